import UIKit

// What the guide's adapters use of two libraries that draw animations: declarations of our own, with the
// names that the libraries' documentation gives.

/// A view of Lottie, as documented for lottie-ios 4 at airbnb.io/lottie.
@MainActor
class LottieAnimationView: UIView {
  var loopMode = LottieLoopMode.playOnce
  /// Setting it stops the animation.
  var currentProgress: CGFloat = 0 { didSet { isAnimationPlaying = false } }
  private(set) var isAnimationPlaying = false

  func play() { isAnimationPlaying = true }

  func pause() { isAnimationPlaying = false }
}

enum LottieLoopMode {
  case playOnce
  case loop
}

/// What creates a view of Rive and holds its state machine, as documented for rive-ios 6 at
/// rive.app/docs/runtimes/apple.
@MainActor
final class RiveViewModel {
  /// The values that its inputs have.
  private(set) var numbers: [String: Double] = [:]
  private(set) var flags: [String: Bool] = [:]

  func createRiveView() -> RiveView { RiveView() }

  func setInput(_ inputName: String, value: Double) { numbers[inputName] = value }

  func setInput(_ inputName: String, value: Bool) { flags[inputName] = value }
}

@MainActor
final class RiveView: UIView {}
