#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// Measures texts on one line, each text once.
  @MainActor
  final class TextMeasure {
    private struct Entry {
      var words = ""
      var size = SceneSize(width: 0, height: 0)
    }

    /// The style with the fonts; setting it keeps no size.
    var style = IndicatorStyle() { didSet { forget() } }
    private let label = UILabel()
    private var entries = Array(
      repeating: Entry(), count: SceneText.allCases.count * SceneTextRole.allCases.count)

    func size(
      of words: String, for text: SceneText, as role: SceneTextRole, in traits: UITraitCollection
    ) -> SceneSize {
      let index = Int(text.rawValue) * SceneTextRole.allCases.count + Int(role.rawValue)
      guard entries.indices.contains(index) else { return SceneSize(width: 0, height: 0) }
      if entries[index].words != words {
        entries[index] = Entry(words: words, size: measure(words, role, traits))
      }
      return entries[index].size
    }

    /// Forgets all sizes, because a new text size changes them.
    func forget() {
      for index in entries.indices { entries[index] = Entry() }
    }

    private func measure(
      _ words: String, _ role: SceneTextRole, _ traits: UITraitCollection
    ) -> SceneSize {
      label.text = words
      label.font = style.font(of: role, for: traits)
      let fitting = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      return SceneSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }
  }
#endif
