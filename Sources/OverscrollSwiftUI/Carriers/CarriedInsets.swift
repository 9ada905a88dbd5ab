#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// The current extra insets of the list, which follow the engine's motions frame by frame.
  ///
  /// SwiftUI moves `safeAreaPadding` and `contentMargins` in one step, also in animations
  /// (`Facts.md`, S2b, S2d). A write per frame follows the engine's curve on every system.
  @MainActor
  final class CarriedInsets: ObservableObject {
    private(set) var values = PerEdge(repeating: 0.0)
    private(set) var carrier: any InsetCarrier
    /// The motions that the engine requested.
    private(set) var motions = PerEdge(repeating: SettleMotion.resting(at: 0))

    init(_ carrier: any InsetCarrier) { self.carrier = carrier }

    /// Whether a value has not reached the inset that the engine requested.
    func isMoving(at time: Double) -> Bool {
      OverscrollEdge.allCases.contains { values[$0] != motions[$0].target }
    }

    /// The extra inset that an edge moves to, in points.
    func target(at edge: OverscrollEdge) -> Double { motions[edge].target }

    /// Begins a motion to another extra inset; ``step(to:)`` carries it out.
    func move(_ edge: OverscrollEdge, to target: Double, at time: Double, over duration: Double) {
      motions[edge] = motions[edge].retargeted(to: target, at: time, over: duration)
    }

    /// Writes the values at a time, in seconds, as one change for all edges.
    ///
    /// UIKit rounds offsets to pixels but not insets, so content that rests at the edge follows
    /// only values on pixel boundaries.
    func step(to time: Double, pixelsPerPoint scale: Double) {
      var next = values
      for edge in OverscrollEdge.allCases {
        let motion = motions[edge]
        next[edge] =
          motion.isSettled(at: time)
          ? motion.target : (motion.value(at: time) * scale).rounded() / scale
      }
      guard next != values else { return }
      objectWillChange.send()
      values = next
    }

    /// Switches to another carrier.
    func use(_ next: any InsetCarrier) {
      objectWillChange.send()
      carrier = next
    }
  }

  /// Applies the extra insets to a list.
  ///
  /// While insets move, each frame evaluates only this modifier, not the body of the list or the
  /// app.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  struct CarrierModifier: ViewModifier {
    @ObservedObject var insets: CarriedInsets

    func body(content: Content) -> some View {
      let margins = insets.carrier.margins(for: insets.values)
      content
        .contentMargins(.top, margins.top.map { CGFloat($0) }, for: .scrollContent)
        .contentMargins(.bottom, margins.bottom.map { CGFloat($0) }, for: .scrollContent)
        .contentMargins(.leading, margins.leading.map { CGFloat($0) }, for: .scrollContent)
        .contentMargins(.trailing, margins.trailing.map { CGFloat($0) }, for: .scrollContent)
        .safeAreaPadding(insets.carrier.padding(for: insets.values).edgeInsets)
    }
  }

  extension PerEdge<Double> {
    fileprivate var edgeInsets: EdgeInsets {
      EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
#endif
