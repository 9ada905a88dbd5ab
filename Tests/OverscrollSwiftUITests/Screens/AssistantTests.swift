import Foundation
import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// The screen of "The conversation with an assistant" does what the page says.
@MainActor
@Suite struct AssistantTests {
  private struct Broken: Error {}
  private let server = Server<String?, Assistant.Page>([])
  private let reply = AsyncThrowingStream<String, any Error>.makeStream()

  private func open(on device: SimulatedDevice) -> SwiftUIScreen {
    SwiftUIScreen(
      on: device,
      AssistantConversation(
        assistant: Assistant(
          load: { [server] in try server.answer($0) },
          reply: { [stream = reply.stream] _ in stream })))
  }

  private func turns(
    _ numbers: Range<Int>, earlier: String? = nil
  ) -> Result<Assistant.Page, any Error> {
    .success((numbers.map { Turn(text: "Turn \($0)", isQuestion: $0 % 2 == 0) }, earlier))
  }

  private func ask(_ screen: SwiftUIScreen) async -> Bool {
    screen.all(UILabel.self).first { $0.text == "Ask" }.map(screen.finger.tap)
    return await eventually(on: screen.device) { screen.words.contains("Why?") }
  }

  private func place(of text: String, _ screen: SwiftUIScreen) -> Double {
    screen.place(of: text).minY
  }

  @Test("The answer grows below the question, which stays at the top, and later becomes a row")
  func answer() async {
    await onDevice { device in
      server.add(turns(0..<40))
      let screen = open(on: device)
      #expect(await eventually(on: device) { screen.words.contains("Turn 39") })
      #expect(await ask(screen))
      await device.pass(2)
      let start = place(of: "Why?", screen)
      #expect(start < 150)
      for number in 0..<30 {
        reply.continuation.yield(number == 0 ? "Because" : " and because of all of that")
        await device.pass(0.1)
        #expect(abs(place(of: "Why?", screen) - start) < 0.6)
      }
      reply.continuation.finish()
      await device.pass(1)
      #expect(abs(place(of: "Why?", screen) - start) < 0.6)
      #expect(screen.words.contains { $0.hasPrefix("Because and") })
    }
  }

  @Test("An answer that breaks off says so, and stays")
  func interruption() async {
    await onDevice { device in
      server.add(turns(0..<3))
      let screen = open(on: device)
      #expect(await eventually(on: device) { screen.words.contains("Turn 2") })
      #expect(await ask(screen))
      reply.continuation.yield("Because")
      reply.continuation.finish(throwing: Broken())
      #expect(await eventually(on: device) { screen.words.contains("Because (interrupted)") })
    }
  }

  @Test("Without a conversation it invites to one, and earlier turns load at the top")
  func start() async {
    await onDevice { device in
      server.add(turns(0..<0))
      let screen = open(on: device)
      #expect(await eventually(on: device) { screen.words.contains("Ask anything") })
    }
    await onDevice { device in
      server.add(turns(40..<80, earlier: "a"), turns(0..<40))
      let screen = open(on: device)
      #expect(await eventually(on: device) { screen.words.contains("Turn 79") })
      for _ in 0..<10 { screen.drag(0, 500) }
      #expect(await eventually(on: device) { server.requests == [nil, nil, "a"] })
    }
  }
}
