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
  }
#endif
