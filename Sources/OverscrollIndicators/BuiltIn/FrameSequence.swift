import OverscrollCore

/// The pictures that a host has for a phase, and which of them is to be seen.
struct FrameSequence {
  /// What a delay counts as that is too short to be meant: browsers show such pictures for 100 ms.
  ///
  /// WebKit's and Firefox's decoders of GIFs do so for whatever is 10 ms or less, since many files say 0.
  private static let usualDelay = 0.1
  private static let shortestDelay = 0.01
  /// Beyond it a time has no thousandths any more.
  private static let longestTime = 0x1p40

  let phase: OverscrollPhase
  let count: Int

  /// The sequence of the first phase of a list that has one.
  init?<Canvas: SceneCanvas>(
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

  subscript(frame: Int) -> SceneImage { SceneImage(phase, frame: frame) }

  var first: SceneImage { self[0] }

  var last: SceneImage { self[count - 1] }

  /// The picture of a pull: the whole part of `progress` times the count, the last one from 1 on.
  func frame(at progress: Double) -> SceneImage {
    guard progress > 0 else { return first }
    return progress < 1 ? self[min(Int(progress * Double(count)), count - 1)] : last
  }

  /// The picture at a time, where so many are shown in a second.
  func frame(at time: Double, framesPerSecond: Double) -> SceneImage {
    let number = time * framesPerSecond
    guard number > 0, number < Self.longestTime else { return first }
    return self[Int(Int64(number) % Int64(count))]
  }

  /// The picture at a time, where each stands as long as it says.
  func frame<Canvas: SceneCanvas>(at time: Double, on canvas: Canvas) -> SceneImage {
    guard time > 0, time < Self.longestTime else { return first }
    var length = 0.0
    for frame in 0..<count { length += delay(of: frame, on: canvas) }
    var rest = (time / length).fraction * length
    for frame in 0..<count {
      rest -= delay(of: frame, on: canvas)
      // A time that is computed may lie a hair before the one that it means.
      if rest < -1e-9 { return self[frame] }
    }
    return first
  }

  private func delay<Canvas: SceneCanvas>(of frame: Int, on canvas: Canvas) -> Double {
    let delay = canvas.delay(of: self[frame])
    return delay > Self.shortestDelay && delay < Self.longestTime ? delay : Self.usualDelay
  }
}
