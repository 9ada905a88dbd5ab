/// Rows that outlast the process.
extension Paginator {
  /// What loads after an archive has been restored.
  public enum RestorationPolicy: CaseIterable, Sendable {
    /// Nothing loads by itself; the list continues at its cursors.
    case keep
    /// The first page loads immediately; the rows stay until it arrives.
    ///
    /// The page then replaces the rows or is merged with them, as ``PagingOptions/renewal`` says.
    case refresh
    /// The first page loads immediately, and replaces all rows when it arrives.
    case replace
  }

  /// The result of a restoration.
  public enum Restoration: Sendable {
    /// The rows of the archive are in the list.
    case restored
    /// The archive could not be read or decoded; the list is empty.
    case unreadable(any Error)
    /// The archive has another version of the encoded form; the list is empty.
    case otherVersion(Int)
    /// The archive is older than the maximum age, or its age is invalid; the list is empty.
    ///
    /// The age is in seconds; it is negative if the clock was set back.
    case stale(age: Double)
  }

  /// The rows to be restored with the next launch; nil if no first page has been loaded.
  ///
  /// Edits that are still pending are not included: ``pendingRows`` has their identities.
  ///
  /// - Parameter time: The present time, in seconds since a moment that does not change between
  ///   launches, such as `Date().timeIntervalSince1970`.
  /// - Returns: The archive.
  public func archive(at time: Double) -> PaginatorArchive<Item, Cursor>? {
    machine.archive(at: time)
  }

  /// The identities of rows with pending edits, each once, in the order of their first edits.
  ///
  /// Store what the app needs to send these edits again: an archive does not contain them.
  public var pendingRows: [AnyHashable] { machine.edits.pendingRows }

  /// Replaces the list with the rows of an archive, before any request.
  ///
  /// All loads are cancelled, and all edits end. If the archive cannot be decoded, has another
  /// version, or is too old, the list is empty and loads as usual, as after ``reset()``.
  ///
  /// - Parameters:
  ///   - archive: The archive, or the expression that reads and decodes it; its errors are returned
  ///     as ``Restoration/unreadable(_:)``.
  ///   - time: The present time, from the same clock as in ``archive(at:)``.
  ///   - maximumAge: The age beyond which an archive is stale, in seconds; no limit by default. If it
  ///     is negative or not a number, every archive is stale.
  ///   - policy: What loads afterwards, whether or not the archive was restored.
  /// - Returns: Whether the rows were restored, or why not.
  @discardableResult
  public func restore(
    _ archive: @autoclosure () throws -> PaginatorArchive<Item, Cursor>, at time: Double,
    maximumAge: Double = .infinity, then policy: RestorationPolicy = .keep
  ) -> Restoration {
    let tickets = machine.abandonAll()
    machine.reset()
    let result = restore(archive, time, maximumAge)
    end(tickets)
    machine.replacesAll = policy == .replace
    if policy != .keep,
      case .started(let ticket, let request, let overtaken) = machine.begin(.first)
    {
      start(ticket, request, overtaken)
    } else {
      publish()
    }
    return result
  }

  private func restore(
    _ archive: () throws -> PaginatorArchive<Item, Cursor>, _ time: Double, _ maximumAge: Double
  ) -> Restoration {
    do {
      let archive = try archive()
      let age = time - archive.time
      // NaN fails this comparison.
      guard age >= 0, age <= maximumAge else { return .stale(age: age) }
      machine.restore(archive)
      return .restored
    } catch let error as ArchiveVersionError {
      return .otherVersion(error.version)
    } catch {
      return .unreadable(error)
    }
  }
}
