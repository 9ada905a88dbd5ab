#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// The pictures of a component's states.
  @MainActor
  struct StatePictures {
    private var images: [MJRefreshState: [UIImage]] = [:]
    private var durations: [MJRefreshState: TimeInterval] = [:]

    /// The default duration of pictures, in seconds.
    static func duration(of images: [Any]) -> TimeInterval { Double(images.count) * 0.1 }

    mutating func set(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) {
      self.images[state] = images.compactMap { $0 as? UIImage }
      durations[state] = duration
    }

    /// The height of the tallest first picture, in points.
    var height: CGFloat { images.values.compactMap { $0.first?.size.height }.max() ?? 0 }

    /// Shows the picture of the idle state that belongs to a pull.
    func show(pulled fraction: CGFloat, in view: UIImageView) {
      guard let images = images[.idle], !images.isEmpty else { return }
      view.stopAnimating()
      let index = Int(CGFloat(images.count) * max(0, min(1, fraction)))
      view.image = images[min(index, images.count - 1)]
    }

    /// Plays the pictures of a state; the idle ones follow the pull instead.
    func show(_ state: MJRefreshState, in view: UIImageView) {
      switch state {
      case .idle, .noMoreData: view.stopAnimating()
      case .pulling, .refreshing, .willRefresh:
        let state: MJRefreshState = state == .willRefresh ? .refreshing : state
        guard let images = images[state], !images.isEmpty else { return }
        view.stopAnimating()
        view.image = images.last
        guard images.count > 1 else { return }
        view.animationImages = images
        view.animationDuration = durations[state] ?? 0
        view.startAnimating()
      }
    }
  }
#endif
