import OverscrollCore

extension Scenario.Component {
  /// The options that correspond to the control.
  var options: EdgeOptions {
    var options = EdgeOptions(
      purpose: kind == .header ? .refresh : .load, trigger: trigger, extent: extent,
      placement: kind == .autoFooter ? .inline : .outside, ignoredInset: ignoredInset)
    options.visibility = .always
    options.maximumPagesToFillViewport = 0
    options.following = kind == .header ? .always : .never
    options.loadsOnRelease = kind == .autoFooter
    // In MJRefresh, 0 and -1 mean unlimited.
    let limit = autoTriggerTimes < 1 ? Int.max : autoTriggerTimes
    options.rearmPolicy =
      autoTriggerTimes == 1
      ? .afterContentGrows(maximumPerDrag: 1) : .afterUpdate(maximumPerDrag: limit)
    return options
  }

  private var trigger: OverscrollTrigger {
    guard kind == .autoFooter else { return .onRelease(past: extent) }
    return automaticallyRefresh ? .indicatorVisible(fraction: triggerPercent) : .onTap
  }

  private var extent: Double {
    switch kind {
    case .header: 54
    case .backFooter, .autoFooter: 44
    case .trailer: 60
    }
  }
}

extension OverscrollDurations {
  /// Durations of which only the opening and closing animations have a duration.
  static var replayed: OverscrollDurations {
    var durations = OverscrollDurations()
    durations.minimumVisible = 0
    durations.messageDuration = 0
    durations.resultDuration = 0
    durations.failureDuration = 0
    durations.turn = 0
    return durations
  }
}
