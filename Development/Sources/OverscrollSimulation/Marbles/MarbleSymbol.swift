#if !hasFeature(Embedded)
  /// An event of a ``MarbleTimeline``, with the character that represents it.
  ///
  /// The host that plays a timeline defines the distance of a move, the length of a page and so on.
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
    /// `u`: the finger lifts, with its current velocity.
    case up = "u"
    /// `f`: the finger flings upwards, towards the end of the content.
    case flingUp = "f"
    /// `F`: the finger flings downwards, towards the start of the content.
    case flingDown = "F"
    /// `x`: the system cancels the touch.
    case cancel = "x"
    /// `t`: a tap on the status bar.
    case tapStatusBar = "t"

    // MARK: Content

    /// `+`: the content grows by a page.
    case grow = "+"
    /// `_`: the content shrinks by a page.
    case shrink = "_"

    // MARK: Runs

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

    /// `a`: the view is added to a window.
    case attach = "a"
    /// `o`: the view is removed from its window.
    case detach = "o"
    /// `K`: the keyboard appears.
    case keyboardUp = "K"
    /// `k`: the keyboard disappears.
    case keyboardDown = "k"
  }
#endif
