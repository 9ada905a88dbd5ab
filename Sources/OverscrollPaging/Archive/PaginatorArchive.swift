/// The rows of a paginator, to be stored and restored with the next launch.
///
/// An archive contains the rows that the source has returned, the cursors of both ends, and the
/// confirmed edits. It is codable if its items and cursors are:
///
/// ```swift
/// guard let archive = feed.archive(at: Date().timeIntervalSince1970) else { return }
/// try JSONEncoder().encode(archive).write(to: file)
/// ```
///
/// ``Paginator/restore(_:at:maximumAge:then:)`` shows the rows again. Rows that edits have placed
/// stay next to their present neighbours.
///
/// The encoded form has a version. Apart from the items, its size does not depend on their number.
public struct PaginatorArchive<Item, Cursor> {
  /// A row that an edit has placed, and no response.
  struct Placed: Equatable, Codable, Sendable {
    /// The index of the row.
    let index: Int
    /// The end of the list that the row stays at; nil if it is next to other rows.
    let end: RowPlace.End?
  }

  /// The version of the encoded form; archives of other versions are not restored.
  public static var version: Int { 1 }

  /// The rows with the confirmed edits, in order.
  public let items: [Item]
  /// The time at which the archive was made, in seconds.
  public let time: Double
  let next: Cursor?
  let previous: Cursor?
  /// The cursors of released pages at the start, the nearest one last; nil for the first page.
  let earlier: [Cursor?]
  /// The cursors of released pages at the end, the nearest one last; nil for the first page.
  let later: [Cursor?]
  /// The rows that stay at their places until a response contains them.
  let placed: [Placed]
  /// The indices of confirmed rows among the others that no response has contained yet.
  let guests: [Int]
}

extension PaginatorArchive: Sendable where Item: Sendable, Cursor: Sendable {}

/// The version of an archive that this version of the library does not read.
struct ArchiveVersionError: Error {
  let version: Int
}

private enum ArchiveKey: String, CodingKey {
  case version, items, time, next, previous, earlier, later, placed, guests
}

extension PaginatorArchive: Encodable where Item: Encodable, Cursor: Encodable {
  /// Encodes the archive with its version.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: ArchiveKey.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(items, forKey: .items)
    try values.encode(time, forKey: .time)
    try values.encodeIfPresent(next, forKey: .next)
    try values.encodeIfPresent(previous, forKey: .previous)
    if !earlier.isEmpty { try values.encode(earlier, forKey: .earlier) }
    if !later.isEmpty { try values.encode(later, forKey: .later) }
    if !placed.isEmpty { try values.encode(placed, forKey: .placed) }
    if !guests.isEmpty { try values.encode(guests, forKey: .guests) }
  }
}

extension PaginatorArchive: Decodable where Item: Decodable, Cursor: Decodable {
  /// Decodes an archive; throws if its version is another one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: ArchiveKey.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw ArchiveVersionError(version: version) }
    items = try values.decode([Item].self, forKey: .items)
    time = try values.decode(Double.self, forKey: .time)
    next = try values.decodeIfPresent(Cursor.self, forKey: .next)
    previous = try values.decodeIfPresent(Cursor.self, forKey: .previous)
    earlier = try values.decodeIfPresent([Cursor?].self, forKey: .earlier) ?? []
    later = try values.decodeIfPresent([Cursor?].self, forKey: .later) ?? []
    placed = try values.decodeIfPresent([Placed].self, forKey: .placed) ?? []
    guests = try values.decodeIfPresent([Int].self, forKey: .guests) ?? []
  }
}
