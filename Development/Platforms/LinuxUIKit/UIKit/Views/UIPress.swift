import Foundation

/// A press of a button of a remote or a keyboard; the simulated device sends none.
@MainActor open class UIPress: NSObject {
  /// The button.
  public enum PressType: Int, Sendable {
    /// The arrows.
    case upArrow, downArrow, leftArrow, rightArrow
    /// The button that selects the focused item.
    case select
    /// The menu button.
    case menu
    /// The button that plays and pauses.
    case playPause
  }

  /// The button that was pressed.
  open var type: PressType { .select }
}

/// The presses of buttons at one time.
@MainActor open class UIPressesEvent: UIEvent {}
