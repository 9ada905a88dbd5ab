/// Triggers: whether a scroll event affects the edge, and whether approaching the edge or tapping
/// it fires.
extension EdgeMachine {
  /// The consequences of a scroll event for an edge.
  struct Notice {
    let overscrollChanged: Bool
    /// Whether the content moved towards an edge that fires by nearness.
    let approaches: Bool
  }

  /// Compares the distance past the edge with the previous one.
  ///
  /// `advance` is the movement towards the edge. Both are in points.
  @inline(never)
  mutating func notice(overscroll distance: Double, advance: Double) -> Notice {
    let approaches = advance > 0 && options.trigger.isNearness
    if approaches { approached() }
    return Notice(overscrollChanged: distance != overscroll, approaches: approaches)
  }

  /// Whether the edge fires at the given distance from the end of the content, in points; negative
  /// past the end.
  ///
  /// `byUser` is true if the user moved the content; an edge that ignores flings requires it.
  @inline(never)
  mutating func fires(
    for purpose: EdgeOptions.Purpose, at distance: Double, by occasion: LoadOccasion,
    byUser: Bool
  ) -> Bool {
    options.purpose == purpose
      && (occasion == .released ? isReleased(at: distance) : isNear(at: distance))
      && canFire(by: occasion, byUser: byUser)
  }

  var canBeTapped: Bool {
    guard isEnabled, !isHidden else { return false }
    switch state {
    case .failed: return true
    case .free(.none):
      switch options.trigger {
      case .onTap: return true
      case .programmatic: return false
      case .onRelease, .onPull, .within, .indicatorVisible: return isInline
      }
    case .free(.begun), .free(.armed), .waiting, .refreshing, .ending, .noMore: return false
    }
  }

  /// The distance to the end of the content at which the edge fires, in points; negative past the
  /// end, and infinite if no such distance fires.
  var nearDistance: Double {
    switch options.trigger {
    case .within(let limit): limit.points(inViewport: content.viewportLength)
    case .indicatorVisible(let part):
      // Limited to the distance that a finger can pull: decision 12.
      part < .infinity
        ? -min(part * options.extent, max(options.extent, fingerReach)) : .infinity
    case .onRelease, .onPull, .onTap, .programmatic: .infinity
    }
  }

  // MARK: Parts

  /// Whether lifting the finger here fires, which it does at the end of the content and past it.
  private func isReleased(at distance: Double) -> Bool {
    options.loadsOnRelease && !options.trigger.isPull && overscroll > 0
      && distance - AxisGeometry.rounding < -restingInset
  }

  private func isNear(at distance: Double) -> Bool {
    if case .within(.items(let count)) = options.trigger {
      return content.itemsLeft.map { $0 <= count } ?? false
    }
    // An infinite distance means never.
    return nearDistance < .infinity && distance - AxisGeometry.rounding < nearDistance
  }

  private func canFire(by occasion: LoadOccasion, byUser: Bool) -> Bool {
    guard phase == .idle, isEnabled, !isHiddenByApp, options.triggersDuringDeceleration || byUser
    else { return false }
    if byUser, !gate.allows(options.rearmPolicy.limit) { return false }
    guard content.isThere || (gate.isListEmpty && content.isMissing) else { return false }
    return gate.isOpen(on: occasion, limit: options.maximumPagesToFillViewport)
  }
}
