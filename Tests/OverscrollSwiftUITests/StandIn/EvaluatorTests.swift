import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button(action: { count += 1 }) { Text("\(name) \(count)") }
  }
}

private struct WordKey: EnvironmentKey {
  static var defaultValue: String { "nothing" }
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct Echo: View {
  @Environment(\.word) private var word

  var body: some View { Text(word) }
}

private struct Loud: ViewModifier {
  @State private var marks = "!"

  func body(content: Content) -> some View {
    VStack {
      content
      Text(marks)
    }
  }
}

/// Tests of the stand-in for SwiftUI: identity and storage.
@MainActor
@Suite struct EvaluatorTests {
  private func tap(_ screen: SwiftUIScreen, _ number: Int = 0) {
    let buttons = screen.all(UIControl.self)
    if number < buttons.count { screen.finger.tap(buttons[number]) }
  }

  @Test func aViewKeepsItsStateWhileItIsThere() async {
    await onDevice { device in
      let screen = SwiftUIScreen(on: device, Counter(name: "a"))
      tap(screen)
      tap(screen)
      #expect(screen.words == ["a 2"])
      screen.show(Counter(name: "b"))
      #expect(screen.words == ["b 2"], "described anew it is the same view")
      screen.show(Text("gone"))
      screen.show(Counter(name: "a"))
      #expect(screen.words == ["a 0"], "another one has come")
    }
  }

  @Test func elementsAreToldApartByTheirIdentity() async {
    await onDevice { device in
      @MainActor func list(_ names: [String]) -> some View {
        VStack { ForEach(names, id: \.self) { Counter(name: $0) } }
      }
      let screen = SwiftUIScreen(on: device, list(["a", "b"]))
      tap(screen, 1)
      screen.show(list(["b", "c", "a"]))
      #expect(screen.words == ["b 1", "c 0", "a 0"])
    }
  }

  @Test func theNearestValueOfTheEnvironmentCounts() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        VStack {
          Echo().environment(\.word, "near")
          Echo()
        }
        .environment(\.word, "far"))
      #expect(screen.words == ["near", "far"])
      screen.show(Echo().modifier(Loud()))
      #expect(screen.words == ["nothing", "!"])
    }
  }

  @Test func viewsHearWhenTheyComeAndGoAndTheirTasksEnd() async {
    await onDevice { device in
      let (came, went, work) = (Gate(), Gate(), Gate())
      let view = Text("here")
        .onAppear { Task { await came.pass() } }
        .onDisappear { Task { await went.pass() } }
        .task { await work.pass() }
      let screen = SwiftUIScreen(on: device, view)
      #expect(await eventually(on: device) { came.begun == 1 && work.begun == 1 })
      screen.show(view)
      await device.pass(0.2)
      #expect((came.begun, went.begun, work.begun) == (1, 0, 1))
      screen.show(Text("gone"))
      #expect(await eventually(on: device) { went.begun == 1 && work.cancelled == 1 })
      #expect(came.begun == 1)
    }
  }

  @Test func onlyRowsInSightAreThere() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device, List(0..<1_000, id: \.self) { Text("\($0)").frame(height: 50) })
      #expect(screen.scrollView.contentSize.height == 50_000)
      #expect(screen.words.count < 20 && screen.words.first == "0")
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 20_000), animated: false)
      device.turn()
      #expect(screen.words.count < 20 && screen.words.first == "400")
    }
  }
}
