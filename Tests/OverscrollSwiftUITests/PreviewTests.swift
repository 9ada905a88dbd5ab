import HostRigs
import OverscrollCore
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// Tests of previews.
@MainActor
@Suite struct PreviewTests {
  private func list(_ gate: Gate) -> some View {
    List(0..<20, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh { await gate.pass() }
      .onLoadMore(within: .points(-5_000)) { await gate.update() }
  }

  @Test(
    "A preview shows its phase, and runs nothing",
    arguments: [
      (OverscrollPreview.refreshing, "Refreshing"), (.failed, "Couldn’t refresh"),
      (.ended(.updated("12 new")), "12 new"),
    ])
  func phase(_ preview: (OverscrollPreview, String)) async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate).overscrollPreview(preview.0))
      await device.pass(0.5)
      #expect(screen.box(.top)?.accessibilityLabel?.contains(preview.1) == true)
      #expect(isNear(screen.extraInset(.top), 54) && isNear(screen.offset(), -54))
      #expect(gate.begun == 0)
    }
  }

  @Test("The previews of the library show all phases")
  func all() async {
    await onDevice { device in
      let screen = SwiftUIScreen(on: device, EdgePreviews.previews)
      await device.pass(0.5)
      #expect(screen.all(UIScrollView.self).count == EdgePreviews.phases.count)
    }
  }
}
