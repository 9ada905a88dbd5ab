extension SimulatedScrollView {
  /// How an inset change affects a bounce in progress; observers of UIKit disagree.
  package enum InsetChangeInBounce: Equatable, Sendable, CaseIterable {
    /// The bounce heads for the new edge with its current offset and velocity.
    case rest
    /// The offset jumps outwards by the amount that the inset has grown, and then bounces from
    /// there with no initial velocity.
    ///
    /// Observers report the offsets -64, -133 and -64 if an inset grows in `didEndDragging`.
    case fight
  }

  /// When a new length of the content is reported.
  package enum LengthNotice: Equatable, Sendable, CaseIterable {
    /// After the getter returns it, as a change of the geometry.
    case afterChange
    /// Before the getter returns it, as an announcement; it applies before the view moves again.
    ///
    /// Compositional layouts up to iOS 14 do this.
    case beforeChange
  }

  /// The ways in which code writes an offset.
  package enum OffsetWrite: Equatable, Sendable, CaseIterable {
    /// `contentOffset = p`: a motion continues from the new offset with its current velocity.
    ///
    /// The sources are openradar 16724593 and WebKit's pull request 58368, which relies on it.
    case plain
    /// `setContentOffset(p, animated: false)`: a motion ends there.
    case notAnimated
    /// Sets the offset in an animation: its value changes immediately, and the visible offset
    /// catches up.
    ///
    /// See ``SimulatedScrollView/animate(over:_:)``.
    case animated
    /// `setContentOffset(p, animated: true)`: the offset moves frame by frame.
    ///
    /// Under a finger it changes at once.
    case scrolling
  }

  /// The event that reports the end of scrolling or an animation by code.
  enum AnimationEnd: Equatable, Sendable {
    case none, scrollingAnimation, scrollToTop
  }
}
