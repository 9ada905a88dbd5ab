#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  public import UIKit

  /// A footer in line with the content that loads when it becomes visible.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshAutoFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshAutoFooter: MJRefreshFooter {
    /// Whether it loads when it becomes visible, true by default; if not, a tap loads.
    #if canImport(ObjectiveC)
      @objc(automaticallyRefresh)
    #endif
    open var isAutomaticallyRefresh = true { didSet { optionsChanged() } }

    /// The fraction of the footer that has to be visible; 1 by default.
    ///
    /// A negative value loads before the footer is visible.
    open var triggerAutomaticallyRefreshPercent: CGFloat = 1 { didSet { optionsChanged() } }

    /// How often one drag may load; 1 by default, and -1 or 0 for any number.
    open var autoTriggerTimes = 1 { didSet { optionsChanged() } }

    @nonobjc package override var options: EdgeOptions {
      var options = super.options
      options.loadsOnRelease = true
      options.rearmPolicy =
        autoTriggerTimes == 1
        ? .afterContentGrows(maximumPerDrag: 1)
        : .afterUpdate(maximumPerDrag: autoTriggerTimes < 1 ? .max : autoTriggerTimes)
      return options
    }

    @nonobjc package override var trigger: OverscrollTrigger {
      isAutomaticallyRefresh
        ? .indicatorVisible(fraction: Double(triggerAutomaticallyRefreshPercent)) : .onTap
    }

    @nonobjc package override var placement: EdgeOptions.Placement { .inline }
  }
#endif
