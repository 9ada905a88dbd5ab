#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  package import UIKit
  #if canImport(WebKit) && !canImport(ObjectiveC)
    import WebKit
  #endif

  /// Features that only some systems have.
  ///
  /// No other file checks which of Apple's systems it is for. Some check for Objective-C, which Linux
  /// does not have.
  @MainActor
  enum Platform {
    #if os(tvOS)
      static func hasRefreshControls(_ traits: UITraitCollection) -> Bool { false }

      static func turnsPages(_ scrollView: UIScrollView) -> Bool { false }

      static let buttonColor = UIColor.darkGray

      nonisolated static let surfaceColor = UIColor.darkGray

      static let keyboardChanges: [Notification.Name] = []

      static func hasSystemControl(_ scrollView: UIScrollView) -> Bool { false }

      static func refreshControl(
        in scrollView: UIScrollView, pulled: @escaping @MainActor () -> Bool
      ) -> (any RefreshControlAdapter)? { nil }

      static func carriesRows(_ scrollView: UIScrollView) -> Bool { false }

      static func largeTitleBar(over scrollView: UIScrollView) -> UINavigationBar? { nil }
    #else
      /// Whether a scroll view with these traits may have a `UIRefreshControl`.
      ///
      /// Setting one throws an exception in Catalyst's Mac idiom ("Optimize for Mac").
      static func hasRefreshControls(_ traits: UITraitCollection) -> Bool {
        traits.userInterfaceIdiom != .mac
      }

      /// Whether a scroll view pages at multiples of its size.
      static func turnsPages(_ scrollView: UIScrollView) -> Bool { scrollView.isPagingEnabled }

      /// The background color of the button over a list.
      static let buttonColor = UIColor.secondarySystemBackground

      /// The color of a surface above a list.
      nonisolated static let surfaceColor = UIColor.tertiarySystemBackground

      /// The notifications of on-screen keyboards that appear, change their height or disappear.
      static let keyboardChanges = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ]

      /// Whether a scroll view supports the system's refresh control.
      static func hasSystemControl(_ scrollView: UIScrollView) -> Bool {
        scrollView.refreshControl != nil
      }

      /// The system's refresh control.
      static func refreshControl(
        in scrollView: UIScrollView, pulled: @escaping @MainActor () -> Bool
      ) -> (any RefreshControlAdapter)? { SystemRefresh(in: scrollView, pulled: pulled) }

      /// Whether the user drags rows out of a list, or drags items over it.
      static func carriesRows(_ scrollView: UIScrollView) -> Bool {
        switch scrollView {
        case let list as UITableView: list.hasActiveDrag || list.hasActiveDrop
        case let list as UICollectionView: list.hasActiveDrag || list.hasActiveDrop
        default: false
        }
      }

      /// The bar that shows a large title over a scroll view; nil if titles are small or hidden.
      static func largeTitleBar(over scrollView: UIScrollView) -> UINavigationBar? {
        let responders = sequence(first: scrollView as UIResponder) { $0.next }
        let controllers = responders.lazy.compactMap { $0 as? UIViewController }
        guard let controller = controllers.first(where: { $0.navigationController != nil }),
          controller.navigationItem.largeTitleDisplayMode != .never,
          let bar = controller.navigationController?.navigationBar, bar.prefersLargeTitles,
          !bar.isHidden
        else { return nil }
        return bar
      }
    #endif

    /// Whether a scroll view shows a web page, whose layout an inset would disturb.
    ///
    /// If there is an Objective-C runtime, the class is looked up by name, so that apps without web
    /// views do not link WebKit.
    static func showsWebPage(_ scrollView: UIScrollView) -> Bool {
      #if canImport(ObjectiveC)
        guard let webView: AnyClass = NSClassFromString("WKWebView") else { return false }
        return scrollView.superview?.isKind(of: webView) == true
      #elseif canImport(WebKit)
        scrollView.superview is WKWebView
      #else
        false
      #endif
    }
  }

  /// Plays haptic feedback with generators that are created once, and prepared when a drag begins.
  @MainActor
  package final class FeedbackPlayer {
    #if os(tvOS) || os(visionOS)
      package init() {}

      package func prepare(_ feedback: OverscrollFeedback) {}

      package func play(_ feedback: OverscrollFeedback, _ result: RefreshResult.Kind?) {}
    #else
      private lazy var armed = UIImpactFeedbackGenerator(style: .light)
      private lazy var fired = UIImpactFeedbackGenerator(style: .medium)
      private lazy var ended = UINotificationFeedbackGenerator()

      package init() {}

      /// Prepares for the feedback that a pull may cause.
      package func prepare(_ feedback: OverscrollFeedback) {
        if feedback.contains(.armed) { armed.prepare() }
        if feedback.contains(.fired) { fired.prepare() }
      }

      /// Plays feedback.
      ///
      /// - Parameters:
      ///   - feedback: The feedback.
      ///   - result: The result of a run that has ended; a cancelled run plays nothing.
      package func play(_ feedback: OverscrollFeedback, _ result: RefreshResult.Kind?) {
        if feedback.contains(.armed) { armed.impactOccurred() }
        if feedback.contains(.fired) { fired.impactOccurred() }
        guard feedback.contains(.ended), let result, result != .cancelled else { return }
        ended.notificationOccurred(result == .failed ? .error : .success)
      }
    #endif
  }

  /// A control that the select button of a remote activates while it is focused.
  @MainActor
  package class FocusControl: UIControl {
    #if os(tvOS)
      package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.type == .select }) else {
          return super.pressesEnded(presses, with: event)
        }
        activate()
      }

      package override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let scale = isFocused ? 1.1 : 1
        coordinator.addCoordinatedAnimations {
          self.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    #endif

    /// Called when the user selects the control; for subclasses.
    func activate() {}
  }

  /// A view that is notified of trait changes through the API of its system.
  @MainActor
  class TraitView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      if #available(iOS 17, tvOS 17, visionOS 1, *) { registerForTraits() }
    }

    @available(iOS 17, tvOS 17, visionOS 1, *)
    private func registerForTraits() {
      let traits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
        UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
        UITraitAccessibilityContrast.self,
      ]
      registerForTraitChanges(traits) { (view: Self, _) in view.traitsChanged() }
    }

    #if !os(visionOS)
      @available(iOS, deprecated: 17)
      @available(tvOS, deprecated: 17)
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if #unavailable(iOS 17, tvOS 17) { traitsChanged() }
      }
    #endif

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Called after the traits have changed; for subclasses.
    func traitsChanged() {}
  }

  /// Reports the trait changes of the view that contains it.
  @MainActor
  private final class TraitWatcher: TraitView {
    private let changed: @MainActor () -> Void

    init(_ changed: @escaping @MainActor () -> Void) {
      self.changed = changed
      super.init(frame: .zero)
      isHidden = true
    }

    override func traitsChanged() { changed() }
  }

  extension UIView {
    /// Adds a hidden view that calls a closure after the traits have changed.
    func watchTraits(_ changed: @escaping @MainActor () -> Void) {
      addSubview(TraitWatcher(changed))
    }
  }
#endif
