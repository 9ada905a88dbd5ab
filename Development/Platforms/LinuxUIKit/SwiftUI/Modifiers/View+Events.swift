nonisolated private struct AppearanceModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    let (appear, disappear) = (appear, disappear)
    node.shown = { isShown in isShown ? appear?() : disappear?() }
    node.show([content])
  }
}

nonisolated private struct TaskModifier: PrimitiveModifier {
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    let (priority, action) = (priority, action)
    let keeper = node.kept { TaskKeeper() }
    node.shown = { isShown in
      keeper.task?.cancel()
      keeper.task = isShown ? Task(priority: priority) { await action() } : nil
    }
    node.show([content])
  }
}

private final class TaskKeeper {
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
    modifier(TaskModifier(priority: priority, action: action))
  }
}
