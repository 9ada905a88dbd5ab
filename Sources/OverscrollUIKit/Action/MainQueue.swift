#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Runs a body on the main actor: immediately if already on it, otherwise as soon as it is free.
  func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Recognizes the main queue.
  private enum MainQueue {
    // Thread.isMainThread is not enough: without a run loop, the main queue may use another thread.
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  }
#endif
