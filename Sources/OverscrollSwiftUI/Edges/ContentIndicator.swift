#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Shows a view of the app as an indicator.
  @MainActor
  final class ContentIndicator {
    /// The default length of a view without a fixed length, in points: the same as MJRefresh's
    /// header.
    private static let usualLength = 54.0

    private let screen: UIHostingController<AnyView>
    private var make: @MainActor (IndicatorState) -> AnyView
    private var environment: EnvironmentValues
    private var state: IndicatorState?
    private(set) lazy var indicator = OverscrollIndicator.view(screen.view) {
      [weak self] _, state in
      self?.show(state)
    }

    init(
      _ make: @escaping @MainActor (IndicatorState) -> AnyView, _ environment: EnvironmentValues
    ) {
      (self.make, self.environment) = (make, environment)
      let idle = IndicatorState(
        edge: .top, purpose: .refresh, phase: .idle, size: .init(width: 0, height: 0))
      screen = UIHostingController(rootView: AnyView(make(idle).environment(\.self, environment)))
      screen.view.backgroundColor = .clear
      // In a scroll view, a hosting view would adopt the safe area of the bars.
      if #available(iOS 16.4, tvOS 16.4, visionOS 1, *) { screen.safeAreaRegions = [] }
      let fitting = screen.sizeThatFits(in: CGSize(width: 320, height: CGFloat.infinity))
      let length = fitting.height.isFinite ? Double(fitting.height) : 0
      screen.view.frame.size.height = length > 0 ? length : Self.usualLength
    }

    /// Updates the view to another description.
    func update(
      _ make: @escaping @MainActor (IndicatorState) -> AnyView, _ environment: EnvironmentValues
    ) {
      (self.make, self.environment) = (make, environment)
      if let state { show(state) }
    }

    private func show(_ state: IndicatorState) {
      self.state = state
      screen.rootView = AnyView(make(state).environment(\.self, environment))
    }
  }
#endif
