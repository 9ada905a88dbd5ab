import Foundation
import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Restore the rows, and the place" does what the guide says.
@MainActor
@Suite struct StoredEssaysTests {
  private struct Offline: Error {}

  private let server = Server<String?, EssayServer.Page>([])
  private let name = "essays-\(UUID().uuidString)"
  private var file: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(name).json")
  }

  private func essays(
    _ ids: Range<Int>, next: String? = nil
  ) -> Result<EssayServer.Page, any Error> {
    .success((ids.map { Essay(id: $0) }, next))
  }

  private func open(
    on device: SimulatedDevice, _ body: (StoredEssays, User) async throws -> Void
  ) async rethrows {
    let places = UserDefaults(suiteName: name) ?? .standard
    let screen = StoredEssays(
      server: EssayServer { [server] in try server.answer($0) }, file: file, places: places)
    try await body(screen, User(opening: screen, on: device))
    screen.tableView.removeFromSuperview()
  }

  /// The visible rows, with their places.
  private func places(_ screen: StoredEssays) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: screen.tableView.visibleCells.compactMap { cell in
        cell.textLabel?.text.map { ($0, Double(cell.convert(cell.bounds, to: nil).minY)) }
      })
  }

  /// Reads into the second page, and leaves; returns the rows that were visible with their places.
  private func read() async -> [String: Double] {
    var seen: [String: Double] = [:]
    await onDevice { device in
      await open(on: device) { screen, user in
        await user.wait()
        user.scrollToEnd()
        await user.wait()
        user.pull(by: CGVector(dx: 0, dy: -300))
        await user.wait()
        seen = places(screen)
      }
    }
    return seen
  }

  @Test(
    "The next launch shows the row that was read at once, and keeps it when new rows are loaded")
  func launch() async {
    server.add(essays(0..<100, next: "a"), essays(100..<300, next: "b"))
    let seen = await read()
    #expect(seen.keys.contains("Essay 101"))
    server.add(essays(-3..<97, next: "a"))
    await onDevice { device in
      await open(on: device) { screen, user in
        await user.wait(1 / 60)
        #expect(places(screen) == seen)
        await user.wait()
        #expect(server.requests == [nil, "a", nil] && places(screen) == seen)
        user.scrollToTop()
        await user.wait()
        #expect(user.words.contains("Essay -3"))
      }
    }
  }

  @Test("Without a connection, the next launch shows the same rows")
  func offline() async {
    server.add(essays(0..<100, next: "a"), essays(100..<300, next: "b"))
    let seen = await read()
    server.add(.failure(Offline()))
    await onDevice { device in
      await open(on: device) { screen, user in
        await user.wait()
        #expect(!seen.isEmpty && places(screen) == seen)
      }
    }
  }

  @Test("Without a file, it loads its first page")
  func firstLaunch() async {
    server.add(essays(0..<10))
    await onDevice { device in
      await open(on: device) { _, user in
        await user.wait()
        #expect(user.words.contains("Essay 9"))
      }
    }
  }
}
