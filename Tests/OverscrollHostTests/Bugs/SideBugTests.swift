import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Insets at the sides, and other views of the app at the ends of a list, by the ids of the bug
/// catalogue.
@MainActor
@Suite struct SideBugTests {
  // MARK: B093, B103

  @Test(
    "B093: a header fills the view between side insets, and nothing moves across",
    arguments: [true, false])
  func sideInsets(pullChanged: Bool) {
    let stage = ListScreen(grid(), items: [200])
    stage.list.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    stage.list.contentOffset.x = -50
    stage.add(.top)
    pullChanged ? stage.pull() : { stage.list.overscroll.top?.begin() }()
    #expect(Set(stage.trace(1, along: .horizontal)) == [-50])
    #expect(stage.phase(.top) == .refreshing)
    #expect(stage.box(.top)?.frame == CGRect(x: -50, y: -54, width: 390, height: 54))
    stage.end()
    #expect(Set(stage.trace(1, along: .horizontal)) == [-50])
    stage.expectRest(inset: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50))
  }

  @Test("B093: a header at a side edge fills the view between the other insets")
  func insetsAcrossAHorizontalList() {
    let stage = ListScreen(strip(UICollectionViewFlowLayout()), items: [30])
    stage.list.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    stage.list.contentOffset.y = -30
    stage.add(.leading).begin()
    #expect(Set(stage.trace(1)) == [-30])
    #expect(stage.rawInset(.leading) == 54 && isNear(stage.list.contentOffset.x, -54))
    #expect(stage.box(.leading)?.frame == CGRect(x: -54, y: -30, width: 54, height: 844))
    stage.end()
    stage.wait(1)
    #expect(stage.list.contentOffset == CGPoint(x: 0, y: -30))
    stage.expectRest(inset: stage.list.contentInset)
  }

  @Test(
    "B103: on UIKit, a begin from code leaves side insets alone",
    arguments: [OverscrollEdge.top, .bottom])
  func beginBetweenSideInsets(_ edge: OverscrollEdge) {
    let stage = ListScreen(UITextView())
    stage.list.textContainerInset = .zero
    stage.list.text = String(repeating: "One line of many. ", count: 500)
    stage.list.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    stage.list.contentOffset.x = -16
    stage.add(edge).begin(revealing: true)
    #expect(Set(stage.trace(1, along: .horizontal)) == [-16])
    #expect(stage.phase(edge) == .refreshing)
    #expect(stage.box(edge)?.frame.minX == -16 && stage.box(edge)?.frame.width == 390)
    stage.end()
    #expect(Set(stage.trace(1, along: .horizontal)) == [-16])
    stage.expectRest(inset: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  private func grid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  private func strip(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 700)
    let view = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  // MARK: B097

  @Test("B097: on UIKit, the footer is placed behind a table footer")
  func tableFooter() {
    let stage = ListScreen(DrivenTable(), items: [30])
    stage.list.contentInset.bottom = 20
    stage.list.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    stage.add(.bottom, .load, .within(.points(0)))
    let rows: CGFloat = 1_500
    let length = stage.list.contentSize.height
    #expect(length == rows + 60)
    let footer = stage.list.tableFooterView?.frame ?? .zero
    #expect(stage.box(.bottom)?.frame.minY == length && footer.maxY <= length)
    #expect(stage.rawInset(.bottom) == 64)
    for height in [120, 30] as [CGFloat] {
      stage.list.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
      stage.device.turn()
      #expect(stage.box(.bottom)?.frame.minY == rows + height)
    }
    stage.list.tableFooterView = nil
    stage.device.turn()
    #expect(stage.box(.bottom)?.frame.minY == rows)
    stage.list.overscroll.bottom = nil
    #expect(stage.list.contentInset.bottom == 20)
  }

  @Test("B097: a view that is also given to the table is reported")
  func misusedView() {
    let book = LogBook()
    OverscrollLog.$current.withValue(book.log) {
      let stage = ListScreen(DrivenTable())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      stage.list.overscroll.bottom = .loadMore(indicator: .view(view), manual: { _ in })
      stage.device.turn()
      #expect(book.lines.isEmpty)
      stage.list.tableFooterView = view
      stage.device.turn()
      stage.list.reloadData()
      stage.device.turn()
      #expect(book.lines.count == 1)
      stage.list.overscroll.bottom = nil
      #expect(view.superview === stage.list && stage.list.contentInset == .zero)
    }
  }

  // MARK: B123

  /// Content of 3,000 points that reads from right to left, at rest at its start.
  private func mirrored(edges: [OverscrollEdge]) -> ListScreen<DrivenScrollView> {
    let stage = ListScreen(DrivenScrollView())
    stage.device.layoutDirection = .rightToLeft
    stage.list.contentInsetAdjustmentBehavior = .never
    stage.list.contentSize = CGSize(width: 3_000, height: 844)
    stage.list.contentOffset.x = 2_610
    for edge in edges { stage.add(edge) }
    return stage
  }

  @Test("B123: a pull beyond the right side refreshes a mirrored list")
  func mirroredLeading() {
    let stage = mirrored(edges: [.leading, .trailing])
    stage.drag(-300, 0)
    #expect(stage.runs.map(\.edge) == [.leading])
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.x, 2_610 + 54))
    #expect(stage.rawInset(.trailing) == 54 && stage.rawInset(.leading) == 0)
    #expect(stage.box(.leading)?.frame.minX == 3_000)
    #expect(stage.box(.trailing)?.frame.maxX == 0)
    stage.end()
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.x, 2_610))
    stage.expectRest()
  }

  @Test("B123: the side of an edge follows the layout direction at once", arguments: [true, false])
  func directionAtRunTime(isForced: Bool) {
    let stage = mirrored(edges: [.leading, .trailing])
    let mirroredBoxes = (stage.box(.leading)?.frame, stage.box(.trailing)?.frame)
    func turn(_ isMirrored: Bool) {
      if isForced {
        stage.list.semanticContentAttribute =
          isMirrored ? .forceRightToLeft : .forceLeftToRight
      } else {
        stage.device.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
    }
    turn(false)
    #expect(stage.box(.leading)?.frame.maxX == 0 && stage.box(.trailing)?.frame.minX == 3_000)
    turn(true)
    #expect(stage.box(.leading)?.frame == mirroredBoxes.0)
    #expect(stage.box(.trailing)?.frame == mirroredBoxes.1)
    stage.list.overscroll.leading?.begin(revealing: true)
    stage.wait(1)
    #expect(stage.rawInset(.trailing) == 54 && stage.rawInset(.leading) == 0)
    turn(false)
    #expect(stage.rawInset(.trailing) == 0 && stage.rawInset(.leading) == 54)
    stage.end()
    stage.wait(1)
    #expect(stage.runs.count == 1)
    stage.expectRest()
    stage.drag(3_000, 0)
    stage.wait(1)
    stage.drag(300, 0)
    #expect(stage.runs.map(\.edge) == [.leading, .leading])
  }

  @Test("B123: a layout that does not flip begins at the left", arguments: [true, false])
  func layouts(flips: Bool) {
    let layout = flips ? FlippingLayout() : UICollectionViewFlowLayout()
    let stage = ListScreen(strip(layout), items: [30]) { screen in
      screen.view.semanticContentAttribute = .forceRightToLeft
      return screen
    }
    stage.add(.leading)
    let start = stage.list.contentOffset.x
    #expect(start == (flips ? stage.list.contentSize.width - 390 : 0))
    stage.drag(flips ? -300 : 300, 0)
    stage.wait(1)
    #expect(stage.runs.count == 1)
    #expect(isNear(stage.list.contentOffset.x, start + (flips ? 54 : -54)))
    #expect(
      stage.box(.leading)?.frame.minX == (flips ? stage.list.contentSize.width : -54))
    stage.end()
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.x, start))
    stage.expectRest()
  }

  private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("B123: a page of a flipped collection appears at its left")
  func pageOfAFlippedCollection() {
    let stage = ListScreen(strip(FlippingLayout()), items: [30]) { screen in
      screen.view.semanticContentAttribute = .forceRightToLeft
      return screen
    }
    stage.add(.trailing, .load, .within(.points(0)))
    stage.list.overscroll.trailing?.options.maximumPagesToFillViewport = 0
    stage.wait(0.1)
    #expect(stage.rawInset(.leading) == 44 && stage.rawInset(.trailing) == 0)
    let length = stage.list.contentSize.width
    stage.list.setContentOffset(CGPoint(x: -44, y: 0), animated: false)
    stage.device.turn()
    #expect(stage.runs.count == 1)
    stage.items.counts = [40]
    stage.list.reloadData()
    stage.device.turn()
    #expect(stage.list.contentSize.width > length)
    stage.end(.noMore)
    stage.wait(1)
    #expect(isNear(stage.list.contentOffset.x, Double(stage.list.contentSize.width - length) - 44))
    #expect(stage.box(.trailing)?.frame.maxX == 0)
    #expect(stage.list.overscroll.brokenInvariant == nil)
  }

  // MARK: B124, B125

  @Test("B124: on UIKit, an empty row loads nothing at its side", arguments: [true, false])
  func emptyStrip(isMirrored: Bool) {
    for trigger in [OverscrollTrigger.within(.points(0)), .onRelease(past: 60)] {
      let stage = ListScreen(strip(FlippingLayout()), items: [0]) { screen in
        if isMirrored { screen.view.semanticContentAttribute = .forceRightToLeft }
        return screen
      }
      stage.add(.trailing, .load, trigger)
      stage.drag(-300, 0)
      stage.wait(1)
      stage.drag(300, 0)
      stage.wait(1)
      #expect(stage.runs.isEmpty, "\(trigger)")
      #expect(stage.box(.trailing)?.isHidden == true)
      #expect(stage.list.contentInset == .zero)
      #expect(stage.list.overscroll.brokenInvariant == nil)
    }
  }

  @Test(
    "B125: a collection view that becomes vertical keeps no side insets", arguments: [true, false])
  func axisSwitch(controlsComeFirst: Bool) {
    let layout = UICollectionViewFlowLayout()
    let stage = ListScreen(strip(layout), items: [30])
    stage.add(.trailing, .load, .onRelease(past: 44))
    stage.list.contentOffset.x = stage.list.contentSize.width - 390
    stage.drag(-300, 0)
    stage.wait(1)
    #expect(stage.runs.count == 1 && stage.rawInset(.trailing) == 44)
    func turnControls() {
      stage.list.overscroll.trailing = nil
      stage.add(.bottom, .load, .within(.points(0)))
    }
    if controlsComeFirst { turnControls() }
    layout.scrollDirection = .vertical
    layout.itemSize = CGSize(width: 390, height: 100)
    stage.device.turn()
    if !controlsComeFirst { turnControls() }
    #expect(stage.list.contentInset.left == 0 && stage.list.contentInset.right == 0)
    _ = stage.trace(1) { #expect(stage.list.contentOffset.x == 0) }
    #expect(stage.list.contentSize.width == 390)
    #expect(stage.runs[0].run.isCurrent == false)
    #expect(stage.list.overscroll.brokenInvariant == nil)
  }
}
