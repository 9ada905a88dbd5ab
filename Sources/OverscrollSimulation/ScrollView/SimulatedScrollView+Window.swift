#if !hasFeature(Embedded)
  import OverscrollCore

  extension SimulatedScrollView {
    /// Takes the view out of its window.
    ///
    /// A touch is cancelled, what moves stops and is clamped, what is animated is in its place. That a
    /// motion ends here is an assumption about UIKit. Then it is told, and where ``offWindowInsets``
    /// are cleared the insets change and the offsets are told, also where they stay the same.
    package mutating func detach() {
      guard isInWindow else { return }
      touchCancelled()
      dropPresentation()
      stopAll()
      isInWindow = false
      tell(.detached)
      crossWindow()
    }

    /// Puts the view into a window.
    ///
    /// Where ``offWindowInsets`` are cleared, content that rests at its start is there after it, too.
    package mutating func attach() {
      guard !isInWindow else { return }
      isInWindow = true
      tell(.attached)
      crossWindow()
    }

    private mutating func stopAll() {
      for axis in OverscrollAxis.allCases {
        axes[axis].stop()
        axes[axis].replan()
      }
      settle()
    }

    private mutating func crossWindow() {
      guard offWindowInsets == .cleared else { return }
      let movesContent = systemInsetMovesContent
      let before = events.count
      systemInsetMovesContent = true
      insetsChanged(bySystem: true)
      systemInsetMovesContent = movesContent
      tellOffsetsAnew(unlessToldSince: before)
    }

    /// Tells the offsets also where they are what they were.
    mutating func tellOffsetsAnew(unlessToldSince count: Int) {
      for axis in OverscrollAxis.allCases {
        let event = ScrollEvent.scrolled(to: axes[axis].offset, along: axis)
        if !events[count...].contains(event) { tell(event) }
      }
    }
  }
#endif
