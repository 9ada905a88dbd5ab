/// A language of the library's texts.
///
/// ```swift
/// OverscrollLanguage(preferring: ["gsw", "de-CH"])[.retry]  // "Wiederholen"
/// ```
package struct OverscrollLanguage: Sendable {
  /// The BCP 47 tag, such as `de` or `zh-Hant`.
  package let tag: String
  /// The texts, in the order of the keys.
  let texts: [String]

  /// Creates the first available language of a list of preferences, or English.
  ///
  /// - Parameter tags: BCP 47 tags in order of preference, also with underscores, as in
  ///   `zh_Hant_HK`.
  package init(preferring tags: [String]) {
    for tag in tags {
      if let language = OverscrollLanguage(matching: tag) {
        self = language
        return
      }
    }
    self = .en
  }

  /// Creates the language for a tag; nil if it is not available.
  ///
  /// A region without separate texts uses those of its language: `de-AT` uses `de`, `zh-HK` uses
  /// `zh-Hant`, `pt` uses `pt-BR` and `pt-AO` uses `pt-PT`.
  ///
  /// - Parameter tag: A BCP 47 tag, in any case; an invalid tag matches nothing.
  package init?(matching tag: String) {
    let name = LanguageTag(tag).name
    guard let language = Self.all.first(where: { $0.tag == name }) else { return nil }
    self = language
  }

  init(tag: String, texts: [String]) {
    self.tag = tag
    self.texts = texts
  }

  /// A text in this language; the host replaces the placeholders, such as
  /// `{time}`.
  package subscript(text: OverscrollText) -> String { texts[Int(text.rawValue)] }
}

extension OverscrollLanguage: CustomStringConvertible {
  package var description: String { tag }
}

extension OverscrollLanguage: Equatable {
  package static func == (one: OverscrollLanguage, other: OverscrollLanguage) -> Bool {
    one.tag == other.tag
  }
}
