import UIKit

/// Navigation bars and the system's refresh control.
extension FactProbe {
  @MainActor static let bars = [
    FactProbe(id: "U1b", title: "A bar is 54 points high, with a large title 106") { stage in
      let bar = stage.show(UIScrollView(), largeTitle: true)
      return Reading(bar.frame.height, fact: 106, alternative: 96)
    },
    FactProbe(id: "U1c", title: "The inset below a large title steps") { stage in
      let view = UIScrollView()
      _ = stage.show(view, largeTitle: true)
      let inset = view.adjustedContentInset.top
      view.contentOffset.y = -inset + 36
      stage.layOut(view)
      return Reading(view.adjustedContentInset.top, fact: inset, alternative: inset - 36)
    },
    FactProbe(id: "U1d", title: "A held inset shrinks a large title at once") { stage in
      let view = UIScrollView()
      let bar = stage.show(view, largeTitle: true)
      let height = bar.frame.height
      view.contentInset.top = 54
      stage.layOut(view)
      return Reading(bar.frame.height, fact: height - 52, alternative: height)
    },
    FactProbe(id: "U1f", title: "A refresh control raises only the adjusted inset") { stage in
      let (view, control) = (UIScrollView(), UIRefreshControl())
      stage.show(view)
      let before = view.adjustedContentInset.top
      view.refreshControl = control
      control.beginRefreshing()
      stage.layOut(view)
      let (raw, adjusted) = (view.contentInset.top, view.adjustedContentInset.top)
      let figures = "raw \(raw), adjusted \(before) to \(adjusted)"
      guard adjusted > before else { return Reading(side: .neither, figures: figures) }
      return Reading(holds: raw == 0, figures)
    },
    FactProbe(id: "U2b", title: "The effect at the top edge is a subview") { stage in
      let view = UIScrollView()
      _ = stage.show(view, largeTitle: false)
      let edge = -view.adjustedContentInset.top
      let counts = [8, 12].map { (distance: CGFloat) in
        view.contentOffset.y = edge + distance
        stage.layOut(view)
        return view.subviews.count
      }
      return Reading(holds: counts[1] > counts[0], "\(counts) subviews at 8 and 12 points")
    },
    FactProbe(id: "U19a", title: "beginRefreshing moves content that shows the control") { stage in
      let (view, control) = (UIScrollView(), UIRefreshControl())
      stage.show(view)
      view.refreshControl = control
      let revealed = -view.adjustedContentInset.top - 60
      view.contentOffset.y = revealed
      control.beginRefreshing()
      stage.layOut(view)
      return Reading(view.contentOffset.y, fact: revealed - 60, alternative: revealed)
    },
  ]
}
