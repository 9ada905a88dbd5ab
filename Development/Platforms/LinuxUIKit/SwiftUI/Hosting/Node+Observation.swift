import Foundation
import Observation

extension Node {
  /// Runs code, and evaluates the node again when an observable property that the code reads
  /// changes.
  ///
  /// SwiftUI tracks bodies and the closures of rows. The evaluation of a node inside is no part of
  /// the code, so a property that only an inner body reads does not evaluate an outer one.
  func tracking<Value>(_ body: () -> Value) -> Value {
    guard #available(iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return body() }
    return withObservationTracking(body) { [weak self] in
      // The property may change on any thread, and it has its old value here.
      guard Thread.isMainThread else {
        return DispatchQueue.main.async { MainActor.assumeIsolated { self?.invalidate() } }
      }
      MainActor.assumeIsolated {
        ViewUpdate.noteWrite()
        self?.invalidate()
      }
    }
  }
}
