#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Shows the indicators of a list beside its content, and the button that scrolls back to the
  /// top.
  ///
  /// It uses the indicator views of the UIKit host. It lies over the list, and only its buttons
  /// receive touches.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor
  final class StageView: UIView {
    private(set) weak var host: GeometryHost?
    private var boxes = PerEdge<IndicatorView?>(repeating: nil)
    /// The indicators for which the boxes were created.
    private var shown = PerEdge<OverscrollIndicator?>(repeating: nil)
    private let backToTop = BackToTopPresenter()
    private(set) lazy var clock = FrameClock(view: self) { [weak self] in
      self?.host?.frame()
      return self != nil
    }

    init(of host: GeometryHost) {
      self.host = host
      super.init(frame: .zero)
      clipsToBounds = true
      host.stage = self
      for edge in OverscrollEdge.allCases { show(edge) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      host?.windowChanged(to: window != nil)
      guard window != nil else { return }
      // SwiftUI may add the list's scroll view later in this turn.
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.host?.configureBackToTop(isFinal: true) }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      place()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }

    // MARK: Indicators

    /// Adds, replaces or removes the box of an edge if its indicator has changed.
    func show(_ edge: OverscrollEdge) {
      guard let host, let control = host.control(at: edge) else { return remove(edge) }
      if let old = shown[edge], boxes[edge] != nil, old.isLike(control.indicator) {
        return draw(edge)
      }
      remove(edge)
      let box = IndicatorView(
        host.form(of: control), tapped: { [weak host] in host?.send(.tapped(edge)) })
      box.open(control.indicator.pictures, log: host.log)
      box.accessibilityIdentifier = "overscroll.\(edge)"
      (boxes[edge], shown[edge]) = (box, control.indicator)
      insertSubview(box, at: 0)
      host.configure(edge)
      draw(edge)
    }

    private func remove(_ edge: OverscrollEdge) {
      boxes[edge]?.removeFromSuperview()
      (boxes[edge], shown[edge]) = (nil, nil)
    }

    func drawAll() {
      for edge in OverscrollEdge.allCases { draw(edge) }
    }

    /// Places everything for the present offset of the list.
    func place() {
      drawAll()
      placeButton()
    }

    func draw(_ edge: OverscrollEdge) {
      guard let host, let box = boxes[edge], let control = host.control(at: edge),
        let state = state(of: edge, host)
      else { return }
      box.isHidden = host.engine.isHidden(edge)
      box.place(in: frame(of: edge, host), at: side(of: edge, host))
      box.words.use(control.edgeWording)
      box.words.set(host.runs.result(at: edge), updated: control.lastUpdated)
      box.fade(to: control.opacity(at: host.engine.pullReading(of: edge)))
      box.show(
        state,
        IndicatorView.Manner(
          isTappable: host.engine.canBeTapped(edge),
          isMirrored: host.surroundings.isRightToLeft))
      if isAnimatedAndVisible { clock.run() }
    }

    /// Whether a visible indicator changes with time alone.
    var isAnimatedAndVisible: Bool {
      guard window != nil else { return false }
      return OverscrollEdge.allCases.contains { edge in
        boxes[edge].map { $0.isAnimated && !$0.isHidden && $0.frame.intersects(bounds) } ?? false
      }
    }

    private func state(of edge: OverscrollEdge, _ host: GeometryHost) -> IndicatorState? {
      let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
      return IndicatorState(
        of: edge, in: host.engine, at: host.now, width: host.engine.geometry[across].viewportLength,
        reducesMotion: UIAccessibility.isReduceMotionEnabled)
    }

    /// Returns the frame of a box: its frame in the content, minus the offset.
    private func frame(of edge: OverscrollEdge, _ host: GeometryHost) -> CGRect {
      let engine = host.engine
      let extent = engine.options(of: edge)?.extent ?? 0
      let start = engine.origin(of: edge) - engine.offset[edge.axis]
      guard edge.axis == .horizontal else {
        return CGRect(x: 0, y: start, width: bounds.width, height: extent)
      }
      let left = host.isMirrored(.horizontal) ? bounds.width - start - extent : start
      return CGRect(x: left, y: 0, width: extent, height: bounds.height)
    }

    private func side(of edge: OverscrollEdge, _ host: GeometryHost) -> OverscrollEdge {
      host.isMirrored(edge.axis) ? edge.opposite : edge
    }

    // MARK: Back to the top

    /// Shows or hides the button.
    func raise(_ isRisen: Bool, over duration: Double) {
      guard let host else { return }
      apply(host.backToTop)
      guard host.backToTop != nil, isRisen || backToTop.button != nil else { return }
      if backToTop.addButton(to: self, { [weak host] in host?.send(.backToTopTapped) }) {
        backToTop.setLabel(OverscrollControl.backToTopName, language: nil)
      }
      backToTop.move(rises: isRisen, over: duration) { placeButton() }
    }

    private func apply(_ setup: BackToTopSetup?) {
      let companion = setup?.companion?.view
      let isSame =
        (backToTop.setting == nil) == (setup == nil) && backToTop.setting?.companion === companion
      guard !isSame else { return }
      backToTop.apply(setup.map { BackToTop(after: $0.distance, companion: companion) })
      backToTop.raiseCompanion()
    }

    private func placeButton() {
      guard let host else { return }
      backToTop.place(
        in: bounds.inset(by: safeAreaInsets), isRightToLeft: host.surroundings.isRightToLeft)
    }
  }
#endif
