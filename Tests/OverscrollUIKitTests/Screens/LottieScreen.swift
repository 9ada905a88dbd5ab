import Overscroll
import UIKit

// A screen whose header is an animation view of another library, such as LottieAnimationView.

/// What the screen uses of such a view.
@MainActor
class AnimationView: UIView {
  var currentProgress: CGFloat = 0
  private(set) var isAnimationPlaying = false

  func play() { isAnimationPlaying = true }

  func stop() { isAnimationPlaying = false }
}

final class LottieScreen: UIViewController, UICollectionViewDataSource {
  private let photos: @Sendable () async throws -> [String]
  private let animation: AnimationView
  private let grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var names: [String] = []

  init(animation: AnimationView, photos: @escaping @Sendable () async throws -> [String]) {
    self.animation = animation
    self.photos = photos
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    view.addSubview(grid)
    animation.frame.size.height = 80
    let indicator = OverscrollIndicator.view(animation) { animation, state in
      if state.isRunning {
        if !animation.isAnimationPlaying { animation.play() }
      } else {
        animation.stop()
        animation.currentProgress = min(1, state.progress)
      }
    }
    grid.overscroll.top = .refresh(
      owner: self, indicator: indicator, fetch: { [photos] in try await photos() },
      apply: { screen, names in screen.show(names) })
  }

  private func show(_ names: [String]) {
    self.names = names
    grid.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}
