import OverscrollCore
import OverscrollSimulation
package import OverscrollUIKit
@_spi(Simulation) import QuartzCore
@_spi(Simulation) package import UIKit

/// A record of every write to a view, an inset or an offset, and of every callback, in order.
///
/// It keeps a hash. If two implementations of a host give the same hash for a scenario, they made
/// the same writes with the same bits in the same animations.
@MainActor
public final class WriteLog {
  /// The lines of the record, if requested, so that a person can find a difference.
  public private(set) var lines: [String]?
  private var bits = StateHash()
  private weak var device: SimulatedDevice?
  private var observations: [NSKeyValueObservation] = []

  private init(keepsLines: Bool) { lines = keepsLines ? [] : nil }

  /// The hash of everything that was recorded.
  public var hash: UInt64 { bits.value }

  /// Records what a body does.
  ///
  /// - Parameters:
  ///   - keepsLines: Whether the record keeps readable lines.
  ///   - body: Plays a scenario, and passes its device and its lists to the log.
  /// - Returns: The record.
  public static func record(
    keepsLines: Bool = false, _ body: @MainActor (WriteLog) throws -> Void
  ) rethrows -> WriteLog {
    let log = WriteLog(keepsLines: keepsLines)
    CALayer.onWrite = { [weak log] layer, property in
      MainActor.assumeIsolated { log?.wrote(layer, property) }
    }
    defer {
      CALayer.onWrite = nil
      log.observations = []
    }
    try body(log)
    return log
  }

  /// Records the haptic feedback and the announcements of a device, in order with the writes.
  package func follow(_ device: SimulatedDevice) { self.device = device }

  /// Records the insets of a list, and the states of the controls that it has now.
  package func follow(_ list: UIScrollView) {
    observations.append(
      list.observe(\.contentInset) { [weak self] list, _ in
        MainActor.assumeIsolated { self?.note(list.contentInset) }
      })
    for edge in OverscrollEdge.allCases {
      if let control = list.overscroll[edge] { follow(control) }
    }
  }

  /// Records each state of a control.
  package func follow(_ control: OverscrollControl) {
    control.onChange = { [weak self] in
      self?.note(
        "state", Double($0.phase.rawValue), $0.progress, Double($0.result?.kind.rawValue ?? 9))
    }
  }

  /// Records an event by its name, with up to four numbers.
  public func note(
    _ name: String, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0,
    _ fourth: Double = 0
  ) {
    let (felt, said) = (device?.feedback.count ?? 0, device?.posts.count ?? 0)
    let seconds = UIView.inheritedAnimationDuration
    for byte in name.utf8 { bits.combine(UInt64(byte)) }
    for number in [first, second, third, fourth, seconds] { bits.combine(number) }
    bits.combine(UInt64(felt << 32 | said))
    guard lines != nil else { return }
    let numbers = "\(first) \(second) \(third) \(fourth)"
    lines?.append("\(name) \(numbers) in \(seconds) s, \(felt) felt, \(said) said")
  }

  private func note(_ inset: UIEdgeInsets) {
    note("contentInset", inset.top, inset.left, inset.bottom, inset.right)
  }

  private func wrote(_ layer: CALayer, _ property: String) {
    switch property {
    case "bounds":
      let bounds = layer.bounds
      note(property, bounds.minX, bounds.minY, bounds.width, bounds.height)
    case "position": note(property, layer.position.x, layer.position.y)
    case "transform":
      let plane = layer.affineTransform()
      note(property, plane.a, plane.b, plane.tx, plane.ty)
    case "zPosition": note(property, layer.zPosition)
    case "opacity": note(property, Double(layer.opacity))
    case "isHidden": note(property, layer.isHidden ? 1 : 0)
    case "sublayers": note(property, Double(layer.sublayers?.count ?? 0))
    default: note(property)
    }
  }
}
