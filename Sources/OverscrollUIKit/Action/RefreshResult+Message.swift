#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import OverscrollCore

  extension RefreshResult {
    /// The action failed with an error, whose own message is shown.
    ///
    /// The message is the `errorDescription` of a `LocalizedError`, or the description of an
    /// `NSError`. An error without one shows the library's text.
    ///
    /// - Parameter error: The reason, which ``/OverscrollCore/RefreshResult/error`` keeps.
    /// - Returns: The result.
    public static func failed(_ error: any Error) -> RefreshResult {
      .init(.failed, message: error.words, error: error)
    }

    /// The result with the message of its error, if it has no other.
    var withErrorMessage: RefreshResult {
      guard message == nil, let error else { return self }
      return RefreshResult(kind, message: error.words, error: error)
    }
  }

  extension Error {
    /// The error's own message; nil if it has none.
    ///
    /// The system's default message is not used: it only names a type and a code.
    fileprivate var words: String? {
      if let error = self as? any LocalizedError { return error.errorDescription }
      let hasWords = self is any CustomNSError || type(of: self) is NSError.Type
      return hasWords ? localizedDescription : nil
    }
  }
#endif
