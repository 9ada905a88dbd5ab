import HostRigs
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// S10a: the UIKit views behind the stand-in's lists.
@MainActor
@Suite struct ScrollListFactTests {
  private func screen(_ count: Int = 100, on device: SimulatedDevice) -> SwiftUIScreen {
    SwiftUIScreen(on: device, list(count))
  }

  private func list(_ count: Int) -> some View {
    List { ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 50) } }
  }

  @Test("S10a: a list is a collection with an item per row")
  func collection() async {
    await onDevice { device in
      let screen = screen(on: device)
      guard let view = screen.scrollView as? UICollectionView else {
        Issue.record("The list is no collection.")
        return
      }
      #expect(view.numberOfItems(inSection: 0) == 100)
      #expect(view.contentSize.height == 5_000)
      view.contentOffset.y = 1_000
      device.turn()
      #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 20, section: 0))
      let second = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
      #expect(second?.frame.minY == 50)
      screen.show(list(7))
      #expect(view.numberOfItems(inSection: 0) == 7)
    }
  }

  @Test("S10a, alternative: a list is a table with a row per row")
  func table() async {
    await onDevice(playing: .alternative, of: .listViews) { device in
      let screen = screen(on: device)
      guard let view = screen.scrollView as? UITableView else {
        Issue.record("The list is no table.")
        return
      }
      #expect(view.numberOfRows(inSection: 0) == 100)
      #expect(view.contentSize.height == 5_000)
      view.contentOffset.y = 1_000
      device.turn()
      #expect(view.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
      #expect(view.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50)
      screen.show(list(7))
      #expect(view.numberOfRows(inSection: 0) == 7)
    }
  }

  @Test("S10a: a touch reaches a row of a list", arguments: DeviceFacts.Side.allCases)
  func touches(_ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .listViews) { device in
      let taps = Taps()
      let screen = SwiftUIScreen(
        on: device,
        List {
          ForEach(0..<20, id: \.self) { row in
            Button(action: { taps.rows.append(row) }, label: { Text("\(row)").frame(height: 50) })
          }
        })
      screen.finger.tap(screen.all(UIControl.self)[3])
      #expect(taps.rows == [3])
    }
  }

  private final class Taps {
    var rows: [Int] = []
  }
}
