#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI

  extension EnvironmentValues {
    /// Whether `\.refresh` is that of another list, and can be removed.
    fileprivate var removesOwnRefresh: Bool {
      overscrollSettings.hasOwnRefresh && Self.writableRefresh != nil
    }

    /// The key path to `\.refresh`, whose setter SwiftUI does not declare; nil if it has none.
    fileprivate static var writableRefresh: WritableKeyPath<EnvironmentValues, RefreshAction?>? {
      \EnvironmentValues.refresh as? WritableKeyPath<EnvironmentValues, RefreshAction?>
    }
  }

  extension View {
    /// Keeps the refresh of another list out of this one: SwiftUI would add the system's control.
    func withoutOwnRefresh() -> some View { modifier(OwnRefreshRemoval()) }
  }

  private struct OwnRefreshRemoval: ViewModifier {
    @Environment(\.removesOwnRefresh) private var removes

    func body(content: Content) -> some View {
      if removes, let keyPath = EnvironmentValues.writableRefresh {
        content.environment(keyPath, nil).environment(\.overscrollSettings.hasOwnRefresh, false)
      } else {
        content
      }
    }
  }
#endif
