import Testing

/// Waits until a condition is true, while other tasks run.
@MainActor
func until(
  _ condition: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  // Far more iterations than any test needs. The pause lets other threads run on a busy machine.
  for turn in 0..<20_000 {
    if condition() { return }
    if turn < 100 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 500_000) }
  }
  Issue.record("It did not come about.", sourceLocation: sourceLocation)
}

/// Yields a few times to the tasks of the main actor, if a test expects that nothing happens.
@MainActor
func turns(_ count: Int = 20) async {
  for _ in 0..<count { await Task.yield() }
}
