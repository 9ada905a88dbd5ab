import HostDriver
import OverscrollCore
@_spi(Simulation) import UIKit

/// A conversation whose rows change while it is read.
@MainActor
final class ConversationList: ReadList {
  let device: Device
  let finger: HostDriver.Finger
  private let shown: ShownConversation
  private(set) var lengths: [Int: Double]
  private(set) var replaced: [Int: Int] = [:]
  /// The insets of the screen's shape, without bars of the app.
  private let shape: UIEdgeInsets

  init(_ conversation: Conversation, on device: Device) {
    self.device = device
    finger = HostDriver.Finger(on: device)
    shape = device.safeAreaInsets
    shown = ShownConversation(conversation, on: device.simulated)
    lengths = Dictionary(uniqueKeysWithValues: conversation.messages.map { ($0.id, $0.length) })
  }

  var view: UIScrollView { shown.view }
  var axis: OverscrollAxis { .vertical }
  var isMirrored: Bool { false }
  var appliesAtOnce: Bool { false }
  var ids: [Int] { shown.conversation.messages.map(\.id) }

  var visible: [ReadRow] {
    let length = view.bounds.height
    return ids.compactMap(row).filter { $0.place + $0.length > 0 && $0.place < length }
  }

  /// A row that SwiftUI shows; it creates no others.
  func row(_ id: Int) -> ReadRow? {
    shown.start(of: id).map { ReadRow(id: id, place: $0, length: lengths[id] ?? 0) }
  }

  func change(isAnimated: Bool, grown: [Int: Double], _ body: (inout [Int]) -> Void) {
    var ids = ids
    body(&ids)
    lengths.merge(grown) { $1 }
    shown.conversation.messages = ids.map { id in
      Line(id: id, length: lengths[id] ?? 60, formerID: replaced[id])
    }
  }

  func rename(_ names: [Int: Int]) {
    for (old, new) in names { (replaced[new], lengths[new]) = (old, lengths[old]) }
    change(isAnimated: false, grown: [:]) { ids in ids = ids.map { names[$0] ?? $0 } }
  }

  /// A finger ends the scroll: SwiftUI undoes offsets that only code has written (`Facts.md`, S9c).
  func scroll(to offset: Double) {
    view.contentOffset.y = offset
    finger.touch(view)
    finger.drag(by: CGVector(dx: 0, dy: -24), over: 0.1)
    finger.hold(for: 0.2)
    finger.lift()
    device.advance(by: 0.5)
  }

  func resize(to length: Double) { shown.conversation.length = length }

  func setInset(_ inset: Double, atStart isStart: Bool) {
    if isStart {
      device.safeAreaInsets.top = shape.top + inset
    } else {
      device.safeAreaInsets.bottom = shape.bottom + inset
    }
  }
}
