#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// A symbol or a spinner, a title, a message and a button below each other, in the middle of the
  /// view.
  @MainActor
  package final class StandardPlaceholderView: UIView {
    private static let margin = 24.0
    /// The width at which texts are easy to read, in points.
    private static let readableWidth = 360.0

    private let activity = UIActivityIndicatorView(style: .large)
    private let symbol = UIImageView()
    private let title = UILabel()
    private let message = UILabel()
    private let button = UIButton(type: .system)

    private var tapped: @MainActor () -> Void

    package init(_ text: PlaceholderText, tapped: @escaping @MainActor () -> Void) {
      self.tapped = tapped
      super.init(frame: .zero)
      symbol.tintColor = .secondaryLabel
      symbol.contentMode = .scaleAspectFit
      title.accessibilityTraits = .header
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.accessibilityIdentifier = "overscroll.retry"
      button.addAction(
        UIAction { [weak self] _ in self?.tapped() }, for: .primaryActionTriggered)
      for part in parts { addSubview(part) }
      update(text, tapped)
      watchTraits { [weak self] in self?.setNeedsLayout() }
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    private var parts: [UIView] { [activity, symbol, title, message, button] }

    /// Shows another text.
    package func update(_ text: PlaceholderText, _ tapped: @escaping @MainActor () -> Void) {
      self.tapped = tapped
      symbol.image = text.symbol
      show(text.title, in: title, .headline, .label)
      show(text.message, in: message, .subheadline, .secondaryLabel)
      button.setTitle(text.button, for: [])
      activity.isHidden = text.activity == nil
      activity.accessibilityLabel = text.activity
      if text.activity != nil { activity.startAnimating() }
      symbol.isHidden = text.symbol == nil
      button.isHidden = text.button == nil
      setNeedsLayout()
    }

    /// Only the button receives touches, so that the list below can be pulled.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit?.isDescendant(of: button) == true ? hit : nil
    }

    private func show(
      _ text: String?, in label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor
    ) {
      label.text = text
      label.isHidden = text?.isEmpty != false
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.textAlignment = .center
      label.numberOfLines = 0
    }

    package override func layoutSubviews() {
      super.layoutSubviews()
      let width = width(in: bounds.width)
      var shown = parts.filter { !$0.isHidden }
      // In a low list, the title and the button are more important, and the button most of all.
      for part in [symbol, message] where height(of: shown, width) > bounds.height {
        shown.removeAll { $0 === part }
        part.frame = .zero
      }
      let missing = max(0, height(of: shown, width) - bounds.height)
      var y = max(0, (bounds.height - height(of: shown, width)) / 2)
      for part in shown {
        var size = size(of: part, width)
        if part === title { size.height = max(0, size.height - missing) }
        part.frame = CGRect(
          x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
        y += size.height + spacing(after: part)
      }
    }

    /// The height at which everything is shown in a list of a width.
    func height(in width: Double) -> Double {
      height(of: parts.filter { !$0.isHidden }, self.width(in: width)) + 2 * Self.margin
    }

    private func width(in width: Double) -> Double {
      max(0, min(width - 2 * Self.margin, Self.readableWidth))
    }

    private func height(of parts: [UIView], _ width: Double) -> Double {
      let sum = parts.reduce(0) { $0 + size(of: $1, width).height + spacing(after: $1) }
      return sum - (parts.last.map(spacing) ?? 0)
    }

    private func size(of part: UIView, _ width: Double) -> CGSize {
      if part === symbol { return CGSize(width: 48, height: 48) }
      let size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      // The target of a touch has at least 44 points.
      return part === button
        ? CGSize(width: max(44, size.width), height: max(44, size.height))
        : CGSize(width: min(width, size.width), height: size.height)
    }

    private func spacing(after part: UIView) -> Double { part === title ? 4 : 12 }
  }
#endif
