import OverscrollCore
import OverscrollIndicators

// The functions that the page calls, one for each event. They accept all numbers: invalid lengths
// are 0, with other invalid numbers only time passes, and an unknown kind of touch cancels the touch.
// After a change of a function or its parameters, Development/Scripts/generate.sh changes the version.

/// The version of this interface; the script compares it with its own.
@_cdecl("overscroll_version") @_expose(wasm, "overscroll_version")
public func version() -> Int32 { WebBlock.version }

/// The memory that the page allocates for a scroller, in bytes.
@_cdecl("overscroll_block_size") @_expose(wasm, "overscroll_block_size")
public func blockSize() -> Int32 { Int32(WebBlock.byteCount) }

/// The page set the options in the block of a scroller, for the first time or again.
///
/// A run goes on unless its edge is gone or has another purpose.
@_cdecl("overscroll_configure") @_expose(wasm, "overscroll_configure")
public func configure(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double
) {
  let block = WebBlock(memory)
  if block[WebBlock.Place.isConfigured] != 1 {
    WebBlock.session(memory).initialize(
      to: WebSession(engine: OverscrollEngine(backToTop: block.backToTop)))
    block[WebBlock.Place.isConfigured] = 1
  }
  update(memory) { $0.configured(by: block, at: time, PagePosition(left, top)) }
}

/// The lengths of the content or the viewport, or the writing direction, may have changed.
@_cdecl("overscroll_geometry") @_expose(wasm, "overscroll_geometry")
public func geometryChanged(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double,
  _ height: Double, _ viewportHeight: Double, _ width: Double, _ viewportWidth: Double,
  _ isRightToLeft: Int32, _ hasRows: Int32
) {
  let lengths = PerAxis(
    vertical: AxisGeometry(
      contentLength: height, viewportLength: viewportHeight, hasRows: hasRows != 0),
    horizontal: AxisGeometry(
      contentLength: width, viewportLength: viewportWidth, hasRows: hasRows != 0))
  update(memory) {
    $0.changed(
      to: lengths, isRightToLeft: isRightToLeft != 0, at: time, PagePosition(left, top))
  }
}

/// A finger was put down, moved, was lifted, or its touch was cancelled: one of `WebBlock.Touch`.
@_cdecl("overscroll_touch") @_expose(wasm, "overscroll_touch")
public func touched(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ kind: Int32,
  _ x: Double, _ y: Double
) {
  guard PagePosition.isValid(x), PagePosition.isValid(y) else {
    return framePassed(memory, time, left, top)
  }
  let point = PagePosition(x, y)
  update(memory) { $0.touched(Int(kind), point, at: time, PagePosition(left, top)) }
}

/// Time passed, or the browser scrolled.
@_cdecl("overscroll_frame") @_expose(wasm, "overscroll_frame")
public func framePassed(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double
) {
  update(memory) { $0.happened(.frame, at: time, PagePosition(left, top)) }
}

/// A request of the page or its user: one of `WebBlock.Request`, for an edge, with a value.
@_cdecl("overscroll_request") @_expose(wasm, "overscroll_request")
public func requested(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ kind: Int32,
  _ edge: Int32, _ value: Double
) {
  guard let edge = UInt8(exactly: edge).flatMap(OverscrollEdge.init(rawValue:)),
    let event = WebBlock.event(of: kind, at: edge, value)
  else { return framePassed(memory, time, left, top) }
  update(memory) { $0.happened(event, at: time, PagePosition(left, top)) }
}

/// The action of a run has ended.
@_cdecl("overscroll_end") @_expose(wasm, "overscroll_end")
public func ended(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ runID: UInt32,
  _ result: Int32, _ hasMessage: Int32
) {
  let kind = UInt8(exactly: result).flatMap(RefreshResult.Kind.init(rawValue:))
  guard let kind else { return framePassed(memory, time, left, top) }
  let answer = RefreshResult.Summary(kind, hasMessage: hasMessage != 0)
  let event = OverscrollEvent.end(RunID(number: runID), answer)
  update(memory) { $0.happened(event, at: time, PagePosition(left, top)) }
}

/// Draws the indicator of an edge again, after its texts or pictures have changed.
///
/// Each event draws the edges that it changes.
@_cdecl("overscroll_draw") @_expose(wasm, "overscroll_draw")
public func draw(_ memory: UnsafeMutableRawPointer, _ edge: Int32) {
  guard let edge = UInt8(exactly: edge).flatMap(OverscrollEdge.init(rawValue:)) else { return }
  WebBlock(memory).draw(edge, WebBlock.session(memory).pointee)
}

private func update(_ memory: UnsafeMutableRawPointer, _ body: (inout WebSession) -> Void) {
  let session = WebBlock.session(memory)
  body(&session.pointee)
  WebBlock(memory).report(session.pointee)
}
