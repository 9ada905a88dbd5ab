#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Runs a body on the main actor: immediately if already on it, otherwise as soon as it is free.
  package func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Recognizes the main queue.
  enum MainQueue {
    // Thread.isMainThread is not enough: without a run loop, the main queue may use another thread.
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
    private static let isTold = Locked(false)

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Checks that the app calls what needs the main thread on it.
    ///
    /// In Swift 5 mode the compiler does not. A debug build stops, and a release build logs the
    /// first call.
    static func expect() {
      guard !isCurrent, !Thread.isMainThread else { return }
      let line = """
        Overscroll was used off the main thread. Only end(_:), setNoMore(), reset() and cancel() of a control, and the \
        methods of a run, may be called on any thread; use everything else on the main thread.
        """
      assertionFailure(line)
      let isNews = isTold.with { isTold in
        defer { isTold = true }
        return !isTold
      }
      if isNews { OverscrollLog.current.note(line) }
    }
  }
#endif
