/// A language that the library speaks, with its texts.
///
/// ```swift
/// OverscrollLanguage(preferring: ["gsw", "de-CH"])[.retry]  // "Wiederholen"
/// ```
public struct OverscrollLanguage: Sendable {
  /// The tag of BCP 47, such as `de` or `zh-Hant`.
  public let tag: String
  /// The texts, in the order of the keys.
  let texts: [String]

  /// Creates the first language of a list of wishes that there is, or else English.
  ///
  /// - Parameter tags: Tags of BCP 47, the dearest first; also with underscores, as in `zh_Hant_HK`.
  public init(preferring tags: [String]) {
    for tag in tags {
      if let language = OverscrollLanguage(matching: tag) {
        self = language
        return
      }
    }
    self = .en
  }

  /// Creates the language that a tag means; nil where there is none.
  ///
  /// A region without texts of its own has those of its language: `de-AT` those of `de`, `zh-HK` those of
  /// `zh-Hant`, `pt` those of `pt-BR` and `pt-AO` those of `pt-PT`.
  ///
  /// - Parameter tag: A tag of BCP 47, in any case; what is no tag matches nothing.
  public init?(matching tag: String) {
    let name = LanguageTag(tag).name
    guard let language = Self.all.first(where: { $0.tag == name }) else { return nil }
    self = language
  }

  init(tag: String, texts: [String]) {
    self.tag = tag
    self.texts = texts
  }

  /// A text in this language; `{time}` and `{date}` stand for what the host puts in.
  public subscript(text: OverscrollText) -> String { texts[Int(text.rawValue)] }
}

extension OverscrollLanguage: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}

extension OverscrollLanguage: Equatable {
  /// Returns whether both are the same language.
  ///
  /// - Parameters:
  ///   - one: A language.
  ///   - other: Another one.
  /// - Returns: Whether their tags are equal.
  public static func == (one: OverscrollLanguage, other: OverscrollLanguage) -> Bool {
    one.tag == other.tag
  }
}
