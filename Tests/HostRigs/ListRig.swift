import Foundation
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import ScrollPhysics
@_spi(Simulation) import UIKit

/// Many lists in a window, to measure their total cost.
@MainActor
public final class ListRig {
  /// The number of controls per list: a header and a footer.
  public static let controlsPerList = 2
  /// The number of properties that are observed per list.
  private static let observationsPerList = 7

  private let device = SimulatedDevice()
  private let window: UIWindow
  private let rows: Rows
  private let lists: [UITableView]
  private var observations: [NSKeyValueObservation] = []
  private var views: [UIView] = []

  /// Creates lists with a number of rows each, without Overscroll.
  public init(lists count: Int, rows number: Int) {
    let (rows, screen) = (Rows(number), UIView())
    lists = (0..<count).map { _ in
      let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
      list.rowHeight = 44
      list.dataSource = rows
      screen.addSubview(list)
      return list
    }
    self.rows = rows
    window = device.show(screen)
    device.turn()
  }

  /// Adds a header and a footer to each list.
  public func equip() {
    for index in lists.indices { equip(index) }
  }

  /// Adds a header and a footer to a list.
  public func equip(_ index: Int) {
    lists[index].overscroll.top = .refresh(manual: { _ in })
    lists[index].overscroll.bottom = .loadMore(manual: { _ in })
  }

  /// Removes the headers and footers.
  public func strip() {
    for list in lists {
      list.overscroll.top = nil
      list.overscroll.bottom = nil
    }
    device.finishAnimations()
  }

  /// Adds observers that do nothing to each list, for the properties that every library has to
  /// observe.
  public func observe(_ count: Int) {
    for list in lists {
      for _ in 0..<count {
        observations.append(list.observe(\.contentOffset) { _, _ in })
        observations.append(list.observe(\.contentSize) { _, _ in })
      }
    }
  }

  /// Adds the views and observations of a header and a footer to each list, but nothing that
  /// updates the views or handles the changes.
  public func equipWithViewsAlone() {
    for list in lists {
      observations += (0..<Self.observationsPerList).map { _ in
        list.observe(\.contentInset) { _, _ in }
      }
      add(UIView(), to: list)
      add(indicator(.top, .refresh), to: list)
      add(indicator(.bottom, .load), to: list)
    }
  }

  /// Removes these views and observations.
  public func stripOfViews() {
    for view in views { view.removeFromSuperview() }
    (views, observations) = ([], [])
  }

  /// Scrolls the first list by too little to count as a change of direction.
  public func scroll(_ index: Int) { lists[0].contentOffset.y = 1_000 + Double(index % 7) }

  /// The number of writes of insets and offsets by any code.
  public var writes: (insets: Int, offsets: Int) {
    lists.reduce((0, 0)) {
      ($0.0 + $1.simulation.insetWriteCount, $0.1 + $1.simulation.offsetWriteCount)
    }
  }

  private func add(_ view: UIView, to list: UITableView) {
    list.insertSubview(view, at: 0)
    views.append(view)
  }

  private func indicator(_ edge: OverscrollEdge, _ purpose: EdgeOptions.Purpose) -> IndicatorView {
    let view = IndicatorView(OverscrollIndicator.classic.form)
    let size = IndicatorSize(width: 390, height: OverscrollIndicator.classic.extent(for: purpose))
    view.place(in: CGRect(x: 0, y: 0, width: size.width, height: size.height), at: edge)
    view.show(IndicatorState(edge: edge, purpose: purpose, phase: .idle, size: size), .init())
    return view
  }
}

/// Rows of one section.
private final class Rows: NSObject, UITableViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
