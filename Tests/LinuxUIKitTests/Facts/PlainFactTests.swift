import Foundation
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

/// Uncontested facts, of which the stand-in has one side only.
@MainActor @Suite struct PlainFactTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// A table with 200 rows of 50 points, scrolled to its top.
  private func stage(_ rows: Rows) -> Stage {
    let table = UITableView()
    table.rowHeight = 50
    table.dataSource = rows
    let stage = Stage(table, content: nil)
    stage.device.turn()
    return stage
  }

  /// The number of rows on screen.
  private func seenRows(_ stage: Stage) -> Int {
    let seen = CGRect(
      x: 0, y: stage.view.simulation.presentedOffset(at: stage.device.now), width: 390, height: 600)
    let table = stage.view as? UITableView
    return table?.visibleCells.count { $0.frame.intersects(seen) } ?? 0
  }

  @Test("U3: rows that are off screen at the end of an animation are removed before it starts")
  func animatedScrollGoesBlank() {
    let rows = Rows()
    let stage = stage(rows)
    #expect(seenRows(stage) == 12)
    UIView.animate(withDuration: 1) { stage.view.contentOffset.y = 5_000 }
    stage.device.advance(by: 0.05)
    #expect(seenRows(stage) == 0)
    stage.device.advance(by: 1)
    #expect(seenRows(stage) == 12)
  }

  @Test("U3: rows stay visible while setContentOffset scrolls")
  func codeScrollKeepsRows() {
    let rows = Rows()
    let stage = stage(rows)
    stage.view.setContentOffset(CGPoint(x: 0, y: 5_000), animated: true)
    for _ in 0..<30 {
      stage.device.advance(by: 1 / 60)
      #expect(seenRows(stage) >= 12)
    }
    #expect(stage.view.contentOffset.y == 5_000)
  }

  @Test(
    "U8b: setting a refresh control throws in the Mac idiom", arguments: [true, false])
  func refreshControlsThrow(inMacIdiom isMac: Bool) {
    let stage = Stage()
    if isMac { stage.device.userInterfaceIdiom = .mac }
    stage.view.refreshControl = UIRefreshControl()
    #expect(stage.device.exceptions.count == (isMac ? 1 : 0))
  }

  /// The distance that a drag of 100 points scrolls if it begins on a control or on a plain view.
  private func scrolled(by view: UIView, afterHolding time: TimeInterval) -> CGFloat {
    let stage = Stage()
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    stage.view.addSubview(view)
    stage.finger.touch(view)
    stage.finger.hold(for: time)
    stage.finger.drag(by: -100)
    return stage.view.contentOffset.y
  }

  @Test("U11: a control keeps a touch that rests before it moves, other views do not")
  func controlsKeepTouches() {
    #expect(scrolled(by: UIButton(type: .system), afterHolding: 0.3) == 0)
    #expect(scrolled(by: UIButton(type: .system), afterHolding: 0) > 80)
    #expect(scrolled(by: UIView(), afterHolding: 0.3) > 80)
    let view = UIScrollView()
    #expect(!view.touchesShouldCancel(in: UIButton(type: .system)))
    #expect(view.touchesShouldCancel(in: UIView()))
  }

  @Test("U14: a scene that shows again while the app is active posts only its own notification")
  func scenesReport() {
    let (device, heard) = (SimulatedDevice(), Heard())
    let names = [
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        heard.lines.append($0.name.rawValue)
      }
    }
    device.showScene()
    #expect(heard.lines == [names[0].rawValue])
    device.setActive(false)
    device.setActive(true)
    #expect(heard.lines.count == 3 && Set(heard.lines.dropFirst()) == Set(names.map(\.rawValue)))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("U20: bounces is true only if the content bounces along both axes")
  func bouncesAlongBothAxes() {
    let view = UIScrollView()
    #expect(view.bounces && view.bouncesVertically && view.bouncesHorizontally)
    view.bouncesHorizontally = false
    #expect(!view.bounces && view.bouncesVertically)
    view.bounces = true
    #expect(view.bouncesHorizontally)
  }

  @Test("U24: the rubber band has the factor 0.55", arguments: [100.0, 300, 560])
  func rubberBand(_ distance: Double) {
    let stage = Stage()
    stage.finger.touch(stage.view)
    stage.finger.drag(by: distance)
    // The pulled fraction of the height approaches 1 as distance · 0.55 / height grows.
    let expected = (1 - 1 / (distance * 0.55 / 600 + 1)) * 600
    #expect(abs(stage.view.contentOffset.y + expected) < 1)
  }
}
