import Overscroll
import OverscrollCore
import OverscrollIndicators
import OverscrollPaging
import OverscrollSwiftUI
import OverscrollUIKit

struct Row: Identifiable, Sendable {
  let id: Int
}

let feed = Paginator<Row, Int> { request in
  PaginatorPage([Row(id: request.cursor ?? 0)], next: nil)
}
let result = await feed.refresh()
let state = IndicatorState(
  edge: .top, purpose: .refresh, phase: .ending, size: IndicatorSize(width: 320, height: 54))
if case .failed = result { print("The first page failed") }
let count = IndicatorText.title(for: state) == .pullToRefresh ? feed.items.count : 0
print("The list was refreshed \(count) time")
