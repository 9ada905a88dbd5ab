/// How something gets from one value to the next.
public struct Animation: Equatable, Sendable {
  let duration: Double
  /// The one of the changes that are made now.
  @MainActor static var current: Animation?

  /// Slower towards the end; in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
}

/// Makes changes that are animated.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .easeOut(duration: 0.35), _ body: () throws -> Result
) rethrows -> Result {
  let before = Animation.current
  Animation.current = animation
  defer { Animation.current = before }
  return try body()
}
