@_spi(Simulation) import CoreGraphics
import Foundation
import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
@_spi(Simulation) import QuartzCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The views show the same as the recording canvas records.
@MainActor
@Suite struct RenderingTests {
  private static let size = IndicatorSize(width: 320, height: 54)

  private func box(
    _ indicator: some RefreshIndicator & Sendable, _ screen: Screen
  ) -> IndicatorView {
    let view = IndicatorView(.drawn(indicator))
    screen.table.addSubview(view)
    view.place(in: CGRect(x: 0, y: 0, width: 320, height: 54), at: .top)
    view.words.set(.updated("12 new"), updated: Date(timeIntervalSince1970: 1_000))
    return view
  }

  private func isAt(_ view: IndicatorElementView, _ placement: ElementPlacement) -> Bool {
    let turn = CGAffineTransform(rotationAngle: placement.rotation * .pi / 180)
      .scaledBy(x: placement.scale, y: placement.scale)
    return abs(view.center.x - placement.position.x) < 1e-9
      && abs(view.center.y - placement.position.y) < 1e-9
      && abs(view.alpha - placement.opacity) < 1e-6 && abs(view.transform.a - turn.a) < 1e-9
      && abs(view.transform.b - turn.b) < 1e-9
  }

  private func shows(
    _ view: IndicatorElementView, _ element: IndicatorDrawing.Element, _ words: IndicatorWords
  ) -> Bool {
    switch element {
    case .text(let text, let role, _, let placement):
      guard let label = view as? IndicatorLabel else { return false }
      return label.text == words.words(for: text) && isAt(label, placement)
        && label.font?.pointSize == IndicatorStyle().font(of: role, for: .current).pointSize
    case .spinner(let diameter, _, let progress, var placement):
      guard let spinner = view as? IndicatorSpinner else { return false }
      placement.rotation += 360 * (progress ?? 0)
      return spinner.isTurning == (progress == nil) && spinner.bounds.width == diameter
        && isAt(spinner, placement)
    case .stroke(let segments, let width, _, let placement):
      guard let shape = view as? IndicatorShape else { return false }
      return shape.lineWidth == width && isAt(shape, placement) && outlines(shape, segments)
        && shape.fillColor == nil && shape.strokeColor != nil
    case .fill(let segments, _, let placement):
      guard let shape = view as? IndicatorShape else { return false }
      return isAt(shape, placement) && shape.path == path(segments)
        && shape.fillColor != nil && shape.strokeColor == nil
    case .image(_, let size, let placement):
      guard let picture = view as? IndicatorPictureView else { return false }
      return isAt(picture, placement) && picture.bounds.width == size.width
    }
  }

  /// The path of a single arc is the whole circle, and the stroke ends at the arc's length.
  private func outlines(_ shape: IndicatorShape, _ segments: [IndicatorDrawing.Segment]) -> Bool {
    guard segments.count == 1, case .arc(let center, let radius, let start, let end) = segments[0]
    else { return shape.path == path(segments) && shape.strokeEnd == 1 }
    let whole = start + (end < start ? -360 : 360)
    let circle = path([.arc(around: center, radius: radius, from: start, to: whole)])
    return shape.path == circle && abs(shape.strokeEnd - min(1, abs(end - start) / 360)) < 1e-12
  }

  private func path(_ segments: [IndicatorDrawing.Segment]) -> CGPath {
    let path = UIBezierPath()
    for segment in segments {
      switch segment {
      case .move(let point): path.move(to: CGPoint(x: point.x, y: point.y))
      case .line(let point): path.addLine(to: CGPoint(x: point.x, y: point.y))
      case .arc(let center, let radius, let start, let end):
        path.addArc(
          withCenter: CGPoint(x: center.x, y: center.y), radius: radius,
          startAngle: start * .pi / 180,
          endAngle: min(start + 360, max(start - 360, end)) * .pi / 180, clockwise: end > start)
      case .close: path.close()
      }
    }
    return path.cgPath
  }

  private func check(_ indicator: some RefreshIndicator & Sendable, isMirrored: Bool) {
    let screen = Screen()
    let view = box(indicator, screen)
    for side in OverscrollEdge.allCases {
      let pose = IndicatorPose(at: side, size: Self.size, isMirrored: isMirrored)
      view.place(
        in: CGRect(x: 0, y: 0, width: pose.box.width, height: pose.box.height), at: side)
      for state in IndicatorState.samples(in: Self.size) {
        view.show(state, IndicatorView.Manner(isMirrored: isMirrored))
        var canvas = TurnedCanvas(MeasuringCanvas(words: view.words), pose)
        indicator.draw(state, on: &canvas)
        guard expect(view, toShow: canvas.base.scene.elements, state) else { return }
      }
    }
  }

  private func expect(
    _ view: IndicatorView, toShow elements: [IndicatorDrawing.Element], _ state: IndicatorState
  ) -> Bool {
    guard view.elements.count == elements.count else {
      Issue.record("\(state): \(view.elements.count) views for \(elements.count) elements")
      return false
    }
    for (element, part) in zip(elements, view.elements) where !shows(part, element, view.words) {
      Issue.record("\(state): \(element)")
      return false
    }
    return true
  }

  @Test(arguments: [false, true])
  func theClassicIndicatorIsDrawnAsItIsRecorded(isMirrored: Bool) {
    check(ClassicIndicator(), isMirrored: isMirrored)
  }

  @Test(arguments: [false, true])
  func theSpinnerIsDrawnAsItIsRecorded(isMirrored: Bool) {
    check(SpinnerIndicator(), isMirrored: isMirrored)
  }

  @Test(arguments: [false, true])
  func theLinesAreDrawnAsTheyAreRecorded(isMirrored: Bool) {
    check(LinesIndicator(), isMirrored: isMirrored)
  }

  @Test(arguments: [false, true])
  func theRingIsDrawnAsItIsRecorded(isMirrored: Bool) {
    check(RingIndicator(), isMirrored: isMirrored)
  }

  @Test(arguments: [false, true])
  func theDropIsDrawnAsItIsRecorded(isMirrored: Bool) {
    check(DropIndicator(), isMirrored: isMirrored)
  }

  @Test(arguments: [false, true])
  func theDiscIsDrawnAsItIsRecorded(isMirrored: Bool) {
    check(MaterialIndicator(), isMirrored: isMirrored)
  }

  @Test(arguments: [false, true])
  func everyKindOfShapeIsDrawnAsItIsRecorded(isMirrored: Bool) {
    check(SampleIndicator(), isMirrored: isMirrored)
  }

  @Test func aShapeHasTheColourThatIsGivenToIt() {
    let view = box(SampleIndicator(), Screen())
    var state = IndicatorState(edge: .top, purpose: .refresh, phase: .pulling, size: Self.size)
    let red = UIColor(red: 192 / 255, green: 47 / 255, blue: 46 / 255, alpha: 1).cgColor
    view.show(state, IndicatorView.Manner())
    let shape = view.elements.first as? IndicatorShape
    #expect(shape?.fillColor == red)
    state.phase = .armed
    view.show(state, IndicatorView.Manner())
    #expect(view.elements.first === shape, "the same view, with an outline")
    #expect(shape?.strokeColor == red)
  }

  @Test func aRingThatClosesIsOneCircleThatIsDrawnFurtherAndNothingOfItRunsByItself() throws {
    let view = box(RingIndicator(), Screen())
    var state = IndicatorState(edge: .top, purpose: .refresh, phase: .pulling, size: Self.size)
    var circle: CGPath?
    for progress in [0.25, 0.5, 1] {
      state.progress = progress
      view.show(state, IndicatorView.Manner())
      let shape = try #require(view.elements.first as? IndicatorShape)
      #expect(Double(shape.strokeEnd) == progress)
      #expect(circle == nil || shape.path === circle)
      circle = shape.path
      #expect(shape.layer.sublayers?.first?.actions?["strokeEnd"] is NSNull)
    }
  }

  @Test("The ring of the drop turns without a new path, in the tint color")
  func ringOfDropTurnsWithoutNewPath() throws {
    let screen = Screen()
    let view = IndicatorView(OverscrollIndicator.drop.form)
    screen.table.addSubview(view)
    view.tintColor = .systemPink
    var state = IndicatorState(edge: .top, purpose: .refresh, phase: .refreshing, size: Self.size)
    state.time = 1
    view.show(state, IndicatorView.Manner())
    let ring = try #require(view.elements.last as? IndicatorShape)
    #expect(
      ring.strokeColor == UIColor.systemPink.resolvedColor(with: view.traitCollection).cgColor)
    let (path, rotation) = (ring.path, ring.transform)
    for frame in 1...30 {
      state.time = 1 + Double(frame) / 60
      view.show(state, IndicatorView.Manner())
      #expect(ring.path === path)
    }
    #expect(ring.transform != rotation && view.elements.last === ring)
  }

  @Test("A path is drawn as far as it is pulled, by one view with the tint color")
  func pathIsDrawnByPull() throws {
    let screen = Screen()
    let view = IndicatorView(boat().form)
    screen.table.addSubview(view)
    view.tintColor = .systemPink
    var counts: [Int] = []
    var views: [IndicatorElementView] = []
    for progress in [0.2, 0.6, 1, 1.5] {
      let state = IndicatorState(
        edge: .top, purpose: .refresh, phase: .pulling, progress: progress, size: Self.size)
      view.show(state, IndicatorView.Manner())
      let shape = try #require(view.elements.first as? IndicatorShape)
      #expect(
        shape.strokeColor == UIColor.systemPink.resolvedColor(with: view.traitCollection).cgColor)
      counts.append(shape.path?.elements.count ?? 0)
      views += view.elements
    }
    #expect(counts[0] > 1 && counts[1] > counts[0] && counts[2] > counts[1])
    #expect(counts[3] == counts[2] && views.allSatisfy { $0 === views[0] })
  }

  @Test("The arc of the disc breathes without a new path or view, and the surface stays above")
  func arcOfDiscBreathesWithoutNewPath() throws {
    let screen = Screen()
    let view = IndicatorView(OverscrollIndicator.material.form)
    screen.table.addSubview(view)
    var state = IndicatorState(edge: .top, purpose: .refresh, phase: .refreshing, size: Self.size)
    state.time = 1
    view.show(state, IndicatorView.Manner())
    let shapes = view.elements.compactMap { $0 as? IndicatorShape }
    let (paths, arc) = (shapes.map(\.path), try #require(shapes.first { $0.lineWidth == 2.5 }))
    var (lengths, turns) = (Set<CGFloat>(), [CGAffineTransform]())
    for frame in 1...30 {
      state.time = 1 + Double(frame) / 60
      view.show(state, IndicatorView.Manner())
      #expect(zip(shapes, paths).allSatisfy { $0.path === $1 })
      lengths.insert(arc.strokeEnd)
      turns.append(arc.transform)
    }
    #expect(shapes.count == view.elements.count && zip(shapes, view.elements).allSatisfy(===))
    #expect(lengths.count > 20 && Set(turns.map(\.a)).count > 20)
  }

  @Test("The disc floats over the content by default, and a page that loads does not")
  func discFloatsOverContent() {
    let options = EdgeOptions.usual(for: .refresh, nil, .material)
    #expect(options.placement == .over && options.trigger == .onRelease(past: 64))
    #expect(EdgeOptions.usual(for: .load, nil, .material).placement == .inline)
    #expect(EdgeOptions.usual(for: .load, .onRelease(past: 54), .material).placement == .outside)
    #expect(EdgeOptions.usual(for: .refresh, nil, .drop).placement == .outside)
  }

  @Test("The surface and the sign of a failure have other colors in the dark")
  func surfaceIsLighterInTheDark() throws {
    var colors: [[CGColor?]] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      let screen = Screen()
      screen.window.overrideUserInterfaceStyle = style
      let view = IndicatorView(OverscrollIndicator.material.form)
      screen.table.addSubview(view)
      let state = IndicatorState(
        edge: .top, purpose: .refresh, phase: .failed, result: .failed, size: Self.size)
      view.show(state, IndicatorView.Manner())
      let shapes = view.elements.compactMap { $0 as? IndicatorShape }
      colors.append(shapes.compactMap { $0.fillColor ?? $0.strokeColor })
    }
    #expect(colors[0].count == colors[1].count && colors[0].count > 8)
    #expect(colors[0][7] != colors[1][7] && colors[0].last != colors[1].last)
  }

  @Test("The scene follows the finger sideways and moves on, without a new path or view")
  func sceneFollowsFingerWithoutNewPath() throws {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.top?.indicator = .scene
    screen.device.turn()
    let view = try #require(screen.table.subviews.compactMap { $0 as? IndicatorView }.first)
    let finger = Finger(on: screen.device)
    finger.touch(screen.table)
    finger.drag(by: 300)
    let shapes = view.elements.compactMap { $0 as? IndicatorShape }
    let (paths, sun) = (shapes.map(\.path), shapes.map(\.center))
    finger.drag(by: CGVector(dx: 90, dy: 10))
    let moved = zip(shapes, sun).map { Double($0.center.x - $1.x).rounded() }
    #expect(moved.max() ?? 0 > 10 && moved.min() ?? 0 < 0 && Set(moved).count > 4)
    finger.lift()
    screen.wait(1)
    let places = shapes.map(\.center)
    screen.wait(0.5)
    #expect(zip(shapes, places).filter { $0.center != $1 }.count > 3)
    #expect(zip(shapes, paths).allSatisfy { $0.path === $1 })
    #expect(shapes.count == view.elements.count && zip(shapes, view.elements).allSatisfy(===))
  }

  @Test("A result is shown until the header is gone, although a finger holds it")
  func resultIsShownUntilHeaderIsGone() throws {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.top?.begin()
    screen.wait(1)
    let view = try #require(screen.table.subviews.compactMap { $0 as? IndicatorView }.first)
    let title = { view.elements.compactMap { ($0 as? IndicatorLabel)?.text }.first }
    let finger = Finger(on: screen.device)
    finger.touch(screen.table)
    finger.drag(by: 60)
    screen.table.overscroll.top?.end()
    finger.hold(for: 2)
    for _ in 0..<20 {
      finger.drag(by: -1, over: 1 / 60)
      #expect(title() == "Updated")
    }
    finger.lift()
    screen.wait(2)
    #expect(title() == "Pull to refresh")
  }

  @Test("The style has the colors of the scene's sea, sky and sun")
  func styleColorsScene() {
    var style = IndicatorStyle()
    #expect(style.applied(to: SceneIndicator()) as? SceneIndicator == SceneIndicator())
    (style.accentColor, style.backgroundColor) = (.systemYellow, .systemTeal)
    let scene = style.applied(to: SceneIndicator()) as? SceneIndicator
    #expect(scene?.sun == .accent && scene?.hasSky == false)
  }

  /// Two pictures for a run, and none for anything else.
  private struct TwoPictures: PictureSource {
    let pictures = [CGImage(width: 20, height: 10), CGImage(width: 20, height: 10)]

    func count(for phase: OverscrollPhase) -> Int { phase == .refreshing ? 2 : 0 }
    func size(of image: IndicatorImage) -> IndicatorSize { IndicatorSize(width: 20, height: 10) }
    func delay(of image: IndicatorImage) -> Double { 0.1 }
    func picture(_ image: IndicatorImage, in size: IndicatorSize, scale: Double) -> CGImage? {
      pictures[image.frame]
    }
    func forget() {}
  }

  @Test func picturesComeFromTheirSource() {
    let screen = Screen()
    let view = box(SampleIndicator(), screen)
    let source = TwoPictures()
    view.pictures = source
    for (phase, frame) in [(OverscrollPhase.armed, 0), (.refreshing, 1)] {
      let state = IndicatorState(edge: .top, purpose: .refresh, phase: phase, size: Self.size)
      view.show(state, IndicatorView.Manner())
      let picture = view.elements.last as? IndicatorPictureView
      #expect(picture?.picture === source.pictures[frame])
      #expect(picture?.layer.contents as? CGImage === source.pictures[frame])
      #expect(picture?.bounds.size == CGSize(width: 20, height: 10))
    }
  }

  @Test func whatIsDrawnAgainWritesNothing() {
    let screen = Screen()
    let view = box(ClassicIndicator(), screen)
    for state in IndicatorState.samples(in: Self.size) {
      view.show(state, IndicatorView.Manner())
      var other = state
      other.progress += 0.01
      CALayer.resetWriteCount()
      view.show(state, IndicatorView.Manner())
      // Another progress looks the same in this indicator.
      view.show(other, IndicatorView.Manner())
      #expect(CALayer.writeCount == 0, "\(state)")
    }
  }

  private func expectNoWrites(_ indicator: some RefreshIndicator & Sendable) {
    let view = box(indicator, Screen())
    for state in IndicatorState.samples(in: Self.size) {
      view.show(state, IndicatorView.Manner())
      CALayer.resetWriteCount()
      // The picture is drawn again, not only requested again.
      view.forget(for: .current)
      view.show(state, IndicatorView.Manner())
      #expect(CALayer.writeCount == 0, "\(state)")
    }
  }

  @Test func noIndicatorWritesTheSameTwice() {
    expectNoWrites(ClassicIndicator())
    expectNoWrites(SpinnerIndicator())
    expectNoWrites(RingIndicator())
    expectNoWrites(TextIndicator())
    expectNoWrites(FramesIndicator())
    expectNoWrites(LinesIndicator())
  }

  @Test func anotherTextWritesOneLabel() {
    let screen = Screen()
    let view = box(TextIndicator(), screen)
    var state = IndicatorState(edge: .top, purpose: .refresh, phase: .pulling, size: Self.size)
    view.show(state, IndicatorView.Manner())
    let elements = view.elements
    state.phase = .armed
    CALayer.resetWriteCount()
    view.show(state, IndicatorView.Manner())
    // The bounds of the view and the frame of its label are set; nothing else is moved, painted or created.
    #expect(CALayer.writeCount == 3)
    #expect(view.elements.map(ObjectIdentifier.init) == elements.map(ObjectIdentifier.init))
    #expect(elements.compactMap { ($0 as? IndicatorLabel)?.text } == ["Release to refresh"])
  }

  @Test func aFrameWithoutNewsWritesNothing() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.table.overscroll.bottom = .loadMore(manual: { runs.append($0) })
    screen.pull()
    screen.wait(1)
    CALayer.resetWriteCount()
    screen.host?.tick()
    screen.host?.tick()
    #expect(CALayer.writeCount == 0)
    #expect(screen.texts(.top) == ["Refreshing…"])
  }

  @Test func framesComeWhileWhatMovesByItselfIsSeenAndNeverElse() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(indicator: .ring, manual: { runs.append($0) })
    screen.wait(1)
    #expect(screen.host?.scheduler.isRunning == false)
    screen.table.overscroll.top?.begin()
    screen.wait(2)
    #expect(screen.host?.scheduler.isRunning == true)
    let rotation = screen.box(.top)?.elements.first?.transform
    screen.wait(0.2)
    #expect(screen.box(.top)?.elements.first?.transform != rotation)
    screen.table.contentOffset.y = 600
    screen.wait(1)
    #expect(screen.host?.scheduler.isRunning == false, "out of sight")
    screen.table.contentOffset.y = screen.rest
    screen.wait(1)
    #expect(screen.host?.scheduler.isRunning == true)
    screen.leaveWindow()
    screen.wait(1)
    screen.enterWindow()
    screen.wait(1)
    #expect(screen.host?.scheduler.isRunning == true)
    runs.first?.end(.updated)
    screen.wait(2)
    #expect(screen.host?.scheduler.isRunning == false)
  }

  @Test func aSpinnerTurnsWithoutFrames() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(indicator: .spinner, manual: { runs.append($0) })
    screen.table.overscroll.top?.begin()
    screen.wait(2)
    #expect(screen.table.overscroll.top?.phase == .refreshing)
    #expect(screen.host?.scheduler.isRunning == false)
    #expect(runs.count == 1)
  }

  @Test func aPullIsToldInWords() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    #expect(screen.texts(.top) == ["Pull to refresh"])
    screen.hold(by: 200)
    #expect(screen.texts(.top) == ["Release to refresh"])
    screen.finger.lift()
    screen.wait(1)
    #expect(screen.texts(.top) == ["Refreshing…"])
    #expect(
      screen.box(.top)?.elements.contains { ($0 as? IndicatorSpinner)?.isTurning == true } == true)
    runs.first?.end(.updated("12 new"))
    screen.wait(0.3)
    #expect(screen.texts(.top).first == "12 new")
    screen.wait(2)
    #expect(screen.texts(.top).first == "Pull to refresh")
    #expect(screen.texts(.top).last?.hasPrefix("Last updated ") == true)
  }

  @Test func darkModeChangesTheColours() {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    let shapes = screen.box(.top)?.elements.compactMap { $0 as? IndicatorShape } ?? []
    #expect(shapes.count == 1)
    let light = shapes.first?.strokeColor
    screen.device.userInterfaceStyle = .dark
    screen.device.turn()
    #expect(shapes.first?.strokeColor != light)
    #expect(
      shapes.first?.strokeColor
        == UIColor.readableSecondaryLabel.resolvedColor(with: .current).cgColor)
    #expect(screen.box(.top)?.elements.first === shapes.first, "no view is made anew")
  }

  @Test func whatCanBeTappedHasTheTintOfItsView() {
    let screen = Screen()
    screen.table.tintColor = .red
    screen.table.overscroll.top = .refresh(manual: { $0.end(.failed) })
    screen.pull()
    screen.wait(1)
    let label = screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel }.last
    #expect(label?.text == "Try again")
    #expect(label?.textColor == .red)
    #expect(label?.backgroundColor == .red.withAlphaComponent(0.12), "in a capsule")
    #expect(label?.layer.cornerRadius == (label?.bounds.height ?? 0) / 2)
    let title = screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel }.first
    #expect((title?.frame.maxX ?? .infinity) + 7 <= label?.frame.minX ?? 0)
    #expect(title?.backgroundColor == nil)
    screen.table.tintColor = .green
    #expect(label?.textColor == .green)
    #expect(label?.backgroundColor == .green.withAlphaComponent(0.12))
  }

  @Test func theTextGrowsAndTheBoxWithIt() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.table.overscroll.top?.begin()
    screen.wait(1)
    let label = screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel }.first
    let size = label?.font?.pointSize ?? 0
    #expect(abs(Double(screen.table.contentInset.top) - 54) < 0.001)
    screen.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.device.turn()
    screen.wait(1)
    let large = label?.font?.pointSize ?? 0
    #expect(large > 2 * size)
    let extent = screen.host?.engine.options(of: .top)?.extent ?? 0
    #expect(extent > 108)
    #expect(abs(Double(screen.table.contentInset.top) - extent) < 0.001, "the extra inset follows")
    #expect(screen.box(.top)?.frame.height == CGFloat(extent))
    #expect((label?.bounds.height ?? .infinity) < extent, "nothing is cut off")
    #expect(
      label?.bounds.width
        == screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel }
        .first?.sizeOfText.width, "measured anew")
    #expect(runs.first?.isCurrent == true)
    screen.device.contentSizeCategory = .large
    screen.wait(1)
    #expect(abs(Double(screen.table.contentInset.top) - 54) < 0.001)
  }

  @Test func largeLinesDoNotLieOverEachOther() {
    let screen = Screen()
    screen.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.table.overscroll.top = .refresh(manual: { $0.end(.updated) })
    screen.pull()
    screen.wait(3)
    let labels = screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel } ?? []
    #expect(labels.count == 2)
    guard labels.count == 2 else { return }
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
  }
}

extension IndicatorLabel {
  fileprivate var sizeOfText: CGSize {
    let label = UILabel()
    label.text = text
    label.font = font
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1_000))
  }
}
