/// The scroll views in the windows of a device, which move when its clock advances.
@MainActor struct ScrollRegistry {
  /// A weak reference to a scroll view.
  private struct Entry {
    weak var view: UIScrollView?
  }

  private var entries: [Entry] = []

  /// Adds a scroll view that has got a window of the device.
  mutating func add(_ view: UIScrollView) {
    entries.removeAll { $0.view === view }
    entries.append(Entry(view: view))
  }

  /// The scroll views that are still in a window of the device, in the order in which they were added.
  mutating func views(of device: SimulatedDevice) -> [UIScrollView] {
    entries.removeAll { $0.view?.window?.device !== device }
    return entries.compactMap(\.view)
  }
}
