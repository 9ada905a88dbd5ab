import Foundation
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import GallerySnippets
@testable import OverscrollUIKit

/// The code that the gallery shows does what the gallery says.
@MainActor
@Suite struct GalleryTests {
  private struct Catalog: Decodable {
    struct Demo: Decodable, Sendable {
      let id: String
      let edges: [String]
    }

    let demos: [Demo]
  }

  /// The screen that the gallery shows as code of a demo.
  private func made(_ demo: String) -> UIViewController? {
    switch demo {
    case "feed": FeedDemo(style: .plain)
    case "classic": ClassicDemo(style: .plain)
    case "back-to-top": BackToTopDemo(style: .plain)
    case "four-edges": FourEdgesDemo()
    case "carousel": CarouselDemo()
    case "chat": ChatDemo(style: .plain)
    case "network": NetworkDemo(style: .plain)
    case "short": ShortDemo(style: .plain)
    case "headers": HeadersDemo(style: .plain)
    case "keyboard": KeyboardDemo(style: .plain)
    case "by-hand": ByHandDemo(style: .plain)
    case "three-lines": ThreeLinesDemo(style: .plain)
    case "cat": CatDemo(style: .plain)
    case "own-indicator": OwnIndicatorDemo(style: .plain)
    case "everyone": EveryoneDemo(style: .plain)
    case "playground": PlaygroundDemo(style: .plain)
    default: nil
    }
  }

  nonisolated private static let demos: [Catalog.Demo] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Gallery/catalog/demos.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDecoder().decode(Catalog.self, from: data))?.demos ?? []
  }()

  @Test func theCatalogCanBeRead() {
    #expect(Self.demos.count >= 16)
  }

  @Test(arguments: GalleryTests.demos.indices)
  func everyScreenHasTheEdgesOfItsDemo(_ index: Int) throws {
    let demo = Self.demos[index]
    let screen = try #require(made(demo.id))
    let list = try #require(scrollView(of: screen))
    let edges = OverscrollEdge.allCases.filter { list.overscroll[$0] != nil }
    #expect(edges.map { "\($0)" }.sorted() == demo.edges.sorted())
  }

  @Test(arguments: GalleryTests.demos.indices)
  func everyScreenRefreshesAndComesToRest(_ index: Int) async throws {
    let demo = Self.demos[index]
    let device = SimulatedDevice()
    let screen = try #require(made(demo.id))
    let list = try #require(scrollView(of: screen))
    let window = device.show(screen)
    device.turn()
    let edge = try #require(OverscrollEdge.allCases.first { "\($0)" == demo.edges[0] })
    let run = try #require(list.overscroll[edge]?.begin())
    if let byHand = screen as? ByHandDemo { byHand.end() }
    #expect(await run.outcome == .updated)
    device.advance(by: 10)
    // A list that is still near its edge loads on.
    let isLoad = list.overscroll[edge]?.options.purpose == .load
    #expect(isLoad || list.overscroll[edge]?.phase == .idle)
    #expect(list.overscroll.brokenLaw == nil)
    withExtendedLifetime(window) {}
  }

  private func scrollView(of screen: UIViewController) -> UIScrollView? {
    screen.loadViewIfNeeded()
    return (screen as? UICollectionViewController)?.collectionView ?? screen.view as? UIScrollView
  }
}
