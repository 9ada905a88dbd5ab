#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts
  import OverscrollUIKit
  import UIKit

  /// A view that shows a part of the stage, in the coordinates of the stage.
  @MainActor
  final class Curtain: UIView {
    init() {
      super.init(frame: .zero)
      clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a part of the stage.
    func open(to part: CGRect) {
      guard frame != part else { return }
      frame = part
      bounds.origin = part.origin
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  /// The values that a list's description gives to the texts of an indicator.
  struct ShownWording: Equatable {
    private let texts: [OverscrollText: String]
    private let styleTexts: [OverscrollText: String]
    private let remembersUpdates: Bool
    private let updated: Date?
    private let ownLine: String?

    @MainActor
    init(of control: OverscrollControl) {
      texts = control.texts
      styleTexts = control.style.texts
      remembersUpdates = control.lastUpdatedKey != nil
      updated = control.lastUpdated
      ownLine = control.lastUpdatedText.map { $0(control.lastUpdated) ?? "" }
    }
  }
#endif
