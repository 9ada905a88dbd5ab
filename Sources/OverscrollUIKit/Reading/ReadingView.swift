#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Keeps the row being read in place.
  ///
  /// It is an empty view in the host, because UIKit informs views of layouts: constraints are
  /// updated before the layout of the scroll view, and this view is laid out after it and before
  /// the result is displayed. The movements in between are the list's.
  @MainActor
  final class ReadingView: UIView {
    /// The identities of the rows.
    private(set) var position: ReadingPosition
    /// Follows the end of a chat; nil for other lists.
    let follower: ChatFollower?
    private let rows: any ReadingRows
    private weak var host: OverscrollHostView?
    private var motion = ReadingMotion(at: 0)
    /// The axis at the last recording; nil before the first one.
    private var axis: OverscrollAxis?
    /// The offset at the last recording, with the remainder of a correction that was rounded.
    private var offset = 0.0
    /// The inset at the start at the last recording.
    private var startInset = 0.0
    /// The offsets at which the content could rest when it was last seen to move.
    private var limits = 0.0...0.0
    /// The travel of the finger at the last change of the length, and after movements since.
    private var translation = CGPoint.zero
    private var isCorrecting = false
    private var lengths: NSKeyValueObservation?
    private var turnEnds: AnyObject?

    init(_ position: ReadingPosition, _ chat: OverscrollChat? = nil, of host: OverscrollHostView) {
      (self.position, rows, self.host) = (position, position.makeRows(), host)
      follower = chat.map(ChatFollower.init)
      super.init(frame: .zero)
      lengths = host.scrollView?.observe(\.contentSize, options: .prior) { [weak self] _, change in
        let isPrior = change.isPrior
        MainActor.assumeIsolated { self?.lengthChanges(isOver: !isPrior) }
      }
      turnEnds = TurnEnds.current.observe { [weak self] in self?.turnEnded() }
      host.addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Replaces the position by a changed copy of it; returns false for another position or chat.
    func update(_ position: ReadingPosition, _ chat: OverscrollChat?) -> Bool {
      guard position.isCopy(of: self.position), (chat == nil) == (follower == nil) else {
        return false
      }
      self.position = position
      if let chat { follower?.update(chat) }
      return true
    }

    // MARK: Observation

    /// The content may be at another offset; called for every scroll event.
    func offsetMayHaveChanged() {
      guard !isCorrecting, let host, let space else { return }
      if space.offset != motion.offset {
        motion.noteOffset(space.offset, by: cause(host, space))
        limits = space.legalOffsets
      }
      follower?.placeButton(in: space.scrollView)
      requestLayout()
    }

    /// The cause of a movement.
    ///
    /// A list may also move its content itself while a finger is down, for changed rows; then the
    /// finger has not moved.
    private func cause(_ host: OverscrollHostView, _ space: ReadingSpace) -> ReadingMotion.Cause {
      if host.executor.isWriting { return .host }
      if isKeptInside(space) { return .system }
      let view = space.scrollView
      guard view.isTracking, motion.hasNewLength else {
        return view.isIdle && !interruptsBounce(space) ? .code : .user
      }
      let travel = view.panGestureRecognizer.translation(in: view.superview)
      defer { translation = travel }
      return travel == translation ? .code : .user
    }

    /// Whether the content has moved because the view, an inset or a length has changed: from an
    /// offset that was possible before to the nearest one that is possible now, or with its start.
    ///
    /// Rotations, keyboards and split views do this. Nobody scrolled.
    private func isKeptInside(_ space: ReadingSpace) -> Bool {
      let (legal, before) = (space.legalOffsets, motion.offset)
      guard space.scrollView.isIdle, legal != limits, limits.isNear(before) else { return false }
      if !legal.isNear(before) {
        return abs(space.offset - min(max(before, legal.lowerBound), legal.upperBound)) <= 0.5
      }
      let startStep = legal.lowerBound - limits.lowerBound
      return startStep != 0 && abs(space.offset - before - startStep) <= 0.5
    }

    /// Whether the content has moved from past its end to the end.
    ///
    /// A touch that interrupts a bounce does this, before the view is tracking (`Facts.md`, U27).
    private func interruptsBounce(_ space: ReadingSpace) -> Bool {
      let (legal, before) = (space.legalOffsets, motion.offset)
      let end = min(max(before, legal.lowerBound), legal.upperBound)
      return !motion.hasNewLength && abs(before - end) > 0.5 && abs(space.offset - end) <= 0.5
    }

    private func lengthChanges(isOver: Bool) {
      guard !isCorrecting, let space else { return }
      guard isOver else { return motion.isSettingLength = true }
      translation = space.scrollView.panGestureRecognizer.translation(
        in: space.scrollView.superview)
      motion.noteLength(at: space.offset, isMirrored: space.isMirrored)
      requestLayout()
    }

    /// Requests a layout if rows have changed without a change of the content's length.
    ///
    /// UIKit reports no other change of a list.
    private func turnEnded() {
      guard window != nil, let space,
        let movement = rows.movement(readAt: offset + motion.likelyDistance, in: space),
        abs(movement) > 0.01
      else { return }
      requestLayout()
    }

    private func requestLayout() {
      guard !motion.isLayingOut else { return }
      setNeedsUpdateConstraints()
      setNeedsLayout()
    }

    /// Updates of constraints, which this view needs to learn of layouts, are only certain if a
    /// view asks for them.
    override class var requiresConstraintBasedLayout: Bool { true }

    /// Called before the layout of the scroll view.
    override func updateConstraints() {
      super.updateConstraints()
      guard !isCorrecting else { return }
      motion.beginLayout()
      setNeedsLayout()
    }

    /// Called after the layout of the scroll view.
    override func layoutSubviews() {
      super.layoutSubviews()
      settle()
    }

    // MARK: The position

    /// The axis of the last recording, in the scroll view.
    private var space: ReadingSpace? {
      guard let host, let scrollView = host.scrollView, let axis else { return nil }
      return ReadingSpace(scrollView: scrollView, axis: axis, isMirrored: host.isMirrored(axis))
    }

    /// Moves the row being read back to its place, and records the rows and their places.
    private func settle() {
      guard !isCorrecting, let host, let scrollView = host.scrollView else { return }
      isCorrecting = true
      let hasScrolled = motion.hasScrolled
      var remainder = 0.0
      if let space, !Platform.carriesRows(scrollView),
        follower?.follow(host, space, hasScrolled: hasScrolled) != true
      {
        remainder = correct(host, space)
      }
      record(host, scrollView, remainder)
      if let follower, let space {
        if follower.start(host, space) {
          record(host, scrollView, 0)
          rows.mark(atStart: false, in: space)
        }
        follower.update(host, space, rows, hasScrolled: hasScrolled)
      }
      isCorrecting = false
    }

    /// Moves a chat to its end.
    func goToEnd() {
      if let host, let space { follower?.goToEnd(host, space) }
    }

    private func record(
      _ host: OverscrollHostView, _ scrollView: UIScrollView, _ remainder: Double
    ) {
      let axis = scrollView.readingAxis
      let space = ReadingSpace(
        scrollView: scrollView, axis: axis, isMirrored: host.isMirrored(axis))
      rows.record(space, hasChanged: motion.hasNewLength || axis != self.axis)
      self.axis = axis
      startInset = space.startInset
      offset = space.offset + remainder
      limits = space.legalOffsets
      motion.restart(at: space.offset)
    }

    /// Moves the row being read back to its place.
    ///
    /// - Returns: The remaining distance, which is less than a pixel; 0 if the place was given up.
    private func correct(_ host: OverscrollHostView, _ space: ReadingSpace) -> Double {
      let before = offset + motion.likelyDistance
      guard let first = rows.movement(readAt: before, in: space),
        let distance = motion.distance(rowMovedBy: first)
      else { return 0 }
      let base = offset + distance
      guard abs(first) > 0.01 || motion.hasNewLength else { return remainder(of: base, in: space) }
      if isAtStart(base, host, space) {
        if startInset == space.startInset { host.moveReading(to: base, in: space) }
        return 0
      }
      var goal = base + first
      for _ in 0..<6 {
        guard host.moveReading(to: reachable(goal, in: space), in: space),
          let movement = rows.movement(readAt: before, in: space)
        else { break }
        goal = base + movement
      }
      return remainder(of: goal, in: space)
    }

    private func remainder(of goal: Double, in space: ReadingSpace) -> Double {
      let rest = goal - space.offset
      return abs(rest) < 0.5 ? rest : 0
    }

    /// Whether the list shows its start rather than the row.
    private func isAtStart(
      _ offset: Double, _ host: OverscrollHostView, _ space: ReadingSpace
    ) -> Bool {
      guard position.atStart == .showsNewRows, offset <= -startInset + 0.5 else { return false }
      guard let options = host.engine.options(of: space.axis.startEdge) else { return true }
      return options.purpose != .load && options.scrollAnchoring != .always
    }

    /// Returns the nearest offset to a goal at which the content can rest; the goal while it moves.
    private func reachable(_ goal: Double, in space: ReadingSpace) -> Double {
      guard space.scrollView.isIdle else { return goal }
      let legal = space.legalOffsets
      return min(max(goal, legal.lowerBound), legal.upperBound)
    }
  }

  extension ClosedRange<Double> {
    /// Whether an offset is in the range, with a tolerance for rounding to pixels.
    fileprivate func isNear(_ offset: Double) -> Bool {
      offset >= lowerBound - 0.5 && offset <= upperBound + 0.5
    }
  }
#endif
