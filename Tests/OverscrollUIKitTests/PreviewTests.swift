import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Controls in a phase for a preview or a screenshot.
@MainActor
@Suite struct PreviewTests {
  /// A list with a header and a footer that count their actions.
  private func screen(_ tally: Tally) -> Screen {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in tally.add() })
    screen.table.overscroll.bottom = .loadMore(trigger: .onTap, manual: { _ in tally.add() })
    screen.wait(1)
    return screen
  }

  @Test(
    .disabled(
      if: DeviceFacts.current.velocityIsOfOffsets,
      "U25 does not hold yet: an inset that goes under a finger throws the content"))
  func aFingerFindsTheListAsItIs() {
    let tally = Tally()
    let screen = screen(tally)
    screen.table.overscroll.showPreview(.armed)
    screen.finger.touch(screen.table)
    screen.finger.drag(by: 20, over: 0.1)
    screen.finger.lift()
    screen.wait(3)
    #expect(tally.count == 0)
    #expect(screen.table.contentInset.top == 0)
    #expect(abs(screen.table.contentOffset.y - screen.rest) < 0.001)
    screen.pull()
    #expect(tally.count == 1)
  }

  @Test func itIsThereBeforeTheViewIs() {
    let device = SimulatedDevice()
    let table = UITableView()
    table.overscroll.top = .refresh(manual: { _ in })
    table.overscroll.showPreview(.refreshing)
    let window = device.show(table)
    device.turn()
    let box = OverscrollHostView.host(of: table)?.edges[.top].indicator
    #expect(box?.elements.compactMap { ($0 as? IndicatorLabel)?.text }.first == "Refreshing…")
    #expect(abs(table.contentInset.top - 54) < 0.001)
    withExtendedLifetime(window) {}
  }
}
