import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// An app's own view at an edge, and the opacity of the box.
@MainActor
@Suite struct OwnViewTests {
  /// A view with a label of several lines inside margins of 10 points, laid out by constraints.
  private func banner(_ text: String) -> (view: UIView, label: UILabel) {
    let view = UIView()
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
    return (view, label)
  }

  private let long = String(repeating: "word ", count: 30)

  @Test func itIsAsHighAsItsTextWantsInTheWidthOfTheView() {
    let screen = Screen()
    let (view, label) = banner(long)
    screen.table.overscroll.top = .refresh(indicator: .view(view), manual: { _ in })
    let height = label.sizeThatFits(CGSize(width: 370, height: 0)).height + 20
    #expect(height > 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: height))
    #expect(screen.box(.top)?.frame == CGRect(x: 0, y: -height, width: 390, height: height))
    #expect(screen.host?.engine.options(of: .top)?.hold == Double(height))
  }

  @Test func itIsToldInEveryEventOfAPullWhatTheEngineKnows() {
    let screen = Screen()
    var (told, known): ([IndicatorState], [IndicatorState?]) = ([], [])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    let indicator = OverscrollIndicator.view(view) { _, state in
      guard let host = screen.host else { return }
      told.append(state)
      var state = IndicatorState(
        of: .top, in: host.engine, at: host.now, width: state.size.width)
      if let running = state, running.phase == .refreshing { state?.runTime = running.time }
      known.append(state)
    }
    screen.table.overscroll.top = .refresh(indicator: indicator, manual: { _ in })
    screen.pull()
    screen.wait(1)
    #expect(told == known)
    #expect(Set(told.map(\.progress)).count > 10)
    #expect(told.contains { $0.phase == .pulling && $0.time > 0 })
    #expect(told.contains { $0.turn > 0 && $0.turn < 1 })
  }
  @Test("An app's view fills its box, and is told its edge, at every side and after a move")
  func ownViewKnowsItsEdge() {
    let screen = Screen()
    var edges: [OverscrollEdge] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    for edge in OverscrollEdge.allCases {
      edges = []
      screen.table.overscroll[edge] = .refresh(
        indicator: .view(view) { _, state in edges.append(state.edge) }, manual: { _ in })
      screen.table.overscroll[edge]?.begin()
      screen.wait(1)
      #expect(Set(edges) == [edge])
      #expect(view.superview === screen.box(edge))
      #expect(view.frame == screen.box(edge)?.bounds)
      screen.table.overscroll[edge] = nil
      screen.wait(1)
    }
  }
}
