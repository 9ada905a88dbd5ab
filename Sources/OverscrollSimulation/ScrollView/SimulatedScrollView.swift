// Lists of events need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A scroll view without a screen, with UIScrollView's physics along both axes.
  ///
  /// A value, moved by facts (a touch, a write, ``advance(to:)``) and answering with facts, which
  /// ``drainEvents()`` hands over in order and ``deliver(limit:to:)`` carries to a host. Every position
  /// is a closed form at an absolute time, so the size of the steps does not show in it. Lengths are
  /// points, times seconds, velocities points per second; an offset grows towards the end of the
  /// content, a finger's location downwards and to the trailing side.
  ///
  /// What names no axis means the vertical one: ``offset`` is the vertical part of ``offsets``.
  /// UIKit's sources are closed: where reimplementations and observers disagree there is a parameter.
  package struct SimulatedScrollView: Equatable, Sendable {
    var axes: PerAxis<SimulatedAxis>
    /// The finger that is on the view.
    var touch: Touch?
    /// What happened, not yet handed over.
    var events: [ScrollEvent] = []

    // MARK: Geometry

    /// The insets that code gave: UIKit's raw `contentInset`.
    ///
    /// Every write is counted, and told along the axes that it changed. At rest a smaller inset clamps
    /// the offset; a larger one leaves it.
    package var contentInset: PerEdge<Double> {
      didSet {
        insetWriteCount += 1
        for edge in OverscrollEdge.allCases where contentInset[edge] != oldValue[edge] {
          insetChangeCounts[edge] += 1
        }
        insetsChanged(bySystem: false)
      }
    }
    /// The insets that the system adds, bars and safe area, as far as there is a window.
    ///
    /// See ``effectiveSystemInset`` for what counts while there is none.
    package var systemInset: PerEdge<Double> { didSet { insetsChanged(bySystem: true) } }
    /// The insets of code and system together: UIKit's `adjustedContentInset`.
    ///
    /// Stored, because hosts read it in every scroll event.
    package internal(set) var adjustedInset: PerEdge<Double>
    /// What makes ``systemInset`` follow the offsets; asked after every move, and when it is set.
    package var systemInsetRule: SystemInsetRule? { didSet { settle() } }
    /// Whether content that rests at its start goes along when the system's inset there changes.
    ///
    /// UIKit does so where a bar or a safe area comes late; false leaves the offset, as for an inset
    /// that code gave.
    package var systemInsetMovesContent = false
    /// How many times code wrote ``contentInset``, equal values included.
    package private(set) var insetWriteCount = 0
    /// How many of these writes changed each edge.
    package private(set) var insetChangeCounts = PerEdge(repeating: 0)
    /// How many times code wrote the offset, equal values included.
    package internal(set) var offsetWriteCount = 0

    // MARK: Behaviour

    /// Until when ``isDragging`` says yes.
    package var draggingFlag = DraggingFlag.untilRelease
    /// Whether a touch that stops a motion tells the end of the deceleration.
    ///
    /// iOS 13 and later do, older ones do not. If not, such a deceleration is never told to end.
    package var tellsEndByTouch = true
    /// Whether a drag that the system takes away tells its end as after a release.
    ///
    /// If not, ``ScrollEvent/touchCancelled`` is all that is heard of it.
    package var tellsEndOfCancelledDrag = true
    /// How far a finger moves before a drag begins, in points: UIKit's pan has 10.
    ///
    /// The content does not make up for that way. 0 begins the drag with the first move.
    package var dragSlop = 0.0
    /// Whether a drag that begins along one axis stays on it; an exact diagonal moves both.
    package var isDirectionalLockEnabled = false
    /// Whether ``scrollToTop(over:)`` does anything.
    package var scrollsToTop = true
    /// What becomes of the system's insets while the view is in no window.
    package var offWindowInsets = OffWindowInsets.kept
    /// Whether the content moves by itself after a release.
    ///
    /// If not, somebody else has every offset, as a recording: ``place(at:)`` leads the content,
    /// ``comeToRest()`` ends what a release past an edge began, and only a change of the geometry clamps.
    package var movesByItself = true
    /// When a new length of the content is told.
    package var lengthNotice = LengthNotice.afterChange

    // MARK: State

    /// Whether the view is in a window; ``attach()`` and ``detach()`` change it.
    package internal(set) var isInWindow = true
    /// Whether the view is between ``beginLayout()`` and ``endLayout()``.
    package internal(set) var isInLayout = false
    /// How deep events were delivered at most: 1 when no reaction of a host caused an event.
    package internal(set) var deepestDelivery = 0
    /// Whether events remained because a delivery had become too deep.
    package internal(set) var isDeliveryCutOff = false

    var deliveryDepth = 0
    var announcedLengths = PerAxis<Double?>(repeating: nil)
    var animationEnd = AnimationEnd.none
    var isInAnimationBlock = false
    /// Whether somebody else leads the content back since a finger let it go.
    var isLedBack = false
    private var tellsDeceleration = false
    private var isFollowingRule = false
    private var ruleOffsets: PerAxis<Double>

    /// Creates a view that rests at its top and leading edge.
    ///
    /// - Parameters:
    ///   - contentLengths: The lengths of the content.
    ///   - viewportLengths: The lengths of the viewport.
    ///   - contentInset: The insets that code gave.
    ///   - systemInset: The insets that the system adds.
    package init(
      contentLengths: PerAxis<Double>, viewportLengths: PerAxis<Double>,
      contentInset: PerEdge<Double> = PerEdge(repeating: 0),
      systemInset: PerEdge<Double> = PerEdge(repeating: 0)
    ) {
      func axis(_ axis: OverscrollAxis) -> SimulatedAxis {
        SimulatedAxis(
          contentLength: contentLengths[axis], viewportLength: viewportLengths[axis],
          startInset: contentInset[axis.startEdge] + systemInset[axis.startEdge],
          endInset: contentInset[axis.endEdge] + systemInset[axis.endEdge])
      }
      self.contentInset = contentInset
      self.systemInset = systemInset
      adjustedInset = PerEdge(repeating: 0)
      for edge in OverscrollEdge.allCases {
        adjustedInset[edge] = contentInset[edge] + systemInset[edge]
      }
      axes = PerAxis(vertical: axis(.vertical), horizontal: axis(.horizontal))
      ruleOffsets = PerAxis(vertical: axes.vertical.offset, horizontal: axes.horizontal.offset)
    }

    /// Creates a view that scrolls vertically, at rest at its top.
    ///
    /// - Parameters:
    ///   - contentLength: The length of the content.
    ///   - viewportLength: The length of the viewport.
    ///   - contentInset: The insets that code gave.
    ///   - systemInset: The insets that the system adds.
    package init(
      contentLength: Double, viewportLength: Double,
      contentInset: PerEdge<Double> = PerEdge(repeating: 0),
      systemInset: PerEdge<Double> = PerEdge(repeating: 0)
    ) {
      self.init(
        contentLengths: PerAxis(vertical: contentLength, horizontal: 0),
        viewportLengths: PerAxis(vertical: viewportLength, horizontal: 0),
        contentInset: contentInset, systemInset: systemInset)
    }

    /// Lets the view move by itself until a time.
    ///
    /// Lengths that were announced hold from here on, after a layout pass.
    ///
    /// - Parameter time: The time, in seconds. The past, and what is not finite, change nothing.
    package mutating func advance(to time: Double) {
      guard time.isFinite, time > now else { return }
      layOutIfNeeded()
      axes.vertical.advance(to: time)
      axes.horizontal.advance(to: time)
      settle()
    }

    /// Takes another time for now, and lets every motion go on from where it is.
    ///
    /// - Parameter time: The time, in seconds, also a past one. What is not finite changes nothing.
    package mutating func clockJumped(to time: Double) {
      guard time.isFinite else { return }
      axes.vertical.rebase(to: time)
      axes.horizontal.rebase(to: time)
    }

    /// Hands over what happened since the last call.
    ///
    /// - Returns: The facts, in order.
    package mutating func drainEvents() -> [ScrollEvent] {
      let drained = events
      events = []
      return drained
    }

    mutating func tell(_ event: ScrollEvent) { events.append(event) }

    /// Tells what the axes did, and lets the system's insets follow.
    mutating func settle() {
      for axis in OverscrollAxis.allCases {
        for offset in axes[axis].takeMoves() { tell(.scrolled(to: offset, along: axis)) }
      }
      if tellsDeceleration && !isDecelerating { tell(.didEndDecelerating) }
      tellsDeceleration = isDecelerating
      endAnimationIfDone()
      followRule()
    }

    /// Lets a deceleration end untold, as older systems do.
    mutating func forgetDeceleration() { tellsDeceleration = false }

    /// Asks the rule until its answer does not move the view any more.
    private mutating func followRule() {
      guard let rule = systemInsetRule, !isFollowingRule else { return }
      isFollowingRule = true
      defer { isFollowingRule = false }
      // A rule that never comes to rest is the business of the bars that have it, not ours.
      for _ in 0..<8 {
        let moment = SystemInsetRule.Moment(
          offsets: offsets, previousOffsets: ruleOffsets, systemInset: systemInset)
        let inset = rule.inset(at: moment)
        ruleOffsets = moment.offsets
        if inset == systemInset && offsets == moment.offsets { return }
        if inset != systemInset { systemInset = inset }
      }
    }
  }
#endif
