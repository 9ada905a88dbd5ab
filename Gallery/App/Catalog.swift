import Foundation

/// The list of demos that the page and the app share.
struct Catalog: Decodable, Sendable {
  /// A name or a sentence, by language.
  typealias Words = [String: String]

  /// A group of demos.
  struct Group: Decodable, Sendable, Identifiable {
    let id: String
    let name: Words
  }

  /// One demo.
  struct Demo: Decodable, Sendable, Identifiable {
    let id: String
    let group: String
    let edges: [String]
    let name: Words
    let sentence: Words
  }

  var groups: [Group] = []
  var demos: [Demo] = []

  /// The catalog in a folder; an empty one if it cannot be read.
  init(in folder: URL) {
    let data = try? Data(contentsOf: folder.appendingPathComponent("demos.json"))
    if let read = data.flatMap({ try? JSONDecoder().decode(Catalog.self, from: $0) }) {
      self = read
    }
  }

  /// The catalog in the app's bundle.
  static var bundled: Catalog {
    Catalog(in: Bundle.main.bundleURL.appendingPathComponent("catalog"))
  }
}

extension Catalog.Words {
  /// The text in the user's language, or in English.
  var spoken: String {
    let isChinese = Locale.preferredLanguages.first?.hasPrefix("zh") == true
    return self[isChinese ? "zh" : "en"] ?? self["en"] ?? ""
  }
}
