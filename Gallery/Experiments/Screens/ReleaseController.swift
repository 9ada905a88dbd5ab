import UIKit

/// A table that holds 54 points open after a lift.
final class ReleaseController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// How the table opens its inset, and when.
  enum Release: CaseIterable {
    /// In the notification of the recognizer's end, without an animation.
    case whenEnded
    /// At the first offset without a drag, without an animation.
    case atFirstOffset
    /// At the first offset without a drag; then the offset that it had is written again.
    case restoringOffset
    /// In the delegate's call, animated.
    case inDelegate
  }

  /// What a table is for.
  struct Setup {
    let title: String
    /// The rows of `Development/Platforms/LinuxUIKit/Facts.md` that the figures are for.
    let rows: [String]
    let release: Release
    var hasLargeTitle = false

    /// The name in the log.
    var name: String { "release-\(release)\(hasLargeTitle ? "-largeTitle" : "")" }

    /// All tables.
    static let all: [Setup] =
      Release.allCases.map {
        Setup(
          title: "A release", rows: ["U4", "U5a", "U5b", "U5c", "U5d", "U25", "U26"], release: $0)
      } + [
        Setup(
          title: "The same below a large title", rows: ["U1c", "U1d"], release: .restoringOffset,
          hasLargeTitle: true)
      ]
  }

  /// The inset that is held open, in points.
  static let extent: CGFloat = 54

  let setup: Setup
  let log: FigureLog
  /// The table, for tests that drag it.
  let table = UITableView()
  private var observations: [NSKeyValueObservation] = []
  private var isOpen = false
  private var awaitsRelease = false

  /// Creates the table of a setup.
  init(_ setup: Setup) {
    self.setup = setup
    log = FigureLog(setup.name)
    super.init(nibName: nil, bundle: nil)
    title = setup.name
    navigationItem.largeTitleDisplayMode = setup.hasLargeTitle ? .always : .never
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 50
    observations = [
      table.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.offsetChanged() }
      },
      table.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
        MainActor.assumeIsolated { self?.panChanged(to: pan.state) }
      },
    ]
  }

  // MARK: Release

  private func panChanged(to state: UIGestureRecognizer.State) {
    guard state == .ended || state == .cancelled else { return }
    note("ended")
    awaitsRelease = true
    if setup.release == .whenEnded { open(.whenEnded) }
  }

  private func offsetChanged() {
    note("offset")
    guard awaitsRelease, !table.isDragging else { return }
    switch setup.release {
    case .atFirstOffset, .restoringOffset: open(setup.release)
    case .whenEnded, .inDelegate: break
    }
  }

  /// Opens the inset if the table was pulled past it.
  private func open(_ release: Release) {
    awaitsRelease = false
    let offset = table.contentOffset
    guard !isOpen, offset.y < -table.adjustedContentInset.top - Self.extent else { return }
    isOpen = true
    note("opens")
    if release == .inDelegate {
      UIView.animate(withDuration: 0.3) { self.table.contentInset.top += Self.extent }
    } else {
      UIView.performWithoutAnimation { table.contentInset.top += Self.extent }
      if release == .restoringOffset, table.contentOffset != offset {
        table.contentOffset = offset
      }
    }
    note("open")
  }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    note("closes")
    UIView.animate(withDuration: 0.3) { self.table.contentInset.top -= Self.extent }
    note("closed")
  }

  private func note(_ event: String) {
    log.note(
      event,
      "offset \(table.contentOffset.y) raw \(table.contentInset.top) "
        + "adjusted \(table.adjustedContentInset.top) "
        + "\(table.isTracking ? "t" : "-")\(table.isDecelerating ? "d" : "-")")
  }

  // MARK: The delegate

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("lifted \(decelerate)")
    if setup.release == .inDelegate { open(.inDelegate) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("rests")
    close()
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
