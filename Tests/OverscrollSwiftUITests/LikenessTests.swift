import Foundation
import HostRigs
import OverscrollCore
import OverscrollIndicators
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Tests that the modifiers draw what the UIKit host draws: the drawings have tests there.
@MainActor
@Suite struct LikenessTests {
  /// A list with an indicator at its top, and how its action ends.
  private struct Subject {
    let finger: Finger
    let list: UIScrollView
    let box: @MainActor () -> IndicatorView?
    let end: @MainActor () -> Void
  }

  /// The appearance of each element.
  private func drawing(_ subject: Subject, isPlaying: Bool = false) -> [String] {
    guard let box = subject.box() else { return ["no box"] }
    return ["opacity \(rounded(box.alpha)), \(rounded(box.bounds.height)) pt"]
      + box.elements.filter { !$0.isHidden }.map { element in
        let turn = element.transform
        let text = (element as? IndicatorLabel)?.text ?? ""
        let fill = (element as? IndicatorShape).map { "\($0.fillColor as Any)" } ?? ""
        let place = [
          element.center.x, element.center.y, element.bounds.width, element.bounds.height,
        ]
        // Reports of a release come a frame later, so that motions of the run are a frame behind.
        let motion = isPlaying ? [] : [element.alpha, turn.a, turn.b]
        return "\(type(of: element)) \(text) \(fill) \((place + motion).map(rounded))"
      }
  }

  private func rounded(_ number: CGFloat) -> Double { (Double(number) * 10).rounded() / 10 }

  /// The drawings during a pull, at the release, while refreshing, and at the end.
  private func film(_ subject: Subject, on device: SimulatedDevice) async -> [[String]] {
    var film: [[String]] = []
    subject.finger.touch(subject.list)
    for distance in [20.0, 40, 60, 80, 120, -100, -60, 160] {
      subject.finger.drag(by: distance, over: 0.2)
      subject.finger.hold(for: 0.5)
      film.append(drawing(subject))
    }
    subject.finger.lift()
    for pause in [1.0, 0.5] {
      await device.pass(pause)
      film.append(drawing(subject, isPlaying: true))
    }
    subject.end()
    await device.pass(2)
    film.append(drawing(subject))
    return film
  }

  private func modifierFilm(_ indicator: OverscrollIndicator) async -> [[String]] {
    var film: [[String]] = []
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        ScrollView { LazyVStack { ForEach(0..<40) { Text("\($0)").frame(height: 50) } } }
          .overscroll(edge: .top, indicator: indicator) { await gate.update() })
      await device.settle()
      film = await self.film(
        Subject(
          finger: screen.finger, list: screen.scrollView, box: { screen.box(.top) },
          end: { gate.open() }), on: device)
    }
    return film
  }

  private func hostFilm(_ indicator: OverscrollIndicator) async -> [[String]] {
    var film: [[String]] = []
    await onDevice { device in
      let (gate, controller, list) = (Gate(), UIViewController(), UIScrollView())
      let window = device.show(controller)
      list.frame = controller.view.bounds
      list.contentSize = CGSize(width: list.bounds.width, height: 2_000)
      controller.view.addSubview(list)
      list.overscroll.top = .refresh(indicator: indicator) { await gate.update() }
      await device.settle()
      film = await self.film(
        Subject(
          finger: Finger(on: device), list: list,
          box: { list.subviews.lazy.compactMap { $0 as? IndicatorView }.first },
          end: { gate.open() }), on: device)
      _ = window
    }
    return film
  }

  @Test(
    "UR1 to UR7, MJ13: a pull, a run and its end look as in UIKit")
  func looks() async {
    let all: [(String, OverscrollIndicator)] = [
      ("classic", .classic), ("spinner", .spinner), ("ring", .ring), ("text", .text),
      ("lines", .lines),
    ]
    // Both films show the time of the update.
    let now = Date()
    for (name, indicator) in all {
      let (ours, uikit) = await TextSurroundings.$current.withValue(
        TextSurroundings(now: { now })
      ) {
        (await modifierFilm(indicator), await hostFilm(indicator))
      }
      #expect(ours.count == 11 && uikit.count == 11)
      for (index, (one, other)) in zip(ours, uikit).enumerated() {
        #expect(one == other, "\(name), picture \(index)")
      }
    }
  }
}
