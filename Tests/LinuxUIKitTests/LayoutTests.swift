import Foundation
import Testing
@_spi(Simulation) import UIKit

@MainActor @Suite struct LayoutTests {
  /// A view that records the calls it receives.
  final class Probe: UIView {
    var lines: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { lines.append("willMove super") }
    override func didMoveToSuperview() { lines.append("didMove super") }
    override func willMove(toWindow newWindow: UIWindow?) { lines.append("willMove window") }
    override func didMoveToWindow() { lines.append("didMove window \(window != nil)") }
    override func layoutSubviews() { lines.append("layout") }
    override func safeAreaInsetsDidChange() { lines.append("safe \(safeAreaInsets.top)") }
  }

  @Test func aViewHearsOfSuperviewsAndWindows() {
    let stage = Stage(safeTop: 20)
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(probe)
    stage.device.turn()
    #expect(
      probe.lines == [
        "willMove window", "willMove super", "didMove window true", "didMove super", "safe 20.0",
        "layout",
      ])
    probe.lines = []
    probe.removeFromSuperview()
    #expect(
      probe.lines == [
        "willMove window", "willMove super", "didMove window false", "didMove super", "safe 0.0",
      ])
  }

  @Test("Constraints are updated before the layout of superviews, and once per request")
  func constraintsAreUpdatedFirst() {
    final class Constrained: UIView {
      var lines: [String] = []
      override func updateConstraints() { lines.append("constraints") }
      override func layoutSubviews() { lines.append("layout") }
    }
    final class Parent: UIView {
      let child = Constrained(frame: .zero)
      override func layoutSubviews() { child.lines.append("layout of the superview") }
    }
    let stage = Stage()
    let parent = Parent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(parent.child)
    stage.view.addSubview(parent)
    stage.device.turn()
    parent.child.lines = []
    parent.child.setNeedsUpdateConstraints()
    parent.child.setNeedsLayout()
    parent.setNeedsLayout()
    #expect(parent.child.needsUpdateConstraints())
    stage.device.turn()
    #expect(parent.child.lines == ["constraints", "layout of the superview", "layout"])
    stage.device.turn()
    #expect(parent.child.lines.count == 3)
  }

  @Test("A device reports the end of a turn before and after layout, while the observer exists")
  func turnEnds() {
    let stage = Stage()
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(probe)
    stage.device.turn()
    probe.lines = []
    var owner: NSObject? = NSObject()
    if let owner {
      stage.device.addTurnEndHandler(of: owner) { isDisplayed in
        probe.lines.append(isDisplayed ? "display" : "turn")
        if !isDisplayed { probe.setNeedsLayout() }
      }
    }
    stage.device.turn()
    #expect(probe.lines == ["turn", "layout", "display"])
    owner = nil
    stage.device.turn()
    #expect(probe.lines.count == 3)
  }

  @Test func layoutRunsOnceATurnAndOnlyWhereNeeded() {
    let stage = Stage()
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(probe)
    stage.device.turn()
    probe.lines = []
    probe.setNeedsLayout()
    probe.setNeedsLayout()
    stage.device.advance(by: 0.1)
    #expect(probe.lines == ["layout"])
  }

  @Test func pointsConvertThroughScrolledViews() {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 10, y: 500, width: 50, height: 50))
    stage.view.addSubview(box)
    stage.view.contentOffset.y = 300
    #expect(box.convert(.zero, to: nil) == CGPoint(x: 10, y: 200))
    #expect(stage.window.hitTest(CGPoint(x: 15, y: 210), with: nil) === box)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(box.frame == CGRect(x: -15, y: 475, width: 100, height: 100))
  }

  @Test func masksFollowTheSuperview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 80, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(child.frame == CGRect(x: 10, y: 280, width: 180, height: 20))
  }

  @Test func aHeaderWithConstraintsHasTheHeightOfItsText() {
    let header = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
      header.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 42 letters of 8.5 points fit in 358 points: 8 words per line, so 5 full lines of 21 and a
    // sixth.
    let text = label.sizeThatFits(CGSize(width: 358, height: 0)).height
    #expect(size.height == text + 20)
    #expect(size.height > 100)
    header.frame = CGRect(origin: .zero, size: size)
    header.layoutIfNeeded()
    #expect(label.frame.minX == 16 && label.frame.width == 358)
    header.semanticContentAttribute = .forceRightToLeft
    header.layoutIfNeeded()
    #expect(label.frame.minX == 16)
  }

  @Test func traitsReachViewsAndWhoRegistered() {
    let stage = Stage()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    stage.view.addSubview(label)
    var changes = 0
    stage.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIScrollView, _) in changes += 1
    }
    stage.device.contentSizeCategory = .accessibilityLarge
    #expect(changes == 1)
    stage.device.userInterfaceStyle = .dark
    #expect(changes == 1)
    #expect(label.font.pointSize == 32)
    #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
    stage.view.traitOverrides.preferredContentSizeCategory = .large
    #expect(changes == 2 && label.font.pointSize == 17)
    stage.device.layoutDirection = .rightToLeft
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func droppedViewsAreFreed() {
    let stage = Stage()
    var box: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    weak let weakBox = box
    if let box { stage.window.addSubview(box) }
    stage.device.turn()
    box?.removeFromSuperview()
    box = nil
    #expect(weakBox == nil)
  }
}
