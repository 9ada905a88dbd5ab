// Runs one event and counts the functions of the UIKit host that it executes; see
// Scripts/check-life.py.
//
// usage: life scroll|begin COUNTS_FILE

@_spi(Simulation) import UIKit

@_silgen_name("__llvm_profile_set_filename") func nameCounts(_ path: UnsafePointer<CChar>)
@_silgen_name("__llvm_profile_reset_counters") func resetCounts()
@_silgen_name("__llvm_profile_write_file") func writeCounts() -> Int32

@MainActor
func makeList(on device: SimulatedDevice) -> UIScrollView {
  let list = UIScrollView()
  let window = device.show(list)
  list.frame = window.bounds
  list.contentSize = CGSize(width: list.bounds.width, height: 2000)
  list.overscroll.top = .refresh { .updated }
  list.overscroll.bottom = .loadMore { .loaded(hasMore: true) }
  device.advance(by: 1)
  return list
}

@MainActor
func run(_ event: String, countsIn path: String) {
  let device = SimulatedDevice()
  let list = makeList(on: device)
  if event == "scroll" {
    let finger = Finger(on: device)
    finger.touch(list)
    finger.drag(by: 40)
  }
  let control = list.overscroll.top
  path.withCString { path in
    nameCounts(path)
    resetCounts()
    if event == "scroll" { list.contentOffset.y -= 5 } else { control?.begin() }
    _ = writeCounts()
  }
  // Other exits would count, and write again, what runs at the end of the process.
  _exit(0)
}

MainActor.assumeIsolated {
  run(CommandLine.arguments[1], countsIn: CommandLine.arguments[2])
}
