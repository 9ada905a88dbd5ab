import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Tables and collection views whose content size changes, on the UIKit host.
@MainActor
@Suite struct HostContentBugTests {
  /// A list that loads a page at its end.
  private func loading(
    _ list: GuessedTable, _ placement: EdgeOptions.Placement,
    _ taken: @escaping @MainActor (OverscrollRun) -> Void
  ) {
    let control = OverscrollControl.loadMore(trigger: .programmatic, manual: taken)
    control.options = .footer(.programmatic, placement)
    list.table.overscroll.bottom = control
    list.scrollToTheEnd()
    control.begin(revealing: true)
    list.device.advance(by: 1)
  }

  @Test(
    "A footer that code reveals below rows of estimated heights is wholly visible",
    arguments: [EdgeOptions.Placement.inline, .outside], [0.0, 300, 900])
  func revealedFooter(_ placement: EdgeOptions.Placement, _ start: Double) {
    onScreen { screen in
      let list = GuessedTable(rows: 60, on: screen.device)
      let control = OverscrollControl.loadMore(trigger: .programmatic, manual: { _ in })
      control.options = .footer(.programmatic, placement)
      list.table.overscroll.bottom = control
      list.table.setContentOffset(CGPoint(x: 0, y: start), animated: false)
      screen.device.advance(by: 0.2)
      control.begin(revealing: true)
      screen.device.advance(by: 1)
      let end = list.table.contentSize.height + list.table.adjustedContentInset.bottom
      #expect(abs(list.table.contentOffset.y + list.table.bounds.height - end) < 0.5)
      #expect(control.isRefreshing)
    }
  }

  // MARK: B107

  @Test(
    "B107: a page of estimated heights moves no row",
    arguments: [
      (EdgeOptions.Placement.inline, true), (.inline, false), (.outside, false),
    ])
  func guessedPage(_ placement: EdgeOptions.Placement, endsFirst: Bool) {
    onScreen { screen in
      let list = GuessedTable(rows: 30, on: screen.device)
      var run: OverscrollRun?
      loading(list, placement) { run = $0 }
      let (row, before) = (28, list.place(ofRow: 28))
      #expect(before > 0 && before < 844)
      if endsFirst { run?.end() }
      list.append(Array(repeating: 130, count: 20), reloads: false)
      if !endsFirst { run?.end() }
      for _ in 0..<60 {
        list.device.advance(by: 1 / 60)
        #expect(abs(list.place(ofRow: row) - before) < 0.5)
      }
      #expect(list.table.overscroll.bottom?.phase == .idle)
    }
  }

  @Test("B107: a reload moves the list no further than the table does", arguments: [true, false])
  func reloadedPage(isUnderFinger: Bool) {
    onScreen { screen in
      /// The same list with a footer, or with an inset of the footer's length.
      @MainActor func trace(hasFooter: Bool) -> [Double] {
        let list = GuessedTable(rows: 30, on: screen.device)
        var run: OverscrollRun?
        if hasFooter {
          loading(list, .inline) { run = $0 }
        } else {
          list.table.contentInset.bottom = 44
          list.scrollToTheEnd()
          list.device.advance(by: 1)
        }
        if isUnderFinger {
          list.finger.touch(list.table)
          list.finger.drag(by: 120, over: 0.1)
        }
        list.append(Array(repeating: 130, count: 20), reloads: true)
        run?.end()
        #expect(!hasFooter || run?.isCurrent == false)
        if isUnderFinger {
          list.finger.hold(for: 0.15)
          list.finger.lift()
        }
        return list.trace(for: 1)
      }
      let (seen, bare) = (trace(hasFooter: true), trace(hasFooter: false))
      #expect(zip(seen, bare).allSatisfy { abs($0 - $1) < 0.01 }, "\(seen.last ?? 0)")
    }
  }

  // MARK: B109, B111, B120

  @Test("B109: a reload never shows an indicator that the app hides") func hiddenByApp() {
    onScreen { screen in
      let control = OverscrollControl.loadMore(trigger: .onTap, manual: { _ in })
      control.isHidden = true
      screen.table.overscroll.bottom = control
      for count in [20, 0, 16] {
        screen.rowCount = count
        #expect(screen.box(.bottom)?.isHidden == true && screen.table.contentInset.bottom == 0)
        #expect(control.isHidden)
      }
      control.isHidden = false
      for count in [16, 0, 16, 0, 20] {
        screen.rowCount = count
        #expect(screen.box(.bottom)?.isHidden == (count == 0))
        #expect(abs(Double(screen.table.contentInset.bottom) - (count == 0 ? 0 : 44)) < 0.01)
        #expect(!control.isHidden, "the library never writes it")
      }
    }
  }

  @Test("B111: a hidden footer removes its inset") func hiddenFooter() {
    onScreen { screen in
      let list = GuessedTable(rows: 30, on: screen.device)
      let control = OverscrollControl.loadMore(trigger: .onTap, manual: { _ in })
      list.table.overscroll.bottom = control
      list.scrollToTheEnd()
      let end = Double(list.table.contentOffset.y)
      control.isHidden = true
      #expect(list.table.contentInset.bottom == 0)
      let trace = list.trace(for: 1)
      #expect(trace.isOneWay && trace.longestStep < 12)
      #expect(abs((trace.last ?? 0) - end + 44) < 0.01)
      let writes = list.table.watched.insetWriteCount
      for _ in 0..<2 { control.isHidden = false }
      #expect(abs(Double(list.table.contentInset.bottom) - 44) < 0.01)
      #expect(list.table.watched.insetWriteCount == writes + 1)
      control.isHidden = true
      list.table.overscroll.bottom = nil
      #expect(list.table.contentInset == .zero)
    }
  }

  @Test(
    "B120: a footer that its data source hides lets the list settle", arguments: [25, 30, 40])
  func hiddenInDataSource(rows count: Int) {
    onScreen { screen in
      let list = GuessedTable(rows: 30, on: screen.device)
      var run: OverscrollRun?
      loading(list, .inline) { run = $0 }
      #expect(abs(Double(list.table.contentInset.bottom) - 44) < 0.01)
      list.asked = { list.table.overscroll.bottom?.isHidden = true }
      list.heights = Array(repeating: 90, count: count)
      list.table.reloadData()
      list.device.advance(by: 1)
      #expect(list.table.contentInset.bottom == 0)
      #expect(list.table.watched.legalOffsets.contains(Double(list.table.contentOffset.y)))
      run?.end()
      list.device.advance(by: 1)
      #expect(list.table.contentInset.bottom == 0)
      #expect(list.table.overscroll.brokenInvariant == nil)
    }
  }

  // MARK: B112

  @Test("B112: the footer is placed behind the items of a batch update", arguments: [true, false])
  func batch(isAnimated: Bool) {
    onScreen { screen in
      let tiles = Tiles(20, on: screen.device)
      let control = OverscrollControl.loadMore(trigger: .onTap, manual: { _ in })
      tiles.view.overscroll.bottom = control
      for count in [24, 60, 3, 0, 12] {
        tiles.show(count, isAnimated: isAnimated)
        tiles.device.turn()
        let end = tiles.view.contentSize.height
        #expect(count == 0 ? end == 0 : end > 0)
        if count > 0 { #expect(control.scrollView?.indicator(at: .bottom)?.frame.minY == end) }
      }
    }
  }

  // MARK: B117, B121

  @Test(
    "B117: a page that is already inserted moves nothing",
    arguments: [RefreshResult.updated, .unchanged, .noMore, .failed], [0, 20])
  func pageIsThere(_ result: RefreshResult, growth: Int) {
    onScreen { screen in
      let list = GuessedTable(rows: 30, on: screen.device)
      var run: OverscrollRun?
      loading(list, .inline) { run = $0 }
      let place = Double(list.table.contentOffset.y)
      list.append(Array(repeating: 90, count: growth), reloads: false)
      run?.end(result)
      #expect(list.trace(for: 1.5).stay(at: place))
    }
  }

  @Test(
    "B121: the first new row is visible above the tab bar",
    arguments: [EdgeOptions.Placement.inline, .outside])
  func aboveTheTabs(_ placement: EdgeOptions.Placement) {
    onScreen { screen in
      let list = GuessedTable(Array(repeating: 90, count: 30), hasTabs: true, on: screen.device)
      #expect(list.table.adjustedContentInset.bottom == 83, "the tabs, and the device's foot")
      var run: OverscrollRun?
      loading(list, placement) { run = $0 }
      list.scrollToTheEnd()
      let place = Double(list.table.contentOffset.y)
      let box = list.table.indicator(at: .bottom)
      let footer = Double(box?.frame.minY ?? 0) - place
      #expect(abs(footer - (844 - 83 - 44)) < 0.01)
      list.append(Array(repeating: 90, count: 10), reloads: false)
      run?.end()
      #expect(list.trace(for: 1).stay(at: place))
      #expect(abs(list.place(ofRow: 30) - footer) < 0.01)
    }
  }
}
