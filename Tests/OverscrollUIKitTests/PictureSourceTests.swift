@_spi(Simulation) import CoreGraphics
import Foundation
import HostRigs
import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Sources of pictures, and the errors of invalid ones.
@MainActor
@Suite struct PictureSourceTests {
  nonisolated static let broken: [(file: String, error: PictureError)] = [
    ("empty", .empty), ("one-byte", .notAPicture), ("three-bytes", .notAPicture),
    ("name-only", .truncated), ("half-a-header", .truncated), ("header-only", .truncated),
    ("half-a-palette", .truncated), ("palette-only", .truncated), ("cut-in-the-loop", .truncated),
    ("cut-in-a-delay", .truncated), ("cut-in-a-place", .truncated),
    ("cut-in-the-first-picture", .truncated), ("cut-in-the-middle", .truncated),
    ("cut-in-the-last-picture", .truncated), ("cut-before-the-end", .truncated),
    ("no-pictures", .noFrames), ("no-room", .damaged(frame: 0)),
    ("huge", .tooLarge(pixels: 65_535 * 65_535)), ("many-large", .tooLarge(pixels: 70_000_000)),
    ("nonsense-inside", .damaged(frame: 0)), ("text", .notAPicture), ("page", .notAPicture),
    ("zeros", .notAPicture), ("png", .notAGIF(type: "public.png")),
  ]

  private func store(_ pictures: IndicatorPictures, _ log: OverscrollLog? = nil) -> PictureStore {
    var all = PhasePictures()
    all.add(pictures, for: .pulling, .refreshing)
    return PictureStore(all, log: log ?? LogBook().log)
  }

  private func image(_ width: Int, _ height: Int, scale: CGFloat = 2) -> UIImage {
    UIImage(cgImage: CGImage(width: width, height: height), scale: scale, orientation: .up)
  }

  private func delays(_ store: PictureStore, _ phase: OverscrollPhase = .refreshing) -> [Double] {
    (0..<store.count(for: phase)).map { store.delay(of: IndicatorImage(phase, frame: $0)) }
  }

  // MARK: Errors

  @Test(arguments: broken.indices)
  func whatIsWrongWithAFileIsSaidInASentence(index: Int) {
    let (file, error) = Self.broken[index]
    let pictures = IndicatorPictures.gif(at: PictureFiles.url("broken/\(file)"))
    #expect(throws: error) { try pictures.check() }
    #expect(error.description.hasSuffix(".") && error.description.count > 20)
  }

  @Test(arguments: broken.indices)
  func aFileWithSomethingWrongLeavesTheClassicIndicatorAndOneLine(index: Int) {
    let book = LogBook()
    onScreen(book) { screen in
      let file = PictureFiles.url("broken/\(Self.broken[index].file)")
      screen.showPictures(.frames(.gif(at: file)))
      screen.hold(by: 80)
      #expect(screen.texts(.top).first == "Pull to refresh")
      #expect(screen.picture == nil)
    }
    let lines = book.lines.filter { $0.contains("does without its pictures") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(Self.broken[index].error.description) == true)
  }

  @Test func aFileThatIsNotThereIsAnError() {
    let pictures = IndicatorPictures.gif(at: PictureFiles.url("good/nobody"))
    #expect(throws: PictureError.unreadable(file: "nobody.gif")) { try pictures.check() }
    if let page = URL(string: "https://example.com/cat.gif") {
      #expect(throws: PictureError.unreadable(file: "cat.gif")) {
        try IndicatorPictures.gif(at: page).check()
      }
    }
  }

  @Test func aPictureThatFailsLaterLeavesTheClassicIndicator() {
    let book = LogBook()
    onScreen(book) { screen in
      let file = PictureFiles.url("late/nonsense-later")
      screen.showPictures(.frames(.gif(at: file)))
      screen.pull()
      screen.wait(2)
      #expect(screen.texts(.top) == ["Refreshing…"])
      #expect(screen.picture == nil)
    }
    #expect(book.lines.filter { $0.contains("Picture 1 cannot be decoded.") }.count == 1)
  }

  @Test func oneBrokenSequenceLeavesTheOthers() {
    let book = LogBook()
    var all = PhasePictures()
    all.add(.gif(at: PictureFiles.url("good/uneven")), for: .pulling)
    all.add(.gif(Data()), for: .refreshing)
    let store = PictureStore(all, log: book.log)
    #expect(store.count(for: .pulling) == 10 && store.count(for: .refreshing) == 0)
    #expect(book.lines.count == 1)
  }

  @Test func theSequencesOfAnIndicatorHaveOneLimitTogether() {
    let book = LogBook()
    var all = PhasePictures()
    // 300 pictures of 400 by 400 are 48 megapixels: one fits, two do not.
    all.add(.gif(at: PictureFiles.url("good/three-hundred")), for: .pulling)
    all.add(.gif(at: PictureFiles.url("good/three-hundred")), for: .refreshing)
    let store = PictureStore(all, log: book.log)
    #expect(store.count(for: .pulling) == 300 && store.count(for: .refreshing) == 0)
    #expect(book.lines.count == 1)
  }

  // MARK: Sources

  @Test func aGIFHasItsOwnDelaysOrAFrameRate() {
    let file = PictureFiles.url("good/uneven")
    #expect(
      delays(store(.gif(at: file))) == [0.04, 0.12, 0.03, 0.2, 0.06, 0.09, 0.15, 0.02, 0.3, 0.07])
    #expect(delays(store(.gif(at: file, framesPerSecond: 20)))[1] == 0.05)
    for wrong in [0, -1, .nan] {
      #expect(delays(store(.gif(at: file, framesPerSecond: wrong)))[1] == 0.12)
    }
    #expect(delays(store(.gif(at: file, framesPerSecond: .infinity)))[1] == 1.0 / 90)
  }

  @Test func aPixelIsAPointUnlessTheScaleOrTheNameSaysElse() throws {
    let image = IndicatorImage(.pulling, frame: 0)
    let file = PictureFiles.url("good/one")
    #expect(store(.gif(at: file)).size(of: image) == IndicatorSize(width: 16, height: 8))
    #expect(store(.gif(at: file, scale: 4)).size(of: image) == IndicatorSize(width: 4, height: 2))
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID())@2x.gif")
    try FileManager.default.copyItem(at: file, to: copy)
    #expect(store(.gif(at: copy)).size(of: image) == IndicatorSize(width: 8, height: 4))
    try FileManager.default.removeItem(at: copy)
  }

  @Test func aGIFOfOnePictureOrWithoutDelaysIsFine() throws {
    for (name, count) in [("one", 1), ("still", 1), ("zero-delays", 5)] {
      let pictures = IndicatorPictures.gif(at: PictureFiles.url("good/\(name)"))
      try pictures.check()
      #expect(store(pictures).count(for: .pulling) == count)
    }
  }

  @Test func imagesAreASequence() throws {
    let store = store(.images([image(60, 40), image(30, 20)], framesPerSecond: 4))
    #expect(delays(store) == [0.25, 0.25])
    let first = IndicatorImage(.pulling, frame: 0)
    #expect(store.size(of: first) == IndicatorSize(width: 30, height: 20))
    #expect(store.picture(first, in: store.size(of: first), scale: 2)?.width == 60)
    #expect(throws: PictureError.noFrames) { try IndicatorPictures.images([]).check() }
  }

  @Test func anAnimatedImageHasItsOwnDuration() throws {
    let frames = [image(60, 40), image(60, 40), image(60, 40)]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 1.5))
    #expect(delays(store(.animated(animated))) == [0.5, 0.5, 0.5])
    #expect(delays(store(.animated(animated, framesPerSecond: 5))) == [0.2, 0.2, 0.2])
    #expect(store(.animated(image(6, 4))).count(for: .pulling) == 1)
  }

  @Test func namesAreLookedUpAndAMissingOneIsNamed() throws {
    try UIImage.$assets.withValue(["cat1": image(60, 40), "cat2": image(60, 40)]) {
      try IndicatorPictures.named(["cat1", "cat2"]).check()
      #expect(delays(store(.named(["cat1", "cat2"], framesPerSecond: 5))) == [0.2, 0.2])
      #expect(throws: PictureError.missing(name: "dog")) {
        try IndicatorPictures.named(["cat1", "dog", "cat2"]).check()
      }
    }
    #expect(throws: PictureError.noFrames) { try IndicatorPictures.named([]).check() }
  }
}
