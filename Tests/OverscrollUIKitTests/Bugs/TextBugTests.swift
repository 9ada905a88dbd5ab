import Foundation
import OverscrollCore
import OverscrollIndicators
import OverscrollTexts
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Texts and times in every locale and text size.
@MainActor
@Suite(.serialized) struct TextBugTests {
  // MARK: B165

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test("B165: no text is truncated or overlaps another", arguments: OverscrollLanguage.all)
  func widths(_ language: OverscrollLanguage) {
    for category in Self.sizes {
      for edge in [OverscrollEdge.top, .bottom] {
        Place(language.tag).visit { screen in
          screen.device.contentSizeCategory = category
          let view = IndicatorView(.drawn(ClassicIndicator()))
          screen.table.addSubview(view)
          var wording = EdgeWording()
          wording.words.language = language
          view.words.use(wording)
          view.words.set(nil, updated: Place.afternoon)
          for state in IndicatorState.samples(in: IndicatorSize(width: 320, height: 160))
          where state.edge == edge && state.progress == 0 && !state.showsMessage {
            view.show(state, IndicatorView.Manner())
            expectRoom(view, "\(language.tag) \(category.rawValue) \(state.phase)")
          }
        }
      }
    }
  }

  @Test("B165: a message of any length leaves room for Retry")
  func longMessage() {
    Place("de").visit { screen in
      let view = IndicatorView(.drawn(ClassicIndicator()))
      screen.table.addSubview(view)
      view.words.set(
        .failed(String(repeating: "Der Server antwortet nicht. ", count: 9)), updated: nil)
      view.show(
        IndicatorState(
          edge: .top, purpose: .refresh, phase: .failed,
          result: RefreshResult.Summary(.failed, hasMessage: true),
          size: IndicatorSize(width: 320, height: 54)), IndicatorView.Manner())
      expectRoom(view, "message")
      #expect(view.elements.count == 2)
      #expect(view.elements.allSatisfy { $0.bounds.width > 60 })
    }
  }

  private func expectRoom(_ view: IndicatorView, _ comment: String) {
    let shapes = view.elements.filter { $0 is IndicatorShape }
    // An arrow or a sign has no size: it is drawn in a box of 24 points.
    let boxes = shapes.map {
      CGRect(x: $0.center.x - 12, y: $0.center.y - 12, width: 24, height: 24)
    }
    #expect(Set(boxes.map(\.minX)).count <= 1, "\(comment): the parts of a sign")
    let frames = view.elements.filter { !shapes.contains($0) }.map(\.frame) + boxes.prefix(1)
    for frame in frames {
      #expect(frame.minX >= 8 - 0.001 && frame.maxX <= 312 + 0.001, "\(comment): \(frame)")
    }
    // Beside each other with a gap of eight points, or above each other.
    for (index, one) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        let apart = max(other.minX - one.maxX, one.minX - other.maxX)
        let above = max(other.minY - one.maxY, one.minY - other.maxY)
        #expect(apart >= 8 - 0.001 || above >= -4.001, "\(comment): \(one) \(other)")
      }
    }
    for label in view.elements.compactMap({ $0 as? IndicatorLabel }) {
      #expect(label.shrinksToFit, "\(comment)")
    }
  }
}
