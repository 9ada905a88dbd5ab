#if !hasFeature(Embedded)
  extension SimulatedScrollView {
    /// Until when ``SimulatedScrollView/isDragging`` says yes; observers of UIKit disagree.
    package enum DraggingFlag: Equatable, Sendable, CaseIterable {
      /// Until the finger lets go; the libraries that refresh depend on it.
      case untilRelease
      /// Until a free deceleration ends or meets an edge; a release past an edge ends it at once.
      case untilRest
    }

    /// What an inset that changes in mid-bounce does to the bounce; observers of UIKit disagree.
    package enum InsetChangeInBounce: Equatable, Sendable, CaseIterable {
      /// The bounce heads for the new edge, from where it is and with the velocity it has.
      case rest
      /// The offset jumps outwards by what the inset grew, and bounces from there, at rest at first.
      ///
      /// So the reports of -64, then -133, then -64, where an inset grows in `didEndDragging`.
      case fight
    }

    /// What becomes of the system's insets while the view is in no window; systems differ.
    package enum OffWindowInsets: Equatable, Sendable, CaseIterable {
      /// They stay.
      case kept
      /// They are 0, and the view tells its offsets anew when it leaves and when it comes back.
      case cleared
    }

    /// When a new length of the content is told.
    package enum LengthNotice: Equatable, Sendable, CaseIterable {
      /// When the getter says it, as a change of the geometry.
      case afterChange
      /// Before the getter says it, as an announcement; it holds after the next layout pass.
      ///
      /// So compositional layouts up to iOS 14. A pass runs with ``SimulatedScrollView/layOut(_:)``,
      /// else before the view moves on, and tells the length no second time.
      case beforeChange
    }

    /// The ways in which code writes an offset.
    package enum OffsetWrite: Equatable, Sendable, CaseIterable {
      /// `contentOffset = p`: a motion goes on from the new offset with the velocity it has.
      ///
      /// So openradar 16724593 and WebKit's pull request 58368, which relies on it.
      case plain
      /// `setContentOffset(p, animated: false)`: a motion ends there.
      case notAnimated
      /// A write in an animation: the offset is there at once, what is seen goes there.
      ///
      /// See ``SimulatedScrollView/animate(over:_:)``.
      case animated
      /// `setContentOffset(p, animated: true)`: the offset goes there frame by frame.
      ///
      /// Under a finger it is there at once.
      case scrolling
    }

    /// What is told when what code animates has come to its end.
    enum AnimationEnd: Equatable, Sendable {
      case none, scrollingAnimation, scrollToTop
    }
  }
#endif
