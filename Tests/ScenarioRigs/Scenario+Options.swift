import OverscrollCore

extension Scenario.Component {
  /// The options that correspond to the control.
  var options: EdgeOptions {
    var options = EdgeOptions(
      purpose: kind == .header ? .refresh : .load, trigger: trigger, extent: extent,
      placement: kind == .autoFooter ? .inline : .outside, ignoredInset: ignoredInset)
    options.visibility = .always
    options.autoFill = 0
    options.following = kind == .header ? .always : .never
    options.firesOnRelease = kind == .autoFooter
    // In MJRefresh, 0 and -1 mean unlimited.
    let limit = autoTriggerTimes < 1 ? Int.max : autoTriggerTimes
    options.rearmPolicy =
      autoTriggerTimes == 1 ? .afterGrowth(atMost: 1) : .afterUpdate(atMost: limit)
    return options
  }

  private var trigger: OverscrollTrigger {
    guard kind == .autoFooter else { return .onRelease(past: extent) }
    return automaticallyRefresh ? .showing(triggerPercent) : .onTap
  }

  private var extent: Double {
    switch kind {
    case .header: 54
    case .backFooter, .autoFooter: 44
    case .trailer: 60
    }
  }
}

extension OverscrollTimes {
  /// Times in which only the opening and closing animations have a duration.
  static var replayed: OverscrollTimes {
    var times = OverscrollTimes()
    times.minimumVisible = 0
    times.messageHold = 0
    times.resultHold = 0
    times.failureHold = 0
    times.turn = 0
    return times
  }
}
