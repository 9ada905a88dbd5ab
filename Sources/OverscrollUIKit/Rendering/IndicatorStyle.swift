#if canImport(UIKit) && !os(watchOS)
  public import OverscrollTexts
  public import UIKit

  /// The colors, fonts, pictures, distances and texts of the built-in indicators.
  ///
  /// A value that is nil leaves the choice to the indicator. Set a style for one edge, or for all
  /// controls that are created afterwards:
  ///
  /// ```swift
  /// tableView.overscroll.top?.style = IndicatorStyle(color: .white, background: .systemIndigo)
  /// OverscrollDefaults.style.titleFont = UIFont.systemFont(ofSize: 15, weight: .medium)
  /// ```
  ///
  /// Dynamic colors follow the scroll view's traits. Indicators of your own, drawn or as views, use
  /// the colors only where they draw with the roles of `IndicatorColor`, and the background. The
  /// system's refresh control uses none of it.
  public struct IndicatorStyle: Equatable, Sendable {
    /// The color of the status text, which drawings call `label`.
    public var textColor: UIColor?
    /// The color of smaller text, of the offer to load a page, and of the end of the list, which
    /// drawings call `secondary`.
    public var detailColor: UIColor?
    /// The color of arrows, spinners, rings, check marks and incomplete lines.
    ///
    /// It replaces `label`, `secondary` and `tint` in everything but texts.
    public var iconColor: UIColor?
    /// The color of emphasized icons, such as complete lines, which drawings call `accent`.
    public var accentColor: UIColor?
    /// The color of the text that retries a failed action, which drawings call `tint`.
    ///
    /// It replaces `tint` in texts only; elsewhere ``iconColor`` does.
    public var retryColor: UIColor?
    /// The color of the area past the edge, behind the indicator; clear by default.
    ///
    /// It fades in with the indicator, and reaches from the content to the end of the visible area.
    public var backgroundColor: UIColor?

    /// The font of the status text and of the text that retries, at the default text size.
    ///
    /// It scales with the user's text size, as `UIFont.TextStyle.subheadline` does, so do not pass
    /// a preferred font, which is scaled already.
    public var titleFont: UIFont?
    /// The font of smaller text, at the default text size.
    ///
    /// It scales with the user's text size, as `UIFont.TextStyle.caption1` does.
    public var detailFont: UIFont?

    /// The picture of the arrow, pointing down; it is rotated as the library's own arrow.
    ///
    /// A template or a symbol has the color of the icons. A picture larger than 24 by 40 points is
    /// scaled down.
    public var arrowImage: UIImage?
    /// The style of the spinner; the large one is 37 points wide.
    public var spinnerStyle: UIActivityIndicatorView.Style?
    /// The distance between an icon or picture and the text, in points.
    ///
    /// Negative values and NaN count as 0.
    public var spacing: Double?

    /// Texts with precedence over those of ``OverscrollDefaults/texts``; a control's own texts
    /// replace these.
    public var texts: [OverscrollText: String] = [:]

    /// Creates a style that changes nothing.
    public init() {}

    /// Creates a style with one color for texts and icons.
    ///
    /// - Parameters:
    ///   - color: The color of all texts and icons.
    ///   - background: The color of the area past the edge; nil for a clear one. Against it, texts
    ///     need a contrast of 4.5:1.
    public init(color: UIColor, background: UIColor? = nil) {
      textColor = color
      detailColor = color
      iconColor = color
      accentColor = color
      retryColor = color
      backgroundColor = background
    }
  }
#endif
