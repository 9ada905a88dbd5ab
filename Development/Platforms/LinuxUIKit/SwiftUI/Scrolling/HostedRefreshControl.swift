@_spi(Simulation) import UIKit

/// The control behind `refreshable`.
@available(tvOS, unavailable)
final class HostedRefreshControl: UIRefreshControl {
  var refresh: RefreshAction?
  private var task: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.run() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func run() {
    let refresh = refresh
    task = Task { [weak self] in
      await refresh?()
      self?.endRefreshing()
    }
  }

  /// The task is cancelled when the view is removed (`Facts.md`, S13).
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { task?.cancel() }
  }

  deinit { task?.cancel() }
}
