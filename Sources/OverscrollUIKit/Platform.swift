#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// What not every system has.
  ///
  /// The one file that asks which one it is.
  @MainActor
  enum Platform {
    #if os(tvOS)
      static let hasSystemSign = false
      static let buttonColor = UIColor.darkGray

      static func systemSign(
        in scrollView: UIScrollView, pulled: @escaping @MainActor () -> Bool
      ) -> (any SystemSign)? { nil }
    #else
      static let hasSystemSign = true
      /// What lies behind the sign of a button over a list.
      static let buttonColor = UIColor.secondarySystemBackground

      /// The system's own control for a refresh.
      static func systemSign(
        in scrollView: UIScrollView, pulled: @escaping @MainActor () -> Bool
      ) -> (any SystemSign)? { SystemRefresh(in: scrollView, pulled: pulled) }
    #endif

    #if os(tvOS) || os(visionOS)
      static func feel(_ feedback: OverscrollFeedback, _ outcome: RefreshOutcome.Kind?) {}
    #else
      /// Lets the hand feel something.
      static func feel(_ feedback: OverscrollFeedback, _ outcome: RefreshOutcome.Kind?) {
        if feedback.contains(.armed) { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
        if feedback.contains(.fired) { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
        guard feedback.contains(.ended), let outcome, outcome != .cancelled else { return }
        UINotificationFeedbackGenerator()
          .notificationOccurred(outcome == .failed ? .error : .success)
      }
    #endif
  }
#endif
