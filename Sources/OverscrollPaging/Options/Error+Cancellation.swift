import Foundation

extension Error {
  /// Whether the error, or the one that it wraps in the system's way, reports a cancellation: the
  /// usual rule of paginators and of controls.
  package var isCancellation: Bool {
    if self is CancellationError || (self as? URLError)?.code == .cancelled { return true }
    #if canImport(ObjectiveC)
      let info = (self as NSError).userInfo
    #else
      let info = (self as? any CustomNSError)?.errorUserInfo ?? [:]
    #endif
    return (info[NSUnderlyingErrorKey] as? any Error)?.isCancellation == true
  }
}
