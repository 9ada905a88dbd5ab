import HostRigs
import OverscrollCore
import OverscrollIndicators
import OverscrollPaging
import OverscrollTexts
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// Tests of the settings that views pass to the edges inside.
@MainActor
@Suite struct ConfigurationTests {
  /// The configuration that a view receives.
  private final class Box {
    var configuration = OverscrollConfiguration()
  }

  private struct Probe: View {
    let box: Box
    @Environment(\.overscrollSettings) private var settings

    var body: some View {
      box.configuration = settings.configuration
      return EmptyView()
    }
  }

  @Test("An inner configuration keeps the values of the outer one that it does not set")
  func composition() async {
    await onDevice { device in
      let box = Box()
      _ = SwiftUIScreen(
        on: device,
        Probe(box: box)
          .overscrollConfiguration { inner in
            inner.texts[.noMore] = "inner"
            inner.durations.resultDuration = 3
          }
          .overscrollConfiguration { outer in
            outer.texts[.noMore] = "outer"
            outer.texts[.loading] = "outer"
            outer.durations.timeout = 30
            outer.feedback = []
            outer.fadesWithPull = false
            outer.retryPolicy = .backoff(count: 4)
          })
      let configuration = box.configuration
      #expect(configuration.texts == [.noMore: "inner", .loading: "outer"])
      #expect(configuration.durations.resultDuration == 3 && configuration.durations.timeout == 30)
      #expect(configuration.feedback == [])
      #expect(!configuration.fadesWithPull)
      #expect(configuration.retryPolicy.delay(after: CancellationError(), failures: 3) != nil)
    }
  }

  @Test("An edge has the configuration around its list")
  func control() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }
          .onPullToRefresh {}
          .overscrollConfiguration { $0.fadesWithPull = false })
      await device.settle()
      #expect(screen.box(.top)?.alpha == 1)
    }
  }

  @Test("An edge's own text replaces that of all edges, for this edge alone")
  func edgeText() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }
          .onPullToRefresh {}
          .onLoadMore { .noMore }
          .overscrollConfiguration { inner in inner.bottom.texts[.noMore] = "bottom" }
          .overscrollConfiguration { outer in outer.texts = [.noMore: "all", .loading: "wait"] })
      await device.settle()
      #expect(screen.scrollView.overscroll.bottom?.texts == [.noMore: "bottom", .loading: "wait"])
      #expect(screen.scrollView.overscroll.top?.texts == [.noMore: "all", .loading: "wait"])
    }
  }

  @Test("An edge's own indicator replaces that of all edges, unless its modifier names one")
  func edgeIndicator() async {
    await onDevice { device in
      let paginator = Paginator<Int, Int>(id: \.self) { _ in PaginatorPage([], next: nil) }
      let list = List(0..<40, id: \.self) { Text("\($0)") }
      @MainActor func configured(_ list: some View, _ indicator: OverscrollIndicator) -> some View {
        list.overscrollConfiguration { $0.top.indicator = indicator }.overscrollIndicator(.lines)
      }
      let screen = SwiftUIScreen(
        on: device, configured(list.overscroll(paging: paginator), .ring))
      await device.settle()
      #expect(drawing(.top, screen) is RingIndicator && drawing(.bottom, screen) is LinesIndicator)
      screen.show(configured(list.overscroll(paging: paginator), .drop))
      await device.settle()
      #expect(drawing(.top, screen) is DropIndicator)
      screen.show(configured(list.onPullToRefresh(indicator: .ring) {}, .drop))
      await device.settle()
      #expect(drawing(.top, screen) is RingIndicator)
    }
  }

  private func drawing(_ edge: OverscrollEdge, _ screen: SwiftUIScreen) -> (any RefreshIndicator)? {
    if case .drawn(let drawing)? = screen.box(edge)?.form { drawing } else { nil }
  }

  @Test("Nothing is set by default, so the defaults of the app apply")
  func defaults() {
    let configuration = OverscrollConfiguration()
    #expect(configuration.ownDurations == nil && configuration.ownFeedback == nil)
    #expect(configuration.durations == OverscrollDefaults.durations)
    #expect(configuration.feedback == OverscrollDefaults.feedback)
  }
}
