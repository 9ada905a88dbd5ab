#if !hasFeature(Embedded)
  /// What happens at a moment of a ``MarbleTimeline``, and the character that stands for it.
  ///
  /// The host that plays a timeline says how far a move goes, how long a page is, and the like.
  package enum MarbleSymbol: Character, CaseIterable, Sendable {
    // MARK: Finger

    /// `d`: the finger touches down.
    case down = "d"
    /// `v`: the finger moves downwards, so that the content is pulled from the top.
    case moveDown = "v"
    /// `^`: the finger moves upwards.
    case moveUp = "^"
    /// `<`: the finger moves towards the leading side.
    case moveLeading = "<"
    /// `>`: the finger moves towards the trailing side.
    case moveTrailing = ">"
    /// `u`: the finger lifts, with the velocity it has.
    case up = "u"
    /// `f`: the finger flings upwards, towards the end of the content.
    case flingUp = "f"
    /// `F`: the finger flings downwards, towards the start of the content.
    case flingDown = "F"
    /// `x`: the system takes the touch away.
    case cancel = "x"
    /// `t`: a tap on the status bar.
    case tapStatusBar = "t"

    // MARK: Content

    /// `+`: the content grows by a page.
    case grow = "+"
    /// `_`: the content shrinks by a page.
    case shrink = "_"

    // MARK: Cycles

    /// `b`: code begins a run.
    case begin = "b"
    /// `e`: the run ends, updated.
    case endUpdated = "e"
    /// `0`: the run ends, unchanged.
    case endUnchanged = "0"
    /// `n`: the run ends, with no more to load.
    case endNoMore = "n"
    /// `!`: the run fails.
    case endFailed = "!"
    /// `c`: the run is cancelled.
    case endCancelled = "c"

    // MARK: Surroundings

    /// `a`: the view comes into a window.
    case attach = "a"
    /// `o`: the view goes out of its window.
    case detach = "o"
    /// `K`: the keyboard comes up.
    case keyboardUp = "K"
    /// `k`: the keyboard goes down.
    case keyboardDown = "k"
  }
#endif
