import Overscroll
import OverscrollCore
import OverscrollIndicators
import OverscrollPaging
import OverscrollSwiftUI
import OverscrollUIKit

var engine = OverscrollEngine(top: .refresh)
_ = engine.handle(
  .geometryChanged(AxisGeometry(contentLength: 2000, viewportLength: 600)), at: 0)
_ = engine.handle(.dragBegan, at: 1)
_ = engine.handle(.scrolled(to: -80), at: 1.1)
let effects = engine.handle(.dragEnded, at: 1.2)
print("The list was refreshed \(effects.edges.top.run == nil ? 0 : 1) time")
