#if !STAND_IN
  import Foundation
  import UIKit

  /// The touch and the movement of a list that a ``Finger`` moves.
  ///
  /// It writes offsets and sends the delegate's calls as UIKit does, with the rubber band of 0.55
  /// (U24), a drag that begins after 10 points (U21), a deceleration of 0.998 per millisecond that
  /// ends at 10 points per second (U23), and a critically damped bounce of 11 per second (U22): the
  /// measurements of `Development/Platforms/LinuxUIKit/Facts.md`. UIKit's own recognizer gets no touches.
  @MainActor
  public final class Drive {
    /// The travel after which a touch becomes a drag, in points.
    nonisolated static let slop = 10.0
    private static let band = 0.55
    private static let stiffness = 11.0
    private static let friction = -1_000 * log(0.998)
    private static let slowest = 10.0

    /// The recognizer that code sees instead of UIKit's own.
    let pan = DrivenPan()
    private(set) var isTracking = false
    private(set) var isDragging = false
    private(set) var isDecelerating = false
    /// The writes of insets by code.
    private(set) var insetWriteCount = 0
    /// The writes of offsets by code, and by UIKit when it lays out.
    private(set) var offsetWriteCount = 0
    private weak var list: (any DrivenList)?
    private var isOwnWrite = false
    private var grip = CGPoint.zero
    private var speed = CGPoint.zero
    private var goal: CGPoint?
    private var timer: Timer?

    init() {}

    // MARK: What code does

    func noteInset() { insetWriteCount += 1 }

    func noteOffset() { if !isOwnWrite { offsetWriteCount += 1 } }

    /// A scroll in code ends a movement; a plain write leaves it running (U5c).
    func noteScroll() {
      offsetWriteCount += isOwnWrite ? 0 : 1
      rest()
    }

    /// Writes that one method of UIKit causes count once.
    func asOne(_ body: () -> Void) {
      let was = isOwnWrite
      isOwnWrite = true
      body()
      isOwnWrite = was
    }

    // MARK: The touch

    func touchDown(_ list: any DrivenList) {
      self.list = list
      timer?.invalidate()
      (timer, goal) = (nil, nil)
      isTracking = true
    }

    /// The finger has moved since it touched the list; the velocity is in points per second.
    func moved(by way: CGPoint, velocity: CGPoint) {
      guard let list else { return }
      if !isDragging {
        guard max(abs(way.x), abs(way.y)) >= Self.slop else { return }
        begin(list)
      }
      pan.finger = (way, velocity)
      pan.move(to: .changed)
      var offset = list.contentOffset
      for axis in [\CGPoint.x, \CGPoint.y] where list.canMove(along: axis) {
        let travel = way[keyPath: axis]
        let pulled = travel - min(Self.slop, max(-Self.slop, travel))
        offset[keyPath: axis] = banded(grip[keyPath: axis] - pulled, along: axis)
      }
      write(offset)
    }

    func lifted(velocity: CGPoint) {
      guard let list else { return }
      guard isDragging else {
        isTracking = false
        return glide(from: .zero)
      }
      speed = CGPoint(
        x: list.canMove(along: \.x) ? -velocity.x : 0, y: list.canMove(along: \.y) ? -velocity.y : 0
      )
      let end = target(of: list)
      var wanted = end
      let willEnd: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
        list.delegate?.scrollViewWillEndDragging
      willEnd?(list, CGPoint(x: speed.x / 1_000, y: speed.y / 1_000), &wanted)
      if wanted != end { goal = wanted }
      finish(list, as: .ended)
    }

    func cancelled() {
      guard let list, isTracking else { return }
      speed = .zero
      if isDragging { finish(list, as: .cancelled) } else { lifted(velocity: .zero) }
    }

    private func begin(_ list: any DrivenList) {
      isDecelerating = false
      grip = list.contentOffset
      for axis in [\CGPoint.x, \CGPoint.y] {
        grip[keyPath: axis] = unbanded(grip[keyPath: axis], along: axis)
      }
      pan.move(to: .began)
      isDragging = true
      let began: ((UIScrollView) -> Void)? = list.delegate?.scrollViewWillBeginDragging
      began?(list)
    }

    private func finish(_ list: any DrivenList, as state: UIGestureRecognizer.State) {
      pan.move(to: state)
      (isTracking, isDragging) = (false, false)
      let moves = goal != nil || speed != .zero || list.contentOffset != list.nearestOffset
      let ended: ((UIScrollView, Bool) -> Void)? = list.delegate?.scrollViewDidEndDragging
      ended?(list, moves)
      pan.rearm()
      glide(from: speed)
    }

    // MARK: Movement after the touch

    private func glide(from velocity: CGPoint) {
      guard let list, goal != nil || velocity != .zero || list.contentOffset != list.nearestOffset
      else { return }
      speed = velocity
      isDecelerating = true
      let began: ((UIScrollView) -> Void)? = list.delegate?.scrollViewWillBeginDecelerating
      began?(list)
      let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.step(by: 1 / 60) }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }

    private func step(by seconds: Double) {
      guard let list else { return rest() }
      var (offset, isMoving) = (list.contentOffset, false)
      for axis in [\CGPoint.x, \CGPoint.y] {
        let place = Double(offset[keyPath: axis])
        let end = goal.map { Double($0[keyPath: axis]) } ?? list.nearest(place, along: axis)
        let next =
          place == end && goal == nil
          ? Self.slide(place, speed[keyPath: axis], seconds)
          : Self.spring(place, speed[keyPath: axis], to: end, seconds)
        offset[keyPath: axis] =
          next.isMoving ? next.place : goal == nil && place == end ? place : end
        speed[keyPath: axis] = next.isMoving ? next.speed : 0
        isMoving = isMoving || next.isMoving
      }
      write(offset)
      if !isMoving { rest() }
    }

    private func rest() {
      timer?.invalidate()
      (timer, goal, speed) = (nil, nil, .zero)
      guard isDecelerating else { return }
      isDecelerating = false
      let ended: ((UIScrollView) -> Void)? = list?.delegate?.scrollViewDidEndDecelerating
      if let list { ended?(list) }
    }

    private typealias Motion = (place: Double, speed: Double, isMoving: Bool)

    private static func slide(_ place: Double, _ speed: Double, _ seconds: Double) -> Motion {
      let next = speed * exp(-friction * seconds)
      return (place + (speed - next) / friction, next, abs(next) > slowest)
    }

    private static func spring(
      _ place: Double, _ speed: Double, to end: Double, _ seconds: Double
    ) -> Motion {
      let (far, fading) = (place - end, exp(-stiffness * seconds))
      let push = speed + stiffness * far
      let next = (far + push * seconds) * fading
      let pace = (push - stiffness * (far + push * seconds)) * fading
      return (end + next, pace, abs(next) > 0.2 || abs(pace) > slowest)
    }

    /// Where the list would come to rest.
    private func target(of list: any DrivenList) -> CGPoint {
      CGPoint(
        x: list.nearest(Double(list.contentOffset.x + speed.x / Self.friction), along: \.x),
        y: list.nearest(Double(list.contentOffset.y + speed.y / Self.friction), along: \.y))
    }

    private func write(_ offset: CGPoint) {
      guard let list, offset != list.contentOffset else { return }
      asOne { list.contentOffset = offset }
    }

    // MARK: The rubber band

    private func banded(_ raw: Double, along axis: KeyPath<CGPoint, CGFloat>) -> Double {
      guard let list else { return raw }
      let edge = list.nearest(raw, along: axis)
      guard list.bounces else { return edge }
      let (past, length) = (abs(raw - edge), list.length(along: axis))
      let shown = (1 - 1 / (past * Self.band / length + 1)) * length
      return raw < edge ? edge - shown : edge + shown
    }

    private func unbanded(_ shown: Double, along axis: KeyPath<CGPoint, CGFloat>) -> Double {
      guard let list else { return shown }
      let edge = list.nearest(shown, along: axis)
      let (past, length) = (abs(shown - edge), list.length(along: axis))
      guard past < length else { return shown }
      let raw = (1 / (1 - past / length) - 1) * length / Self.band
      return shown < edge ? edge - raw : edge + raw
    }
  }

  /// A recognizer of pans whose state the test sets.
  final class DrivenPan: UIPanGestureRecognizer {
    private var current = UIGestureRecognizer.State.possible
    /// The travel and the velocity of the finger.
    var finger = (way: CGPoint.zero, velocity: CGPoint.zero)

    override var state: UIGestureRecognizer.State {
      get { current }
      set { move(to: newValue) }
    }

    /// Changes the state, with one notification for observers.
    func move(to state: UIGestureRecognizer.State) {
      willChangeValue(forKey: "state")
      current = state
      didChangeValue(forKey: "state")
    }

    /// Resets the state as UIKit does after a gesture: without a notification.
    func rearm() { current = .possible }

    override func translation(in view: UIView?) -> CGPoint { finger.way }

    override func velocity(in view: UIView?) -> CGPoint { finger.velocity }
  }
#endif
