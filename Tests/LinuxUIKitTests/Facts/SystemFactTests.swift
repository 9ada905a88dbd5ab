import Foundation
import Testing
@_spi(Simulation) import UIKit

/// U4, U10, U12, U18: collections, frames, keyboards, and the names of facts.
@MainActor @Suite struct SystemFactTests {
  /// A layout with the `zIndex` 7 for each item.
  private final class DeepLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      found?.forEach { $0.zIndex = 7 }
      return found
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  /// A collection of three items in a window.
  @MainActor private struct Grid {
    let items = Items()
    let view = UICollectionView(frame: .zero, collectionViewLayout: DeepLayout())
    let device = SimulatedDevice()
    let window: UIWindow

    init() {
      view.dataSource = items
      window = device.show(view)
      device.turn()
    }
  }

  @Test("U10: zIndex becomes the zPosition of a cell's layer")
  func zIndexIsDepth() {
    #expect(Grid().view.visibleCells.map(\.layer.zPosition) == [7, 7, 7])
  }

  @Test("U4: the cells of a collection move with an animated inset")
  func animatedInsetMovesCells() {
    let grid = Grid()
    UIView.animate(withDuration: 0.3) { grid.view.contentInset.top = 50 }
    let moving = grid.view.visibleCells.count {
      $0.layer.animationKeys()?.contains("position") == true
    }
    #expect(moving == 3)
  }

  @Test("U12: a new UIUpdateLink is enabled")
  func newLinksAreEnabled() { #expect(UIUpdateLink(view: UIView()).isEnabled) }

  @Test("U12, alternative: a new UIUpdateLink has to be enabled")
  func newLinksAreDisabled() {
    DeviceFacts.playing(.alternative, of: .updateLinks) {
      _ = SimulatedDevice()
      #expect(!UIUpdateLink(view: UIView()).isEnabled)
    }
  }

  /// The bottom insets of a table with and without a keyboard of 300 points.
  private func keyboardInsets() -> [CGFloat] {
    let (table, device) = (UITableView(), SimulatedDevice())
    let window = device.show(table)
    table.contentInsetAdjustmentBehavior = .never
    table.contentInset.bottom = 5
    device.showKeyboard(height: 300)
    let shown = table.contentInset.bottom
    device.showKeyboard(height: 0)
    #expect(window.isKeyWindow)
    return [shown, table.contentInset.bottom]
  }

  @Test("U18: the system writes the bottom inset of a table for the keyboard")
  func keyboardInsetsTables() {
    DeviceFacts.playing(.fact, of: .keyboard) { #expect(keyboardInsets() == [271, 5]) }
  }

  @Test("U18, alternative: the system does not change the insets of a table")
  func keyboardOnlyPosts() {
    #expect(keyboardInsets() == [5, 5])
  }

  @Test("OVERSCROLL_FACTS names rows by their ids, and an unknown id is an error")
  func names() throws {
    #expect(try DeviceFacts(named: "U5a") == DeviceFacts([.insetInBounce: .alternative]))
    #expect(
      try DeviceFacts(named: "U21,U12") == DeviceFacts([.slop: .fact, .updateLinks: .alternative]))
    #expect(try DeviceFacts(named: "finger").dragSlop == 10)
    #expect(throws: DeviceFacts.UnknownRow(name: "U99")) { try DeviceFacts(named: "U5a,U99") }
  }

  @Test("The facts that a test selects end with the test's closure")
  func scope() {
    let before = DeviceFacts.current
    for row in DeviceFacts.Row.allCases {
      DeviceFacts.playing(row.usualSide.other, of: row) {
        #expect(DeviceFacts.current != DeviceFacts(), "\(row.rawValue) changes nothing")
        #expect(SimulatedDevice().facts == DeviceFacts.current)
      }
    }
    #expect(DeviceFacts.current == before)
  }
}
