#if canImport(UIKit) && !os(watchOS)
  import QuartzCore
  import UIKit

  /// Notes when an on-screen keyboard appears, changes its height or disappears.
  @MainActor
  final class KeyboardChanges {
    /// How long the insets change with a keyboard, in seconds: its animation takes half as long.
    private static let duration = 0.5

    private var lastChange = -Double.infinity
    private var tokens: [NotificationToken] = []

    init() {
      tokens = Platform.keyboardChanges.map { name in
        NotificationToken(name) { [weak self] in self?.lastChange = CACurrentMediaTime() }
      }
    }

    /// Whether a keyboard is appearing or disappearing.
    var isChanging: Bool { CACurrentMediaTime() - lastChange < Self.duration }
  }
#endif
