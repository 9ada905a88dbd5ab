import Foundation
import OverscrollSimulation

/// The side that a simulated device has of each row of `Facts.md` with two sides.
///
/// A device, a scroll view and a bar keep the facts that are current when they are created. Each
/// property is the behaviour of one row. Sources and certainties are in the ledger.
///
///     DeviceFacts.playing(.alternative, of: .insetInBounce) {
///       let device = SimulatedDevice()
///       …
///     }
///
/// The environment variable `OVERSCROLL_FACTS` names rows that use their other side in the whole
/// process; see ``init(named:)``.
@_spi(Simulation) public struct DeviceFacts: Equatable, Sendable {
  /// The facts of devices and views that are created now in this task.
  @TaskLocal public static var current = DeviceFacts.ofProcess

  /// U1a: whether a large-title bar stretches with a pull (jcavar/refresher#38).
  public private(set) var stretchesBars = true
  /// U1b: the height of a bar without its large title, in points: 54 (OUK id 67181997698), or 44.
  public private(set) var barHeight: CGFloat = 54
  /// U1c: whether the inset below a large title changes in one step (OUK id 67181997698).
  public private(set) var stepsTitleInset = true
  /// U1d: whether a held raw inset shrinks a large title at once (ES#151).
  public private(set) var heldInsetShrinksTitle = true
  /// U1f: whether a refresh control raises only the adjusted inset (OUK id 67557739162).
  public private(set) var refreshControlKeepsRawInset = true
  /// U2b: whether the effect at the top edge is a subview of the scroll view (OUK id 67228627261).
  public private(set) var edgeEffectsAreSubviews = true
  /// U4: whether the cells of a collection move with an animated inset (MJ#227).
  public private(set) var animatedInsetMovesCells = true
  /// U5a: the effect of an animated inset on a bounce (a trace published in 2015).
  package private(set) var insetInBounce = SimulatedScrollView.InsetChangeInBounce.fight
  /// U5c: whether setting `contentOffset` leaves a deceleration running (radar 3680).
  public private(set) var plainWritesKeepMotion = true
  /// U5d: the jump after an inset was set in the notification of `.ended`, in points
  /// (SSPullToRefresh#37).
  public private(set) var jumpAfterEnded: CGFloat = 20
  /// U6a: the pixels per point to which offsets are rounded; nil for none (OUK id 67391591951).
  public private(set) var offsetScale: CGFloat? = 3
  /// U6b: the pixels per point to which insets are rounded; nil for none (radar 7175).
  public private(set) var insetScale: CGFloat?
  /// U7: whether `safeAreaInsets` and `adjustedContentInset` can be observed (MDC#9726).
  public private(set) var safeAreaIsObservable = false
  /// U9: whether a touch during an animation finds the content at its end (id 70550780509).
  public private(set) var touchFindsModel = true
  /// U10: whether `zIndex` becomes the `zPosition` of a cell's layer (MDC#2572).
  public private(set) var zIndexIsDepth = true
  /// U12: whether a new `UIUpdateLink` is enabled (SDK).
  public private(set) var newLinksAreEnabled = true
  /// U18: whether the system writes the inset of a table for the keyboard (radar 18905).
  public private(set) var keyboardInsetsTables = true
  /// U19a: whether `beginRefreshing()` moves content that already shows the control (OUK id
  /// 67557739162).
  public private(set) var beginMovesRevealed = true
  /// U21: the distance that a finger moves before a drag begins, in points (OUK id 67391591951).
  public private(set) var dragSlop = 10.0
  /// U22: whether bounces follow the two measured curves (OUK id 67391591951).
  public private(set) var bouncesAsMeasured = true
  /// U23: the remaining distance at which a deceleration ends, in points (OUK id 67391591951).
  public private(set) var decelerationEnd = 4.995
  /// U25: whether a deceleration takes its velocity from the offsets (OUK id 67391591951).
  public private(set) var velocityIsOfOffsets = true
  /// U26: whether `isDecelerating` stays true while a touch interrupts a fling (WK).
  public private(set) var touchKeepsDecelerating = true
  /// U27: whether an interrupted bounce jumps to its edge (WebKit id 1219583853).
  public private(set) var interruptedBouncesJump = true
  /// U32: whether a table moves the offset by the difference when it measures a row above the
  /// visible ones (MagazineLayout#56).
  public private(set) var measuredRowsMoveOffset = true
  /// U33: whether a sheet takes a pull at the top of a list without a `UIRefreshControl`
  /// (OverlayContainer#55).
  public private(set) var sheetsTakePulls = true
  /// S1a: whether `ScrollGeometry.containerSize` excludes the content insets (id 62849829486).
  public private(set) var containersExcludeInsets = true
  /// S1b: whether that also holds for a list (not measured).
  public private(set) var listContainersExcludeInsets = true
  /// S1e: whether the reported insets include content margins (SCOUT).
  public private(set) var reportsIncludeMargins = true
  /// S1f: whether offsets in right-to-left layouts count from the leading edge (OpenSwiftUI).
  public private(set) var offsetsCountFromLeading = true
  /// S2b: whether `safeAreaPadding` in an animation changes the inset in one step
  /// (OpenSwiftUI, InsetViewModifier.swift).
  public private(set) var paddingJumps = true
  /// S2d: whether a list applies `contentMargins` (SCOUT, TopContentMargin.swift).
  public private(set) var listsHaveMargins = true
  /// S2g: whether an inset that shrinks moves the content to the edge at once (SCOUT).
  public private(set) var shrinkingInsetsClamp = true
  /// S3a: whether `safeAreaPadding` on a container insets the container (OpenSwiftUI).
  public private(set) var paddingInsetsContainers = true
  /// S3b: whether an inner `ignoresSafeArea` removes the padding (follows from S3a).
  public private(set) var ignoringRemovesPadding = true
  /// S4a: whether an update of a scroll view overwrites its `contentInset` (INT issue 309).
  public private(set) var updatesOverwriteInsets = true
  /// S4b: whether a list that scrolls leaves its `contentInset` as other code wrote it (uncited).
  public private(set) var scrollingKeepsInsets = true
  /// S5a: whether a list ignores `scrollPosition` (mattmassicotte/Multipass#2).
  public private(set) var listsIgnorePositions = true
  /// S5c: whether a position that names an edge stays there when sizes change (Apple's page).
  public private(set) var edgePositionsStick = true
  /// S9c: whether an update of a scroll view overwrites its offset, once after other code has
  /// written it (id 70906807112).
  public private(set) var updatesOverwriteOffsets = true
  /// S6b: whether a phase is reported one frame after its geometry (Apple's page).
  public private(set) var phasesAreLate = true
  /// S6d: whether a cancelled drag ends without a deceleration (uncited).
  public private(set) var cancelledDragsEndAtOnce = true
  /// S6f: whether reports come in each frame (id 55050952649).
  public private(set) var reportsEachFrame = true
  /// S8: whether the length of a lazy stack is an estimate (id 69051264911).
  public private(set) var lazyLengthsAreEstimates = true
  /// S9a: whether rows that are inserted before the visible ones move these (FM).
  public private(set) var insertedRowsShift = true
  /// S10a: whether a list is a collection, and not a table (INT, ViewTypes).
  public private(set) var listsAreCollections = true
  /// S13: whether the content of a scroll view inherits no `\.refresh`
  /// (antongubarenko.substack.com).
  public private(set) var contentHasNoRefresh = true
  /// S17: whether content margins reach the scroll views in rows (SCOUT).
  public private(set) var marginsReachRows = true
  /// S18: whether state that is written in several reports of a frame is an issue (id 54554841344).
  public private(set) var writesInReportsRepeat = true
  /// S22: whether the first report of a scroll view has the offset 0 (id 56787753296).
  public private(set) var firstReportIsZero = true

  /// Creates the facts for the given sides; other rows use their usual side.
  public init(_ sides: [Row: Side] = [:]) {
    for row in Row.allCases where (sides[row] ?? row.usualSide) == .alternative {
      playAlternative(of: row)
      playSwiftUIAlternative(of: row)
    }
  }

  private mutating func playAlternative(of row: Row) {
    switch row {
    case .stretchingBars: stretchesBars = false
    case .barHeight: barHeight = 44
    case .titleInset: stepsTitleInset = false
    case .titleDuringHold: heldInsetShrinksTitle = false
    case .refreshControlInset: refreshControlKeepsRawInset = false
    case .edgeEffects: edgeEffectsAreSubviews = false
    case .animatedInset: animatedInsetMovesCells = false
    case .insetInBounce: insetInBounce = .rest
    case .plainWrites: plainWritesKeepMotion = false
    case .endedNotification: jumpAfterEnded = 0
    case .offsetRounding: offsetScale = nil
    case .insetRounding: insetScale = 3
    case .observableInsets: safeAreaIsObservable = true
    case .touchInAnimation: touchFindsModel = false
    case .zIndex: zIndexIsDepth = false
    case .updateLinks: newLinksAreEnabled = false
    case .keyboard: keyboardInsetsTables = false
    case .beginRefreshing: beginMovesRevealed = false
    case .slop: dragSlop = 0
    case .bounceCurves: bouncesAsMeasured = false
    case .decelerationEnd: decelerationEnd = 0.5
    case .releaseVelocity: velocityIsOfOffsets = false
    case .interruptedFling: touchKeepsDecelerating = false
    case .interruptedBounce: interruptedBouncesJump = false
    case .measuredRows: measuredRowsMoveOffset = false
    case .sheets: sheetsTakePulls = false
    default: break
    }
  }

  private mutating func playSwiftUIAlternative(of row: Row) {
    switch row {
    case .containerSize: containersExcludeInsets = false
    case .listContainerSize: listContainersExcludeInsets = false
    case .reportedMargins: reportsIncludeMargins = false
    case .mirroredOffsets: offsetsCountFromLeading = false
    case .safeAreaPadding: paddingJumps = false
    case .contentMargins: listsHaveMargins = false
    case .shrinkingInsets: shrinkingInsetsClamp = false
    case .paddedContainers: paddingInsetsContainers = false
    case .innerSafeArea: ignoringRemovesPadding = false
    case .externalInsets: updatesOverwriteInsets = false
    case .insetsWhileScrolling: scrollingKeepsInsets = false
    case .listPositions: listsIgnorePositions = false
    case .edgePositions: edgePositionsStick = false
    case .foreignOffsets: updatesOverwriteOffsets = false
    case .reportOrder: phasesAreLate = false
    case .cancelledDrags: cancelledDragsEndAtOnce = false
    case .reportRate: reportsEachFrame = false
    case .lazyLengths: lazyLengthsAreEstimates = false
    case .insertedRows: insertedRowsShift = false
    case .listViews: listsAreCollections = false
    case .contentRefresh: contentHasNoRefresh = false
    case .nestedMargins: marginsReachRows = false
    case .writesInReports: writesInReportsRepeat = false
    case .firstReport: firstReportIsZero = false
    default: break
    }
  }
}
