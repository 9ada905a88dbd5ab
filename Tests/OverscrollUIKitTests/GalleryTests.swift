import Foundation
import OverscrollCore
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import GalleryApp

/// The code of the gallery's app, which the gallery shows, does what the gallery describes.
@MainActor
@Suite struct GalleryTests {
  nonisolated private static let catalog = Catalog(
    in: URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Gallery/catalog"))

  @Test func theCatalogCanBeRead() {
    #expect(Self.catalog.demos.count >= 16)
    #expect(Catalog(in: URL(filePath: "/nowhere")).demos.isEmpty)
  }

  @Test(arguments: GalleryTests.catalog.demos.indices)
  func everyScreenHasTheEdgesOfItsDemo(_ index: Int) throws {
    let demo = Self.catalog.demos[index]
    let screen = try #require(DemoScreens.screen(of: demo.id))
    let list = try #require(scrollView(of: screen))
    let edges = OverscrollEdge.allCases.filter { list.overscroll[$0] != nil }
    #expect(edges.map { "\($0)" }.sorted() == demo.edges.sorted())
  }

  @Test(arguments: GalleryTests.catalog.demos.indices)
  func everyScreenRefreshesAndComesToRest(_ index: Int) async throws {
    let demo = Self.catalog.demos[index]
    let device = SimulatedDevice()
    let screen = try #require(DemoScreens.screen(of: demo.id))
    let list = try #require(scrollView(of: screen))
    let window = device.show(screen)
    device.turn()
    let edge = try #require(OverscrollEdge.allCases.first { "\($0)" == demo.edges[0] })
    let run = try #require(list.overscroll[edge]?.begin())
    if let programmatic = screen as? ByHandDemo { programmatic.end() }
    #expect(await run.result == .updated)
    device.advance(by: 10)
    // A list that is still near its edge continues to load.
    let isLoad = list.overscroll[edge]?.options.purpose == .load
    #expect(list.overscroll[edge]?.phase == (isLoad ? .refreshing : .idle), "\(demo.id)")
    #expect(list.overscroll.brokenInvariant == nil)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: GalleryTests.catalog.demos.indices)
  func everyViewIsShownWithAScrollView(_ index: Int) {
    let device = SimulatedDevice()
    let shown = UIHostingController(
      rootView: DemoScreens.view(of: Self.catalog.demos[index].id))
    let window = device.show(shown)
    device.turn()
    #expect(isScrollView(in: window))
  }

  @Test func theListShowsEveryDemo() {
    let device = SimulatedDevice()
    let window = device.show(UIHostingController(rootView: GalleryView(catalog: Self.catalog)))
    device.turn()
    #expect(isScrollView(in: window))
    let first = Self.catalog.demos[0]
    let demo = DemoView(demo: first, close: {})
    let other = device.show(UIHostingController(rootView: demo))
    device.turn()
    #expect(isScrollView(in: other))
  }

  private func isScrollView(in view: UIView) -> Bool {
    view is UIScrollView || view.subviews.contains { isScrollView(in: $0) }
  }

  private func scrollView(of screen: UIViewController) -> UIScrollView? {
    screen.loadViewIfNeeded()
    return (screen as? UICollectionViewController)?.collectionView ?? screen.view as? UIScrollView
  }
}
