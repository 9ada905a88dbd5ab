@testable import OverscrollWeb

// The requests of a page, as functions.

func runRequested(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ edge: Int32
) {
  request(memory, time, left, top, WebBlock.Request.begin, edge)
}

func cancelRequested(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ edge: Int32
) {
  request(memory, time, left, top, WebBlock.Request.cancel, edge)
}

func tapped(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ edge: Int32
) {
  request(memory, time, left, top, WebBlock.Request.tap, edge)
}

func resetRequested(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ edge: Int32
) {
  request(memory, time, left, top, WebBlock.Request.reset, edge)
}

func noMore(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ edge: Int32
) {
  request(memory, time, left, top, WebBlock.Request.noMore, edge)
}

func request(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ kind: Int,
  _ edge: Int32, _ value: Double = 0
) {
  requested(memory, time, left, top, Int32(kind), edge, value)
}

/// Configures a scroller before anything has happened.
func configure(_ memory: UnsafeMutableRawPointer) { configure(memory, 0, 0, 0) }

// What a finger does, as functions.

func touchBegan(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ x: Double,
  _ y: Double
) {
  touched(memory, time, left, top, Int32(WebBlock.Touch.began), x, y)
}

func touchMoved(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ x: Double,
  _ y: Double
) {
  touched(memory, time, left, top, Int32(WebBlock.Touch.moved), x, y)
}

func touchEnded(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ x: Double,
  _ y: Double
) {
  touched(memory, time, left, top, Int32(WebBlock.Touch.ended), x, y)
}

func touchCancelled(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ left: Double, _ top: Double, _ x: Double,
  _ y: Double
) {
  touched(memory, time, left, top, Int32(WebBlock.Touch.cancelled), x, y)
}
