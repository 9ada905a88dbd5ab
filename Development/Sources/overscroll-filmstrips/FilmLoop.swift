import OverscrollCore
import OverscrollIndicators

/// An indicator that is pulled again and again, as one picture: its frames are below each other, and
/// an animation shows one after the other.
struct FilmLoop {
  private static let framesPerSecond = 20.0
  private static let width = 212.0
  private static let row = 44.0
  /// The farthest pull, as a fraction of the trigger distance.
  private static let farthest = 1.35
  /// The frame that stands still with reduced motion: the pull is armed.
  private static let still = 1.2
  // The lengths of what happens, in seconds.
  private static let (pulling, holding, settling, running, result, closing, resting) =
    (1.0, 0.3, 0.3, 1.6, 0.4, 0.4, 0.6)

  private let strip: FilmStrip
  private let style: IndicatorSVG.Style

  init(_ strip: FilmStrip) {
    self.strip = strip
    var style = FilmLook.light.style
    style.pictures = strip.pictures
    style.address = Cat.address
    self.style = style
  }

  /// The whole picture as an SVG document.
  var document: String {
    var frames: [String] = []
    var starts: [(place: Int, part: Double)] = []
    let count = Int((Self.length * Self.framesPerSecond).rounded())
    var still = 0
    for number in 0..<count {
      let time = Double(number) / Self.framesPerSecond
      let frame = frame(at: time)
      let place = frames.firstIndex(of: frame) ?? frames.count
      if place == frames.count { frames.append(frame) }
      if time <= Self.still { still = place }
      if starts.last?.place != place { starts.append((place, Double(number) / Double(count))) }
    }
    let steps = starts.map { "\(($0.part * 100).svg)%{transform:\(shift($0.place))}" }
    let (width, height) = (Self.width.short, height.short)
    let films = frames.enumerated().map { place, frame in
      "<svg y=\"\((Double(place) * self.height).short)\" width=\"\(width)\" height=\"\(height)\">\(frame)</svg>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif">
      <style>.f{animation:f \(Self.length.svg)s step-end infinite}
      @media(prefers-reduced-motion:reduce){.f{animation:none;transform:\(shift(still))}}
      @keyframes f{\(steps.joined())}</style>
      <defs><g id="r">\(rows)</g></defs>
      <rect width="\(width)" height="\(height)" fill="#f2f2f7"/>
      <g class="f">
      \(films.joined(separator: "\n"))
      </g></svg>

      """
  }

  /// The height of the picture: that of the farthest pull, and of a row below it.
  private var height: Double {
    (Self.farthest * strip.indicator.triggerDistance).rounded(.up) + Self.row
  }

  private func shift(_ place: Int) -> String { "translateY(-\((Double(place) * height).short)px)" }

  /// The rows of a list, which are longer than the picture.
  private var rows: String {
    let lines = stride(from: 0, to: height, by: Self.row).map { y in
      """
      <path d="M0 \(y.short)h\(Self.width.short)v\(Self.row.short)H0z" fill="#fff"/>\
      <rect x="12" y="\((y + 11).short)" width="22" height="22" rx="7" fill="#d8e6fb"/>\
      <path d="M46 \((y + 17).short)h110M46 \((y + 28).short)h64" \
      stroke="#e2e2e7" stroke-width="6" stroke-linecap="round"/>
      """
    }
    return lines.joined()
  }

  private static let starts = [pulling, holding, settling, running, result, closing, resting]
    .reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
  private static let length = starts[7]

  /// The state, how far the rows are pulled, and how opaque the drawing is at a time.
  private func moment(at time: Double) -> (state: IndicatorState?, offset: Double, opacity: Double)
  {
    let indicator = strip.indicator
    let (trigger, hold) = (indicator.triggerDistance, indicator.extent)
    let starts = Self.starts
    let farthest = Self.farthest * trigger
    func part(of step: Int) -> Double { (time - starts[step]) / (starts[step + 1] - starts[step]) }
    var state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .pulling, triggerDistance: trigger,
      size: IndicatorSize(width: Self.width, height: hold))
    switch time {
    case ..<starts[2]:
      let offset = farthest * eased(part(of: 0))
      state.progress = offset / trigger
      state.pull = offset
      if state.progress >= 1 {
        state.phase = .armed
        // The eased movement passes the trigger distance after two thirds of its time.
        state.time = time - Self.pulling * 2 / 3
        state.turn = min(1, max(0, state.time / 0.25))
      }
      return (state, offset, min(1, state.progress))
    case ..<starts[4]:
      state.phase = .refreshing
      state.time = time - starts[2]
      state.runTime = state.time
      return (state, farthest + (hold - farthest) * eased(part(of: 2)), 1)
    case ..<starts[6]:
      let offset = hold * (1 - eased(part(of: 5)))
      state.phase = .ending
      state.time = time - starts[4]
      state.runTime = starts[4] - starts[2]
      state.result = .updated
      state.progress = offset / trigger
      return (state, offset, min(1, offset / hold))
    default: return (nil, 0, 0)
    }
  }

  private func frame(at time: Double) -> String {
    let (state, offset, opacity) = moment(at: time)
    let isOver = strip.name == "material"
    let rows = "<use href=\"#r\" y=\"\((isOver ? 0 : offset).short)\"/>"
    guard let state else { return rows }
    var style = style
    style.spinnerStep = Int(state.runTime * 8 / 0.9)
    let (drawing, _) = IndicatorSVG.drawing(of: strip.indicator, showing: state, style: style)
    let looks = isOver || opacity == 1 ? "" : " opacity=\"\(opacity.svg)\""
    let y = isOver ? 0 : offset - state.size.height
    // A nested picture cuts off what is drawn beyond the box.
    let box =
      strip.isCut
      ? "<svg width=\"\(Self.width.short)\" height=\"\(state.size.height.short)\">\(drawing)</svg>"
      : drawing
    let header = "<g transform=\"translate(0 \(y.short))\"\(looks)>\(box)</g>"
    return (isOver ? rows + header : header + rows).split(separator: "\n").joined()
  }

  /// A part of a movement that begins and ends slowly.
  private func eased(_ part: Double) -> Double {
    let part = min(1, max(0, part))
    return part * part * (3 - 2 * part)
  }
}
