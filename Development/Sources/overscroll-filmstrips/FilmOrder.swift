import Foundation
import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators

/// A request for pictures: the frames, and the texts, fonts and pictures of the environment.
struct FilmOrder: Decodable {
  /// A measured font: sizes in points, and the weight.
  struct Letters: Decodable {
    let size: Double
    let weight: Int
    /// The distance of the baseline below the middle of a line, in points.
    let baseline: Double
  }

  /// A sequence of pictures with their addresses.
  struct Reel: Decodable {
    let width: Double
    let height: Double
    let delay: Double
    let addresses: [String]
  }

  /// A frame, with phases, results and purposes by their names in the code.
  struct Moment: Decodable {
    let name: String
    let indicator: String
    let phase: String
    let progress: Double
    let time: Double
    let turn: Double
    let outcome: String?
    let purpose: String
  }

  let width: Double
  let isDark: Bool
  let isRightToLeft: Bool
  let title: Letters
  let detail: Letters
  let words: [String: String]
  /// The measured sizes of texts, width and height, in points.
  let sizes: [String: [Double]]
  let reels: [String: Reel]
  let moments: [Moment]

  /// The pictures by the names of their frames; a frame with an unknown name has none.
  var documents: [(name: String, document: String)] {
    moments.compactMap { moment in
      guard let indicator = FilmStrip.all.first(where: { $0.name == moment.indicator })?.indicator,
        let state = moment.state(of: indicator, width: width)
      else { return nil }
      return (moment.name, IndicatorSVG.document(of: indicator, showing: state, style: style))
    }
  }

  private var style: IndicatorSVG.Style {
    var style = IndicatorSVG.Style(words: { words["\($0)"] ?? "" })
    style.font = { role in
      let letters = role == .detail ? detail : title
      return IndicatorSVG.Font(
        size: letters.size, lineHeight: letters.size, weight: letters.weight,
        baseline: letters.baseline)
    }
    style.size = { text in
      guard let size = sizes["\(text)"], size.count == 2 else { return nil }
      return IndicatorSize(width: size[0], height: size[1])
    }
    style.isDark = isDark
    style.isRightToLeft = isRightToLeft
    style.pictures = pictures
    style.address = { reels["\($0.phase)"]?.addresses[$0.frame] ?? "" }
    return style
  }

  private var pictures: RecordedPictures {
    var pictures = RecordedPictures()
    for phase in OverscrollPhase.allCases {
      guard let reel = reels["\(phase)"] else { continue }
      pictures[phase] = .init(
        size: IndicatorSize(width: reel.width, height: reel.height),
        delays: reel.addresses.map { _ in reel.delay })
    }
    return pictures
  }
}

extension FilmOrder.Moment {
  /// The state of an indicator with a given width; nil if a name is unknown.
  fileprivate func state(of indicator: some RefreshIndicator, width: Double) -> IndicatorState? {
    guard let phase = OverscrollPhase.allCases.first(where: { "\($0)" == phase }),
      let purpose = EdgeOptions.Purpose.allCases.first(where: { "\($0)" == purpose })
    else { return nil }
    let kind = RefreshResult.Kind.allCases.first { "\($0)" == outcome }
    return IndicatorState(
      edge: .top, purpose: purpose, phase: phase, progress: progress,
      pull: progress * indicator.triggerDistance, triggerDistance: indicator.triggerDistance,
      turn: turn, result: kind.map { RefreshResult.Summary($0) }, time: time,
      size: IndicatorSize(width: width, height: indicator.extent))
  }
}
