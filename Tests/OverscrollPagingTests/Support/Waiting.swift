import Testing

/// Waits until a condition is true, while other tasks run.
@MainActor
func until(
  _ condition: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  // Far more turns than anything here needs; the pause lets other threads in where the machine is busy.
  for turn in 0..<20_000 {
    if condition() { return }
    if turn < 100 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 500_000) }
  }
  Issue.record("It did not come about.", sourceLocation: sourceLocation)
}

/// Lets tasks on the main actor have a few turns, where there is nothing to be seen.
@MainActor
func turns(_ count: Int = 20) async {
  for _ in 0..<count { await Task.yield() }
}
