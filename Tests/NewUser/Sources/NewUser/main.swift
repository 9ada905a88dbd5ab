@_spi(Simulation) import UIKit

// Opens the screen, and pulls its list, as a user does.
let device = SimulatedDevice()
let screen = FeedScreen(style: .plain)
let window = device.show(screen)
let finger = Finger(on: device)
finger.touch(screen.tableView)
finger.drag(by: 200, over: 0.3)
finger.lift()
await device.pass(2)
let result = screen.tableView.overscroll.top?.result
print("The list was refreshed:", result?.message ?? "no")
