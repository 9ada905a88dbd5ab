import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Objects that must be released with a list.
@MainActor
struct StormRemains {
  private struct Part {
    let name: String
    weak var object: AnyObject?
  }

  private let parts: [Part]

  init(_ app: StormApp) {
    let controls = [OverscrollEdge.top, .bottom].compactMap { app.table.overscroll[$0] }
    let objects: [AnyObject] = [app, app.table] + app.table.subviews + controls
    parts = objects.map { Part(name: "\(type(of: $0))", object: $0) }
  }

  /// The first object that has not been released.
  var left: String? { parts.first { $0.object != nil }?.name }
}
