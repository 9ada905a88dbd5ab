import Foundation

/// The scroll views in windows, which move when the clock advances.
@MainActor enum ScrollRegistry {
  /// A weak reference to a scroll view.
  private struct Entry {
    weak var view: UIScrollView?
  }

  private static var entries: [Entry] = []

  static func add(_ view: UIScrollView) { entries.append(Entry(view: view)) }

  static func remove(_ view: UIScrollView) {
    entries.removeAll { $0.view == nil || $0.view === view }
  }

  /// The scroll views of a device.
  static func views(of device: SimulatedDevice) -> [UIScrollView] {
    entries.removeAll { $0.view == nil }
    return entries.compactMap(\.view).filter { $0.window?.device === device }
  }
}
