import Overscroll
import OverscrollCore
import OverscrollIndicators
import OverscrollPaging
import OverscrollSimulation
import OverscrollSwiftUI
import OverscrollUIKit

var list = SimulatedList(top: .refresh)
list.answers.top = SimulatedAnswer(.updated, after: 0.2)
list.pullToRefresh()
list.wait(1)
print("The list was refreshed \(list.log.top.runs.count) time")
