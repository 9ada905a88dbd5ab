import Foundation
import HostRigs
import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Pictures on a screen: their timing, their size, and their cost.
@MainActor
@Suite struct PictureBugTests {
  private static let room = IndicatorSize(width: 320, height: 54)

  private func box(_ pictures: IndicatorPictures, _ screen: Screen) -> IndicatorView {
    let view = IndicatorView(OverscrollIndicator.frames(pictures).form)
    screen.table.addSubview(view)
    view.place(in: CGRect(x: 0, y: 0, width: 320, height: 54), at: .top)
    var all = PhasePictures()
    all.add(pictures, for: .pulling, .refreshing)
    view.pictures = WatchedPictures(PictureStore(all, log: LogBook().log))
    return view
  }

  private func show(_ phase: OverscrollPhase, _ progress: Double, in view: IndicatorView) {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: phase, progress: progress, size: Self.room)
    view.show(state, IndicatorView.Manner())
  }

  // MARK: B196

  @Test("B196: pictures are decoded only while visible, and few are kept")
  func picturesAreDecodedWhereTheyAreSeen() throws {
    try onScreen { screen in
      let file = PictureFiles.url("good/three-hundred")
      let pictures = try screen.watchPictures(.frames(.gif(at: file), extent: 54))
      let store = pictures.store
      let atRest = store.decodeCount
      screen.wait(2)
      #expect(store.decodeCount == atRest, "nothing is decoded while nothing is seen")
      screen.pull()
      screen.wait(0.5)
      let begun = store.decodeCount
      var most = 0
      for _ in 0..<600 {
        screen.wait(1.0 / 60)
        most = max(most, store.decodedBytes)
      }
      let decoded = store.decodeCount - begun
      #expect(decoded == 200, "20 a second, each once")
      #expect(most > 0 && most <= PictureReel.byteLimit)
      // 54 points on this screen, not 400 pixels.
      let side = Int((54 * screen.table.traitCollection.displayScale).rounded(.up))
      #expect(screen.picture?.picture?.width == side)
    }
  }

  @Test("B196: without a window nothing is decoded, and no decoded picture is kept")
  func nothingIsDecodedOffWindow() throws {
    try onScreen { screen in
      let file = PictureFiles.url("good/three-hundred")
      screen.showPictures(.frames(.gif(at: file)))
      var store = try #require(screen.box(.top)?.pictures as? PictureStore) as PictureStore?
      let gone = Weak(object: store)
      screen.pull()
      screen.wait(1)
      #expect((store?.decodedBytes ?? 0) > 0)
      screen.leaveWindow()
      #expect(screen.picture?.picture == nil)
      let count = store?.decodeCount
      #expect(store?.decodedBytes == 0)
      screen.wait(2)
      #expect(store?.decodeCount == count)
      screen.enterWindow()
      #expect(screen.picture?.picture != nil, "it is seen again")
      store = nil
      screen.table.overscroll.top = nil
      #expect(gone.object == nil)
    }
  }

  // MARK: B197

  @Test(
    "B197: a picture stays in its box, in its own proportions",
    arguments: [(400, 400), (96, 54), (1_000, 40), (40, 1_000), (20, 10)])
  func aPictureStaysInItsBox(width: Int, height: Int) throws {
    let image = UIImage(cgImage: CGImage(width: width, height: height))
    let screen = Screen()
    let view = box(.image(image), screen)
    for step in 0...108 {
      show(step < 54 ? .pulling : .armed, Double(step) / 54, in: view)
      let picture = try #require(view.elements.first)
      #expect(view.bounds.insetBy(dx: -0.01, dy: -0.01).contains(picture.frame))
      let proportion = picture.bounds.width / picture.bounds.height
      #expect(abs(proportion / (CGFloat(width) / CGFloat(height)) - 1) < 1e-9)
      #expect(picture.bounds.width <= CGFloat(width), "never larger than it is")
    }
  }

  // MARK: B199

  @Test(
    "B199: every picture is shown for its own delay", arguments: ["good/sixty", "good/uneven"])
  func everyPictureStandsAsLongAsItSays(name: String) throws {
    try expectOwnTimes(PictureFiles.url(name))
  }

  @Test func theCatRunsInHerOwnTime() throws {
    try expectOwnTimes(PictureFiles.cat("run"))
  }

  private func expectOwnTimes(_ file: URL) throws {
    let delays = try PictureFiles.delays(of: file)
    try onScreen { screen in
      let pictures = try screen.watchPictures(.frames(.gif(at: file), extent: 54))
      screen.table.overscroll.top?.begin()
      let begin = screen.device.now
      let length = delays.reduce(0, +)
      for _ in 0..<Int(2.5 * length * 60) {
        screen.wait(1.0 / 60)
        let time = screen.device.now - begin
        let possible = [time - 1.0 / 60 - 1e-6, time + 1e-6].map { frame(at: $0, delays) }
        let shown = try #require(pictures.shown)
        #expect(shown.phase == .refreshing && possible.contains(shown.frame), "\(shown) at \(time)")
      }
    }
  }

  /// The picture at a time, from the sums of the delays, repeated.
  private func frame(at time: Double, _ delays: [Double]) -> Int {
    var rest = max(0, time).truncatingRemainder(dividingBy: delays.reduce(0, +))
    for (frame, delay) in delays.enumerated() {
      rest -= delay
      if rest < 0 { return frame }
    }
    return 0
  }

  @Test(arguments: ["pull", "run"])
  func thePictureFollowsTheFinger(name: String) throws {
    let file = PictureFiles.cat(name)
    let count = try PictureFiles.delays(of: file).count
    let screen = Screen()
    let view = box(.gif(at: file, scale: 2), screen)
    let pictures = try #require(view.pictures as? WatchedPictures)
    for percent in 0...100 {
      show(percent < 100 ? .pulling : .armed, Double(percent) / 100, in: view)
      // The rule in integers: the integer part of progress times count, and the last picture at the
      // end.
      #expect(pictures.shown?.frame == min(percent * count / 100, count - 1), "\(percent) %")
      #expect((view.elements.first as? IndicatorPictureView)?.picture != nil)
    }
    #expect(view.elements.first?.bounds.size == CGSize(width: 96, height: 54))
  }

  @Test func whatSaysThatThereIsNoMoreIsAPictureOfItsOwn() throws {
    try onScreen { screen in
      screen.table.overscroll.bottom = .loadMore(
        indicator: .frames(
          .gif(at: PictureFiles.cat("run")), noMore: .gif(at: PictureFiles.cat("sleep"))),
        manual: { $0.end(.noMore) })
      screen.table.overscroll.bottom?.setNoMore()
      screen.fling()
      screen.device.waitForRest(of: screen.table)
      let box = try #require(screen.box(.bottom))
      #expect(box.elements.contains { ($0 as? IndicatorPictureView)?.picture != nil })
    }
  }
}
