#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// Leaves pulls at the top to the system's refresh control, so that one pull refreshes once.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    /// Whether `refreshable` is outside of the list's modifiers, or has given the list a control.
    var yieldsToSystem: Bool { surroundings.hasSystemRefresh || hasSystemControl }

    /// Finds out whether the list has the system's control, and yields to it or takes pulls back.
    func syncSystemControl() {
      findScrollView()
      let hasControl = scrollView.map(Platform.hasSystemControl) ?? false
      if hasControl != hasSystemControl {
        hasSystemControl = hasControl
        configure(.top)
      }
      if yieldsToSystem, control(at: .top)?.options.trigger.isPull == true { note(.systemRefresh) }
    }
  }
#endif
