import Overscroll
import UIKit

extension OverscrollIndicator {
  static func lottie(_ animation: LottieAnimationView, height: CGFloat = 60) -> OverscrollIndicator
  {
    animation.loopMode = .loop
    animation.contentMode = .scaleAspectFit
    animation.heightAnchor.constraint(equalToConstant: height).isActive = true
    return .view(animation) { animation, state in
      if state.isRunning, !state.reducesMotion {
        if !animation.isAnimationPlaying { animation.play() }
      } else if state.phase == .ending {
        animation.pause()
      } else {
        animation.currentProgress = min(1, state.progress)
      }
      animation.alpha = state.isRunning && state.reducesMotion ? 0.5 : 1
    }
  }
}

extension OverscrollIndicator {
  static func rive(_ machine: RiveViewModel, height: CGFloat = 60) -> OverscrollIndicator {
    let view = machine.createRiveView()
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return .view(view) { _, state in
      machine.setInput("progress", value: 100 * min(1, state.progress))
      machine.setInput("isRunning", value: state.isRunning)
    }
  }
}
