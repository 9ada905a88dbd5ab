import Overscroll
import UIKit

// A screen that was written with MJRefresh, with the app's own header class and completion handlers.

struct Order: Sendable {
  let id: Int
}

enum OrdersError: Error, Equatable {
  case signedOut
  case offline
}

/// The app's network code: completes on the main thread.
@MainActor
protocol OrdersAPI: AnyObject {
  func orders(
    page: Int, completion: @escaping @MainActor (Result<[Order], OrdersError>) -> Void)
}

/// The app's own header: was a subclass of MJRefreshHeader.
final class BrandHeader: UIView {
  private let label = UILabel()
  private let logo = UIImageView(image: UIImage(systemName: "shippingbox"))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
    for view in [logo, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    logo.frame = CGRect(x: bounds.midX - 60, y: bounds.midY - 12, width: 24, height: 24)
    label.frame = CGRect(x: bounds.midX - 24, y: 0, width: 200, height: bounds.height)
  }

  /// Was `setState` and `setPullingPercent`.
  func show(_ state: IndicatorState) {
    logo.transform = CGAffineTransform(rotationAngle: min(1, state.progress) * .pi)
    switch state.phase {
    case .armed: label.text = "Let go for your orders"
    case .refreshing: label.text = "Asking the warehouse"
    case .failed: label.text = "No luck"
    case .ending: label.text = "There you are"
    default: label.text = "Pull for your orders"
    }
  }
}

final class OrdersScreen: UITableViewController {
  private let api: any OrdersAPI
  private let onSignedOut: () -> Void
  private var orders: [Order] = []
  private var page = 1

  init(api: any OrdersAPI, onSignedOut: @escaping () -> Void) {
    self.api = api
    self.onSignedOut = onSignedOut
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    // Was: mj_header = BrandHeader { … }, mj_footer = MJRefreshAutoNormalFooter { … }.
    tableView.overscroll.top = .refresh(
      indicator: .view(BrandHeader()) { $0.show($1) },
      manual: { [weak self] run in self?.load(1, run) })
    tableView.overscroll.bottom = .loadMore(
      manual: { [weak self] run in self.map { $0.load($0.page + 1, run) } })
    tableView.overscroll.top?.begin()
  }

  private func load(_ page: Int, _ run: OverscrollRun) {
    api.orders(page: page) { [weak self] result in
      guard let self, run.isCurrent else { return }
      switch result {
      case .success(let orders):
        self.orders = page == 1 ? orders : self.orders + orders
        self.page = page
        tableView.reloadData()
        run.end(.loaded(hasMore: orders.count == 20))
      case .failure(let error):
        run.end(.failed(error))
        if error == .signedOut { onSignedOut() }
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    cell.textLabel?.text = "Order \(orders[indexPath.row].id)"
    return cell
  }
}
