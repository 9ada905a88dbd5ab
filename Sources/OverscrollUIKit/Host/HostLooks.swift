#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// What a host keeps for what is seen and said, beside the boxes themselves.
  @MainActor
  struct HostLooks {
    /// The times that the app has set for this scroll view.
    var ownTimes: OverscrollTimes?
    /// Whether everything that changes is there at once: animations are off.
    var isStill = false
    /// Whether a control that the app has given to the system pulls at the top edge.
    var yieldsToSystemControl = false
    /// The system's control at the top edge.
    var system: (any RefreshControlAdapter)?
    /// Tells when the user wants less motion, or no longer.
    var motion: NotificationToken?
    /// Tells when the app comes back to the foreground.
    var foreground: [NotificationToken] = []
    /// The language that is spoken.
    var language: OverscrollLanguage
    /// Where languages, the time and what is remembered come from.
    let surroundings = TextSurroundings.current
    /// Tell when words, or how dates are written, are others.
    var words: [NotificationToken] = []

    init() { language = surroundings.language }
  }

  /// Hears of a notification for as long as somebody holds it.
  package final class NotificationToken: @unchecked Sendable {
    // Written once, and given back to a centre that any thread may call.
    private let token: any NSObjectProtocol

    @MainActor
    package init(_ name: NSNotification.Name, _ heard: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        onMain(heard)
      }
    }

    /// Calls a handler when the object that `sender` returns at that moment posts a notification.
    @MainActor
    package init(
      _ name: NSNotification.Name, from sender: @escaping @MainActor @Sendable () -> AnyObject?,
      _ heard: @escaping @MainActor @Sendable () -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let object = $0.object.map { ObjectIdentifier($0 as AnyObject) }
        onMain { if object != nil, object == sender().map(ObjectIdentifier.init) { heard() } }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
