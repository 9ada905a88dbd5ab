#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// What a list shows instead of rows: a text with a symbol, or a view of your own.
  ///
  /// ```swift
  /// tableView.overscroll.emptyView = .standard("No messages", symbol: UIImage(systemName: "tray"))
  /// tableView.overscroll.failureView = .view { error, retry in
  ///   OfflineView(error, retry: retry)
  /// }
  /// ```
  @MainActor
  public struct OverscrollPlaceholder {
    /// Creates the view of your own from the error of the last run and a closure that runs it again.
    public typealias Maker =
      @MainActor (_ error: (any Error)?, _ retry: @escaping @MainActor () -> Void) -> UIView

    enum Kind {
      case standard(PlaceholderText)
      case view(Maker)
    }

    let kind: Kind

    /// The standard view with the list's own texts.
    ///
    /// As a failure view it shows a symbol, the failure's message and a button that tries again, and
    /// as a loading view a spinner. An empty view has no text of its own, so it shows nothing: pass
    /// one.
    public static var standard: OverscrollPlaceholder { .standard() }

    /// The standard view: a symbol, a title and a message, and after a failure a button that tries
    /// again; during a load a spinner.
    ///
    /// It follows the text size, dark mode and the reading direction. In a low list, the symbol is
    /// left out.
    ///
    /// - Parameters:
    ///   - title: The title; nil for the message of the failure.
    ///   - message: A text below the title; nil for none.
    ///   - symbol: The symbol; nil for a warning sign after a failure, and for none in other views.
    /// - Returns: The placeholder.
    public static func standard(
      _ title: String? = nil, message: String? = nil, symbol: UIImage? = nil
    ) -> OverscrollPlaceholder {
      OverscrollPlaceholder(
        kind: .standard(PlaceholderText(title: title, message: message, symbol: symbol)))
    }

    /// A view of your own.
    ///
    /// - Parameter view: The view. It has the size of the visible part of the list, and no other
    ///   superview.
    /// - Returns: The placeholder.
    public static func view(_ view: UIView) -> OverscrollPlaceholder {
      OverscrollPlaceholder(kind: .view { _, _ in view })
    }

    /// A view of your own that is created when it is shown.
    ///
    /// - Parameter make: Creates the view. It receives the error of the failure, which is nil for an empty
    ///   list and for a failure without one, and a closure that runs the list's refresh again.
    /// - Returns: The placeholder.
    public static func view(_ make: @escaping Maker) -> OverscrollPlaceholder {
      OverscrollPlaceholder(kind: .view(make))
    }
  }

  /// The content of a standard placeholder.
  package struct PlaceholderText {
    var title: String?
    var message: String?
    var symbol: UIImage?
    /// The name of the button; nil for none.
    var button: String?
    /// What VoiceOver reads instead of the spinner; nil for no spinner.
    var activity: String?

    package init(
      title: String? = nil, message: String? = nil, symbol: UIImage? = nil, button: String? = nil,
      activity: String? = nil
    ) {
      (self.title, self.message, self.symbol, self.button) = (title, message, symbol, button)
      self.activity = activity
    }

    /// The symbol after a failure.
    package static var failureSymbol: UIImage? { UIImage(systemName: "exclamationmark.triangle") }
  }
#endif
