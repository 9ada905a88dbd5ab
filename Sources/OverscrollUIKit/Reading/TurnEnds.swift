#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Calls a closure at the end of each turn of the main run loop, before changes are displayed.
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
    package let observe:
      @Sendable @MainActor (_ body: @escaping @MainActor @Sendable () -> Void) -> AnyObject?

    package init(
      _ observe:
        @escaping @Sendable @MainActor (@escaping @MainActor @Sendable () -> Void) -> AnyObject?
    ) {
      self.observe = observe
    }
  }

  #if canImport(ObjectiveC)
    private final class RunLoopObserver {
      private let observer: CFRunLoopObserver?

      /// Core Animation commits with the order 2,000,000.
      init(_ body: @escaping @MainActor @Sendable () -> Void) {
        observer = CFRunLoopObserverCreateWithHandler(
          nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 1_999_000
        ) { _, _ in MainActor.assumeIsolated(body) }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      }

      deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
      }
    }
  #endif
#endif
