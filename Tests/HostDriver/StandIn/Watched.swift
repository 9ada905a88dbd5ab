#if STAND_IN
  package import OverscrollCore
  import ScrollPhysics
  @_spi(Simulation) package import UIKit

  /// A table that a ``Finger`` can move.
  package typealias DrivenTable = UITableView
  /// A collection view that a ``Finger`` can move.
  package typealias DrivenCollection = UICollectionView
  /// A scroll view that a ``Finger`` can move.
  package typealias DrivenScrollView = UIScrollView

  /// What is seen of a scroll view, and how often code has written to it.
  @MainActor
  package struct Watched {
    private let view: SimulatedScrollView

    init(_ view: UIScrollView) { self.view = view.simulation }

    /// The vertical offset that is visible now, in an animation as well.
    package var presentedOffset: Double { view.presentedOffset }

    /// The offset that is visible now, along an axis.
    package func presentedOffset(along axis: OverscrollAxis) -> Double {
      view.presentedOffset(at: SimulatedDevice.current.now, along: axis)
    }

    /// The vertical offsets at which the list can rest.
    package var legalOffsets: ClosedRange<Double> { view.legalOffsets }

    /// The number of writes of the inset.
    package var insetWriteCount: Int { view.insetWriteCount }

    /// The number of writes of the offset, without those of fingers, bounces and flings.
    package var offsetWriteCount: Int { view.offsetWriteCount }

    /// Whether the offset is animated.
    package var isAnimating: Bool { view.isAnimating }
  }

  extension UIScrollView {
    /// What is seen of the view now.
    package var watched: Watched { Watched(self) }
  }

  /// Where systems differ, and which of the two the device does.
  package enum Behaviour {
    /// The distance that a finger moves before the content follows, in points (U21).
    package static var dragSlop: Double { DeviceFacts.current.dragSlop }
    /// Whether a bounce lasts as long as it was measured (U22).
    package static var bouncesAsMeasured: Bool { DeviceFacts.current.bouncesAsMeasured }
    /// Whether the system insets tables for a keyboard (U18).
    package static var keyboardInsetsTables: Bool { DeviceFacts.current.keyboardInsetsTables }
    /// Whether a bounce that a touch interrupts jumps (U27).
    package static var interruptedBouncesJump: Bool { DeviceFacts.current.interruptedBouncesJump }
    /// Whether a large-title bar stretches with a pull (U1a).
    package static var stretchesBars: Bool { DeviceFacts.current.stretchesBars }
    /// Whether a held inset shrinks a large title at once (U1d).
    package static var heldInsetShrinksTitle: Bool { DeviceFacts.current.heldInsetShrinksTitle }
    /// The height of a navigation bar without a large title, in points (U1b).
    package static var barHeight: Double { Double(DeviceFacts.current.barHeight) }
  }
#endif
