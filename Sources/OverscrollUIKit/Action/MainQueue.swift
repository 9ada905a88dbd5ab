#if canImport(UIKit)
  import Foundation

  /// Does something on the main actor: at once where we are on it, else as soon as it is free.
  func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Knows the main queue from others.
  private enum MainQueue {
    // Not by the thread: where a program has no run loop, the main queue may run on another one.
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  }
#endif
