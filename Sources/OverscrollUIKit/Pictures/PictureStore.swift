#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// The opened sequences of one indicator, owned by the box that shows them.
  @MainActor
  final class PictureStore: PictureSource {
    /// The limit of all pictures of an indicator, in pixels: 300 pictures of 400 by 400 pixels
    /// pass, a page of photographs does not.
    nonisolated static let pixelLimit = 64_000_000

    private var reels: [OverscrollPhase: PictureReel] = [:]
    private let log: OverscrollLog

    /// Opens sequences; logs those that cannot be decoded.
    init(_ pictures: PhasePictures, log: OverscrollLog) {
      self.log = log
      var pixelCount = 0
      for (phases, pictures) in pictures.sequences {
        do throws(PictureError) {
          let reel = PictureReel(try pictures.open())
          pixelCount += reel.pixelCount
          try Self.demandRoom(for: pixelCount)
          for phase in phases { reels[phase] = reel }
        } catch { note(error, phases.first) }
      }
    }

    static func demandRoom(for pixelCount: Int) throws(PictureError) {
      if pixelCount > pixelLimit { throw .tooLarge(pixels: pixelCount) }
    }

    /// The memory of the decoded pictures, in bytes.
    var decodedBytes: Int { all.reduce(0) { $0 + $1.decodedBytes } }

    /// The number of pictures that were decoded, including repetitions.
    var decodeCount: Int { all.reduce(0) { $0 + $1.decodeCount } }

    /// Each reel once, even if two phases share it.
    private var all: [PictureReel] {
      var seen: [PictureReel] = []
      for reel in reels.values where !seen.contains(where: { $0 === reel }) { seen.append(reel) }
      return seen
    }

    // MARK: PictureSource

    func count(for phase: OverscrollPhase) -> Int { reels[phase]?.count ?? 0 }

    func size(of image: IndicatorImage) -> IndicatorSize {
      guard let reel = reels[image.phase], reel.has(image.frame) else {
        return IndicatorSize(width: 0, height: 0)
      }
      return reel.size
    }

    func delay(of image: IndicatorImage) -> Double {
      reels[image.phase]?.delay(of: image.frame) ?? 0
    }

    func picture(_ image: IndicatorImage, in size: IndicatorSize, scale: Double) -> CGImage? {
      guard let reel = reels[image.phase], reel.has(image.frame) else { return nil }
      let side = (max(size.width, size.height) * scale).rounded(.up)
      let picture = reel.picture(image.frame, within: side >= 1 && side < 1e6 ? Int(side) : 1)
      if picture == nil { note(.damaged(frame: image.frame), image.phase) }
      return picture
    }

    func forget() { reels.values.forEach { $0.forget() } }

    private func note(_ error: PictureError, _ phase: OverscrollPhase?) {
      let name = phase.map { "\($0)" } ?? "no phase"
      log.note("The indicator does without its pictures for \(name). \(error)")
    }
  }
#endif
