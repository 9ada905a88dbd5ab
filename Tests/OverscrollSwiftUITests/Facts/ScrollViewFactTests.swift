import Combine
import HostRigs
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// S2 to S13: the scroll views of the stand-in for SwiftUI.
@MainActor
@Suite struct ScrollViewFactTests {
  private final class Room: ObservableObject {
    var items = Array(0..<100) { willSet { objectWillChange.send() } }
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private struct RoomList: View {
    @ObservedObject var room: Room

    var body: some View { List(room.items, id: \.self) { Text("\($0)").frame(height: 50) } }
  }

  private func rows() -> some View {
    ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
  }

  private func padding(_ top: CGFloat) -> EdgeInsets {
    EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
  }

  // MARK: Insets

  @Test("S2a: paddings of the safe area add up, and move content that rests at the edge")
  func paddingsAdd() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device, List { rows() }.safeAreaPadding(padding(0)).safeAreaPadding(padding(20)))
      #expect(screen.scrollView.contentOffset.y == -67)
      screen.show(List { rows() }.safeAreaPadding(padding(30)).safeAreaPadding(padding(20)))
      #expect(screen.scrollView.adjustedContentInset.top == 97)
      #expect(screen.scrollView.contentOffset.y == -97)
    }
  }

  @Test("S3a: padding of a container moves its header, and does not change the list's inset")
  func containerIsPadded() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        VStack {
          Text("header").frame(height: 40)
          List { rows() }
        }
        .safeAreaPadding(padding(30)))
      #expect(isNear(screen.place(of: "header").midY, 47 + 30 + 20))
      #expect(screen.scrollView.adjustedContentInset.top == 0)
    }
  }

  /// The inset that other code wrote into a list without margins, read after an update of the list.
  private func externalInset(on device: SimulatedDevice) -> Double {
    let screen = SwiftUIScreen(on: device, List { rows() })
    screen.scrollView.contentInset.top = 54
    screen.show(List { rows() })
    return screen.scrollView.contentInset.top
  }

  @Test("S4a: an update of a list overwrites an external inset")
  func insetIsLost() async {
    await onDevice(playing: .fact, of: .externalInsets) { device in
      #expect(externalInset(on: device) == 0)
    }
  }

  @Test("S4a, alternative: an update of a list preserves an external inset")
  func insetIsKept() async {
    await onDevice { device in #expect(externalInset(on: device) == 54) }
  }

  /// The inset that other code wrote, after the list has scrolled.
  private func insetAfterScrolling(on device: SimulatedDevice) -> Double {
    let screen = SwiftUIScreen(on: device, List { rows() })
    screen.scrollView.contentInset.bottom = 54
    screen.flick(-1_000)
    return screen.scrollView.contentInset.bottom
  }

  @Test("S4b: a list that scrolls keeps an external inset")
  func scrollingKeepsInset() async {
    await onDevice { device in #expect(insetAfterScrolling(on: device) == 54) }
  }

  @Test("S4b, alternative: a list that scrolls overwrites an external inset")
  func scrollingOverwritesInset() async {
    await onDevice(playing: .alternative, of: .insetsWhileScrolling) { device in
      #expect(insetAfterScrolling(on: device) == 0)
    }
  }

  // MARK: Offsets and lengths

  @Test("S5b: UIKit moves a list")
  func uikitMovesList() async {
    await onDevice { device in
      let screen = SwiftUIScreen(on: device, List { rows() })
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
      await device.pass(1)
      #expect(isNear(screen.scrollView.contentOffset.y, 700))
    }
  }

  /// The lengths of a lazy list of 15,000 points during a fling.
  private func lengthsOfFling(on device: SimulatedDevice) -> [Double] {
    let screen = SwiftUIScreen(
      on: device, List(0..<300, id: \.self) { Text("\($0)").frame(height: 50) })
    screen.finger.touch(screen.scrollView)
    screen.finger.flick(velocity: -4_000)
    return (0..<120).map { _ in
      device.advance(by: 1 / 60)
      return screen.scrollView.contentSize.height
    }
  }

  @Test("S8: the length of a lazy list is an estimate that jumps in a fling")
  func lengthsAreEstimates() async {
    await onDevice(playing: .fact, of: .lazyLengths) { device in
      let lengths = lengthsOfFling(on: device)
      #expect(lengths.contains { $0 < 9_000 } && lengths.contains { $0 > 18_000 })
    }
  }

  @Test("S8, alternative: the length of a lazy list is exact")
  func lengthsAreExact() async {
    await onDevice { device in #expect(Set(lengthsOfFling(on: device)) == [15_000]) }
  }

  @Test("S8: rows of different lengths are laid out one after another, and lengthen the list")
  func unevenRows() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        List(0..<100, id: \.self) { Text("\($0)").frame(height: $0 % 2 == 0 ? 30 : 70) })
      let places = (0..<4).map { screen.place(of: "\($0)").midY - 47 }
      #expect(places == [15, 65, 115, 165], "\(places)")
      // Rows that were never visible have the length of the first one.
      let first = screen.scrollView.contentSize.height
      #expect(first < 5_000 && first > 3_000)
      for _ in 0..<8 { screen.flick(-6_000) }
      #expect(screen.scrollView.contentSize.height > first)
      #expect(isNear(screen.place(of: "99").midY, 844 - 34 - 35), "\(screen.place(of: "99"))")
    }
  }

  /// The distance by which a visible row moves when ten rows are inserted before it.
  private func shiftOfRow(on device: SimulatedDevice) async -> Double {
    let room = Room()
    let screen = SwiftUIScreen(on: device, RoomList(room: room))
    screen.scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false)
    await device.pass(0.1)
    let before = screen.place(of: "25").minY
    room.items = Array(200..<210) + room.items
    await device.pass(0.2)
    let offset = screen.scrollView.contentOffset.y
    // If the row has moved out of the screen, its position follows from the offset.
    return 500 - (offset - 1_000) + (before.isFinite ? 0 : .nan)
  }

  @Test("S9a: rows that are inserted before the visible ones move these")
  func insertedRowsShift() async {
    await onDevice { device in #expect(await shiftOfRow(on: device) == 500) }
  }

  @Test("S9a, alternative: rows that are inserted before the visible ones leave these")
  func insertedRowsLeave() async {
    await onDevice(playing: .alternative, of: .insertedRows) { device in
      #expect(await shiftOfRow(on: device) == 0)
    }
  }

  /// The offsets after other code has written 1,000 points, and after each of two updates; between
  /// these it writes again.
  private func offsetsAfterUpdates(on device: SimulatedDevice) async -> [Double] {
    let room = Room()
    let screen = SwiftUIScreen(on: device, RoomList(room: room))
    await device.pass(0.1)
    var offsets: [Double] = []
    for number in 0..<2 {
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false)
      await device.pass(0.1)
      offsets.append(screen.scrollView.contentOffset.y)
      room.items += [500 + number]
      await device.pass(0.1)
      offsets.append(screen.scrollView.contentOffset.y)
    }
    return offsets
  }

  @Test("S9c: an update overwrites an offset that other code wrote, until it is written again")
  func offsetsAreOverwritten() async {
    await onDevice(playing: .fact, of: .foreignOffsets) { device in
      let offsets = await offsetsAfterUpdates(on: device)
      #expect(offsets == [1_000, -47, 1_000, 1_000], "\(offsets)")
    }
  }

  @Test("S9c, alternative: an offset that other code wrote stays")
  func offsetsStay() async {
    await onDevice { device in
      #expect(await offsetsAfterUpdates(on: device) == [1_000, 1_000, 1_000, 1_000])
    }
  }

  // MARK: Updates and actions

  private struct Writer: UIViewRepresentable {
    let room: Room

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) { room.count += 1 }
  }

  private struct WritingView: View {
    @ObservedObject var room: Room

    var body: some View { Writer(room: room) }
  }

  @Test("S11: writing state during an update is a runtime issue")
  func writeInUpdate() async {
    await onDevice { device in
      _ = SwiftUIScreen(on: device, WritingView(room: Room()))
      #expect(!device.runtimeIssues.isEmpty)
    }
  }

  private struct Refreshes: View {
    @Environment(\.refresh) private var refresh

    var body: some View { Text(refresh == nil ? "none" : "some") }
  }

  private func words(on device: SimulatedDevice) -> [String] {
    SwiftUIScreen(on: device, ScrollView { Refreshes() }.refreshable {}).words
  }

  @Test("S13: the content of a scroll view inherits no refresh action")
  func contentHasNone() async {
    await onDevice { device in #expect(words(on: device) == ["none"]) }
  }

  @Test("S13, alternative: the content of a scroll view inherits the refresh action")
  func contentHasSome() async {
    await onDevice(playing: .alternative, of: .contentRefresh) { device in
      #expect(words(on: device) == ["some"])
    }
  }

  @Test("S13: a system refresh is cancelled when its list is removed")
  func refreshIsCancelled() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, List { rows() }.refreshable { await gate.pass() })
      screen.pull(by: 400)
      await device.pass(0.5)
      #expect(gate.begun == 1 && gate.cancelled == 0)
      screen.show(Text("other"))
      await device.pass(0.2)
      #expect(gate.cancelled == 1)
    }
  }
}
