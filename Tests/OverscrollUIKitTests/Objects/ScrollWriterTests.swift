import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The writer in isolation, with a scroll view without a host.
@MainActor
@Suite struct ScrollWriterTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let writer = ScrollWriter()

  init() {
    view.contentSize = CGSize(width: 390, height: 2_000)
    view.contentInset.top = 20
    writer.enter(view)
  }

  /// Shows an extra inset at the top, and moves the content there.
  private func show(_ extraInset: Double, at offset: Double? = nil) -> Bool {
    var (insets, landings) = (PerEdge(repeating: 0.0), Landings())
    insets.top = extraInset
    if let offset { landings[.vertical] = .at(offset) }
    guard let change = writer.change(to: insets, landings, in: view) else { return false }
    writer.write(change, to: view, over: 0, at: 0) {}
    return true
  }

  @Test("An extra inset is added to the base, and nothing is written twice")
  func extraInset() {
    #expect(show(54, at: -74))
    #expect(abs(Double(view.contentInset.top) - 74) < 0.001)
    #expect(abs(Double(view.contentOffset.y) + 74) < 0.5)
    #expect(writer.base(at: .top) == 20)
    #expect(!show(54))
    #expect(show(0))
    #expect(view.contentInset.top == 20)
    #expect(writer.brokenInvariant == nil)
  }

  @Test("An external write that loses the extra inset is noticed, and restored")
  func externalWrite() throws {
    _ = show(54)
    #expect(writer.read(view.contentInset) == nil, "our own")
    view.contentInset.top = 40
    let reading = try #require(writer.read(view.contentInset))
    #expect(reading.isExternal.top)
    #expect(reading.needsRewrite)
    writer.restore(reading.inset, in: view, undoingClampOf: nil)
    #expect(writer.base(at: .top) == 40)
    #expect(abs(Double(view.contentInset.top) - 94) < 0.001)
    #expect(writer.read(view.contentInset) == nil)
  }

  @Test("The base can be set without losing the extra inset")
  func base() {
    _ = show(54)
    writer.setBase(UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0), of: view)
    #expect(writer.base == UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0))
    #expect(abs(Double(view.contentInset.top) - 84) < 0.001)
    #expect(view.contentInset.bottom == 5)
  }

  @Test("Bouncing is turned on for a control, and the app's setting is restored")
  func bouncing() {
    writer.setBouncing(view, along: .vertical, true)
    #expect(view.alwaysBounceVertical)
    writer.setBouncing(view, along: .vertical, false)
    #expect(!view.alwaysBounceVertical)
  }
}
