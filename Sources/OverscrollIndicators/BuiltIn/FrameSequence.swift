import OverscrollCore

/// The pictures that a host has for a phase, and the one to show.
struct FrameSequence {
  /// The delay of pictures with a shorter delay than `shortestDelay`, in seconds.
  ///
  /// WebKit's and Firefox's GIF decoders show a picture for 100 ms if its delay is 10 ms or less,
  /// because many files contain 0.
  private static let usualDelay = 0.1
  private static let shortestDelay = 0.01
  /// A computed time, in seconds, or number of a picture may be too small by this because of
  /// rounding.
  private static let rounding = 1e-9
  /// A longer time has less than millisecond precision.
  private static let longestTime = 0x1p40

  let phase: OverscrollPhase
  let count: Int

  /// The sequence of the first phase that has one.
  init?<Canvas: IndicatorCanvas>(
    of first: OverscrollPhase, or second: OverscrollPhase? = nil, or third: OverscrollPhase? = nil,
    on canvas: Canvas
  ) {
    if canvas.imageCount(for: first) > 0 {
      phase = first
    } else if let second, canvas.imageCount(for: second) > 0 {
      phase = second
    } else if let third, canvas.imageCount(for: third) > 0 {
      phase = third
    } else {
      return nil
    }
    count = canvas.imageCount(for: phase)
  }

  subscript(frame: Int) -> IndicatorImage { IndicatorImage(phase, frame: frame) }

  var first: IndicatorImage { self[0] }

  var last: IndicatorImage { self[count - 1] }

  /// The picture for the progress of a pull: number ⌊progress × count⌋, and the last one from 1 on.
  func frame(at progress: Double) -> IndicatorImage {
    guard progress > 0 else { return first }
    return progress < 1 ? self[min(Int(progress * Double(count)), count - 1)] : last
  }

  /// The picture at a time, with a constant frame rate.
  func frame(at time: Double, framesPerSecond: Double) -> IndicatorImage {
    let number = time * framesPerSecond
    guard number > 0, number < Self.longestTime else { return first }
    let length = Double(count)
    return self[min(Int((number / length).fraction * length + Self.rounding), count - 1)]
  }

  /// The picture at a time, with the delays of the pictures.
  func frame<Canvas: IndicatorCanvas>(at time: Double, on canvas: Canvas) -> IndicatorImage {
    guard time > 0, time < Self.longestTime else { return first }
    // Loops over a range would make the module for the browser larger.
    var length = 0.0
    var frame = 0
    while frame < count {
      length += delay(of: frame, on: canvas)
      frame += 1
    }
    var rest = (time / length).fraction * length
    frame = 0
    while frame < count {
      rest -= delay(of: frame, on: canvas)
      if rest < -Self.rounding { return self[frame] }
      frame += 1
    }
    return first
  }

  private func delay<Canvas: IndicatorCanvas>(of frame: Int, on canvas: Canvas) -> Double {
    let delay = canvas.delay(of: self[frame])
    return delay > Self.shortestDelay && delay < Self.longestTime ? delay : Self.usualDelay
  }
}
