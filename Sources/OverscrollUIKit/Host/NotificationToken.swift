#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  package import UIKit

  /// Observes a notification for as long as the token is retained.
  package final class NotificationToken: Sendable {
    private let name: Notification.Name
    private let id: UInt64

    @MainActor
    package init(_ name: Notification.Name, _ handler: @escaping @MainActor @Sendable () -> Void) {
      self.name = name
      id = NotificationHub.shared.add(name) { _ in onMain(handler) }
    }

    /// Calls a handler when the object that `sender` currently returns posts a notification.
    @MainActor
    package init(
      _ name: Notification.Name, from sender: @escaping @MainActor @Sendable () -> AnyObject?,
      _ handler: @escaping @MainActor @Sendable () -> Void
    ) {
      self.name = name
      id = NotificationHub.shared.add(name) { object in
        onMain { if object != nil, object == sender().map(ObjectIdentifier.init) { handler() } }
      }
    }

    deinit { NotificationHub.shared.remove(id, of: name) }

    /// Observes when the app, or a scene of it, returns to the foreground.
    ///
    /// If another scene is active, only the scene itself reports its return.
    ///
    /// - Parameters:
    ///   - scene: Returns the current scene of the list.
    ///   - handler: Called with each return.
    /// - Returns: The tokens.
    @MainActor
    package static func foreground(
      of scene: @escaping @MainActor @Sendable () -> UIScene?,
      _ handler: @escaping @MainActor @Sendable () -> Void
    ) -> [NotificationToken] {
      [
        NotificationToken(UIApplication.willEnterForegroundNotification, handler),
        NotificationToken(UIScene.willEnterForegroundNotification, from: scene, handler),
      ]
    }

    /// Observes everything after which texts or times may be written differently.
    ///
    /// - Parameter handler: Called with each change.
    /// - Returns: The tokens.
    @MainActor
    package static func words(
      _ handler: @escaping @MainActor @Sendable () -> Void
    ) -> [NotificationToken] {
      let changes: [Notification.Name] = [
        .overscrollWordsDidChange, NSLocale.currentLocaleDidChangeNotification,
        .NSSystemTimeZoneDidChange, .NSCalendarDayChanged,
      ]
      return changes.map { NotificationToken($0, handler) }
    }
  }

  /// Observes each notification once, and calls the handlers of all tokens.
  ///
  /// Every list observes seven notifications. An observer of a notification center needs about
  /// twenty allocations; an entry in this table needs one.
  private final class NotificationHub: Sendable {
    typealias Handler = @Sendable (_ sender: ObjectIdentifier?) -> Void

    private struct Table {
      var handlers: [Notification.Name: [(id: UInt64, call: Handler)]] = [:]
      /// The notifications with an observer, which stays for the lifetime of the process.
      var observed: Set<Notification.Name> = []
      var lastID: UInt64 = 0
    }

    static let shared = NotificationHub()

    /// Locked because any thread may post a notification or release a token.
    private let table = Locked(Table())

    func add(_ name: Notification.Name, _ handler: @escaping Handler) -> UInt64 {
      let (id, isFirst) = table.with { table in
        table.lastID += 1
        table.handlers[name, default: []].append((table.lastID, handler))
        return (table.lastID, table.observed.insert(name).inserted)
      }
      if isFirst { observe(name) }
      return id
    }

    func remove(_ id: UInt64, of name: Notification.Name) {
      table.with { $0.handlers[name]?.removeAll { $0.id == id } }
    }

    private func observe(_ name: Notification.Name) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in self?.deliver(name, from: $0.object)
      }
    }

    private func deliver(_ name: Notification.Name, from sender: Any?) {
      let sender = sender.map { ObjectIdentifier($0 as AnyObject) }
      for handler in table.with({ $0.handlers[name] ?? [] }) { handler.call(sender) }
    }
  }
#endif
