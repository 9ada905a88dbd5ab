import HostDriver
import OverscrollMJRefresh
import UIKit

// An app with the kinds of screens that apps make with MJRefresh, written as such an app is.

/// What all screens have: a list, and a server that answers when the test lets it.
@MainActor
class ExampleScreen: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
  let list: UIScrollView
  private(set) var rows = 20
  private var requests: [() -> Void] = []

  init(_ list: UIScrollView) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch list {
    case let table as UITableView:
      table.rowHeight = 50
      table.dataSource = self
    case let collection as UICollectionView: collection.dataSource = self
    default: list.contentSize = CGSize(width: 390, height: 1_000)
    }
  }

  func loadNew() { ask(for: 5) { $0.mj_header.endRefreshing() } }

  func loadMore() { ask(for: 5) { $0.mj_footer.endRefreshing() } }

  func loadLast() { ask(for: 5) { $0.mj_footer.endRefreshingWithNoMoreData() } }

  func loadOnce() { ask(for: 5) { $0.mj_footer.isHidden = true } }

  /// Lets the server answer all requests; returns their number.
  func answer() -> Int {
    let all = requests
    requests = []
    for request in all { request() }
    return all.count
  }

  private func ask(for count: Int, then end: @escaping (UIScrollView) -> Void) {
    requests.append { [weak self] in
      guard let self else { return }
      rows += count
      (list as? UITableView)?.reloadData()
      (list as? UICollectionView)?.reloadData()
      end(list)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { rows }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}

// MARK: Headers

extension ExampleScreen {
  func header() {
    list.mj_header = MJRefreshNormalHeader { [weak self] in self?.loadNew() }
  }

  func animatedHeader() {
    list.mj_header = LeafHeader(refreshingBlock: { [weak self] in self?.loadNew() })
  }

  func headerWithoutTime() {
    let header = MJRefreshNormalHeader { [weak self] in self?.loadNew() }
    header.isAutomaticallyChangeAlpha = true
    header.lastUpdatedTimeLabel?.isHidden = true
    list.mj_header = header
  }

  func headerWithoutTexts() {
    let header = LeafHeader { [weak self] in self?.loadNew() }
    header.lastUpdatedTimeLabel?.isHidden = true
    header.stateLabel?.isHidden = true
    list.mj_header = header
  }

  func headerWithOwnTexts() {
    let header = MJRefreshNormalHeader { [weak self] in self?.loadNew() }
    header.setTitle("Drag me", for: .idle)
    header.setTitle("Drop me", for: .pulling)
    header.setTitle("Fetching", for: .refreshing)
    header.stateLabel?.font = .systemFont(ofSize: 15)
    header.stateLabel?.textColor = .red
    header.lastUpdatedTimeText = { _ in "long ago" }
    list.mj_header = header
  }

  func ownHeader() {
    list.mj_header = LampHeader(refreshingBlock: { [weak self] in self?.loadNew() })
  }

  func headerBelowBanner() {
    list.contentInset.top = 40
    let banner = UIView(frame: CGRect(x: 0, y: -40, width: 390, height: 40))
    list.addSubview(banner)
    let header = MJRefreshNormalHeader { [weak self] in self?.loadNew() }
    header.ignoredScrollViewContentInsetTop = 40
    list.mj_header = header
  }
}

/// A header with pictures for its states.
private final class LeafHeader: MJRefreshGifHeader {
  override func prepare() {
    super.prepare()
    setImages(ExampleScreen.leaves(6), for: .idle)
    setImages(ExampleScreen.leaves(3), for: .pulling)
    setImages(ExampleScreen.leaves(3), duration: 0.5, for: .refreshing)
  }
}

/// A header with views of its own: a label, a lamp, a logo and a spinner.
private final class LampHeader: MJRefreshHeader {
  private let label = UILabel()
  private let lamp = UIView()
  private let logo = UIImageView(image: UIImage(systemName: "leaf"))
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func prepare() {
    super.prepare()
    mj_h = 50
    label.font = .boldSystemFont(ofSize: 16)
    label.textAlignment = .center
    for view in [label, lamp, logo, spinner] as [UIView] { addSubview(view) }
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = bounds
    logo.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: 100)
    logo.center = CGPoint(x: mj_w * 0.5, y: -logo.mj_h + 20)
    spinner.center = CGPoint(x: mj_w - 30, y: mj_h * 0.5)
  }

  override var state: MJRefreshState {
    didSet {
      switch state {
      case .idle:
        spinner.stopAnimating()
        lamp.backgroundColor = .gray
        label.text = "Down, down"
      case .pulling:
        spinner.stopAnimating()
        lamp.backgroundColor = .green
        label.text = "Let go now"
      case .refreshing:
        lamp.backgroundColor = .green
        label.text = "Asking"
        spinner.startAnimating()
      default: break
      }
    }
  }

  override var pullingPercent: CGFloat {
    didSet {
      let red = 1 - pullingPercent * 0.5
      label.textColor = UIColor(red: red, green: 0.5, blue: 0.5, alpha: 1)
    }
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]!) {
    super.scrollViewContentOffsetDidChange(change)
    logo.alpha = min(1, -scrollView.mj_offsetY / 200)
  }
}

// MARK: Footers

extension ExampleScreen {
  func footer() {
    list.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.loadMore() }
  }

  func animatedFooter() {
    let footer = MJRefreshAutoGifFooter { [weak self] in self?.loadMore() }
    footer.setImages(Self.leaves(4), for: .refreshing)
    list.mj_footer = footer
  }

  func footerWithoutText() {
    let footer = MJRefreshAutoGifFooter { [weak self] in self?.loadMore() }
    footer.isRefreshingTitleHidden = true
    footer.setImages(Self.leaves(4), for: .refreshing)
    list.mj_footer = footer
  }

  func lastPage() {
    list.mj_header = MJRefreshNormalHeader { [weak self] in
      self?.loadNew()
      self?.list.mj_footer?.resetNoMoreData()
    }
    list.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.loadLast() }
  }

  func footerForTaps() {
    let footer = MJRefreshAutoNormalFooter { [weak self] in self?.loadMore() }
    footer.isAutomaticallyRefresh = false
    list.mj_footer = footer
  }

  func footerWithOwnTexts() {
    let footer = MJRefreshAutoNormalFooter { [weak self] in self?.loadLast() }
    footer.setTitle("Tap or drag", for: .idle)
    footer.setTitle("Fetching", for: .refreshing)
    footer.setTitle("That was all", for: .noMoreData)
    footer.stateLabel?.textColor = .blue
    list.mj_footer = footer
  }

  func footerForOnePage() {
    list.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.loadOnce() }
  }

  func footerAboveBar() {
    let footer = MJRefreshBackNormalFooter { [weak self] in self?.loadMore() }
    list.contentInset.bottom = 30
    footer.ignoredScrollViewContentInsetBottom = 30
    list.mj_footer = footer
  }

  func animatedBackFooter() {
    let footer = MJRefreshBackGifFooter { [weak self] in self?.loadLast() }
    footer.setImages(Self.leaves(4), for: .idle)
    footer.setImages(Self.leaves(4), for: .pulling)
    footer.setImages(Self.leaves(4), for: .refreshing)
    footer.isAutomaticallyChangeAlpha = true
    list.mj_footer = footer
  }

  func ownFooter() {
    list.mj_footer = SpinnerFooter(refreshingBlock: { [weak self] in self?.loadLast() })
  }

  func ownBackFooter() {
    list.mj_footer = RaisedFooter(refreshingBlock: { [weak self] in self?.loadMore() })
  }

  static func leaves(_ count: Int) -> [UIImage] {
    (0..<count).compactMap { _ in UIImage(systemName: "leaf") }
  }
}

/// An automatic footer with its own label and spinner.
private final class SpinnerFooter: MJRefreshAutoFooter {
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func prepare() {
    super.prepare()
    mj_h = 60
    addSubview(label)
    addSubview(spinner)
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = bounds
    spinner.center = CGPoint(x: 30, y: mj_h * 0.5)
  }

  override var state: MJRefreshState {
    didSet {
      label.text =
        state == .idle ? "More below" : state == .refreshing ? "Coming" : "Nothing below"
      state == .refreshing ? spinner.startAnimating() : spinner.stopAnimating()
    }
  }
}

/// A footer that is pulled, with a height of its own.
private final class RaisedFooter: MJRefreshBackFooter {
  private let label = UILabel()

  override func prepare() {
    super.prepare()
    mj_h = 80
    addSubview(label)
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = CGRect(x: 0, y: 20, width: mj_w, height: 40)
  }

  override var state: MJRefreshState {
    didSet {
      switch state {
      case .idle: label.text = "Up, up"
      case .pulling: label.text = "Let go now"
      case .refreshing: label.text = "Coming"
      default: break
      }
    }
  }

  override var pullingPercent: CGFloat { didSet { label.alpha = 0.3 + pullingPercent } }
}

// MARK: Other lists

extension ExampleScreen {
  /// Both edges of a collection view.
  func upAndDown() {
    header()
    list.mj_footer = MJRefreshBackNormalFooter { [weak self] in self?.loadMore() }
  }

  /// A list that scrolls sideways, and opens something behind its end.
  func sideways() {
    let trailer = MJRefreshNormalTrailer { [weak self] in
      self?.title = "Opened"
      self?.list.mj_trailer?.endRefreshing()
    }
    trailer.setTitle("Slide", for: .idle)
    list.mj_trailer = trailer
  }
}
