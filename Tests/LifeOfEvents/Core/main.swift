// Runs one event and counts the functions of the core that it executes; see Scripts/check-life.py.
//
// usage: life scroll|begin COUNTS_FILE

@_silgen_name("__llvm_profile_set_filename") func nameCounts(_ path: UnsafePointer<CChar>)
@_silgen_name("__llvm_profile_reset_counters") func resetCounts()
@_silgen_name("__llvm_profile_write_file") func writeCounts() -> Int32

let name = CommandLine.arguments[1]
var engine = OverscrollEngine(top: .refresh, bottom: .loadMore, backToTop: BackToTopOptions())
let geometry = AxisGeometry(contentLength: 2000, viewportLength: 600)
_ = engine.handle(.geometryChanged(geometry, along: .vertical), at: 0)
if name == "scroll" {
  _ = engine.handle(.dragBegan, at: 1)
  _ = engine.handle(.scrolled(to: -10, along: .vertical), at: 1.1)
}
let event: OverscrollEvent =
  name == "scroll" ? .scrolled(to: -20, along: .vertical) : .begin(.top)

CommandLine.arguments[2].withCString { path in
  nameCounts(path)
  resetCounts()
  _ = engine.handle(event, at: 2)
  _ = writeCounts()
}
