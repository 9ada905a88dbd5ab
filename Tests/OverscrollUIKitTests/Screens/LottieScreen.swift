import Overscroll
import UIKit

/// A screen whose header is an animation of another library, with the guide's adapter.
final class LottieScreen: UIViewController, UICollectionViewDataSource {
  private let photos: @Sendable () async throws -> [String]
  private let animation: LottieAnimationView
  private let grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var names: [String] = []

  init(animation: LottieAnimationView, photos: @escaping @Sendable () async throws -> [String]) {
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
    grid.overscroll.top = .refresh(
      owner: self, indicator: .lottie(animation, height: 80),
      fetch: { [photos] in try await photos() },
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
