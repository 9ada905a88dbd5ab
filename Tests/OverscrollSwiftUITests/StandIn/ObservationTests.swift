import HostRigs
import Observation
import Overscroll
import OverscrollSwiftUI
@_spi(Simulation) import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Observable
private final class Author {
  var name: String
  var age = 30

  init(_ name: String) { self.name = name }
}

/// A model of a list, without a paginator.
@MainActor
@Observable
private final class NumberModel {
  private(set) var numbers = Array(0..<40)
  var title = "Numbers"

  func reload() { numbers = Array(numbers.map { $0 + 1_000 }.prefix(40)) }

  func loadNext() {
    let next = (numbers.last ?? 0) + 1
    numbers += Array(next..<next + 20)
  }
}

private struct NameView: View {
  let author: Author

  var body: some View { Text(author.name) }
}

/// Contains a view that reads a property which it does not read itself.
private struct OuterView: View {
  let author: Author

  var body: some View {
    VStack {
      Text("Author")
      NameView(author: author)
    }
  }
}

/// Reads a property in the closure of its rows.
private struct AuthorList: View {
  let authors: [Author]

  var body: some View {
    List(0..<authors.count, id: \.self) { Text(authors[$0].name).frame(height: 50) }
  }
}

private struct NumberList: View {
  let model: NumberModel

  var body: some View {
    List(model.numbers, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh { model.reload() }
      .onLoadMore(within: .points(100)) {
        model.loadNext()
        return .loaded(hasMore: model.numbers.count < 80)
      }
  }
}

private struct PaginatorList: View {
  let model: PaginatorModel<Int, Int>

  var body: some View {
    VStack {
      Text(model.parts.next.isNoMore ? "finished" : "open")
      List(model.items, id: \.self) { Text("\($0)").frame(height: 50) }
        .overscroll(paging: model.paginator)
    }
  }
}

/// Tests of views that read `@Observable` models.
@MainActor
@Suite struct ObservationTests {
  private func counts(_ body: () async -> Void) async -> [String: Int] {
    BodyEvaluations.counts = [:]
    defer { BodyEvaluations.counts = nil }
    await body()
    return BodyEvaluations.counts ?? [:]
  }

  @Test("A body is evaluated again when a property that it reads changes, and only then")
  func properties() async {
    await onDevice { device in
      let author = Author("Ada")
      let screen = SwiftUIScreen(on: device, OuterView(author: author))
      #expect(screen.words == ["Author", "Ada"])
      var counts = await counts {
        author.age = 31
        await device.pass(0.1)
      }
      #expect(counts == [:])
      for name in ["Bea", "Cleo"] {
        counts = await self.counts {
          author.name = name
          await device.pass(0.1)
        }
        #expect(screen.words == ["Author", name])
        #expect(counts["NameView"] == 1 && counts["OuterView"] == nil, "\(counts)")
      }
      screen.show(Text("gone"))
      counts = await self.counts {
        author.name = "Dora"
        await device.pass(0.1)
      }
      #expect(counts == [:])
    }
  }

  @Test("A row follows the object that it shows, without the body of its list")
  func rows() async {
    await onDevice { device in
      let authors = ["Ada", "Bea"].map(Author.init)
      let screen = SwiftUIScreen(on: device, AuthorList(authors: authors))
      let counts = await counts {
        authors[1].name = "Cleo"
        await device.pass(0.1)
      }
      #expect(screen.words == ["Ada", "Cleo"])
      #expect(counts["AuthorList"] == nil, "\(counts)")
      #expect(device.runtimeIssues == [])
    }
  }

  @Test("A change on another thread reaches the screen")
  func threads() async {
    await onDevice { device in
      let model = Box()
      let screen = SwiftUIScreen(on: device, BoxView(box: model))
      await Task.detached { model.number = 7 }.value
      #expect(await eventually(on: device) { screen.words == ["7"] })
      #expect(device.runtimeIssues == [])
    }
  }

  @Test("A list of an observable model refreshes and loads more")
  func model() async {
    await onDevice { device in
      let model = NumberModel()
      let screen = SwiftUIScreen(on: device, NumberList(model: model))
      await device.settle()
      #expect(screen.words.contains("0"))
      screen.pull()
      #expect(await eventually(on: device) { screen.words.contains("1000") })
      #expect(!screen.words.contains("0"))
      await device.pass(2)
      for _ in 0..<4 {
        screen.flick(-6_000)
        await device.pass(1)
      }
      #expect(model.numbers.count == 80)
      #expect(screen.words.contains("1079") && screen.scrollView.contentSize.height == 4_000)
      #expect(device.runtimeIssues == [])
    }
  }

  @Test("A list of a paginator's model refreshes and loads more")
  func paginator() async {
    await onDevice { device in
      let paginator = Paginator<Int, Int>(id: \.self) { request in
        let start = request.cursor ?? 0
        return PaginatorPage(Array(start..<start + 40), next: start < 40 ? start + 40 : nil)
      }
      let model = PaginatorModel(paginator)
      let screen = SwiftUIScreen(on: device, PaginatorList(model: model))
      Task { await paginator.refresh() }
      #expect(await eventually(on: device) { screen.words.contains("0") })
      #expect(screen.words.contains("open"))
      for _ in 0..<4 { screen.flick(-6_000) }
      #expect(await eventually(on: device) { screen.words.contains("finished") })
      screen.flick(-6_000)
      #expect(await eventually(on: device) { screen.words.contains("79") })
      for _ in 0..<4 { screen.flick(8_000) }
      screen.pull()
      #expect(await eventually(on: device) { screen.words.contains("open") })
      #expect(device.runtimeIssues == [])
    }
  }
}

@Observable
private final class Box: @unchecked Sendable {
  var number = 0
}

private struct BoxView: View {
  let box: Box

  var body: some View { Text("\(box.number)") }
}
