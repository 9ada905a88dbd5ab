import Foundation
import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The library's own pictures, texts beside pictures, and pictures that are taller than the header.
@MainActor
@Suite("Pictures of indicators", .serialized) struct OwnPictureTests {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Development/Pictures")

  @Test("TM3: one word shows the library's cat, who follows the finger, looks around and sleeps")
  func cat() throws {
    try onScreen { screen in
      let watched = try screen.watchPictures(.frames)
      #expect(watched.count(for: .pulling) == 8 && watched.count(for: .refreshing) == 8)
      #expect(
        watched.size(of: IndicatorImage(.pulling, frame: 0)) == IndicatorSize(width: 44, height: 44)
      )
      screen.finger.touch(screen.table)
      screen.pull(to: 28)
      #expect(watched.shown == IndicatorImage(.pulling, frame: 4))
      screen.pull(to: 60)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      screen.wait(0.32)
      #expect(watched.shown?.phase == .refreshing && watched.shown?.frame != 0)
      #expect(abs(screen.table.contentInset.top - 54) < 0.01)
    }
    try onScreen { screen in
      screen.table.overscroll.bottom = .loadMore(indicator: .frames) { .noMore }
      let pictures = try #require(screen.box(.bottom)?.pictures)
      #expect(pictures.count(for: .noMore) == 1)
      #expect(
        pictures.picture(
          IndicatorImage(.noMore, frame: 0), in: IndicatorSize(width: 44, height: 44), scale: 2)
          != nil)
    }
  }

  @Test("The pictures are those of the files, which all hosts share, and no larger than 8 KB")
  func files() throws {
    var size = 0
    for (name, text) in [
      ("pull", CatPictures.pull), ("run", CatPictures.run), ("end", CatPictures.end),
    ] {
      let file = try Data(contentsOf: Self.folder.appending(path: "cat-\(name).gif"))
      #expect(Data(base64Encoded: text) == file, "\(name)")
      size += file.count
    }
    #expect(size <= 8_192)
  }

  private func tall(_ height: Double) -> IndicatorPictures {
    .image(UIImage(cgImage: CGImage(width: 40, height: Int(height))))
  }

  @Test("MJ21: pictures that are taller than the header raise it, and others do not")
  func raised() {
    onScreen { screen in
      screen.showPictures(.frames(tall(90)))
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      #expect(abs(Double(screen.table.contentInset.top) - 90) < 0.01)
      #expect(screen.picture?.bounds.height == 90)
    }
    onScreen { screen in
      screen.showPictures(.frames(tall(30), noMore: tall(40)))
      #expect(screen.host?.engine.options(of: .top)?.extent == 54)
    }
  }

  @Test("With a length of the app, taller pictures are scaled down to it")
  func ownLength() {
    onScreen { screen in
      screen.showPictures(.frames(tall(90), extent: 60))
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      #expect(abs(Double(screen.table.contentInset.top) - 60) < 0.01)
      #expect(screen.picture?.bounds.height == 60)
    }
  }

  @Test("A length that is no positive number counts as none", arguments: [0, -3, .nan, .infinity])
  func invalidLength(_ length: Double) {
    onScreen { screen in
      screen.showPictures(.frames(tall(90), extent: length))
      #expect(screen.host?.engine.options(of: .top)?.extent == 90)
    }
  }
}
