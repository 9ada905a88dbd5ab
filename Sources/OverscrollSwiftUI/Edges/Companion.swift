#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A view of the app that moves out of the way of the button that scrolls to the top.
  ///
  /// The button's host moves it by its transform, so its place in the corner must not depend on that.
  @MainActor
  final class Companion {
    private lazy var screen = makeScreen()

    /// The view that the button's host moves.
    var view: UIView { screen.view }

    /// Shows a view with an environment.
    func show(_ content: AnyView, in environment: EnvironmentValues) {
      screen.rootView = AnyView(content.environment(\.self, environment))
    }

    func size(in bounds: CGSize) -> CGSize {
      let size = screen.sizeThatFits(in: bounds)
      return CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    private func makeScreen() -> UIHostingController<AnyView> {
      let screen = UIHostingController(rootView: AnyView(EmptyView()))
      screen.view.backgroundColor = .clear
      if #available(iOS 16.4, tvOS 16.4, visionOS 1, *) { screen.safeAreaRegions = [] }
      return screen
    }
  }

  /// Places a companion in the bottom trailing corner of a list, and receives only its touches.
  @MainActor
  final class CompanionCorner: UIView {
    var isRightToLeft = false
    private let host: Companion

    init(_ host: Companion) {
      self.host = host
      super.init(frame: .zero)
      addSubview(host.view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let room = bounds.inset(by: safeAreaInsets)
      let (size, margin) = (host.size(in: room.size), BackToTopButton.margin)
      host.view.bounds.size = size
      host.view.center = CGPoint(
        x: isRightToLeft
          ? room.minX + margin + size.width / 2 : room.maxX - margin - size.width / 2,
        y: room.maxY - margin - size.height / 2)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }
#endif
