import Foundation
import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Restore the rows, and the place" does what the guide says.
@MainActor
@Suite struct StoredFeedTests {
  private struct Offline: Error {}
  private final class Storage { var place: ReadingAnchor<Article.ID>? }

  private let server = Server<String?, ArticleServer.Page>([])
  private let storage = Storage()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("articles-\(UUID().uuidString).json")

  private func articles(
    _ ids: Range<Int>, next: String? = nil
  ) -> Result<ArticleServer.Page, any Error> {
    .success((ids.map { Article(id: $0) }, next))
  }

  private func open(on device: SimulatedDevice) -> SwiftUIScreen {
    SwiftUIScreen(
      on: device,
      StoredFeed(
        server: ArticleServer { [server] in try server.answer($0) }, file: file,
        place: Binding(
          get: { [storage] in storage.place }, set: { [storage] in storage.place = $0 })
      ))
  }

  /// Reads into the second page, and leaves; returns the rows that were visible with their places.
  private func read() async -> [String: Double] {
    var places: [String: Double] = [:]
    await onDevice { device in
      let screen = open(on: device)
      #expect(await eventually(on: device) { screen.words.contains("Article 0") })
      for _ in 0..<5 {
        screen.drag(0, -500)
        await device.pass(0.5)
      }
      #expect(await eventually(on: device) { storage.place != nil && server.requests.count == 2 })
      await device.pass(1)
      places = self.places(screen)
      screen.window.isHidden = true
    }
    return places
  }

  private func places(_ screen: SwiftUIScreen) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: screen.words.filter { $0.hasPrefix("Article") }.map {
        ($0, Double(screen.place(of: $0).minY))
      })
  }

  @Test(
    "The next launch shows the row that was read at once, and keeps it when new rows are loaded")
  func launch() async {
    server.add(articles(0..<100, next: "a"), articles(100..<300, next: "b"))
    let places = await read()
    #expect(places.keys.contains("Article 130"))
    server.add(articles(-3..<97, next: "a"))
    await onDevice { device in
      let screen = open(on: device)
      await device.pass(1 / 60)
      #expect(self.places(screen) == places)
      #expect(await eventually(on: device) { server.requests.last == .some(nil) })
      await device.pass(2)
      #expect(self.places(screen) == places)
      for _ in 0..<10 { screen.drag(0, 500) }
      #expect(await eventually(on: device) { screen.words.contains("Article -3") })
    }
  }

  @Test("Without a connection, the next launch shows the same rows")
  func offline() async {
    server.add(articles(0..<100, next: "a"), articles(100..<300, next: "b"))
    let places = await read()
    server.add(.failure(Offline()))
    await onDevice { device in
      let screen = open(on: device)
      await device.pass(2)
      #expect(self.places(screen) == places)
    }
  }
}
