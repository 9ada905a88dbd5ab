import Foundation

/// Whether every task of the process runs on the main actor, in the order in which it became ready.
///
/// A test that advances a simulated device yields so that tasks can run. A task that is not
/// isolated would run on another thread, and the load of the machine would decide whether it
/// finishes before the yields end. `Thread` and `DispatchQueue` are not affected: tests of thread
/// safety use those.
///
/// The Swift runtime calls `swift_task_enqueueGlobal_hook`, if set, instead of its global executor
/// (declared in the runtime's `Concurrency.h`).
@MainActor
public enum SerialTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// The runtime's variable; `nil` if it does not exist.
  private static let hook: UnsafeMutablePointer<Hook?>? =
    dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
    .assumingMemoryBound(to: Hook?.self)

  /// Changes how tasks run from now on.
  public static func enable(_ isEnabled: Bool = true) {
    hook?.pointee = isEnabled ? { job, _ in MainActor.shared.enqueue(job) } : nil
  }
}
