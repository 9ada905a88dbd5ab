import Foundation
import HostRigs
import OverscrollCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit
import WebKit

@testable import OverscrollUIKit

/// Every kind of scroll view, and other controls at its top edge.
@MainActor
@Suite struct ViewKindTests {
  enum Kind: CaseIterable, Sendable {
    case plain, table, collection, list, horizontal, text, web

    /// The edges at which the content begins and ends.
    var edges: (start: OverscrollEdge, end: OverscrollEdge) {
      self == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }
  }

  /// A layout that flips with its language.
  private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// A scroll view of a kind, with several screens of content, on a device.
  @MainActor
  private final class Stage: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let device = SimulatedDevice()
    let kind: Kind
    private(set) var view = UIScrollView()
    private(set) var window = UIWindow(frame: .zero)
    private(set) var runs = PerEdge<[OverscrollRun]>(repeating: [])

    init(_ kind: Kind, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
      self.kind = kind
      super.init()
      device.layoutDirection = direction
      let shown = make()
      window = device.show(shown)
      device.turn()
      if kind == .plain || kind == .web { view.contentSize = CGSize(width: 390, height: 3_000) }
      for edge in [kind.edges.start, kind.edges.end] { control(edge) }
      device.turn()
    }

    private func control(_ edge: OverscrollEdge) {
      view.overscroll[edge] = OverscrollControl(
        edge.isStart ? .refresh : .load, nil, OverscrollDefaults.indicator,
        .manual { [weak self] in self?.runs[edge].append($0) })
    }

    private func make() -> UIView {
      switch kind {
      case .plain: return view
      case .table:
        let table = UITableView()
        table.rowHeight = 50
        table.dataSource = self
        view = table
      case .collection: view = collection(UICollectionViewFlowLayout())
      case .list:
        view = collection(
          UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
      case .horizontal:
        let layout = FlippingLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 600)
        view = collection(layout)
      case .text:
        let text = UITextView()
        text.text = String(repeating: "Many words in a row. ", count: 300)
        view = text
      case .web:
        let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        view = web.scrollView
        return web
      }
      return view
    }

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(forCellWithReuseIdentifier: "cell") { UICollectionViewCell() }
      collection.dataSource = self
      return collection
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 200 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    /// The inset at an edge, without the system's part.
    func inset(_ edge: OverscrollEdge) -> Double { view.contentInset[physical: edge] }

    /// Drags along the axis of the content.
    func drag(by way: Double) {
      let finger = Finger(on: device)
      finger.touch(view)
      finger.drag(by: kind == .horizontal ? CGVector(dx: way, dy: 0) : CGVector(dx: 0, dy: way))
      finger.hold(for: 0.15)
      finger.lift()
    }

    func box(_ edge: OverscrollEdge) -> IndicatorView? {
      OverscrollHostView.host(of: view)?.edges[edge].indicator
    }
  }

  @Test(arguments: Kind.allCases) func itIsPulledAndComesBack(_ kind: Kind) {
    let stage = Stage(kind)
    let edge = kind.edges.start
    let rest = stage.view.contentOffset
    stage.drag(by: 250)
    stage.device.advance(by: 1)
    #expect(stage.runs[edge].count == 1)
    #expect(abs(stage.inset(edge) - (kind == .web ? 0 : 54)) < 0.001)
    stage.runs[edge].first?.end(.updated)
    stage.device.advance(by: 2)
    #expect(abs(stage.inset(edge)) < 0.001)
    #expect(abs(stage.view.contentOffset.x - rest.x) < 0.01)
    #expect(abs(stage.view.contentOffset.y - rest.y) < 0.01)
    #expect(stage.view.overscroll.brokenInvariant == nil)
  }

  @Test(arguments: Kind.allCases) func nearItsEndItLoads(_ kind: Kind) {
    let stage = Stage(kind)
    let edge = kind.edges.end
    for _ in 0..<40 where stage.runs[edge].isEmpty {
      stage.drag(by: -600)
      stage.device.advance(by: 0.5)
    }
    #expect(stage.runs[edge].count == 1)
    stage.runs[edge].first?.end(.noMore)
    stage.device.advance(by: 2)
    #expect(stage.view.overscroll[edge]?.phase == .noMore)
    #expect(abs(stage.inset(edge) - (kind == .web ? 0 : 44)) < 0.001)
  }

  // MARK: Web pages

  @Test func overAPageTheIndicatorStaysInSight() throws {
    let stage = Stage(.web)
    let box = try #require(stage.box(.top))
    #expect(stage.view.subviews.suffix(2) == [box, stage.box(.bottom)])
    #expect(box.frame.minY == -54, "it comes in with the pull")
    stage.drag(by: 250)
    stage.device.advance(by: 3)
    let top = stage.view.adjustedContentInset.top
    #expect(abs(stage.view.contentOffset.y + top) < 0.001)
    #expect(abs(box.frame.minY) < 0.001, "below the bars")
    stage.drag(by: -300)
    stage.device.advance(by: 1)
    #expect(abs(box.frame.minY - (stage.view.contentOffset.y + top)) < 0.001, "the page goes by")
    #expect(stage.view.contentOffset.y > 100)
    stage.runs.top.first?.end(.failed)
    stage.device.advance(by: 1)
    #expect(abs(box.frame.minY - (stage.view.contentOffset.y + top)) < 0.001, "so does a failure")
    stage.device.advance(by: 5)
    #expect(box.frame.minY == -54)
    #expect(stage.view.simulation.insetWriteCount == 0, "nobody touches the insets of a page")
  }

  @Test func overThePageItsEndIsInSightAsWell() throws {
    let stage = Stage(.web)
    let box = try #require(stage.box(.bottom))
    stage.view.overscroll.bottom?.begin()
    stage.device.advance(by: 1)
    let bottom =
      stage.view.contentOffset.y + stage.view.bounds.height - stage.view.adjustedContentInset.bottom
    #expect(abs(box.frame.maxY - bottom) < 0.001)
  }

  @Test func atTheSidesItIsInSightInBothDirections() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(.horizontal, direction)
      let control = OverscrollControl.refresh(manual: { _ in })
      control.options.placement = .over
      stage.view.overscroll.leading = control
      control.begin()
      stage.view.contentOffset.x = 3_000
      stage.device.advance(by: 0.2)
      let box = try #require(stage.box(.leading))
      let isMirrored = direction == .rightToLeft
      let side = isMirrored ? box.frame.maxX : box.frame.minX
      #expect(abs(side - (isMirrored ? 3_390 : 3_000)) < 0.001)
    }
  }

  // MARK: With the system's own control

  @Test func aControlThatNoPullFiresHasNothingToSayOfIt() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.refreshControl = UIRefreshControl()
      screen.table.overscroll.top = .refresh(trigger: .programmatic, manual: { _ in })
      screen.table.overscroll.bottom = .loadMore(trigger: .onRelease(past: 60), manual: { _ in })
      screen.table.overscroll.top = .refresh(indicator: .system, manual: { _ in })
      screen.hold(by: 100)
      screen.finger.lift()
      #expect(screen.host?.engine.options(of: .bottom)?.trigger == .onRelease(past: 60))
    }
    #expect(book.lines.isEmpty)
  }

}
