#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Writes the insets and the offset of a scroll view, with the movements of `Landings.swift`; no
  /// other object of the host does.
  ///
  /// It keeps a ledger per edge of the view, where `leading` is the left one.
  @MainActor
  final class ScrollWriter {
    // Ledgers call no other code, so accesses cannot overlap; every scroll event reads all of them.
    @exclusivity(unchecked) private var ledgers = PerEdge(repeating: InsetLedger())
    /// The extra insets of the engine, and of previews.
    private var edgeInsets = PerEdge(repeating: 0.0)
    /// The side at which a chat has room below its rows, and the length of the room, in points.
    private var chatRoom: (side: OverscrollEdge, length: Double)?
    /// Whether the first write of an edge's extra inset was read, to learn how the view rounds.
    private var isRead = PerEdge(repeating: false)
    /// The app's bounce setting along an axis where a control turned bouncing on; nil elsewhere.
    private var appBounces = PerAxis<Bool?>(repeating: nil)
    /// Repeats movements that SwiftUI undoes; nil if it does not lay out the content.
    private var jumps: SwiftUIJumps?
    private let freezer = ContentFreezer()

    init(isSwiftUI: Bool = false) { jumps = isSwiftUI ? SwiftUIJumps() : nil }

    /// Starts with the current insets of a scroll view.
    func enter(_ scrollView: UIScrollView) { reset(to: scrollView.contentInset) }

    /// Restores the properties of the scroll view, and forgets it.
    func leave(_ scrollView: UIScrollView) {
      freezer.release()
      for axis in OverscrollAxis.allCases { setBouncing(scrollView, along: axis, false) }
      if scrollView.contentInset != base { scrollView.contentInset = base }
      reset(to: .zero)
    }

    private func reset(to inset: UIEdgeInsets) {
      for edge in OverscrollEdge.allCases {
        ledgers[edge] = InsetLedger(base: inset[physical: edge])
      }
      edgeInsets = PerEdge(repeating: 0)
      chatRoom = nil
      isRead = PerEdge(repeating: false)
      if jumps != nil { jumps = SwiftUIJumps() }
    }

    // MARK: Effects

    /// A necessary write.
    struct Change {
      fileprivate let inset: UIEdgeInsets
      fileprivate let present: UIEdgeInsets
      fileprivate var landings: Landings
      /// Whether the inset was set before the animation.
      fileprivate var isInsetSet = false
    }

    /// Moves the offset immediately, in the same turn in which rows were inserted.
    func shift(_ scrollView: UIScrollView, by distances: PerAxis<Double>) {
      guard OverscrollAxis.allCases.contains(where: { distances[$0] != 0 }) else { return }
      let origin = undoableOffset(of: scrollView)
      for axis in OverscrollAxis.allCases where distances[axis] != 0 {
        scrollView.contentOffset[axis] += distances[axis]
      }
      guard let origin else { return }
      jumps?.shifted(from: origin, to: scrollView.contentOffset, at: CACurrentMediaTime())
    }

    /// Updates the ledgers, and returns the necessary writes; nil for none.
    ///
    /// Most events change nothing; then nothing is read from the scroll view either.
    func change(
      to extraInsets: PerEdge<Double>, _ landings: Landings, in scrollView: UIScrollView
    ) -> Change? {
      var raw = PerEdge<Double?>(repeating: nil)
      var hasChange = false
      edgeInsets = extraInsets
      for edge in OverscrollEdge.allCases {
        raw[edge] = ledgers[edge].setExtraInset(extraInsets[edge] + chatRoomLength(at: edge))
        if raw[edge] != nil { hasChange = true }
      }
      guard hasChange || !landings.isEmpty else { return nil }
      let present = scrollView.contentInset
      let inset = present.replaced(by: raw)
      guard inset != present || landings.isElsewhere(in: scrollView) else { return nil }
      return Change(inset: inset, present: present, landings: landings)
    }

    /// Writes a change.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - scrollView: The scroll view.
    ///   - duration: The duration of the animation, in seconds; 0 for none.
    ///   - time: The engine's time.
    ///   - companions: Makes the changes of other views, inside the animation.
    func write(
      _ change: Change, to scrollView: UIScrollView, over duration: Double, at time: Double,
      with companions: @escaping () -> Void
    ) {
      let origin = undoableOffset(of: scrollView)
      var change = change
      prepare(&change, in: scrollView, isAnimated: duration > 0)
      UIView.animate(over: duration) { [change] in
        self.apply(change, to: scrollView)
        companions()
      }
      if let origin {
        jumps?.moved(
          from: origin, to: scrollView.contentOffset, isAnimated: duration > 0, at: time)
      }
    }

    /// Applies the part of a change that must not be animated.
    private func prepare(_ change: inout Change, in scrollView: UIScrollView, isAnimated: Bool) {
      change.isInsetSet = setInsetInBounce(change.inset, from: change.present, of: scrollView)
      change.landings.followEnd(of: scrollView)
      if isAnimated { change.landings.approach(in: scrollView) }
    }

    /// Writes the insets and then the offset, inside an animation if there is one.
    private func apply(_ change: Change, to scrollView: UIScrollView) {
      if !change.isInsetSet, change.inset != change.present { scrollView.setInset(change.inset) }
      if change.inset != change.present { noteWrite(to: scrollView) }
      change.landings.lead(scrollView)
    }

    /// Reads what the scroll view has made of the first write of an extra inset.
    private func noteWrite(to scrollView: UIScrollView) {
      let edges = OverscrollEdge.allCases.filter { !isRead[$0] && ledgers[$0].extraInset > 0 }
      guard !edges.isEmpty else { return }
      let inset = scrollView.contentInset
      for edge in edges {
        ledgers[edge].wrote(inset[physical: edge])
        isRead[edge] = true
      }
    }

    /// Sets a larger inset immediately while the content bounces; returns whether it did.
    ///
    /// On some systems, animating an inset during a bounce moves the content. Setting it without
    /// animation only gives the bounce another edge (`Facts.md`, U5a). A smaller inset would end
    /// the bounce at its edge, so such an edge closes with its usual animation. After the release of a
    /// pull, the view already decelerates when its inset is set, in the layout of the same turn.
    private func setInsetInBounce(
      _ inset: UIEdgeInsets, from present: UIEdgeInsets, of scrollView: UIScrollView
    ) -> Bool {
      guard scrollView.isDecelerating, inset != present else { return false }
      if OverscrollEdge.allCases.allSatisfy({ inset[physical: $0] >= present[physical: $0] }) {
        UIView.performWithoutAnimation { scrollView.contentInset = inset }
        return true
      }
      let isAtEdge = OverscrollEdge.allCases.contains {
        inset[physical: $0] < present[physical: $0] && scrollView.isAt($0)
      }
      if isAtEdge { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
      return false
    }

    // MARK: The room of a chat

    /// Gives the room below the rows of a chat a length, and returns whether that changed the
    /// insets; no other side has room.
    func setChatRoom(_ length: Double, at side: OverscrollEdge, of scrollView: UIScrollView) -> Bool
    {
      guard length != (chatRoom?.length ?? 0) || (length > 0 && chatRoom?.side != side) else {
        return false
      }
      chatRoom = length > 0 ? (side, length) : nil
      var inset = scrollView.contentInset
      for edge in OverscrollEdge.allCases {
        let extraInset = edgeInsets[edge] + chatRoomLength(at: edge)
        if let raw = ledgers[edge].setExtraInset(extraInset) { inset[physical: edge] = raw }
      }
      guard inset != scrollView.contentInset else { return false }
      UIView.performWithoutAnimation { scrollView.contentInset = inset }
      noteWrite(to: scrollView)
      return true
    }

    /// The length of the room at a side; nil if other code keeps writing the inset there.
    func chatRoom(at side: OverscrollEdge) -> Double? {
      ledgers[side].isContested ? nil : chatRoomLength(at: side)
    }

    private func chatRoomLength(at side: OverscrollEdge) -> Double {
      chatRoom.map { $0.side == side ? $0.length : 0 } ?? 0
    }

    /// The insets without the extra insets of edges: the room of a chat belongs to its content.
    var baseWithChatRoom: UIEdgeInsets {
      var inset = base
      if let chatRoom, !ledgers[chatRoom.side].isContested {
        inset[physical: chatRoom.side] += chatRoom.length
      }
      return inset
    }

    // MARK: Movements

    /// Moves the content to its landings; returns whether it was elsewhere.
    func move(to landings: Landings, of scrollView: UIScrollView, over duration: Double) -> Bool {
      guard landings.isElsewhere(in: scrollView) else { return false }
      let origin = undoableOffset(of: scrollView)
      if duration > 0 { landings.approach(in: scrollView) }
      UIView.animate(over: duration) { landings.lead(scrollView) }
      if let origin {
        jumps?.moved(
          from: origin, to: scrollView.contentOffset, isAnimated: duration > 0,
          at: CACurrentMediaTime())
      }
      return true
    }

    /// Moves the content to an offset immediately.
    func jump(to offset: CGPoint, in scrollView: UIScrollView) {
      if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }

    /// Scrolls to the top at the system's pace, unless the content is there.
    func scrollToTop(_ scrollView: UIScrollView, isAnimated: Bool) {
      let top = -scrollView.adjustedContentInset.top
      guard scrollView.contentOffset.y > top else { return }
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: top), animated: isAnimated)
    }

    /// Keeps the user from scrolling while the content is frozen, and no longer.
    func setFrozen(_ isFrozen: Bool, _ scrollView: UIScrollView) {
      if isFrozen { freezer.freeze(scrollView) } else { freezer.release() }
    }

    // MARK: SwiftUI

    /// The offset before a movement that SwiftUI may undo; nil if it undoes none.
    ///
    /// It undoes only what is written at rest. Under a finger, an offset near the one before the
    /// movement is the finger's.
    private func undoableOffset(of scrollView: UIScrollView) -> CGPoint? {
      guard jumps != nil else { return nil }
      if scrollView.isIdle { return scrollView.contentOffset }
      touched()
      return nil
    }

    /// Notes that the user moves the content.
    func touched() { jumps?.touched() }

    /// Notes that the row being read is in its place: a movement to another offset is out of date.
    func settled() { jumps?.settled() }

    /// Whether an update of SwiftUI that moved the content to an offset has undone a movement.
    func undoes(_ offset: CGPoint) -> Bool {
      jumps?.undoes(offset, time: CACurrentMediaTime()) == true
    }

    /// Whether an update of SwiftUI has undone a movement, which the next turn repeats.
    func isUndone(at offset: CGPoint) -> Bool {
      jumps?.isUndone(at: offset, time: CACurrentMediaTime()) == true
    }

    // MARK: Insets of other code

    /// The inset of an edge without our extra inset.
    func base(at place: OverscrollEdge) -> Double { ledgers[place].base }

    /// The insets without our extra insets.
    var base: UIEdgeInsets {
      var inset = UIEdgeInsets.zero
      for edge in OverscrollEdge.allCases { inset[physical: edge] = ledgers[edge].base }
      return inset
    }

    /// Sets the insets without our extra insets.
    func setBase(_ base: UIEdgeInsets, of scrollView: UIScrollView) {
      var inset = scrollView.contentInset
      for edge in OverscrollEdge.allCases {
        if let raw = ledgers[edge].setBase(base[physical: edge]) { inset[physical: edge] = raw }
      }
      guard inset != scrollView.contentInset else { return }
      scrollView.contentInset = inset
      noteWrite(to: scrollView)
    }

    /// External writes of the insets.
    struct InsetReading {
      /// The insets that the scroll view must have.
      fileprivate(set) var inset: UIEdgeInsets
      /// Whether other code wrote the inset of an edge.
      fileprivate(set) var isExternal = PerEdge(repeating: false)
      /// Whether other code keeps writing the inset of an edge.
      fileprivate(set) var isContested = PerEdge(repeating: false)
      /// Whether our extra inset was lost at an edge.
      fileprivate(set) var needsRewrite = false
    }

    /// Works out what other code has written; nil if the insets are our own, as in most events.
    func read(_ inset: UIEdgeInsets) -> InsetReading? {
      guard !ledgers.match(inset) else { return nil }
      var reading = InsetReading(inset: inset)
      for edge in OverscrollEdge.allCases {
        let observed = ledgers[edge].observed(inset[physical: edge])
        reading.isExternal[edge] = observed.kind != .ours
        reading.isContested[edge] = ledgers[edge].isContested
        guard let rewrite = observed.rewrite else { continue }
        reading.inset[physical: edge] = rewrite
        reading.needsRewrite = true
      }
      return reading
    }

    /// Restores our extra insets after other code has overwritten them.
    ///
    /// - Parameters:
    ///   - inset: The insets of a reading.
    ///   - scrollView: The scroll view.
    ///   - offset: The offset before the write; nil to leave the content where it is.
    func restore(
      _ inset: UIEdgeInsets, in scrollView: UIScrollView, undoingClampOf offset: CGPoint?
    ) {
      scrollView.contentInset = inset
      noteWrite(to: scrollView)
      if let offset, scrollView.isIdle { undoClamp(of: scrollView, from: offset) }
    }

    /// Moves the content to where the external write would have left it with our extra insets.
    ///
    /// Without them, even briefly, a system clamps an offset that depends on them.
    private func undoClamp(of scrollView: UIScrollView, from before: CGPoint) {
      var offset = scrollView.contentOffset
      for axis in OverscrollAxis.allCases {
        guard abs(before[axis] - offset[axis]) > 0.001 else { continue }
        offset[axis] = scrollView.legal(before[axis], along: axis)
      }
      if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }

    /// Whether other code keeps writing the inset of an edge.
    func isContested(at place: OverscrollEdge) -> Bool { ledgers[place].isContested }

    /// Counts the writes of a new run-loop turn, and repeats a movement that SwiftUI has undone.
    func turnBegan(in scrollView: UIScrollView?) {
      for edge in OverscrollEdge.allCases { ledgers[edge].turnBegan() }
      guard var jump = jumps?.takeRepeatedJump(), let scrollView else { return }
      // The content may have become shorter since.
      for axis in OverscrollAxis.allCases { jump[axis] = scrollView.legal(jump[axis], along: axis) }
      self.jump(to: jump, in: scrollView)
    }

    /// The first violated invariant of the ledgers; nil if all hold.
    var brokenInvariant: String? {
      for edge in OverscrollEdge.allCases {
        if let law = ledgers[edge].checkInvariants() { return "\(law), at \(edge)" }
      }
      return nil
    }

    // MARK: Bouncing

    /// Enables bouncing for content that is too short to scroll, or restores the app's setting.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - axis: The axis.
    ///   - hasControl: Whether an edge of the axis has a control.
    func setBouncing(_ scrollView: UIScrollView, along axis: OverscrollAxis, _ hasControl: Bool) {
      if hasControl, appBounces[axis] == nil {
        appBounces[axis] = scrollView[alwaysBounceAlong: axis]
        scrollView[alwaysBounceAlong: axis] = true
      } else if !hasControl, let own = appBounces[axis] {
        // If the app turned it off meanwhile, it stays off.
        if !own { scrollView[alwaysBounceAlong: axis] = false }
        appBounces[axis] = nil
      }
    }
  }

  extension PerEdge<InsetLedger> {
    /// Whether insets match the ledgers.
    fileprivate func match(_ inset: UIEdgeInsets) -> Bool {
      top.raw == inset.top && bottom.raw == inset.bottom && leading.raw == inset.left
        && trailing.raw == inset.right
    }
  }

  extension UIEdgeInsets {
    /// The insets with replacements at some edges.
    fileprivate func replaced(by raw: PerEdge<Double?>) -> UIEdgeInsets {
      var inset = self
      for edge in OverscrollEdge.allCases {
        if let raw = raw[edge] { inset[physical: edge] = raw }
      }
      return inset
    }

    /// These insets with one part replaced by another.
    fileprivate func exchanging(_ part: UIEdgeInsets, for other: UIEdgeInsets) -> UIEdgeInsets {
      var sum = self
      for edge in OverscrollEdge.allCases {
        sum[physical: edge] += other[physical: edge] - part[physical: edge]
      }
      return sum
    }
  }

  extension UIScrollView {
    /// Whether the content is neither touched nor moving.
    var isIdle: Bool { !isTracking && !isDragging && !isDecelerating }

    /// Sets the inset inside an animation.
    ///
    /// Cells of a collection view move and flash when an inset is animated (`Facts.md`, U4).
    /// Therefore only the offset is animated there, to the position at which the content rests with
    /// the new inset.
    fileprivate func setInset(_ inset: UIEdgeInsets) {
      guard self is UICollectionView else {
        contentInset = inset
        return
      }
      if !isTracking, !isDecelerating {
        let (present, adjusted) = (contentInset, adjustedContentInset)
        var rest = contentOffset
        for axis in OverscrollAxis.allCases {
          let range = legalOffsets(along: axis, with: adjusted.exchanging(present, for: inset))
          rest[axis] = min(max(rest[axis], range.lowerBound), range.upperBound)
        }
        if rest != contentOffset { contentOffset = rest }
      }
      UIView.performWithoutAnimation { contentInset = inset }
    }

    /// Whether content that is too short to scroll bounces along an axis.
    fileprivate subscript(alwaysBounceAlong axis: OverscrollAxis) -> Bool {
      get { axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal }
      set {
        if axis == .vertical {
          alwaysBounceVertical = newValue
        } else {
          alwaysBounceHorizontal = newValue
        }
      }
    }
  }
#endif
