import Foundation
import HostDriver
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The rows that SwiftUI describes, and the list that shows them later.
@MainActor
@Suite struct HostedRowsTests {
  private func description(_ ids: [Int]) -> HostedRows.Description {
    HostedRows.Description(count: ids.count) { AnyHashable(ids[$0]) }
  }

  @Test("Rows are those of the list until it shows the described ones")
  func awaited() {
    withDevice { device in
      let list = LivingList(.exactTable, lengths: [40, 50, 60], on: device)
      let rows = HostedRows()
      rows.scrollView = list.view
      rows.update(description([0, 1, 2]))
      #expect(rows.knownFrame(of: IndexPath(item: 2, section: 0))?.minY == 90)
      rows.update(description([9, 0, 1, 2]))
      #expect(rows.describes(9) && rows.path(of: 9) == nil)
      #expect(rows.path(of: 2)?.item == 2)
      list.change { $0.insert(9, at: 0) }
      device.turn()
      #expect(rows.path(of: 9)?.item == 0 && rows.path(of: 2)?.item == 3)
      #expect(rows.knownFrame(of: IndexPath(item: 3, section: 0))?.minY == 150)
    }
  }

  @Test("Rows without markers are between those with markers")
  func estimates() {
    withDevice { device in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      view.contentSize = CGSize(width: 390, height: 1_000)
      let window = device.show(view)
      let rows = HostedRows()
      rows.scrollView = view
      rows.update(description(Array(0..<10)))
      #expect(rows.visiblePaths.isEmpty && rows.frame(ofItemAt: [0, 3]) == nil)
      for (id, start) in [(4, 200.0), (7, 700)] {
        let marker = RowMarker()
        marker.frame = CGRect(x: 0, y: start, width: 390, height: 100)
        marker.update(AnyHashable(id), in: rows)
        view.addSubview(marker)
      }
      let starts = (0..<10).map { rows.frame(ofItemAt: [0, $0])?.minY }
      #expect(starts == [0, 50, 100, 150, 200, 300, 500, 700, 800, 900])
      #expect(rows.visiblePaths == [[0, 4], [0, 7]])
      view.subviews.first { $0 is RowMarker }?.removeFromSuperview()
      #expect(rows.visiblePaths == [[0, 7]])
      #expect(view.window === window)
    }
  }
}
