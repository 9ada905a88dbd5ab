import OverscrollPaging

/// An item of a list, with its position.
struct Post: Identifiable, Equatable, Codable, Sendable {
  let id: Int
  /// A fraction, so that another post fits between any two.
  var place: Double
  var text = ""

  init(_ id: Int, at place: Double? = nil, text: String = "") {
    self.id = id
    self.place = place ?? Double(id)
    self.text = text
  }
}

typealias Feed = Paginator<Post, Double>

struct Broken: Error, Equatable {
  var number = 0
}

extension Array where Element == Post {
  var ids: [Int] { map(\.id) }

  init(_ ids: some Sequence<Int>) { self = ids.map { Post($0) } }
}
