#if !hasFeature(Embedded)
  import OverscrollCore

  extension SimulatedScrollView {
    /// Runs a layout pass.
    ///
    /// Lengths that the body sets apply at once, each with a clamp: a collection whose estimates
    /// are wrong has several lengths in one pass. Announced lengths apply at the end of the pass,
    /// with a clamp, but without another report.
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

    /// Runs a layout pass if announced lengths do not apply yet.
    mutating func layOutIfNeeded() {
      let isNeeded = OverscrollAxis.allCases.contains { announcedLengths[$0] != nil }
      if isNeeded && !isInLayout { layOut() }
    }

    private mutating func takeAnnouncedLengths() {
      for axis in OverscrollAxis.allCases {
        guard let length = announcedLengths[axis] else { continue }
        announcedLengths[axis] = nil
        applyContentLength(length, along: axis)
        axes[axis].replan()
      }
      settle()
    }
  }
#endif
