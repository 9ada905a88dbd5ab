import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

extension Screen {
  func box(_ edge: OverscrollEdge) -> IndicatorView? { host?.edges[edge].indicator }

  /// The texts that a box shows, in order.
  func texts(_ edge: OverscrollEdge) -> [String] {
    box(edge)?.elements.compactMap { ($0 as? IndicatorLabel)?.text } ?? []
  }

  /// Pulls past the top, and keeps the finger down.
  func hold(by distance: Double) {
    finger.touch(table)
    finger.drag(by: distance, over: 0.3)
    finger.hold(for: 0.15)
  }

  /// Flings towards the end, and waits until the list rests.
  func fling(_ velocity: Double = -4_000) {
    finger.touch(table)
    finger.flick(velocity: velocity)
    device.waitForRest(of: table)
  }
}

/// A recording canvas with the sizes of labels.
@MainActor
struct MeasuringCanvas: @MainActor IndicatorCanvas {
  var scene = IndicatorDrawing()
  let words: IndicatorWords
  private let measure = TextMeasure()

  init(words: IndicatorWords) { self.words = words }

  func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
    var size = measure.size(
      of: words.words(for: text), for: text, as: role,
      in: IndicatorStyle().font(of: role, for: .current))
    size.width += IndicatorLabel.padding(of: role).width
    return size
  }

  mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement
  ) { scene.text(text, as: role, color: color, placement) }

  mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
  ) { scene.spinner(diameter: diameter, color: color, progress: progress, placement) }

  mutating func move(to point: IndicatorPoint) { scene.move(to: point) }

  mutating func line(to point: IndicatorPoint) { scene.line(to: point) }

  mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) { scene.arc(around: center, radius: radius, from: start, to: end) }

  mutating func close() { scene.close() }

  mutating func stroke(width: Double, color: IndicatorColor, _ placement: ElementPlacement) {
    scene.stroke(width: width, color: color, placement)
  }

  mutating func fill(color: IndicatorColor, _ placement: ElementPlacement) {
    scene.fill(color: color, placement)
  }

  func imageCount(for phase: OverscrollPhase) -> Int { scene.imageCount(for: phase) }

  func size(of image: IndicatorImage) -> IndicatorSize { scene.size(of: image) }

  func delay(of image: IndicatorImage) -> Double { scene.delay(of: image) }

  mutating func image(_ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement) {
    scene.image(image, size: size, placement)
  }
}

/// An indicator with every kind of element that a canvas can draw, and an animation.
struct SampleIndicator: RefreshIndicator, Sendable {
  var extent: Double { 54 }

  func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    let place = ElementPlacement(
      IndicatorPoint(20, 10), rotation: 10 * state.progress, opacity: 0.5)
    canvas.arc(around: IndicatorPoint(1, 2), radius: 8, from: 90, to: 90 + 400 * state.progress)
    canvas.close()
    if state.phase == .pulling {
      canvas.fill(color: .rgb(192, 47, 46), place)
    } else {
      canvas.stroke(width: 2, color: .rgb(192, 47, 46), place)
    }
    let image = IndicatorImage(.refreshing, frame: state.isRunning ? 1 : 0)
    guard canvas.imageCount(for: .refreshing) > image.frame else { return }
    canvas.image(image, size: canvas.size(of: image), place)
  }

  func isAnimated(in state: IndicatorState) -> Bool { state.isRunning }
}

extension IndicatorState {
  /// Every state that looks different, in a box of a size.
  static func samples(in size: IndicatorSize) -> [IndicatorState] {
    var states: [IndicatorState] = []
    let outcomes: [RefreshResult.Summary?] =
      [nil] + RefreshResult.Kind.allCases.map { RefreshResult.Summary($0) }
      + [RefreshResult.Summary(.updated, hasMessage: true)]
    for edge in OverscrollEdge.allCases {
      for purpose in EdgeOptions.Purpose.allCases {
        for phase in OverscrollPhase.allCases {
          for result in outcomes {
            for progress in [0, 0.4, 1.5] {
              states.append(
                IndicatorState(
                  edge: edge, purpose: purpose, phase: phase, progress: progress,
                  turn: progress > 1 ? 0.5 : 0, result: result, size: size))
            }
          }
        }
      }
    }
    return states
  }
}
