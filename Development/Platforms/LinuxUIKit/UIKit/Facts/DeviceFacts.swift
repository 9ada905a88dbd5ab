import Foundation
import ScrollPhysics

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
  /// U5a: the effect of an animated inset on a bounce (a trace published in 2015).
  package private(set) var insetInBounce = SimulatedScrollView.InsetChangeInBounce.fight
  /// U5c: whether setting `contentOffset` leaves a deceleration running (radar 3680).
  public private(set) var plainWritesKeepMotion = true
  /// U6b: the pixels per point to which insets are rounded; nil for none (radar 7175).
  public private(set) var insetScale: CGFloat?
  /// U7: whether `safeAreaInsets` and `adjustedContentInset` can be observed (MDC#9726).
  public private(set) var safeAreaIsObservable = false
  /// U9: whether a touch during an animation finds the content at its end (id 70550780509).
  public private(set) var touchFindsModel = true
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
  /// U34: whether a drag in a page moves either the page's list or the pages (Pageboy#23).
  public private(set) var pagesTakeWholeDrags = true
  /// S4a: whether an update of a scroll view overwrites its `contentInset` (INT issue 309).
  public private(set) var updatesOverwriteInsets = true
  /// S4b: whether a list that scrolls leaves its `contentInset` as other code wrote it (uncited).
  public private(set) var scrollingKeepsInsets = true
  /// S9c: whether an update of a scroll view overwrites its offset, once after other code has
  /// written it (id 70906807112).
  public private(set) var updatesOverwriteOffsets = true
  /// S8: whether the length of a lazy stack is an estimate (id 69051264911).
  public private(set) var lazyLengthsAreEstimates = true
  /// S9a: whether rows that are inserted before the visible ones move these (FM).
  public private(set) var insertedRowsShift = true
  /// S10a: whether a list is a collection, and not a table (INT, ViewTypes).
  public private(set) var listsAreCollections = true
  /// S13: whether the content of a scroll view inherits no `\.refresh`
  /// (antongubarenko.substack.com).
  public private(set) var contentHasNoRefresh = true

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
    case .insetInBounce: insetInBounce = .rest
    case .plainWrites: plainWritesKeepMotion = false
    case .insetRounding: insetScale = 3
    case .observableInsets: safeAreaIsObservable = true
    case .touchInAnimation: touchFindsModel = false
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
    case .pages: pagesTakeWholeDrags = false
    default: break
    }
  }

  private mutating func playSwiftUIAlternative(of row: Row) {
    switch row {
    case .externalInsets: updatesOverwriteInsets = false
    case .insetsWhileScrolling: scrollingKeepsInsets = false
    case .foreignOffsets: updatesOverwriteOffsets = false
    case .lazyLengths: lazyLengthsAreEstimates = false
    case .insertedRows: insertedRowsShift = false
    case .listViews: listsAreCollections = false
    case .contentRefresh: contentHasNoRefresh = false
    default: break
    }
  }
}
