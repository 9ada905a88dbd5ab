import Foundation
import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Many lists in a window, for what they cost together.
@MainActor
public final class ListRig {
  /// How many controls a list is given: a header and a footer.
  public static let controlsPerList = 2
  /// How many values of a list are observed for them.
  private static let observationsPerList = 7

  private let device = SimulatedDevice()
  private let window: UIWindow
  private let rows: Rows
  private let lists: [UITableView]
  private var observations: [NSKeyValueObservation] = []
  private var views: [UIView] = []

  /// Creates lists of so many rows each, without anything of ours.
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

  /// Gives each list a header and a footer.
  public func equip() {
    for index in lists.indices { equip(index) }
  }

  /// Gives a list a header and a footer.
  public func equip(_ index: Int) {
    lists[index].overscroll.top = .refreshUntilEnd {}
    lists[index].overscroll.bottom = .loadMoreUntilEnd {}
  }

  /// Takes them away again.
  public func strip() {
    for list in lists {
      list.overscroll.top = nil
      list.overscroll.bottom = nil
    }
    device.finishAnimations()
  }

  /// Adds observers to each list that do nothing, of what every library has to observe.
  public func observe(_ count: Int) {
    for list in lists {
      for _ in 0..<count {
        observations.append(list.observe(\.contentOffset) { _, _ in })
        observations.append(list.observe(\.contentSize) { _, _ in })
      }
    }
  }

  /// Gives each list the views that a header and a footer show and as many observations as they make, with nobody
  /// who drives the ones or listens to the others.
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

  /// Takes these away again.
  public func stripOfViews() {
    for view in views { view.removeFromSuperview() }
    (views, observations) = ([], [])
  }

  /// Scrolls the first list by so little that it is no change of direction.
  public func scroll(_ index: Int) { lists[0].contentOffset.y = 1_000 + Double(index % 7) }

  /// How often insets and offsets were written, by whomever.
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
    let size = SceneSize(width: 390, height: OverscrollIndicator.classic.extent(for: purpose))
    view.place(in: CGRect(x: 0, y: 0, width: size.width, height: size.height), at: edge)
    view.show(IndicatorState(edge: edge, purpose: purpose, phase: .idle, size: size), .init())
    return view
  }
}

/// So many rows of one section.
private final class Rows: NSObject, UITableViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
