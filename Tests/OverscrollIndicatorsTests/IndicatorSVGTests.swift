import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import overscroll_filmstrips

@Suite struct IndicatorSVGTests {
  private func style() -> IndicatorSVG.Style {
    IndicatorSVG.Style(words: { $0 == .message ? "<5 & \"6\">" : $0 == .lastUpdated ? "" : "\($0)" }
    )
  }

  private func state(
    _ phase: OverscrollPhase, edge: OverscrollEdge = .top, progress: Double = 0,
    result: RefreshResult.Summary? = nil
  ) -> IndicatorState {
    IndicatorState(
      edge: edge, purpose: .refresh, phase: phase, progress: progress, result: result,
      size: IndicatorSize(width: 200, height: 54))
  }

  @Test("A drawing is a document") func aDrawingIsADocument() {
    let document = IndicatorSVG.document(
      of: .ring, showing: state(.pulling, progress: 0.25), style: style())
    #expect(
      document == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="54" viewBox="0 0 200 54" \
        font-family="system-ui, sans-serif">
        <path transform="translate(100 27)" opacity="0.25" d="M0 -10.75A10.75 10.75 0 0 1 10.75 0" \
        fill="none" stroke="rgba(60,60,67,0.75)" stroke-width="2.5" stroke-linecap="round" \
        stroke-linejoin="round"/>
        </svg>

        """)
  }

  @Test("Texts are measured by the table, and escaped") func wordsAreMeasuredByTheTableAndEscaped()
  {
    let result = RefreshResult.Summary(.updated, hasMessage: true)
    let document = IndicatorSVG.document(
      of: .text, showing: state(.ending, result: result), style: style())
    #expect(
      document.contains(
        """
        <text transform="translate(100 27)" y="5.25" text-anchor="middle" font-size="15" \
        fill="rgba(60,60,67,0.75)" textLength="66.15" lengthAdjust="spacingAndGlyphs">&lt;5 &amp; &quot;6&quot;></text>
        """))
    var wide = style()
    wide.width = { _ in 1 }
    let canvas = IndicatorSVG(style: wide)
    #expect(canvas.size(of: .updated, as: .title) == IndicatorSize(width: 105, height: 20))
    #expect(canvas.size(of: .updated, as: .detail) == IndicatorSize(width: 84, height: 16))
    #expect(canvas.size(of: .lastUpdated, as: .detail) == IndicatorSize(width: 0, height: 0))
    #expect(IndicatorSVG.usualWidth(of: "i") < IndicatorSVG.usualWidth(of: "n"))
    #expect(IndicatorSVG.usualWidth(of: "n") < IndicatorSVG.usualWidth(of: "N"))
    #expect(IndicatorSVG.usualWidth(of: "N") < IndicatorSVG.usualWidth(of: "更"))
  }

  @Test("At a side the picture is rotated") func atASideThePictureIsTurned() {
    let left = IndicatorSVG.document(
      of: .text, showing: state(.armed, edge: .leading), style: style())
    #expect(left.contains("width=\"54\" height=\"200\""))
    #expect(left.contains("translate(27 100) rotate(-90)"))
    #expect(!left.contains("direction="))
    var mirrored = style()
    mirrored.isRightToLeft = true
    let right = IndicatorSVG.document(
      of: .text, showing: state(.armed, edge: .leading), style: mirrored)
    #expect(right.contains("translate(27 100) rotate(90)"), "where a list begins that reads so")
    #expect(right.contains(" direction=\"rtl\">"))
  }

  @Test("Right-to-left layouts mirror positions") func rightToLeftLayoutsMirrorPositions() {
    var mirrored = style()
    mirrored.isRightToLeft = true
    let pulling = state(.pulling)
    func sign(_ style: IndicatorSVG.Style) -> String? {
      IndicatorSVG.document(of: .classic, showing: pulling, style: style)
        .split(separator: "\n").first { $0.hasPrefix("<path") }
        .flatMap { $0.split(separator: "\"").dropFirst().first }.map(String.init)
    }
    // A text of 96.75 points by the table, with the sign in its 24 points and a gap of 12 before
    // it.
    #expect(sign(style()) == "translate(45.63 27)")
    #expect(sign(mirrored) == "translate(154.38 27)")
  }

  @Test("A dark background has different colours") func aDarkGroundHasOtherColours() {
    var dark = style()
    dark.isDark = true
    let failed = state(.failed, result: .failed)
    let light = IndicatorSVG.document(of: .text, showing: failed, style: style())
    let night = IndicatorSVG.document(of: .text, showing: failed, style: dark)
    #expect(light.contains("fill=\"#000\"") && light.contains("fill=\"#007aff\""))
    #expect(night.contains("fill=\"#fff\"") && night.contains("fill=\"#0a84ff\""))
  }

  @Test("Paths, arcs and pictures are written") func shapesArcsAndPicturesAreWritten() {
    var style = style()
    style.pictures[.refreshing] = .init(size: IndicatorSize(width: 20, height: 10), delays: [0.1])
    var canvas = IndicatorSVG(style: style)
    let place = ElementPlacement(IndicatorPoint(1.5, -2.254), rotation: 45, scale: 2, opacity: 0.5)
    canvas.arc(around: IndicatorPoint(0, 0), radius: 10, from: 0, to: 720)
    canvas.close()
    canvas.fill(color: .rgb(192, 47, 46), place)
    canvas.arc(around: IndicatorPoint(0, 0), radius: 10, from: 90, to: 0)
    canvas.line(to: IndicatorPoint(20, 0))
    canvas.stroke(width: 1, color: .tint, place)
    canvas.image(
      IndicatorImage(.refreshing, frame: 0), size: IndicatorSize(width: 20, height: 10), place)
    canvas.image(
      IndicatorImage(.refreshing, frame: 1), size: IndicatorSize(width: 20, height: 10), place)
    let lines = canvas.document(IndicatorSize(width: 9, height: 9)).split(separator: "\n")
    let look = "transform=\"translate(1.5 -2.25) rotate(45) scale(2)\" opacity=\"0.5\""
    #expect(
      lines[1] == """
        <path \(look) d="M10 0A10 10 0 0 1 -5 8.66A10 10 0 0 1 -5 -8.66A10 10 0 0 1 10 0Z" \
        fill="rgb(192,47,46)"/>
        """)
    #expect(lines[2].contains("d=\"M0 10A10 10 0 0 0 10 0L20 0\""))
    #expect(
      lines[3]
        == "<image \(look) x=\"-10\" y=\"-5\" width=\"20\" height=\"10\" href=\"refreshing-0.png\"/>"
    )
    #expect(lines.count == 5, "a picture that is not there is not drawn")
  }

  @Test("Invisible elements are not written") func invisibleElementsAreNotWritten() {
    var canvas = IndicatorSVG(style: style())
    canvas.line(to: IndicatorPoint(9, 9))
    canvas.stroke(width: 1, color: .tint, ElementPlacement(IndicatorPoint(0, 0), opacity: 0.001))
    canvas.line(to: IndicatorPoint(8, 8))
    canvas.stroke(width: 1, color: .tint, ElementPlacement(IndicatorPoint(0, 0), opacity: 0.01))
    let document = canvas.document(IndicatorSize(width: 9, height: 9))
    #expect(document.split(separator: "\n").count == 3)
    #expect(document.contains("d=\"M8 8\""))
  }

  @Test("Larger text is larger in every dimension") func largerTextIsLargerInAllOfIt() {
    var large = style()
    large.textScale = 2
    let usual = IndicatorSVG(style: style()).size(of: .updated, as: .title)
    let size = IndicatorSVG(style: large).size(of: .updated, as: .title)
    #expect(size == IndicatorSize(width: 2 * usual.width, height: 2 * usual.height))
    let state = state(.armed)
    let document = IndicatorSVG.document(of: .text, showing: state, style: large)
    #expect(document.contains("font-size=\"30\""))
    let (drawing, box) = IndicatorSVG.drawing(of: .text, showing: state, style: large)
    #expect(box == IndicatorSize(width: 200, height: 54))
    #expect(document.hasSuffix(drawing + "\n</svg>\n"))
  }

  @Test("A spinner shows the spokes of its progress")
  func aSpinnerShowsAsManySpokesAsThereIsProgress() {
    func spokes(_ phase: OverscrollPhase, _ progress: Double) -> [Substring] {
      IndicatorSVG.document(
        of: .spinner, showing: state(phase, progress: progress), style: style()
      ).split(separator: "\n").filter { $0.hasPrefix("<line") }
    }
    #expect(spokes(.pulling, 0.5).count == 4)
    #expect(spokes(.pulling, 0.5).allSatisfy { $0.hasSuffix("opacity=\"1\"/>") })
    #expect(spokes(.refreshing, 0).count == 8)
    #expect(spokes(.refreshing, 0).first?.hasSuffix("opacity=\"0.3\"/>") == true)
  }
}
