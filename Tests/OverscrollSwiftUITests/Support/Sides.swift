import HostRigs
import OverscrollSwiftUI
import SwiftUI
@_spi(Simulation) import UIKit

/// Runs a test on a new device that has one side of a row of `Facts.md`.
@MainActor
func onDevice(
  playing side: DeviceFacts.Side, of row: DeviceFacts.Row, _ book: LogBook = LogBook(),
  _ body: @MainActor (SimulatedDevice) async throws -> Void
) async rethrows {
  try await DeviceFacts.$current.withValue(DeviceFacts([row: side])) {
    try await onDevice(book, body)
  }
}

extension SwiftUIScreen {
  /// The frame of a label in the window; null without a label with this text.
  func place(of words: String) -> CGRect {
    all(UILabel.self).first { $0.text == words }.map { $0.convert($0.bounds, to: nil) } ?? .null
  }
}
