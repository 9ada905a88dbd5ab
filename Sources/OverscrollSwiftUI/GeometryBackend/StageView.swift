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
    private var curtains = PerEdge<Curtain?>(repeating: nil)
    /// The texts that each box shows.
    private var wordings = PerEdge<ShownWording?>(repeating: nil)
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
        setWording(edge, control)
        return draw(edge)
      }
      remove(edge)
      let box = IndicatorView(
        host.form(of: control), tapped: { [weak host] in host?.send(.tapped(edge)) })
      box.open(control.indicator.pictures, log: host.log)
      box.accessibilityIdentifier = "overscroll.\(edge)"
      let curtain = Curtain()
      (boxes[edge], curtains[edge], shown[edge]) = (box, curtain, control.indicator)
      curtain.addSubview(box)
      insertSubview(curtain, at: 0)
      setWording(edge, control)
      host.configure(edge)
      draw(edge)
    }

    private func remove(_ edge: OverscrollEdge) {
      curtains[edge]?.removeFromSuperview()
      (boxes[edge], curtains[edge], shown[edge], wordings[edge]) = (nil, nil, nil, nil)
    }

    // MARK: Texts

    /// Shows all texts again, because the language, the app's texts or the date have changed.
    func wordsChanged() {
      wordings = PerEdge(repeating: nil)
      for edge in OverscrollEdge.allCases { show(edge) }
      nameButton()
    }

    private func setWording(_ edge: OverscrollEdge, _ control: OverscrollControl) {
      let next = ShownWording(of: control)
      guard let box = boxes[edge], next != wordings[edge] else { return }
      wordings[edge] = next
      box.words.use(control.edgeWording)
      box.forget(for: traitCollection)
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
      curtains[edge]?.open(to: opening(of: edge, host))
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
      guard window != nil, host?.settings.isStill == false else { return false }
      return OverscrollEdge.allCases.contains { edge in
        boxes[edge].map { $0.isAnimated && !$0.isHidden && $0.frame.intersects(bounds) } ?? false
      }
    }

    private func state(of edge: OverscrollEdge, _ host: GeometryHost) -> IndicatorState? {
      let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
      return IndicatorState(
        of: edge, in: host.engine, at: host.now, width: host.engine.geometry[across].viewportLength,
        reducesMotion: host.reducesMotion)
    }

    /// Returns the frame of a box: its frame in the content, minus the offset.
    private func frame(of edge: OverscrollEdge, _ host: GeometryHost) -> CGRect {
      let engine = host.engine
      guard let options = engine.options(of: edge) else { return .zero }
      let origin =
        engine.floatingOrigin(of: edge, options.placement, options.extent)
        ?? engine.origin(of: edge)
      return strip(from: origin - engine.offset[edge.axis], options.extent, along: edge.axis, host)
    }

    /// Returns the part of the stage in which a box is visible: a box behind the content only where
    /// no content covers it.
    private func opening(of edge: OverscrollEdge, _ host: GeometryHost) -> CGRect {
      let engine = host.engine
      guard engine.options(of: edge)?.placement == .behind else { return bounds }
      let lengths = engine.geometry[edge.axis]
      let contentStart = -engine.offset[edge.axis]
      let contentEnd = contentStart + lengths.contentLength
      return edge.isStart
        ? strip(from: 0, max(0, contentStart), along: edge.axis, host)
        : strip(
          from: contentEnd, max(0, lengths.viewportLength - contentEnd), along: edge.axis, host)
    }

    /// Returns a strip across the stage; a mirrored axis starts at the right.
    private func strip(
      from start: Double, _ length: Double, along axis: OverscrollAxis, _ host: GeometryHost
    ) -> CGRect {
      guard axis == .horizontal else {
        return CGRect(x: 0, y: start, width: bounds.width, height: length)
      }
      let left = host.isMirrored(.horizontal) ? bounds.width - start - length : start
      return CGRect(x: left, y: 0, width: length, height: bounds.height)
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
        nameButton()
      }
      backToTop.move(rises: isRisen, over: duration) { placeButton() }
    }

    private func nameButton() {
      backToTop.setLabel(OverscrollControl.backToTopName, language: nil)
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
