import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// Tests of the order in which an app sees and hears of an event.
@MainActor
@Suite struct ReportOrderTests {
  @Test("The indicator shows a phase before the app is told, and the action starts last")
  func order() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var heard: [String] = []
      screen.table.overscroll.top = .refresh(manual: { run in
        heard.append("action")
        run.end(.updated("New"))
        heard.append("action returned")
      })
      let control = screen.table.overscroll.top
      control?.onPhaseChange = { [weak table = screen.table] _, phase in
        let label = table.flatMap(indicator)?.accessibilityLabel ?? ""
        heard.append("\(phase), shown: \(label)")
      }
      control?.onEnd = { _ in heard.append("end") }
      control?.begin()
      device.advance(by: 3)
      #expect(heard.count >= 6)
      #expect(heard.first?.hasPrefix("refreshing, shown: ") == true)
      #expect(heard.first?.hasSuffix("shown: ") == false, "drawn before it is reported")
      #expect(heard.dropFirst().first == "action")
      // The run ends while the events that began it are still delivered.
      #expect(heard.dropFirst(2).first == "action returned")
      let rest = heard.dropFirst(3)
      #expect(rest.first?.hasPrefix("ending") == true && rest.dropFirst().first == "end")
      #expect(rest.last?.hasPrefix("idle") == true)
    }
  }

  private func indicator(of table: UITableView) -> UIView? {
    table.subviews.first { $0.accessibilityIdentifier == "overscroll.top" }
  }
}
