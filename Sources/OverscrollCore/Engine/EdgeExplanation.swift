#if !hasFeature(Embedded)
  /// Why an edge runs nothing at the moment, or what it does instead: a reason, and a sentence.
  ///
  /// For the developer of an app, in a debugger, a log or a debug menu:
  ///
  /// ```swift
  /// print(tableView.overscroll.explain(.bottom))
  /// // The last run failed. A tap on the indicator tries again.
  /// ```
  ///
  /// The sentence is English, is not localized, and may change in any version; code compares the
  /// reason. Several reasons may apply at once: the explanation is the one without which the next
  /// would not matter.
  public struct EdgeExplanation: Equatable, Sendable, CustomStringConvertible {
    /// The reason.
    public let reason: Reason
    /// The sentence, in English.
    public let description: String

    init(_ reason: Reason, _ sentence: String) { (self.reason, description) = (reason, sentence) }

    /// The explanation of an edge to which no control is assigned.
    package static let withoutControl = EdgeExplanation(.noControl, "The edge has no control.")
  }

  extension EdgeExplanation {
    /// A reason for which an edge runs nothing at the moment.
    ///
    /// The raw values are those of the browser's `explain`.
    public enum Reason: String, CaseIterable, Sendable {
      /// No control is assigned to the edge.
      case noControl
      /// The action is in progress; also while a failed attempt waits to be repeated.
      case running
      /// The edge shows a run that the app performs itself.
      case showsActivity
      /// A run was requested, and waits until the list is in a window.
      case waitsForWindow
      /// The last run has ended, and its result is shown, or the edge closes.
      case ending
      /// There is nothing more to load.
      case noMore
      /// Lifting the finger runs the action.
      case armed
      /// The edge is disabled.
      case disabled
      /// The app hides the edge.
      case hidden
      /// The modifiers of a SwiftUI list have not found its scroll view.
      case noScrollView
      /// The list is not in a window.
      case outsideWindow
      /// A touch zooms, drags rows, or is another gesture's for another reason.
      case otherGesture
      /// A run at another edge prevents one at this edge.
      case otherEdge
      /// The user cannot scroll while the action of another edge runs.
      case frozenContent
      /// The last run failed; the edge waits for the user, or until the failure closes.
      case failed
      /// The list has no content.
      case noContent
      /// The content is shorter than the viewport, and the edge is hidden then.
      case shortContent
      /// A `UIRefreshControl` gets the pulls.
      case systemControl
      /// The trigger never fires by itself.
      case onlyFromCode
      /// The trigger is a tap on the indicator.
      case waitsForTap
      /// The number of pages that load automatically was reached; a tap loads the next one.
      case pageLimit
      /// A finger has to be lifted at the end of the content.
      case waitsForRelease
      /// The scroll view does not bounce, so that the edge cannot be pulled.
      case noBounces
      /// The list or the indicator is transparent, so that a pull runs nothing.
      case transparent
      /// Nobody pulls.
      case notPulled
      /// The pull is not long enough.
      case shortPull
      /// The app or the host forbids arming the edge with this pull.
      case armingDenied
      /// The touch has fired already, or was cancelled.
      case spentTouch
      /// The lengths of the content may still change, until the layout has settled.
      case layoutPending
      /// The list waits for the row at which it starts.
      case startingRow
      /// The end of the content is too far away.
      case tooFar
      /// The trigger is a number of items, and the items are not counted.
      case uncountedItems
      /// The content moves by itself, and only a finger fires.
      case fling
      /// The drag has started as many runs as it may.
      case dragLimit
      /// The last run failed, and the next touch may try again.
      case waitsForTouch
      /// The last page was loaded just now, and its rows may still appear.
      case waitsForRows
      /// As many pages as allowed have loaded to fill the viewport.
      case fillLimit
      /// The last page has not changed the length of the content, in the same touch.
      case sameContent
      /// Nothing prevents a run: the next movement towards the edge starts one.
      case ready
    }

    /// What an explanation needs besides the engine.
    package struct HostFacts: Sendable {
      /// The host has a scroll view.
      package var hasScrollView = true
      /// The content bounces along the axis of the edge.
      package var bounces = true
      /// The list, the control or its own view is transparent.
      package var isTransparent = false
      /// A `UIRefreshControl` gets the pulls.
      package var systemTakesPulls = false
      /// A tap replaces the trigger of the app, after a number of pages.
      package var isPageLimitReached = false
      /// The list waits for the row at which it starts.
      package var awaitsStartingRow = false

      package init() {}
    }
  }

  extension OverscrollEngine {
    /// Explains why an edge runs nothing at the moment.
    ///
    /// It changes nothing, and depends only on the state.
    package func explain(
      _ edge: OverscrollEdge, _ host: EdgeExplanation.HostFacts
    ) -> EdgeExplanation {
      guard let machine = self[edge] else { return .withoutControl }
      let edge = ExplainedEdge(engine: self, machine: machine, host: host)
      return edge.ofPhase ?? edge.ofSettings ?? edge.ofList ?? edge.ofTrigger
    }
  }

  /// An edge with all that its explanation depends on.
  private struct ExplainedEdge {
    let engine: OverscrollEngine
    let machine: EdgeMachine
    let host: EdgeExplanation.HostFacts

    private var options: EdgeOptions { machine.options }
    private var lengths: AxisGeometry { engine.geometry[machine.edge.axis] }

    private func because(
      _ reason: EdgeExplanation.Reason, _ sentence: String
    ) -> EdgeExplanation { EdgeExplanation(reason, sentence) }

    /// A number that is not negative, rounded up.
    private func whole(_ number: Double) -> String {
      guard number.counts else { return "\(number)" }
      let down = Int(number)
      return "\(Double(down) < number ? down + 1 : down)"
    }

    // MARK: What the edge does

    var ofPhase: EdgeExplanation? {
      switch machine.state {
      case .refreshing where machine.runsElsewhere:
        because(.showsActivity, "The edge shows a run of the app: showsActivity is true.")
      case .refreshing where machine.isAnswered:
        because(.running, "The action has ended, and its run is visible for its minimum time.")
      case .refreshing:
        because(.running, "The action is running, or waits to be tried again.")
      case .waiting:
        because(.waitsForWindow, "A run was requested, and waits until the list is in a window.")
      case .ending where machine.phase != .noMore:
        because(.ending, "The last run has ended: its result is shown, and the edge closes.")
      case .noMore, .ending:
        because(.noMore, "There is no more to load, until the edge is reset or the list refreshed.")
      case .free(.armed): because(.armed, "The edge is armed: lifting the finger runs the action.")
      case .free, .failed: nil
      }
    }

    // MARK: What the app has set

    var ofSettings: EdgeExplanation? {
      guard machine.isEnabled else { return because(.disabled, "The edge is disabled.") }
      return machine.isHiddenByApp ? because(.hidden, "The app hides the edge.") : nil
    }

    // MARK: The list and the other edges

    var ofList: EdgeExplanation? {
      guard host.hasScrollView else {
        return because(.noScrollView, "No scroll view was found: the edge runs only from code.")
      }
      guard engine.isAttached else {
        return because(.outsideWindow, "The list is not in a window.")
      }
      guard !engine.isPaused else {
        return because(.otherGesture, "The touch zooms, drags rows, or belongs to other code.")
      }
      return ofOtherEdges ?? ofFailure ?? ofContent
    }

    private var ofOtherEdges: EdgeExplanation? {
      let edges = OverscrollEdge.allCases.filter { $0 != machine.edge }
      if engine.isBlocked(machine.edge),
        let other = edges.first(where: { engine.runID(of: $0) != nil })
      {
        return because(.otherEdge, "The run at the \(other) edge has to end first (concurrency).")
      }
      guard engine.isContentFrozen else { return nil }
      return because(.frozenContent, "A run with freezesContent keeps the user from scrolling.")
    }

    private var ofFailure: EdgeExplanation? {
      guard case .failed(let end) = machine.state else { return nil }
      let retry = options.trigger.isPull ? "A tap or a pull" : "A tap on the indicator"
      let close = end < .infinity ? " The failure closes in \(whole(end - engine.now)) s." : ""
      return because(.failed, "The last run failed. \(retry) tries again.\(close)")
    }

    private var ofContent: EdgeExplanation? {
      guard machine.isHidden else { return nil }
      guard machine.content.isThere else { return withoutContent }
      // Pages load by nearness all the same.
      guard !options.trigger.isNearness else { return nil }
      return because(
        .shortContent, "The content is shorter than the viewport, which hides the edge.")
    }

    private var withoutContent: EdgeExplanation {
      because(.noContent, "The list has no content: load the first rows, or begin a run in code.")
    }

    // MARK: The trigger

    var ofTrigger: EdgeExplanation {
      if host.systemTakesPulls {
        return because(.systemControl, "The UIRefreshControl of the scroll view gets the pulls.")
      }
      if machine.pullDistance < .infinity { return ofPull }
      switch options.trigger {
      case .within(.items): return ofNearness(machine.content.itemsLeft.map(Double.init))
      case .within, .indicatorVisible: if machine.nearDistance < .infinity { return ofNearness }
      case .onTap where host.isPageLimitReached:
        return because(
          .pageLimit, "As many pages as allowed have loaded: a tap on the indicator loads the next."
        )
      case .onTap where !options.loadsOnRelease:
        return because(.waitsForTap, "The edge waits for a tap on its indicator.")
      case .onTap, .onRelease, .onPull, .programmatic: break
      }
      return options.loadsOnRelease
        ? because(.waitsForRelease, "The edge waits for a finger that is lifted at its end.")
        : because(.onlyFromCode, "The trigger never fires: only code begins a run.")
    }

    private var ofPull: EdgeExplanation {
      let (pull, distance) = (machine.pull, machine.pullDistance)
      guard host.bounces else {
        return because(.noBounces, "The scroll view does not bounce, so that it cannot be pulled.")
      }
      guard !host.isTransparent else {
        return because(
          .transparent, "The list or its indicator is transparent, and cannot be pulled.")
      }
      guard case .free(.begun) = machine.state else {
        return because(
          .notPulled, "The edge waits for a pull of more than \(whole(distance)) points.")
      }
      guard pull > distance else {
        return because(
          .shortPull,
          "The pull is \(whole(pull)) points long, and fires beyond \(whole(distance)).")
      }
      return machine.touch.mayArm
        ? because(.spentTouch, "This touch has run the action, or was cancelled.")
        : because(.armingDenied, "This pull may not arm the edge: shouldArm has returned false.")
    }

    // MARK: Nearness

    private var ofNearness: EdgeExplanation {
      let distance = lengths.distance(to: machine.edge, from: engine.offset[machine.edge.axis])
      let left = distance - AxisGeometry.rounding - machine.nearDistance
      guard left >= 0 else { return ofGate }
      return ofHold
        ?? because(.tooFar, "The edge fires after \(whole(left)) more points towards it.")
    }

    private func ofNearness(_ itemsLeft: Double?) -> EdgeExplanation {
      guard case .within(.items(let limit)) = options.trigger, let itemsLeft else {
        return ofHold
          ?? because(.uncountedItems, "The items of the list are not counted, or not yet.")
      }
      guard itemsLeft > Double(limit) else { return ofGate }
      return ofHold
        ?? because(.tooFar, "\(whole(itemsLeft)) items are left: the edge fires at \(limit).")
    }

    /// Whether the triggers wait.
    private var ofHold: EdgeExplanation? {
      guard engine.evaluation.holdsTriggers else { return nil }
      return host.awaitsStartingRow
        ? because(.startingRow, "The list waits for the row at which it starts.")
        : because(.layoutPending, "The layout of the list has not settled yet.")
    }

    /// Why an edge that is near enough does not fire.
    private var ofGate: EdgeExplanation {
      let gate = machine.gate
      let isEmpty = gate.isListEmpty && machine.content.isMissing
      guard machine.content.isThere || isEmpty, gate.version > 0 || isEmpty else {
        return withoutContent
      }
      if let hold = ofHold { return hold }
      guard !gate.waitsForTouch else {
        return because(
          .waitsForTouch, "The last run failed: the next touch that scrolls here tries again.")
      }
      if engine.isFlinging, !options.triggersDuringDeceleration {
        return because(.fling, "The content moves by itself, and only a finger fires here.")
      }
      if engine.isHeld, !gate.allows(options.rearmPolicy.limit) {
        return because(.dragLimit, "This drag has started as many runs as rearmPolicy allows.")
      }
      guard gate.fillTime == .infinity else {
        return because(.waitsForRows, "The last page has loaded, and its rows may still appear.")
      }
      let limit = options.maximumPagesToFillViewport
      if lengths.fits, gate.fills >= limit {
        return because(
          .fillLimit,
          "At most \(limit) pages load to fill the viewport (maximumPagesToFillViewport): "
            + "a movement towards the edge loads the next.")
      }
      return gate.isOpen(on: .scrolled, limit: limit)
        ? because(.ready, "The next movement towards the edge runs the action.")
        : because(
          .sameContent,
          "The last page has not changed the content's length: the next touch loads again.")
    }
  }
#endif
