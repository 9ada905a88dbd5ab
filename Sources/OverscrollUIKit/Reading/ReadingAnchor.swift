#if canImport(UIKit) && !os(watchOS)
  public import Foundation

  /// A place in a list that can be stored, and at which the list starts after the next launch.
  ///
  /// ```swift
  /// tableView.overscroll.readingPosition = ReadingPosition(
  ///   anchor: storedAnchor, onAnchorChange: { [weak self] in self?.storedAnchor = $0 },
  ///   id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
  /// ```
  ///
  /// Store it with any encoder, or as its raw value, which is JSON.
  public struct ReadingAnchor<ID: Hashable & Codable & Sendable>: Sendable {
    /// The identity of the row being read.
    public var id: ID
    /// The distance of the row's start from the start of the visible part, in points.
    ///
    /// The visible part begins below the adjusted inset, so that bars do not matter. The distance
    /// is negative if the row begins above it. A value that is not finite is replaced by 0.
    public var offset: Double { didSet { offset = Self.valid(offset) } }
    /// When the row was read; nil in an anchor that the app has made.
    public var time: Date?

    /// Creates an anchor at the start of a row.
    public init(id: ID, offset: Double = 0, time: Date? = nil) {
      (self.id, self.offset, self.time) = (id, Self.valid(offset), time)
    }

    /// Creates an anchor of the present time from a place in a list; nil for rows of another type.
    package init?(_ place: RowPlace) {
      guard let id = place.id.base as? ID else { return nil }
      self.init(id: id, offset: place.offset, time: Date())
    }

    /// The row and the distance.
    package var place: RowPlace { RowPlace(id: AnyHashable(id), offset: offset) }

    private static func valid(_ offset: Double) -> Double { offset.isFinite ? offset : 0 }
  }

  // The standard library's conformances of types with raw values would encode the raw value.
  extension ReadingAnchor: Hashable {
    /// Whether both are the same place at the same time.
    public static func == (one: Self, other: Self) -> Bool {
      one.id == other.id && one.offset == other.offset && one.time == other.time
    }

    /// Hashes the row, the distance and the time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(offset)
      hasher.combine(time)
    }
  }

  extension ReadingAnchor: Codable {
    private enum Key: CodingKey { case id, offset, time }

    /// Decodes an anchor.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        id: try values.decode(ID.self, forKey: .id),
        offset: try values.decode(Double.self, forKey: .offset),
        time: try values.decodeIfPresent(Date.self, forKey: .time))
    }

    /// Encodes an anchor.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(id, forKey: .id)
      try values.encode(offset, forKey: .offset)
      try values.encodeIfPresent(time, forKey: .time)
    }
  }

  extension ReadingAnchor: RawRepresentable {
    /// The anchor as JSON, for `SceneStorage` and `AppStorage`; empty if the identity cannot be
    /// encoded.
    public var rawValue: String {
      (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Creates an anchor from its JSON; nil for any other text, and for rows of another type.
    public init?(rawValue: String) {
      guard let anchor = try? JSONDecoder().decode(Self.self, from: Data(rawValue.utf8)) else {
        return nil
      }
      self = anchor
    }
  }

  /// A row, and the distance of its start from the start of the visible part, in points.
  package struct RowPlace {
    let id: AnyHashable
    let offset: Double

    /// Whether another place differs by less than half a point.
    package func isNear(_ other: RowPlace?) -> Bool {
      id == other?.id && abs(offset - (other?.offset ?? 0)) < 0.5
    }
  }
#endif
