import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// What has to be gone when a list is.
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

  /// What is still there.
  var left: String? { parts.first { $0.object != nil }?.name }
}
