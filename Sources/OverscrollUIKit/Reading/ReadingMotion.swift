#if canImport(UIKit) && !os(watchOS)
  /// Separates the user's scrolling from the movements of a list that lays out changed rows.
  ///
  /// When a list measures rows, inserts them or loses some, UIKit may or may not move the offset
  /// with the visible rows (`Facts.md`, U16, U32). Only the scrolling of users and apps is
  /// part of the position that the row being read must have afterwards.
  struct ReadingMotion {
    /// Who moved the content.
    enum Cause {
      /// A finger, or a deceleration.
      case user
      /// Overscroll, for an edge or a button.
      case host
      /// The system, which keeps the content inside its limits when these change.
      case system
      /// SwiftUI, which has undone a movement by Overscroll.
      case undoing
      /// Code of the app, or the list itself.
      case code
    }

    /// Whether the list performs layout: all movements are its own.
    private(set) var isLayingOut = false
    /// The length of the content before the one that is being set; nil otherwise.
    ///
    /// A movement in between keeps the offset inside.
    private var formerLength: Double?
    /// Whether the length of the content has changed.
    private(set) var hasNewLength = false
    /// The offset at the last movement.
    private(set) var offset: Double
    /// The sum of the movements that are certainly scrolling.
    private(set) var scrolled = 0.0
    /// Whether a user scrolled, or the app before the last layout.
    private var hasScrolled = false
    /// Whether the content must move back, because a movement was undone.
    private(set) var isUndone = false
    /// The last movement while a user scrolls and the length has changed, until the turn ends.
    private var lastUserStep = 0.0
    /// The sum of the movements by code before the length changed.
    private var earlierCode = 0.0
    /// The sum of the movements by code after the length has changed.
    private var laterCode = 0.0
    /// By how much the last new length is greater than the one before.
    private var growth = 0.0
    /// How far the last new length moves the offset from the logical start, unless UIKit keeps it
    /// inside: mirrored content is measured from its end.
    private var lengthShift = 0.0

    /// Starts at an offset.
    init(at offset: Double) { self.offset = offset }

    /// Starts again at an offset, after a layout.
    mutating func restart(at offset: Double) {
      self.offset = offset
      (isLayingOut, formerLength, hasNewLength) = (false, nil, false)
      (scrolled, earlierCode, laterCode, lengthShift) = (0, 0, 0, 0)
      (lastUserStep, growth) = (0, 0)
      (hasScrolled, isUndone) = (false, false)
    }

    /// Goes on at an offset after a layout, whose result is not displayed yet.
    mutating func settle(at offset: Double, scrolled: Double, hasScrolled: Bool) {
      restart(at: offset)
      (self.scrolled, self.hasScrolled) = (scrolled, hasScrolled)
    }

    /// The list begins its layout: the movements that follow are its own.
    mutating func beginLayout() { isLayingOut = true }

    /// A turn of the run loop ends: a movement so far that no layout has followed was scrolling.
    mutating func endTurn() { lastUserStep = 0 }

    /// How far the content was likely scrolled, for the rows that were recorded before, in points.
    var likelyDistance: Double { scrolled + earlierCode }

    /// Whether a user or the app scrolled.
    var wasScrolled: Bool { hasScrolled || earlierCode != 0 }

    /// Forgets a movement by code, or in the turn of a layout, if a visible row has moved by the same
    /// distance: the list has kept that row in place, which need not be the one being read.
    ///
    /// - Parameter hasMoved: Whether a visible row has moved by a distance in the content.
    mutating func forgetOwnMovements(_ hasMoved: (Double) -> Bool) {
      if earlierCode != 0, hasMoved(earlierCode) { earlierCode = 0 }
      if laterCode != 0, hasMoved(laterCode) { laterCode = 0 }
      // A batch that left the length as it was has measured rows before its layout was noticed.
      if lastUserStep != 0, Self.isEqual(lastUserStep, growth) || hasMoved(lastUserStep) {
        (scrolled, lastUserStep) = (scrolled - lastUserStep, 0)
      }
    }

    /// The length of the content is being set.
    mutating func beginLength(_ length: Double) { formerLength = length }

    /// The length of the content changed, and with it the offset from the logical start.
    mutating func noteLength(_ length: Double, at offset: Double, isMirrored: Bool) {
      growth = length - (formerLength ?? length)
      formerLength = nil
      lengthShift = isMirrored ? growth : 0
      self.offset = offset
      hasNewLength = true
    }

    /// The viewport of mirrored content grew, and with it moved the start of the content.
    mutating func noteViewport(growth: Double) {
      offset -= growth
      hasNewLength = true
    }

    /// The content is at another offset.
    mutating func noteOffset(_ offset: Double, by cause: Cause) {
      // The position during that change is part of it.
      guard formerLength == nil || cause == .host else { return }
      let step = offset - self.offset
      self.offset = offset
      guard step != 0 else { return }
      if cause == .undoing { return isUndone = true }
      // UIKit may keep mirrored content at its logical offset.
      if lengthShift != 0, Self.isEqual(step, -lengthShift) { return lengthShift = 0 }
      if cause == .host {
        scrolled += step
      } else if isLayingOut || cause == .system {
        return
      } else if cause == .user {
        scrolled += step
        hasScrolled = true
        if hasNewLength { lastUserStep = step }
      } else if hasNewLength {
        laterCode += step
      } else {
        earlierCode += step
      }
    }

    /// Returns how far the content was scrolled.
    ///
    /// A list that keeps its rows moves at most as far as the rows have moved, and in the same
    /// direction, or as far as the rows that it has measured are longer. Other movements by code
    /// scroll to a place of the app's choice, at once or in the frames of an animation, which a
    /// correction would end.
    ///
    /// - Parameter movement: How far the row being read has moved in the content, in points.
    /// - Returns: The distance, in points; nil if the app scrolls while rows change.
    func distance(rowMovedBy movement: Double) -> Double? {
      guard abs(movement) > 0.01 else { return scrolled + earlierCode + laterCode }
      if earlierCode != 0, !Self.isEqual(earlierCode, movement) { return nil }
      // A batch that leaves the length as it is may push the rows the other way.
      let isOwn =
        laterCode * movement < 0
        ? Self.isEqual(laterCode, growth) : abs(laterCode) <= abs(movement) + Self.pixel
      guard isOwn else { return nil }
      return scrolled
    }

    /// The rounding of offsets to pixels, in points.
    private static let pixel = 0.5

    private static func isEqual(_ step: Double, _ movement: Double) -> Bool {
      abs(step - movement) <= pixel
    }
  }
#endif
