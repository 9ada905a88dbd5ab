#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit

  /// A line that a host writes to the log at most once.
  enum HostNote {
    case noInset
    case noMover
    case noFreeze
    case systemRefresh

    var line: String {
      switch self {
      case .noInset:
        "The list's inset does not change, so its indicators may not stay visible. \(Self.advice)"
      case .noFreeze:
        "The list's scroll view was not found, so the user can scroll while it refreshes. \(Self.advice)"
      case .systemRefresh:
        "The list is refreshable, so the system's control gets the pulls at the top. The action there runs only from code."
      case .noMover:
        "The list cannot be scrolled from code, so its button to the top stays hidden. \(Self.advice)"
      }
    }

    private static let advice = "Apply Overscroll's modifiers to the List or ScrollView itself."
  }
#endif
