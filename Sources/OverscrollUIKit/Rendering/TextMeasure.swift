#if canImport(UIKit)
  import OverscrollIndicators
  import UIKit

  /// Measures words on one line, each of them once.
  @MainActor
  final class TextMeasure {
    private struct Key: Hashable {
      let words: String
      let role: SceneTextRole
    }

    private let label = UILabel()
    private var sizes: [Key: SceneSize] = [:]
    private var category: UIContentSizeCategory?

    func size(of words: String, as role: SceneTextRole) -> SceneSize {
      guard !words.isEmpty else { return SceneSize(width: 0, height: 0) }
      forgetOtherSizes()
      let key = Key(words: words, role: role)
      if let known = sizes[key] { return known }
      label.text = words
      label.font = role.font
      let fitting = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      let size = SceneSize(
        width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
      sizes[key] = size
      return size
    }

    /// Another size of text is another size of every word.
    private func forgetOtherSizes() {
      let present = UITraitCollection.current.preferredContentSizeCategory
      guard present != category || sizes.count > 64 else { return }
      category = present
      sizes = [:]
    }
  }
#endif
