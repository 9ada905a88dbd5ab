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

/// The content, the viewport or the width has another length.
@_cdecl("overscroll_geometry") @_expose(wasm, "overscroll_geometry")
public func geometryChanged(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ scrollTop: Double, _ content: Double,
  _ viewport: Double, _ width: Double
) {
  update(memory) {
    $0.changed(
      contentLength: content, viewportLength: viewport, width: width, at: time,
      scrollTop: scrollTop)
  }
}

/// A finger came (0), moved (1), left (2) or was taken away (3).
@_cdecl("overscroll_touch") @_expose(wasm, "overscroll_touch")
public func touched(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ scrollTop: Double, _ kind: Int32,
  _ x: Double, _ y: Double
) {
  guard x.isFinite, y.isFinite else { return }
  update(memory) { session in
    switch kind {
    case 0: session.touchBegan(x: x, y: y, at: time, scrollTop: scrollTop)
    case 1: session.touchMoved(x: x, y: y, at: time, scrollTop: scrollTop)
    case 2: session.touchEnded(firing: true, at: time, scrollTop: scrollTop)
    case 3: session.touchEnded(firing: false, at: time, scrollTop: scrollTop)
    default: break
    }
  }
}

/// Time passed, or the browser scrolled.
@_cdecl("overscroll_frame") @_expose(wasm, "overscroll_frame")
public func framePassed(_ memory: UnsafeMutableRawPointer, _ time: Double, _ scrollTop: Double) {
  update(memory) { $0.happened(.frame, at: time, scrollTop: scrollTop) }
}

/// The app or the user asks something of an edge: begin (0), cancel (1), tapped (2), reset (3).
@_cdecl("overscroll_ask") @_expose(wasm, "overscroll_ask")
public func asked(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ scrollTop: Double, _ request: Int32,
  _ edge: Int32
) {
  guard let edge = UInt8(exactly: edge).flatMap(OverscrollEdge.init(rawValue:)) else { return }
  let event: OverscrollEvent
  switch request {
  case 0: event = .begin(edge)
  case 1: event = .cancel(edge)
  case 2: event = .tapped(edge)
  case 3: event = .reset(edge)
  default: return
  }
  update(memory) { $0.happened(event, at: time, scrollTop: scrollTop) }
}

/// The action of a cycle is done.
@_cdecl("overscroll_end") @_expose(wasm, "overscroll_end")
public func ended(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ scrollTop: Double, _ cycle: UInt32,
  _ outcome: Int32, _ carriesMessage: Int32
) {
  let kind = UInt8(exactly: outcome).flatMap(RefreshOutcome.Kind.init(rawValue:))
  guard let kind else { return }
  let answer = RefreshOutcome(kind, carriesMessage: carriesMessage != 0)
  let event = OverscrollEvent.end(OverscrollCycle(number: cycle), answer)
  update(memory) { $0.happened(event, at: time, scrollTop: scrollTop) }
}

/// Whether the result of a cycle still counts: 1 or 0.
@_cdecl("overscroll_is_current") @_expose(wasm, "overscroll_is_current")
public func isCurrent(_ memory: UnsafeMutableRawPointer, _ cycle: UInt32) -> Int32 {
  let engine = WebBlock.session(memory).pointee.engine
  return engine.isCurrent(OverscrollCycle(number: cycle)) ? 1 : 0
}

/// Draws the indicator of an edge into the block.
@_cdecl("overscroll_draw") @_expose(wasm, "overscroll_draw")
public func draw(_ memory: UnsafeMutableRawPointer, _ edge: Int32) {
  guard let edge = UInt8(exactly: edge).flatMap(OverscrollEdge.init(rawValue:)) else { return }
  let session = WebBlock.session(memory).pointee
  let block = WebBlock(memory)
  var canvas = WebCanvas(block: block)
  if let state = block.state(of: edge, session) {
    session.indicators[edge].draw(state, on: &canvas)
  }
  canvas.finish()
}

private func update(_ memory: UnsafeMutableRawPointer, _ body: (inout WebSession) -> Void) {
  let session = WebBlock.session(memory)
  body(&session.pointee)
  WebBlock(memory).report(session.pointee)
}
