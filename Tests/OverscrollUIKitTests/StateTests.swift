import HostRigs
import Observation
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The observers of a control: the states that they receive, and the time at which they do.
@MainActor
@Suite struct StateTests {
  @Test func readersThatHaveGoneAreForgotten() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      let reader = Task { for await _ in control.states {} }
      await device.settle()
      #expect(control.isObserved)
      reader.cancel()
      #expect(await eventually { !control.isObserved })
    }
  }

  // MARK: Observation

  @Test func aControlThatNobodyReadsIsNotWatched() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      #expect(!control.isObserved)
      _ = control.phase
      #expect(control.isObserved)
      screen.pull()
      #expect(!control.isObserved, "who read has been told, and has not read again")
    }
  }
}
