#if !hasFeature(Embedded)
  import OverscrollCore

  extension SimulatedScrollView {
    /// Runs a layout pass.
    ///
    /// Lengths that the body sets hold at once, each with its own clamp: a collection whose estimates
    /// turn out wrong passes through several. Lengths that were announced hold at the end of the pass,
    /// and are clamped without another notice.
    ///
    /// - Parameter body: The changes of the pass; events may be delivered after each one.
    package mutating func layOut(_ body: (inout SimulatedScrollView) -> Void = { _ in }) {
      beginLayout()
      body(&self)
      endLayout()
    }

    /// Begins a layout pass, unless one is in progress.
    package mutating func beginLayout() {
      guard !isInLayout else { return }
      isInLayout = true
      tell(.layoutBegan)
    }

    /// Ends a layout pass; does nothing outside one.
    package mutating func endLayout() {
      guard isInLayout else { return }
      takeAnnouncedLengths()
      isInLayout = false
      tell(.layoutEnded)
    }

    /// Runs a pass where lengths were announced that do not hold yet.
    mutating func layOutIfNeeded() {
      let isNeeded = OverscrollAxis.allCases.contains { announcedLengths[$0] != nil }
      if isNeeded && !isInLayout { layOut() }
    }

    private mutating func takeAnnouncedLengths() {
      for axis in OverscrollAxis.allCases {
        guard let length = announcedLengths[axis] else { continue }
        announcedLengths[axis] = nil
        axes[axis].contentLength = length
        axes[axis].replan()
      }
      settle()
    }
  }
#endif
