import Foundation
import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The files for the tests of decoders; `Tests/Pictures/make.py` writes them.
enum PictureFiles {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file by its folder and name.
  static func url(_ name: String) -> URL { root.appending(path: "Pictures/\(name).gif") }

  /// A file of the gallery's cat.
  static func cat(_ name: String) -> URL {
    root.deletingLastPathComponent().appending(path: "Gallery/web/pictures/cat-\(name).gif")
  }

  /// The delays in a GIF's bytes, in seconds, read without a decoder.
  static func delays(of url: URL) throws -> [Double] {
    let bytes = [UInt8](try Data(contentsOf: url))
    return bytes.indices.dropLast(8).compactMap { at in
      guard bytes[at..<at + 3].elementsEqual([0x21, 0xF9, 4]), bytes[at + 7] == 0 else {
        return nil
      }
      let delay = Double(Int(bytes[at + 4]) + 256 * Int(bytes[at + 5])) / 100
      return delay > 0.01 ? delay : 0.1
    }
  }
}

/// A source of pictures that records requests.
@MainActor
final class WatchedPictures: PictureSource {
  let store: PictureStore
  /// The picture that was drawn last.
  private(set) var shown: IndicatorImage?

  init(_ store: PictureStore) { self.store = store }

  func count(for phase: OverscrollPhase) -> Int { store.count(for: phase) }
  func size(of image: IndicatorImage) -> IndicatorSize { store.size(of: image) }
  func delay(of image: IndicatorImage) -> Double { store.delay(of: image) }
  func forget() { store.forget() }

  func picture(_ image: IndicatorImage, in size: IndicatorSize, scale: Double) -> CGImage? {
    shown = image
    return store.picture(image, in: size, scale: scale)
  }
}

extension Screen {
  /// Sets an indicator at the top edge, and begins a run that does not end.
  func showPictures(_ indicator: OverscrollIndicator) {
    var runs: [OverscrollRun] = []
    table.overscroll.top = .refresh(indicator: indicator, manual: { runs.append($0) })
  }

  /// The same, with a record of the pictures that are shown.
  func watchPictures(
    _ indicator: OverscrollIndicator
  ) throws -> WatchedPictures {
    showPictures(indicator)
    let box = try #require(self.box(.top))
    let watched = WatchedPictures(try #require(box.pictures as? PictureStore))
    box.pictures = watched
    return watched
  }

  /// The visible picture at the top.
  var picture: IndicatorPictureView? {
    box(.top)?.elements.compactMap { $0 as? IndicatorPictureView }.first
  }
}
