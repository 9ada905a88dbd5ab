@_spi(Simulation) import UIKit

// What a hand does on a phone: the screen opens, and its list is pulled.
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
