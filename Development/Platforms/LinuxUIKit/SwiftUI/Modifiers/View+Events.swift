private struct ShownModifier: PrimitiveModifier {
  let shown: @MainActor (Node, Bool) -> Void

  func update(_ node: Node, _ content: Node.Child) {
    let shown = shown
    node.shown = { [weak node] in if let node { shown(node, $0) } }
    node.show([content])
  }
}

private final class TaskKeeper {
  var task: Task<Void, Never>?
}

extension View {
  /// Runs an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(ShownModifier { _, isShown in if isShown { action?() } })
  }

  /// Runs an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(ShownModifier { _, isShown in if !isShown { action?() } })
  }

  /// Runs a task when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      ShownModifier { node, isShown in
        let keeper = node.kept { TaskKeeper() }
        keeper.task?.cancel()
        keeper.task = isShown ? Task(priority: priority) { await action() } : nil
      })
  }
}
