import OverscrollCore
import OverscrollUIKit
import ScrollPhysics
@_spi(Simulation) import UIKit

/// A host with a UIKit scroll view on a simulated device, which only moves as the scenario
/// specifies.
@MainActor
struct UIKitReplayHost {
  private let device = SimulatedDevice()
  private let scrollView = UIScrollView()
  private let screen = UIView()
  private let window: UIWindow
  private let library: any ReplayedLibrary
  /// Whether a finger has lifted, and the content has not come to rest since.
  private var isReleased = false
  private(set) var brokenInvariants: [String] = []

  /// Creates the scroll view of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - library: The names by which the app adds and uses its components.
  init(_ scenario: Scenario, _ library: any ReplayedLibrary = ReplayedOverscroll()) {
    self.library = library
    // Recorded offsets may lie between pixels.
    scrollView.roundsOffsets = false
    window = device.show(screen)
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.frame.size = CGSize(scenario.viewport)
    scrollView.contentSize = CGSize(scenario.contentSize)
    scrollView.contentInset = UIEdgeInsets(scenario.contentInset)
    scrollView.fixedSafeArea = UIEdgeInsets(scenario.systemInset)
    scrollView.simulate {
      $0.movesByItself = false
      $0.systemInsetMovesContent = false
      let inset = $0.adjustedInset
      $0.place(at: PerAxis(vertical: -inset.top, horizontal: -inset.leading))
    }
    if scenario.window { screen.addSubview(scrollView) }
    device.turn()
  }

  // MARK: The finger

  // The user's events arrive in a different turn of the run loop than the app's calls.

  mutating func beginDrag() {
    device.turn()
    act { $0.beginDragByHand() }
    isReleased = false
  }

  mutating func endDrag() { release(isCancelled: false) }

  mutating func cancelDrag() { release(isCancelled: true) }

  /// Content that is released within its edges is at rest.
  private mutating func release(isCancelled: Bool) {
    act { $0.endDragByHand(isCancelled: isCancelled) }
    isReleased = true
    if offsets == restOffsets { comeToRest() }
  }

  /// Sets the offset and reports it, even if it is unchanged.
  mutating func place(at offsets: PerAxis<Double>) {
    device.turn()
    act { $0.dragByHand(to: CGPoint(x: offsets.horizontal, y: offsets.vertical)) }
  }

  /// Advances by two frames, because the host detects rest by comparing frames.
  mutating func comeToRest() {
    guard isReleased else { return }
    isReleased = false
    act { view in view.simulate { $0.comeToRest() } }
    device.advance(by: 2 / device.framesPerSecond)
  }

  // MARK: Time

  /// Runs the queued work; optionally also all animations in progress, to their ends.
  mutating func runQueue(finishingMotions: Bool) {
    guard finishingMotions else { return device.turn() }
    // The end of a run may begin another one. Runs that remain after a second are a bug of the
    // library.
    device.finishAnimations()
    for _ in 0..<60 where isMoving { device.advance(by: 1 / device.framesPerSecond) }
    check()
  }

  /// Whether an edge still has an extra inset.
  private var isHeld: Bool { scrollView.contentInset != scrollView.overscroll.contentInset }

  private var isMoving: Bool {
    let isEnding = OverscrollEdge.allCases.contains {
      guard let control = scrollView.overscroll[$0] else { return false }
      // The last page is `noMore` while its edge still closes.
      return control.phase == .ending
        || control.phase == .noMore && control.options.placement != .inline && isHeld
    }
    return isEnding || scrollView.simulation.isAnimating
  }

  mutating func advance(by seconds: Double) {
    device.advance(by: seconds)
    check()
  }

  // MARK: The app

  mutating func begin(_ edge: OverscrollEdge, revealing: Bool) {
    act { [library] in library.begin(edge, in: $0, revealing: revealing) }
  }

  mutating func end(_ edge: OverscrollEdge) { act { [library] in library.end(edge, in: $0) } }

  /// Cancels the run or the pull of an edge.
  mutating func giveUp(_ edge: OverscrollEdge) {
    act { [library] in library.giveUp(edge, in: $0) }
  }

  mutating func endNoMore(_ edge: OverscrollEdge) {
    act { [library] in library.endNoMore(edge, in: $0) }
  }

  mutating func resetNoMore(_ edge: OverscrollEdge) {
    act { [library] in library.resetNoMore(edge, in: $0) }
  }

  mutating func tap(_ edge: OverscrollEdge) {
    let indicator = indicator(at: edge)
    act { _ in (indicator as? UIControl)?.sendActions(for: .touchUpInside) }
  }

  mutating func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge) {
    act { [library] in library.setHidden(isHidden, edge, in: $0) }
  }

  /// Whether a component that is hidden during its run stays until the run has ended.
  var hidesByItself: Bool { library.hidesByItself }

  /// Adds a component at its edge, or removes the present one.
  mutating func setComponent(_ component: Scenario.Component?, at edge: OverscrollEdge) {
    act { [library] in library.setComponent(component, at: edge, of: $0) }
    findPlace()
  }

  /// Lets two frames pass, after which the content has its first position, and triggers count.
  private func findPlace() { device.advance(by: 2 / device.framesPerSecond) }

  // MARK: The view

  mutating func setContentSize(_ size: PerAxis<Double>) {
    let isFirst = contentSize.vertical == 0 && size.vertical > 0
    act { $0.contentSize = CGSize(size) }
    if isFirst { findPlace() }
  }

  mutating func setViewport(_ size: PerAxis<Double>) { act { $0.frame.size = CGSize(size) } }

  /// Writes the raw property, as other code does.
  mutating func setContentInset(_ inset: PerEdge<Double>) {
    act { $0.contentInset = UIEdgeInsets(inset) }
  }

  mutating func setSystemInset(_ inset: PerEdge<Double>) {
    act { $0.fixedSafeArea = UIEdgeInsets(inset) }
  }

  mutating func setInWindow(_ isInWindow: Bool) {
    act { [screen] in isInWindow ? screen.addSubview($0) : $0.removeFromSuperview() }
    findPlace()
  }

  mutating func setRows(_ count: Int) {
    // The library does not count the rows of a list.
  }

  // MARK: The visible state

  var contentSize: PerAxis<Double> { PerAxis(scrollView.contentSize) }
  var viewport: PerAxis<Double> { PerAxis(scrollView.bounds.size) }
  var contentInset: PerEdge<Double> { PerEdge(scrollView.contentInset) }
  var systemInset: PerEdge<Double> { PerEdge(scrollView.safeAreaInsets) }

  var offsets: PerAxis<Double> {
    let offset = scrollView.contentOffset
    return PerAxis(vertical: offset.y, horizontal: offset.x)
  }

  /// The visible state of the control at an edge; nil without a control.
  func look(at edge: OverscrollEdge) -> ReplayLook? {
    guard let control = scrollView.overscroll[edge] else { return nil }
    let frame = indicator(at: edge)?.frame ?? .null
    let isVertical = edge.axis == .vertical
    return ReplayLook(
      phase: control.phase, progress: control.progress,
      origin: isVertical ? frame.minY : frame.minX,
      extent: isVertical ? frame.height : frame.width)
  }

  func calls(of edge: OverscrollEdge) -> Int { library.calls[edge] }

  private func indicator(at edge: OverscrollEdge) -> UIView? {
    scrollView.subviews.first { $0.accessibilityIdentifier == "overscroll.\(edge)" }
  }

  // MARK: Invariants

  /// Performs a change as code of the device, and then checks the invariants.
  private mutating func act(_ body: (UIScrollView) -> Void) {
    device.run { body(scrollView) }
    check()
  }

  private mutating func check() {
    if let law = scrollView.overscroll.brokenInvariant { brokenInvariants.append(law) }
  }
}

// MARK: Lengths

extension CGSize {
  fileprivate init(_ lengths: PerAxis<Double>) {
    self.init(width: lengths.horizontal, height: lengths.vertical)
  }
}

extension PerAxis<Double> {
  fileprivate init(_ size: CGSize) {
    self.init(vertical: size.height, horizontal: size.width)
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: PerEdge<Double>) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension PerEdge<Double> {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, bottom: insets.bottom, leading: insets.left, trailing: insets.right)
  }
}

/// The visible state of one control.
struct ReplayLook: Equatable {
  let phase: OverscrollPhase
  let progress: Double
  /// The position of the indicator along its axis, in points of the content.
  let origin: Double
  /// The length of the indicator along its axis, in points.
  let extent: Double
}
