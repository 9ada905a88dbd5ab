nonisolated private struct AppearanceModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    let (appear, disappear) = (appear, disappear)
    node.shown = { isShown in isShown ? appear?() : disappear?() }
    node.show([content])
  }
}

nonisolated private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    let (priority, action) = (priority, action)
    let keeper = node.kept { TaskKeeper() }
    let run: @MainActor @Sendable (Bool) -> Void = { isShown in
      keeper.task?.cancel()
      keeper.task = isShown ? Task(priority: priority) { await action() } : nil
    }
    node.shown = run
    if let last = keeper.id as? ID, last != id, keeper.task != nil { run(true) }
    keeper.id = id
    node.show([content])
  }
}

private final class TaskKeeper {
  var id: Any?
  var task: Task<Void, Never>?
}

extension View {
  /// Runs an action when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action when the view disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Runs a task when the view appears, and cancels it when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task when the view appears, and again when the value changes, which cancels the task before.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
