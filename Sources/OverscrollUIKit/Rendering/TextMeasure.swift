#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// Measures texts on one line, each text once.
  @MainActor
  final class TextMeasure {
    private struct Entry {
      var words = ""
      var size = IndicatorSize(width: 0, height: 0)
    }

    /// The label that measures the texts of all drawings, because each label costs memory.
    private static let label = UILabel()

    private var entries = Array(
      repeating: Entry(), count: IndicatorText.allCases.count * IndicatorTextRole.allCases.count)

    func size(
      of words: String, for text: IndicatorText, as role: IndicatorTextRole, in font: UIFont
    ) -> IndicatorSize {
      let index = Int(text.rawValue) * IndicatorTextRole.allCases.count + Int(role.rawValue)
      guard entries.indices.contains(index) else { return IndicatorSize(width: 0, height: 0) }
      if entries[index].words != words {
        entries[index] = Entry(words: words, size: Self.size(of: words, in: font))
      }
      return entries[index].size
    }

    /// Forgets all sizes, because the fonts have changed.
    func forget() {
      for index in entries.indices { entries[index] = Entry() }
    }

    private static func size(of words: String, in font: UIFont) -> IndicatorSize {
      label.text = words
      label.font = font
      let fitting = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      return IndicatorSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }
  }
#endif
