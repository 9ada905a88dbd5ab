import Foundation
import HostRigs
import Observation
import Overscroll
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

private struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// An error without a message for users.
private struct PlainError: Error {}

/// A list of numbers whose loads may fail.
@MainActor
@Observable
private final class Numbers {
  var items: [Int] = []
  var hasEdge = true
  @ObservationIgnored var answer: Result<[Int], any Error> = .failure(Offline())
  @ObservationIgnored private(set) var count = 0

  func reload() throws {
    count += 1
    items = try answer.get()
  }
}

private struct NumberList: View {
  let model: Numbers
  var isOwn = false

  var body: some View {
    if !model.hasEdge {
      list.overscrollFailureView(isEmpty: model.items.isEmpty)
    } else if isOwn {
      list.onPullToRefresh { try model.reload() }
        .overscrollFailureView(isEmpty: model.items.isEmpty) { error, retry in
          VStack {
            Text("Own: \(error.map { $0.localizedDescription } ?? "none")")
            Button(action: retry) { Text("Again") }
          }
        }
    } else {
      list.onPullToRefresh { try model.reload() }
        .overscrollEmptyView(isEmpty: model.items.isEmpty) { Text("Nothing here") }
    }
  }

  private var list: some View {
    List(model.items, id: \.self) { Text("\($0)").frame(height: 50) }
  }
}

/// The placeholder is described inside of the modifier of the edge.
private struct InnerList: View {
  let model: Numbers

  var body: some View {
    List(model.items, id: \.self) { Text("\($0)").frame(height: 50) }
      .overscrollFailureView(isEmpty: model.items.isEmpty)
      .onPullToRefresh { try model.reload() }
  }
}

private struct PagedList: View {
  let model: PaginatorModel<Int, Int>
  var parts: [PagePart?] = [.first, .next]

  var body: some View {
    List(model.items, id: \.self) { Text("\($0)").frame(height: 50) }
      .overscroll(paging: model.paginator, top: parts[0], bottom: parts[1])
      .overscrollEmptyView(
        isEmpty: model.items.isEmpty, "Nothing here", message: "Come back later.")
  }
}

/// A list without a view for an empty list.
private struct WaitingList: View {
  let model: PaginatorModel<Int, Int>

  var body: some View {
    List(model.items, id: \.self) { Text("\($0)").frame(height: 50) }
      .overscroll(paging: model.paginator)
  }
}

/// Tests of what a SwiftUI list shows while it has no rows.
@MainActor
@Suite("Empty and failed SwiftUI lists") struct PlaceholderTests {
  private func texts(_ screen: SwiftUIScreen) -> [String] { screen.words }

  private func tap(_ name: String, _ screen: SwiftUIScreen) {
    let found = screen.all(UIControl.self).first { control in
      (control as? UIButton)?.title(for: []) == name
        || control.subviews.contains { ($0 as? UILabel)?.text == name }
    }
    if let found { screen.finger.tap(found) }
  }

  @Test(
    "A first load that failed is tried again, and then the list is empty or filled")
  func life() async {
    await onDevice { device in
      let model = Numbers()
      let screen = SwiftUIScreen(on: device, NumberList(model: model))
      await device.settle()
      #expect(texts(screen).contains("Nothing here"))
      screen.pull()
      await device.pass(8)
      #expect(model.count == 1)
      #expect(texts(screen).contains("You are offline.") && texts(screen).contains("Try again"))
      #expect(!texts(screen).contains("Nothing here"))
      model.answer = .success([])
      tap("Try again", screen)
      await device.pass(3)
      #expect(model.count == 2 && texts(screen).contains("Nothing here"))
      #expect(!texts(screen).contains("Try again"))
      model.answer = .success([1, 2])
      screen.pull()
      await device.pass(3)
      #expect(model.count == 3 && !texts(screen).contains("Nothing here"))
      #expect(texts(screen).contains("2") && device.runtimeIssues == [])
    }
  }

  @Test(
    "A view of the app has the error, and goes with the edge")
  func own() async {
    await onDevice { device in
      let model = Numbers()
      let screen = SwiftUIScreen(on: device, NumberList(model: model, isOwn: true))
      await device.settle()
      screen.pull()
      await device.pass(8)
      #expect(texts(screen).contains("Own: You are offline."))
      tap("Again", screen)
      await device.pass(8)
      #expect(model.count == 2 && texts(screen).contains("Own: You are offline."))
      model.hasEdge = false
      await device.pass(1)
      #expect(texts(screen).isEmpty && device.runtimeIssues == [])
    }
  }

  @Test("Nothing is shown during a run")
  func running() async {
    await onDevice { device in
      let gate = Gate()
      let list = List(0..<0, id: \.self) { Text("\($0)") }
        .onPullToRefresh { await gate.pass() }
        .overscrollEmptyView(isEmpty: true) { Text("Nothing here") }
      let screen = SwiftUIScreen(on: device, list)
      await device.settle()
      #expect(texts(screen).contains("Nothing here"))
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 1 && !texts(screen).contains("Nothing here"))
      gate.open()
      await device.pass(2)
      #expect(texts(screen).contains("Nothing here"))
    }
  }

  /// A list whose first page waits, without a view for an empty list.
  private func waitingList(_ gate: Gate, _ indicator: OverscrollIndicator = .ring)
    -> (Paginator<Int, Int>, @MainActor () -> AnyView)
  {
    let paginator = Paginator<Int, Int>(id: \.self) { _ in
      await gate.pass()
      return PaginatorPage([1, 2], next: nil)
    }
    let model = PaginatorModel(paginator)
    return (
      paginator,
      { AnyView(WaitingList(model: model).overscrollIndicator(indicator)) }
    )
  }

  @Test("A first load from code shows a loading view, which has a name, until the rows come")
  func firstLoad() async {
    await onDevice { device in
      let gate = Gate()
      let (paginator, list) = waitingList(gate)
      let screen = SwiftUIScreen(on: device, list())
      await device.settle()
      #expect(screen.all(UIActivityIndicatorView.self).isEmpty, "nothing loads yet")
      for count in 1...2 {
        Task { await paginator.refresh() }
        #expect(await eventually(on: device) { gate.begun == count })
        await device.pass(0.5)
        let spinners = screen.all(UIActivityIndicatorView.self)
        // The rows of a list that has some are not covered.
        #expect(spinners.count == (count == 1 ? 1 : 0))
        #expect(spinners.allSatisfy { $0.accessibilityLabel == "Loading" })
        #expect(spinners.allSatisfy { abs($0.convert($0.bounds, to: nil).midX - 195) < 1 })
        gate.open()
        #expect(await eventually(on: device) { screen.words.contains("2") })
        await device.pass(0.5)
        #expect(screen.all(UIActivityIndicatorView.self).isEmpty)
      }
      #expect(device.runtimeIssues == [])
    }
  }

  @Test("A first load that a pull begins has the header alone, unless it is hidden")
  func pulledFirstLoad() async {
    for indicator in [OverscrollIndicator.ring, .hidden] {
      await onDevice { device in
        let gate = Gate()
        let (_, list) = waitingList(gate, indicator)
        let screen = SwiftUIScreen(on: device, list())
        await device.settle()
        screen.pull()
        #expect(await eventually(on: device) { gate.begun == 1 })
        await device.pass(0.5)
        let isHidden = indicator.isLike(.hidden)
        #expect(screen.all(UIActivityIndicatorView.self).count == (isHidden ? 1 : 0))
        gate.open()
        #expect(await eventually(on: device) { screen.words.contains("2") })
      }
    }
  }

  @Test("The order of the modifiers does not matter")
  func inside() async {
    await onDevice { device in
      let model = Numbers()
      let screen = SwiftUIScreen(on: device, InnerList(model: model))
      await device.settle()
      screen.pull()
      await device.pass(8)
      #expect(texts(screen).filter { $0 == "Try again" }.count == 1)
      model.answer = .success([1])
      tap("Try again", screen)
      await device.pass(3)
      #expect(model.count == 2 && !texts(screen).contains("Try again"))
    }
  }

  @Test(
    "A paginator's list shows how its loads from code end, whatever its edges load",
    arguments: [[.first, .next], [.previous, .next], [.previous, nil], [nil, .next]]
      as [[PagePart?]])
  func paginator(parts: [PagePart?]) async {
    await onDevice { device in
      let (answers, gate) = (Numbers(), Gate())
      let paginator = Paginator<Int, Int>(id: \.self) { _ in
        if await gate.begun == 0 { await gate.pass() }
        return try await MainActor.run {
          try answers.reload()
          return PaginatorPage(answers.items, next: nil)
        }
      }
      let screen = SwiftUIScreen(
        on: device, PagedList(model: PaginatorModel(paginator), parts: parts))
      await device.settle()
      #expect(!texts(screen).contains("Nothing here"), "nothing was loaded yet")
      Task { await paginator.refresh() }
      #expect(await eventually(on: device) { gate.begun == 1 })
      await device.pass(1)
      #expect(!texts(screen).contains("Nothing here"), "the first page is loading")
      gate.open()
      #expect(await eventually(on: device) { texts(screen).contains("You are offline.") })
      #expect(answers.count == 1)
      answers.answer = .success([])
      tap("Try again", screen)
      #expect(await eventually(on: device) { texts(screen).contains("Nothing here") })
      #expect(answers.count == 2 && texts(screen).contains("Come back later."))
      answers.answer = .success([1, 2, 3])
      Task { await paginator.refresh() }
      #expect(await eventually(on: device) { texts(screen).contains("3") })
      #expect(!texts(screen).contains("Nothing here"))
    }
  }

  @Test("A chat whose first page failed shows the app's view, whose button loads it again")
  func chat() async {
    await onDevice { device in
      let gate = Gate()
      let paginator = Paginator<Int, Int>(id: \.self) { _ in
        await gate.pass()
        throw PlainError()
      }
      let list = List(0..<0, id: \.self) { Text("\($0)") }
        .overscroll(paging: paginator, top: .previous)
      let screen = SwiftUIScreen(on: device, list.overscrollFailureView(isEmpty: true))
      await device.settle()
      Task { await paginator.refresh() }
      for count in 1...2 {
        #expect(await eventually(on: device) { gate.begun == count })
        #expect(!texts(screen).contains("Try again"))
        gate.open()
        #expect(await eventually(on: device) { texts(screen).contains("Try again") })
        #expect(texts(screen).contains("Couldn’t refresh"), "it is no page that follows")
        if count == 1 { tap("Try again", screen) }
      }
      screen.show(
        list.overscrollFailureView(isEmpty: true) { error, retry in
          Button(action: retry) { Text(error is PlainError ? "Again" : "?") }
        })
      await device.pass(1)
      tap("Again", screen)
      #expect(await eventually(on: device) { gate.begun == 3 })
    }
  }

  @Test("A pull that failed is forgotten when code has loaded an empty first page")
  func recovered() async {
    await onDevice { device in
      let answers = Numbers()
      let paginator = Paginator<Int, Int>(id: \.self) { _ in
        try await MainActor.run {
          try answers.reload()
          return PaginatorPage(answers.items, next: nil)
        }
      }
      let screen = SwiftUIScreen(on: device, PagedList(model: PaginatorModel(paginator)))
      await device.settle()
      screen.pull()
      #expect(await eventually(on: device) { texts(screen).contains("You are offline.") })
      answers.answer = .success([])
      Task { await paginator.refresh() }
      #expect(await eventually(on: device) { texts(screen).contains("Nothing here") })
    }
  }

  /// What stands between two modifiers of a list.
  fileprivate enum Between: CaseIterable {
    case id, group, erased

    @MainActor func view(_ view: some View) -> AnyView {
      switch self {
      case .id: AnyView(view.id(1).onLoadMore { .noMore })
      case .group: AnyView(Group { view }.onLoadMore { .noMore })
      case .erased: AnyView(AnyView(view).onLoadMore { .noMore })
      }
    }
  }

  @Test(
    "Whatever stands between two modifiers, the views of a list know both edges",
    arguments: Between.allCases)
  fileprivate func apart(_ between: Between) async {
    await onDevice { device in
      let (gate, model, box) = (Gate(), Numbers(), ProxyBox())
      let list = List { LoadMoreRow() }.background { ProxyProbe(box: box) }.onPullToRefresh {
        await gate.pass()
        try model.reload()
      }
      let screen = SwiftUIScreen(
        on: device,
        between.view(list).overscrollEmptyView(isEmpty: true) { Text("Nothing here") })
      await device.settle()
      #expect(texts(screen).contains("Nothing here") && texts(screen).contains("Load more"))
      #expect(box.proxy.control(at: .bottom) != nil)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 1 && !texts(screen).contains("Nothing here"))
      gate.open()
      await device.pass(8)
      #expect(texts(screen).contains("You are offline."))
      tap("Try again", screen)
      await device.pass(1)
      #expect(gate.begun == 2)
      gate.open()
    }
  }

  @Test("A list below a placeholder can be pulled")
  func pulls() async {
    await onDevice { device in
      let model = Numbers()
      let screen = SwiftUIScreen(on: device, InnerList(model: model))
      await device.settle()
      for count in 1...2 {
        screen.pull()
        await device.pass(8)
        #expect(model.count == count)
      }
    }
  }
}
