/// The motion from one value to the next.
public struct Animation: Equatable, Sendable {
  let duration: Double
  /// The animation of the changes in progress; nil if they are not animated.
  @MainActor static var current: Animation?

  /// Slows down towards the end; the duration is in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
}

/// Animates the changes that a closure makes.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .easeOut(duration: 0.35), _ body: () throws -> Result
) rethrows -> Result {
  let before = Animation.current
  Animation.current = animation
  defer { Animation.current = before }
  return try body()
}
