import Foundation
@_spi(Simulation) import UIKit

/// A device that shows a scroll view of 390 by 600 points.
@MainActor struct Stage {
  let device: SimulatedDevice
  let window: UIWindow
  let view: UIScrollView
  let log = ScrollLog()
  let finger: Finger

  init(_ view: UIScrollView = UIScrollView(), content: CGFloat? = 2_000, safeTop: CGFloat = 0) {
    device = SimulatedDevice()
    device.screenSize = CGSize(width: 390, height: 600)
    device.safeAreaInsets = UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0)
    self.view = view
    window = device.show(view)
    finger = Finger(on: device)
    view.delegate = log
    if let content { view.contentSize = CGSize(width: 390, height: content) }
  }
}
