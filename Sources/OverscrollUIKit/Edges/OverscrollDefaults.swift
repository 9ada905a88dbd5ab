#if canImport(UIKit)
  public import OverscrollCore
  import UIKit

  /// What holds for every scroll view of the app that does not say otherwise.
  ///
  /// Set once, before the first control is made: controls and scroll views take what is there then, but
  /// for ``areAnimationsEnabled``, which counts at once everywhere.
  @MainActor
  public enum OverscrollDefaults {
    /// How long things take.
    ///
    /// Once set, it holds for people who asked for less motion as well.
    public static var times: OverscrollTimes {
      get { ownTimes ?? OverscrollTimes() }
      set { ownTimes = newValue }
    }

    static var ownTimes: OverscrollTimes?

    /// What a run at one edge means for the others.
    public static var overlap = OverlapPolicy.refreshWins

    /// What is seen at an edge whose control says nothing of it.
    public static var indicator = OverscrollIndicator.classic

    /// What a finger feels: by default that letting go would fire; nothing where it is empty.
    public static var feedback = OverscrollFeedback.armed

    /// Whether anything of ours slides or turns; off for tests of an app's own screens.
    ///
    /// Where `UIView.areAnimationsEnabled` is off, nothing does either. What is to be read stands as long as
    /// ever: that is a matter of ``times``.
    public static var areAnimationsEnabled = true

    /// Whether everything that changes is there at once.
    static var isStill: Bool { !areAnimationsEnabled || !UIView.areAnimationsEnabled }
  }
#endif
