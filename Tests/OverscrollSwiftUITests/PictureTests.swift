@_spi(Simulation) import CoreGraphics
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Tests of indicators that are sequences of pictures.
@MainActor
@Suite("Pictures in SwiftUI") struct PictureTests {
  /// Pictures that differ in their identity.
  private struct Reel {
    let images: [UIImage]

    init(_ count: Int) {
      images = (0..<count).map { _ in UIImage(cgImage: CGImage(width: 40, height: 40)) }
    }

    @MainActor
    func pictures(_ framesPerSecond: Double = 10) -> IndicatorPictures {
      .images(images, framesPerSecond: framesPerSecond)
    }

    /// The number of the picture that a box shows; nil if it shows none of them.
    @MainActor
    func shown(in box: IndicatorView?) -> Int? {
      let picture = box?.elements.compactMap { ($0 as? IndicatorPictureView)?.picture }.first
      return picture.flatMap { picture in images.firstIndex { $0.cgImage === picture } }
    }
  }

  private func list(_ edge: OverscrollEdge, _ indicator: OverscrollIndicator, _ gate: Gate)
    -> some View
  {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .overscroll(edge: edge, indicator: indicator) {
        await gate.pass()
        return edge == .bottom ? .noMore : .updated
      }
  }

  @Test(
    "TM4: the picture follows the finger, and 100 % is the trigger distance")
  func finger() async {
    await onDevice { device in
      let (reel, gate) = (Reel(9), Gate())
      let screen = SwiftUIScreen(on: device, list(.top, .frames(reel.pictures()), gate))
      await device.settle()
      screen.finger.touch(screen.scrollView)
      var shown: Set<Int> = []
      for step in [4.0, -4] {
        while step > 0 ? -screen.offset() < 53 : -screen.offset() > 6 {
          screen.finger.drag(by: step, over: 1 / 60)
          // The next report may come two frames later (`Facts.md`, S6f).
          screen.finger.hold(for: 0.05)
          let expected = min(8, Int(9 * -screen.offset() / 54))
          #expect(reel.shown(in: screen.box(.top)) == expected)
          shown.insert(expected)
        }
      }
      #expect(shown.count > 6)
      screen.finger.drag(by: 300, over: 0.2)
      #expect(reel.shown(in: screen.box(.top)) != nil)
      screen.finger.drag(by: -600, over: 0.2)
      screen.finger.lift()
    }
  }

  @Test(
    "TM5: while the action runs, pictures play at the given rate")
  func rate() async {
    for framesPerSecond in [10.0, 5] {
      await onDevice { device in
        let (pull, run, gate) = (Reel(3), Reel(7), Gate())
        let indicator = OverscrollIndicator.frames(
          pulling: pull.pictures(), refreshing: run.pictures(framesPerSecond))
        let screen = SwiftUIScreen(on: device, list(.top, indicator, gate))
        await device.settle()
        screen.pull(by: 300)
        await device.pass(1)
        let first = run.shown(in: screen.box(.top)) ?? -1
        #expect(first >= 0)
        for count in 1...3 {
          await device.pass(1 / framesPerSecond)
          #expect(run.shown(in: screen.box(.top)) == (first + count) % 7)
        }
        gate.open()
      }
    }
  }

  @Test("TM9: a text for each state is beside the pictures")
  func texts() async {
    for isShown in [true, false] {
      await onDevice { device in
        let (reel, gate) = (Reel(3), Gate())
        let screen = SwiftUIScreen(
          on: device, list(.top, .frames(reel.pictures(), showsWords: isShown), gate))
        await device.settle()
        @MainActor func expect(_ text: String) {
          let elements = screen.box(.top)?.elements ?? []
          let texts = elements.compactMap { ($0 as? IndicatorLabel)?.text }
          #expect(texts == (isShown ? [text] : []))
          #expect(reel.shown(in: screen.box(.top)) != nil)
        }
        screen.finger.touch(screen.scrollView)
        screen.finger.drag(by: 40, over: 0.3)
        expect("Pull to refresh")
        screen.finger.drag(by: 260, over: 0.3)
        screen.finger.hold(for: 0.2)
        expect("Release to refresh")
        screen.finger.lift()
        await device.pass(1)
        expect("Refreshing…")
        gate.open()
      }
    }
  }

  @Test(
    "TM10, TM12: pictures play in the footer while it loads, and another one says that there is no more"
  )
  func footer() async {
    await onDevice { device in
      let (run, end, gate) = (Reel(7), Reel(1), Gate())
      let screen = SwiftUIScreen(
        on: device, list(.bottom, .frames(run.pictures(), noMore: end.pictures()), gate))
      await device.settle()
      for _ in 0..<3 { screen.flick(-6_000) }
      await device.pass(1)
      let first = run.shown(in: screen.box(.bottom)) ?? -1
      #expect(gate.begun == 1 && first >= 0)
      await device.pass(0.1)
      #expect(run.shown(in: screen.box(.bottom)) == (first + 1) % 7)
      gate.open()
      await device.pass(1)
      #expect(end.shown(in: screen.box(.bottom)) == 0)
    }
  }

  @Test("MJ20: each state can have separate pictures")
  func phases() async {
    await onDevice { device in
      let (pull, armed, run, end, gate) = (Reel(3), Reel(1), Reel(2), Reel(1), Gate())
      let indicator = OverscrollIndicator.frames(
        pulling: pull.pictures(), armed: armed.pictures(), refreshing: run.pictures(),
        ending: end.pictures())
      let screen = SwiftUIScreen(on: device, list(.top, indicator, gate))
      await device.settle()
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 40, over: 0.3)
      #expect(pull.shown(in: screen.box(.top)) != nil)
      screen.finger.drag(by: 260, over: 0.3)
      screen.finger.hold(for: 0.2)
      #expect(armed.shown(in: screen.box(.top)) != nil)
      screen.finger.lift()
      await device.pass(1)
      #expect(run.shown(in: screen.box(.top)) != nil)
      gate.open()
      await device.pass(0.2)
      #expect(end.shown(in: screen.box(.top)) != nil)
    }
  }

  @Test(
    "TM3: one word shows the library's cat, who follows the finger, looks around and sleeps")
  func cat() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(.top, .frames, gate))
      await device.settle()
      let pictures = screen.box(.top)?.pictures
      #expect(pictures?.count(for: .pulling) == 8 && pictures?.count(for: .refreshing) == 8)
      #expect(pictures?.count(for: .noMore) == 1)
      @MainActor func picture() -> CGImage? {
        screen.box(.top)?.elements.compactMap { ($0 as? IndicatorPictureView)?.picture }.first
      }
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 20, over: 0.3)
      let first = picture()
      screen.finger.drag(by: 60, over: 0.3)
      #expect(first != nil && picture() != nil && picture() !== first)
      screen.finger.drag(by: 200, over: 0.3)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      await device.pass(1)
      let running = picture()
      await device.pass(0.3)
      #expect(gate.begun == 1 && picture() !== running && isNear(screen.extraInset(.top), 54))
      gate.open()
    }
  }

  @Test(
    "MJ21: pictures that are taller than the header raise it, unless the app sets a length")
  func raised() async {
    for (height, extent, expected) in [(90, nil, 90.0), (30, nil, 54), (90, 60, 60)]
      as [(Int, Double?, Double)]
    {
      await onDevice { device in
        let gate = Gate()
        let pictures = IndicatorPictures.image(
          UIImage(cgImage: CGImage(width: 40, height: height)))
        let screen = SwiftUIScreen(on: device, list(.top, .frames(pictures, extent: extent), gate))
        await device.settle()
        screen.pull(by: 400)
        await device.pass(1)
        #expect(isNear(screen.extraInset(.top), expected) && gate.begun == 1)
        #expect(isNear(screen.place(.top).height, expected))
        gate.open()
      }
    }
  }
}
