import Overscroll
@_spi(Simulation) import UIKit

// Opens the screen, and pulls its list, as a user does.
MainCheck.begin()
let device = SimulatedDevice()
let screen = FeedScreen(style: .plain)
let window = device.show(screen)
let finger = Finger(on: device)
finger.touch(screen.tableView)
finger.drag(by: 200, over: 0.3)
finger.lift()
await device.pass(2)
let result = await screen.tableView.overscroll.top?.begin()?.result
print("The list was refreshed:", result?.message ?? "no")
await device.pass(2)
let page = await screen.tableView.overscroll.bottom?.begin()?.result
await Drafts.paginator.refresh()
print("A page was loaded:", page?.kind == .noMore && Drafts.paginator.items.count == 20)
screen.moveOver()
await device.pass(2)
let moved = await screen.tableView.overscroll.top?.begin()?.result
print("A run was ended", moved?.message ?? "by nothing")
print("On the main queue:", screen.fetchesOnMain, "fetches,", screen.appliesOnMain, "applies")
var record = Record()
let state = IndicatorState(
  edge: .top, purpose: .refresh, phase: .refreshing, size: IndicatorSize(width: 320, height: 54))
ClassicIndicator().draw(state, on: &record)
print("A drawing says:", record.texts.contains(.refreshing))
