import Foundation
import OverscrollCore
import ScrollPhysics

extension UIScrollView {
  /// Changes the physics or their state, and sends the notifications that follow.
  package func simulate(_ change: (inout SimulatedScrollView) -> Void) {
    change(&simulation)
    flush()
  }

  func writeOffset(_ wanted: CGPoint, _ wantedWay: SimulatedScrollView.OffsetWrite) {
    guard wanted.x.isFinite, wanted.y.isFinite else { return }
    let offset = rounded(wanted)
    let stops = wantedWay == .plain && !facts.plainWritesKeepMotion
    let way = stops ? SimulatedScrollView.OffsetWrite.notAnimated : wantedWay
    hasToldOffset = false
    let target = PerAxis(vertical: Double(offset.y), horizontal: Double(offset.x))
    let isAnimated = UIView.areAnimationsEnabled
    if way == .scrolling && isAnimated {
      isCodeScrolling = true
      simulate { $0.setOffsets(target, .scrolling) }
    } else if let duration = AnimationBlock.currentDuration, isAnimated {
      AnimationBlock.note(self)
      let plain: SimulatedScrollView.OffsetWrite = way == .scrolling ? .notAnimated : way
      simulate { view in view.animate(over: duration) { $0.setOffsets(target, plain) } }
    } else {
      simulate { $0.setOffsets(target, way == .scrolling ? .notAnimated : way) }
    }
    // Observers are notified of each write, also if the value did not change.
    if !hasToldOffset && wantedWay == .plain {
      observers.willChange("contentOffset")
      observers.didChange("contentOffset")
    }
  }

  func writeContentSize(_ size: CGSize) {
    let lengths = PerAxis(vertical: Double(size.height), horizontal: Double(size.width))
    let announces = simulation.lengthNotice == .beforeChange
    if announces { return simulate { $0.contentLengths = lengths } }
    observers.willChange("contentSize")
    animated { $0.contentLengths = lengths }
    updateSystemInset()
    observers.didChange("contentSize")
  }

  func writeContentInset(_ inset: UIEdgeInsets) {
    observers.willChange("contentInset")
    AnimationBlock.note(self)
    let edges = PerEdge(rounded(inset))
    if AnimationBlock.currentDuration != nil, window != nil {
      let usual = simulation.insetChangeInBounce
      animated {
        $0.insetChangeInBounce = facts.insetInBounce
        $0.contentInset = edges
        $0.insetChangeInBounce = usual
      }
      insetAnimated()
    } else {
      animated { $0.contentInset = edges }
    }
    titleBar?.scrollViewMoved(self)
    observers.didChange("contentInset")
  }

  /// Returns the nearest offset at which no edge is overscrolled.
  func nearestLegalOffset() -> CGPoint {
    func nearest(_ axis: OverscrollAxis) -> Double {
      let legal = simulation.legalOffsets(along: axis)
      return min(max(simulation.offsets[axis], legal.lowerBound), legal.upperBound)
    }
    return CGPoint(x: nearest(.horizontal), y: nearest(.vertical))
  }

  func animated(_ change: (inout SimulatedScrollView) -> Void) {
    guard let duration = AnimationBlock.currentDuration, window != nil else {
      return simulate(change)
    }
    simulate { $0.animate(over: duration, change) }
  }
}

extension PerEdge<Double> {
  init(_ insets: UIEdgeInsets) {
    self.init(repeating: 0)
    top = Double(insets.top)
    bottom = Double(insets.bottom)
    leading = Double(insets.left)
    trailing = Double(insets.right)
  }
}

extension UIEdgeInsets {
  init(_ edges: PerEdge<Double>) {
    self.init(
      top: edges.top, left: edges.leading, bottom: edges.bottom, right: edges.trailing)
  }
}
