import Foundation

/// The times of a frame.
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor open class UIUpdateInfo: NSObject {
  /// The model time of the frame, in seconds.
  public let modelTime: TimeInterval
  /// The deadline for completing the frame, in seconds.
  public let completionDeadlineTime: TimeInterval
  /// The estimated time at which the frame is visible, in seconds.
  public let estimatedPresentationTime: TimeInterval

  init(at time: TimeInterval, frame: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + frame
    estimatedPresentationTime = time + frame
  }
}
