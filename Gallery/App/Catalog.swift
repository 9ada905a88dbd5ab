import Foundation

/// The list of demos that the page and the app share.
struct Catalog: Decodable, Sendable {
  /// A name or a sentence, by language.
  typealias Words = [String: String]

  /// Demos that belong together.
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

  /// The catalog in a folder; an empty one where it can not be read.
  init(in folder: URL) {
    let data = try? Data(contentsOf: folder.appendingPathComponent("demos.json"))
    if let read = data.flatMap({ try? JSONDecoder().decode(Catalog.self, from: $0) }) {
      self = read
    }
    self.folder = folder
  }

  /// The catalog that comes with the app.
  static var bundled: Catalog {
    Catalog(in: Bundle.main.bundleURL.appendingPathComponent("catalog"))
  }

  /// The code of a demo, by host; none where it can not be read.
  func code(of demo: Demo) -> [String: String] {
    let file = folder.appendingPathComponent("code/\(demo.id).json")
    let data = try? Data(contentsOf: file)
    return data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  private var folder = URL(fileURLWithPath: "/")

  private enum CodingKeys: CodingKey {
    case groups, demos
  }
}

extension Catalog.Words {
  /// In the language of the reader, or in English.
  var spoken: String {
    let isChinese = Locale.preferredLanguages.first?.hasPrefix("zh") == true
    return self[isChinese ? "zh" : "en"] ?? self["en"] ?? ""
  }
}
