/// The language, script and region of a BCP 47 tag.
struct LanguageTag {
  /// Deprecated codes, and codes of languages whose readers get the texts of another language.
  private static let others = [
    "iw": "he", "in": "id", "mo": "ro", "no": "nb", "nn": "nb", "cmn": "zh",
  ]

  let language: String
  let script: String?
  let region: String?

  init(_ tag: String) {
    // A POSIX identifier may continue with an encoding or with keywords.
    let plain = tag.prefix { $0 != "." && $0 != "@" }
    let parts = plain.lowercased().split(omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "_"
    }
    .map(String.init)
    // A single letter begins an extension, which contains no script or region.
    let subtags = parts.dropFirst().prefix { $0.count > 1 }
    language = parts.first.map { Self.others[$0] ?? $0 } ?? ""
    script = subtags.first { $0.count == 4 && $0.first?.isLetter == true }
    region = subtags.first { $0.count == 2 || $0.count == 3 && $0.first?.isNumber == true }
  }

  /// The tag of the texts for this language; nil if there are none.
  var name: String {
    switch language {
    case "zh", "yue": isTraditional ? "zh-Hant" : "zh-Hans"
    case "pt": region == nil || region == "br" ? "pt-BR" : "pt-PT"
    default: language
    }
  }

  private var isTraditional: Bool {
    if let script { return script == "hant" }
    if language == "yue" { return region != "cn" }
    return region == "hk" || region == "mo" || region == "tw"
  }
}
