import Foundation

/// The times of a frame.
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor open class UIUpdateInfo: NSObject {
  /// The time that the frame shows, in seconds.
  public let modelTime: TimeInterval
  /// Until when it must be done, in seconds.
  public let completionDeadlineTime: TimeInterval
  /// When it is seen, in seconds.
  public let estimatedPresentationTime: TimeInterval

  init(at time: TimeInterval, frame: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + frame
    estimatedPresentationTime = time + frame
  }
}
