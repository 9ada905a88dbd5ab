import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The executor in isolation, with a scroll view without a host.
@MainActor
@Suite struct ScrollExecutorTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let executor = ScrollExecutor()

  init() {
    view.contentSize = CGSize(width: 390, height: 2_000)
    view.contentInset.top = 20
    executor.adopt(view.contentInset)
  }

  /// Shows an extra inset at the top, and moves the content there.
  private func show(_ extraInset: Double, at offset: Double? = nil) -> Bool {
    var (insets, landings) = (PerEdge(repeating: 0.0), Landings())
    insets.top = extraInset
    if let offset { landings[.vertical] = .at(offset) }
    guard var change = executor.change(to: insets, landings, in: view) else { return false }
    executor.write {
      executor.prepare(&change, in: view, isAnimated: false)
      executor.apply(change, to: view)
    }
    return true
  }

  @Test("An extra inset is added to the base, and nothing is written twice")
  func extraInset() {
    #expect(show(54, at: -74))
    #expect(abs(Double(view.contentInset.top) - 74) < 0.001)
    #expect(abs(Double(view.contentOffset.y) + 74) < 0.5)
    #expect(executor.base(at: .top) == 20)
    #expect(!show(54))
    #expect(show(0))
    #expect(view.contentInset.top == 20)
    #expect(executor.brokenInvariant == nil)
  }

  @Test("Changes during a write are noted once")
  func reentrancy() {
    #expect(!executor.isWriting)
    executor.write {
      #expect(executor.isWriting)
      executor.write {}
      #expect(executor.isWriting, "the outer write goes on")
      executor.deferSync()
    }
    #expect(!executor.isWriting)
    #expect(executor.takeDeferredSync())
    #expect(!executor.takeDeferredSync())
  }

  @Test("An external write that loses the extra inset is reported, and restored")
  func externalWrite() throws {
    _ = show(54)
    #expect(executor.report(on: view.contentInset) == nil, "our own")
    view.contentInset.top = 40
    let report = try #require(executor.report(on: view.contentInset))
    #expect(report.isExternal.top)
    #expect(report.needsRewrite)
    executor.restore(report.inset, in: view, undoingClampOf: nil)
    #expect(executor.base(at: .top) == 40)
    #expect(abs(Double(view.contentInset.top) - 94) < 0.001)
    #expect(executor.report(on: view.contentInset) == nil)
  }

  @Test("The base can be set without losing the extra inset")
  func base() {
    _ = show(54)
    executor.setBase(UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0), of: view)
    #expect(executor.base == UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0))
    #expect(abs(Double(view.contentInset.top) - 84) < 0.001)
    #expect(view.contentInset.bottom == 5)
  }

  @Test("Bouncing is turned on for a control, and the app's setting is restored")
  func bouncing() {
    executor.enableBouncing(view, along: .vertical, true)
    #expect(view.alwaysBounceVertical)
    executor.enableBouncing(view, along: .vertical, false)
    #expect(!view.alwaysBounceVertical)
  }
}
