#if !hasFeature(Embedded)
  import OverscrollCore

  extension SimulatedScrollView {
    /// Removes the view from its window.
    ///
    /// A touch is cancelled, motions stop and are clamped, and animations end. That a motion ends
    /// here is an assumption about UIKit. Then the view reports the removal. If ``offWindowInsets``
    /// are cleared, the insets change, and the offsets are reported even if they are unchanged.
    package mutating func detach() {
      guard isInWindow else { return }
      touchCancelled()
      dropPresentation()
      stopAll()
      isInWindow = false
      tell(.detached)
      crossWindow()
    }

    /// Adds the view to a window.
    ///
    /// If ``offWindowInsets`` are cleared, content at rest at its start stays there.
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

    /// Reports the offsets even if they are unchanged.
    mutating func tellOffsetsAnew(unlessToldSince count: Int) {
      for axis in OverscrollAxis.allCases {
        let event = ScrollEvent.scrolled(to: axes[axis].offset, along: axis)
        if !events[count...].contains(event) { tell(event) }
      }
    }
  }
#endif
