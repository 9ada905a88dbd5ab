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
    let backToTop = BackToTopPresenter()
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
      watchTraits { [weak self] in self?.traitsChanged() }
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
        boxes[edge]?.use(control.style)
        setWording(edge, control)
        return draw(edge)
      }
      remove(edge)
      let box = IndicatorView(
        host.form(of: control), tapped: { [weak host] in host?.tap(edge) })
      box.open(control.indicator.pictures, log: host.log)
      box.accessibilityIdentifier = "overscroll.\(edge)"
      let curtain = Curtain()
      (boxes[edge], curtains[edge], shown[edge]) = (box, curtain, control.indicator)
      curtain.addSubview(box)
      insertSubview(curtain, at: 0)
      box.use(control.style)
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
      control.redrawFollowers()
    }

    /// Draws everything again, with the user's text size and colors.
    private func traitsChanged() {
      guard let host else { return }
      wordings = PerEdge(repeating: nil)
      host.describing {
        for edge in OverscrollEdge.allCases where host.control(at: edge) != nil {
          show(edge)
          host.configure(edge)
        }
      }
      place()
    }

    /// The height of the tallest picture of an edge's indicator, in points; 0 without pictures.
    func pictureLength(at edge: OverscrollEdge) -> Double { boxes[edge]?.pictureLength ?? 0 }

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
        let state = host.indicatorState(of: edge)
      else { return }
      box.isHidden = host.engine.isHidden(edge)
      place(box, of: edge, host)
      curtains[edge]?.open(to: opening(of: edge, host))
      box.words.set(host.runs.result(at: edge), updated: control.lastUpdated)
      box.fade(to: control.opacity(at: host.engine.pullReading(of: edge)))
      box.show(
        state,
        IndicatorView.Manner(
          isTappable: host.engine.canBeTapped(edge),
          isMirrored: host.surroundings.isRightToLeft))
      control.drawFollowers()
      if isAnimatedAndVisible { clock.run() }
    }

    /// Whether a visible indicator changes with time alone.
    var isAnimatedAndVisible: Bool {
      guard window != nil, host?.settings.isStill == false else { return false }
      return OverscrollEdge.allCases.contains { edge in
        if host?.control(at: edge)?.hasAnimatedFollowers == true { return true }
        return boxes[edge].map { $0.isAnimated && !$0.isHidden && $0.frame.intersects(bounds) }
          ?? false
      }
    }

    /// Places a box, and its background between the content and the end of the visible area.
    private func place(_ box: IndicatorView, of edge: OverscrollEdge, _ host: GeometryHost) {
      let (engine, side) = (host.engine, side(of: edge, host))
      let frame = frame(of: edge, host)
      guard engine.options(of: edge)?.placement != .over else {
        return box.place(in: frame, at: side)
      }
      let lengths = engine.geometry[edge.axis]
      let content = strip(
        from: -engine.offset[edge.axis], lengths.contentLength, along: edge.axis, host)
      let gap =
        switch side {
        case .top: content.minY - frame.maxY
        case .bottom: frame.minY - content.maxY
        case .leading: content.minX - frame.maxX
        case .trailing: frame.minX - content.maxX
        }
      box.place(in: frame, at: side, gap: Double(gap), reach: lengths.viewportLength)
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
  }
#endif
