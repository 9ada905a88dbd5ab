#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  import UIKit

  /// Observes a notification for as long as the token is retained.
  package final class NotificationToken: @unchecked Sendable {
    // Written once, and returned to a notification center that any thread may call.
    private let token: any NSObjectProtocol

    @MainActor
    package init(_ name: NSNotification.Name, _ handler: @escaping @MainActor @Sendable () -> Void)
    {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        onMain(handler)
      }
    }

    /// Calls a handler when the object that `sender` returns at that moment posts a notification.
    @MainActor
    package init(
      _ name: NSNotification.Name, from sender: @escaping @MainActor @Sendable () -> AnyObject?,
      _ handler: @escaping @MainActor @Sendable () -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let object = $0.object.map { ObjectIdentifier($0 as AnyObject) }
        onMain { if object != nil, object == sender().map(ObjectIdentifier.init) { handler() } }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
