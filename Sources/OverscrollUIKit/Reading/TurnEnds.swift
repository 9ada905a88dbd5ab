#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Calls a closure at the end of each turn of the main run loop, before changes are laid out and
  /// displayed, and afterwards.
  ///
  /// Nothing wakes the run loop for it.
  package struct TurnEnds: Sendable {
    /// The run loop of hosts that are created in this task; tests replace it.
    @TaskLocal package static var current = TurnEnds { body in
      #if canImport(ObjectiveC)
        RunLoopObserver(body)
      #else
        nil
      #endif
    }

    /// Calls a closure until the returned object is released.
    package let observe: @Sendable @MainActor (_ body: @escaping Body) -> AnyObject?

    /// Called with whether changes are displayed.
    package typealias Body = @MainActor @Sendable (_ isDisplayed: Bool) -> Void

    package init(
      _ observe: @escaping @Sendable @MainActor (@escaping Body) -> AnyObject?
    ) {
      self.observe = observe
    }
  }

  #if canImport(ObjectiveC)
    private final class RunLoopObserver {
      private let observers: [CFRunLoopObserver?]

      /// Core Animation commits with the order 2,000,000.
      init(_ body: @escaping TurnEnds.Body) {
        observers = [(1_999_000, false), (2_001_000, true)].map { order, isDisplayed in
          let observer = CFRunLoopObserverCreateWithHandler(
            nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order
          ) { _, _ in MainActor.assumeIsolated { body(isDisplayed) } }
          CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
          return observer
        }
      }

      deinit {
        for observer in observers { if let observer { CFRunLoopObserverInvalidate(observer) } }
      }
    }
  #endif
#endif
