import OverscrollCore
import OverscrollIndicators

// What the page calls. Every number may be any number: what makes no sense changes nothing.

/// How much memory the page has to allot for a scroller, in bytes.
@_cdecl("overscroll_block_size") @_expose(wasm, "overscroll_block_size")
public func blockSize() -> Int32 { Int32(WebBlock.byteCount) }

/// Sets a scroller up from the numbers that the page has put into the block.
@_cdecl("overscroll_configure") @_expose(wasm, "overscroll_configure")
public func configure(_ memory: UnsafeMutableRawPointer) {
  let block = WebBlock(memory)
  let session = block.makeSession()
  WebBlock.session(memory).initialize(to: session)
  block.report(session)
}

/// The content or the viewport has another length along the vertical or the horizontal axis, or the page
/// is read in the other direction.
@_cdecl("overscroll_geometry") @_expose(wasm, "overscroll_geometry")
public func geometryChanged(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double,
  _ height: Double, _ viewportHeight: Double, _ width: Double, _ viewportWidth: Double,
  _ isRightToLeft: Int32
) {
  let lengths = PerAxis(
    vertical: AxisGeometry(contentLength: height, viewportLength: viewportHeight),
    horizontal: AxisGeometry(contentLength: width, viewportLength: viewportWidth))
  update(memory) {
    $0.changed(
      to: lengths, isRightToLeft: isRightToLeft != 0, at: time, PagePosition(left, top))
  }
}

/// A finger came (0), moved (1), left (2) or was taken away (3).
@_cdecl("overscroll_touch") @_expose(wasm, "overscroll_touch")
public func touched(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ kind: Int32,
  _ x: Double, _ y: Double
) {
  guard PagePosition.counts(x), PagePosition.counts(y) else { return }
  update(memory) { session in
    switch kind {
    case 0: session.touchBegan(PagePosition(x, y), at: time, PagePosition(left, top))
    case 1: session.touchMoved(PagePosition(x, y), at: time, PagePosition(left, top))
    case 2: session.touchEnded(firing: true, at: time, PagePosition(left, top))
    case 3: session.touchEnded(firing: false, at: time, PagePosition(left, top))
    default: break
    }
  }
}

/// Time passed, or the browser scrolled.
@_cdecl("overscroll_frame") @_expose(wasm, "overscroll_frame")
public func framePassed(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double
) {
  update(memory) { $0.happened(.frame, at: time, PagePosition(left, top)) }
}

/// The app or the user asks something of an edge: begin (0), cancel (1), tapped (2), reset (3); or, of
/// any edge, to go back to the top (4).
@_cdecl("overscroll_ask") @_expose(wasm, "overscroll_ask")
public func asked(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double,
  _ request: Int32,
  _ edge: Int32
) {
  guard let edge = UInt8(exactly: edge).flatMap(OverscrollEdge.init(rawValue:)) else { return }
  let event: OverscrollEvent
  switch request {
  case 0: event = .begin(edge)
  case 1: event = .cancel(edge)
  case 2: event = .tapped(edge)
  case 3: event = .reset(edge)
  case 4: event = .backToTopTapped
  default: return
  }
  update(memory) { $0.happened(event, at: time, PagePosition(left, top)) }
}

/// The action of a run is done.
@_cdecl("overscroll_end") @_expose(wasm, "overscroll_end")
public func ended(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ runID: UInt32,
  _ result: Int32, _ hasMessage: Int32
) {
  let kind = UInt8(exactly: result).flatMap(ResultKind.init(rawValue:))
  guard let kind else { return }
  let answer = ResultSummary(kind, hasMessage: hasMessage != 0)
  let event = OverscrollEvent.end(RunID(number: runID), answer)
  update(memory) { $0.happened(event, at: time, PagePosition(left, top)) }
}

/// Whether the result of a run still counts: 1 or 0.
@_cdecl("overscroll_is_current") @_expose(wasm, "overscroll_is_current")
public func isCurrent(_ memory: UnsafeMutableRawPointer, _ runID: UInt32) -> Int32 {
  let engine = WebBlock.session(memory).pointee.engine
  return engine.isCurrent(RunID(number: runID)) ? 1 : 0
}

/// Draws the indicator of an edge into the block.
@_cdecl("overscroll_draw") @_expose(wasm, "overscroll_draw")
public func draw(_ memory: UnsafeMutableRawPointer, _ edge: Int32) {
  guard let edge = UInt8(exactly: edge).flatMap(OverscrollEdge.init(rawValue:)) else { return }
  let session = WebBlock.session(memory).pointee
  let block = WebBlock(memory)
  guard let state = block.state(of: edge, session) else { return }
  var canvas = WebCanvas(block: block, pose: session.pose(of: edge, size: state.size))
  // After a failure the indicator has a button of its own.
  canvas.makesButtons = state.phase == .idle && session.engine.canBeTapped(edge)
  session.indicators[edge].draw(state, on: &canvas)
  canvas.finish()
}

private func update(_ memory: UnsafeMutableRawPointer, _ body: (inout WebSession) -> Void) {
  let session = WebBlock.session(memory)
  body(&session.pointee)
  WebBlock(memory).report(session.pointee)
}
