import Foundation
import Testing
@_spi(Simulation) import UIKit

@MainActor @Suite struct InsetTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  /// Cases for a safe area of 40 points at the top: (behaviour, content height, bounce, added
  /// inset).
  nonisolated static let cases: [(Behavior, CGFloat, Bool, CGFloat)] = [
    (.never, 2_000, true, 0), (.always, 100, false, 40), (.always, 2_000, true, 40),
    (.scrollableAxes, 100, false, 0), (.scrollableAxes, 100, true, 40),
    (.scrollableAxes, 2_000, false, 40), (.automatic, 100, false, 0),
    (.automatic, 100, true, 40), (.automatic, 2_000, false, 40),
  ]

  @Test(arguments: cases)
  func behaviourDecidesWhatOfTheSafeAreaCounts(
    _ behavior: Behavior, _ height: CGFloat, _ bounces: Bool, _ top: CGFloat
  ) {
    let stage = Stage(content: height, safeTop: 40)
    stage.view.alwaysBounceVertical = bounces
    stage.view.contentInsetAdjustmentBehavior = behavior
    #expect(stage.view.adjustedContentInset.top == top)
    #expect(stage.view.contentInset == .zero)
  }

  @Test func aFixedSafeAreaCountsAlsoOffWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .always
    view.fixedSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(view.adjustedContentInset.top == 20)
    let window = SimulatedDevice().show(view)
    #expect(view.adjustedContentInset.top == 20)
    view.fixedSafeArea = nil
    #expect(view.adjustedContentInset.top == window.safeAreaInsets.top)
  }

  @Test func automaticAlwaysCountsBarsVertically() {
    let device = SimulatedDevice()
    let view = UIScrollView()
    let screen = UIViewController()
    screen.view = view
    let window = device.show(UINavigationController(rootViewController: screen))
    #expect(view.adjustedContentInset.top == 91)
    #expect(window.safeAreaInsets.top == 47)
  }

  @Test func contentAtItsTopGoesAlongWithTheSafeArea() {
    let stage = Stage(safeTop: 40)
    #expect(stage.view.contentOffset.y == -40)
    stage.device.safeAreaInsets.top = 60
    #expect(stage.view.contentOffset.y == -60)
    #expect(stage.log.lines.contains("adjustedInset 60.0"))
  }

  @Test func offWindowNothingIsCovered() {
    let stage = Stage(safeTop: 40)
    let parent = stage.view.superview
    stage.view.removeFromSuperview()
    #expect(stage.view.safeAreaInsets == .zero)
    #expect(stage.view.adjustedContentInset.top == 0)
    parent?.addSubview(stage.view)
    stage.window.addSubview(stage.view)
    #expect(stage.view.adjustedContentInset.top == 40)
  }

  @Test func aSmallerInsetClampsAndALargerOneDoesNotMove() {
    let stage = Stage()
    stage.view.contentInset.top = 60
    #expect(stage.view.contentOffset.y == 0)
    stage.view.contentOffset.y = -60
    stage.view.contentInset.top = 0
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func largeTitleFollowsTheOffset() {
    let device = SimulatedDevice()
    let view = UIScrollView()
    let screen = UIViewController()
    screen.view = view
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let window = device.show(navigation)
    view.contentSize = CGSize(width: 390, height: 3_000)
    #expect(view.adjustedContentInset.top == 143)
    #expect(view.contentOffset.y == -143)
    view.contentOffset.y = -110
    #expect(view.adjustedContentInset.top == 110)
    view.contentOffset.y = 300
    #expect(view.adjustedContentInset.top == 91)
    #expect(window.rootViewController === navigation)
  }

  @Test func searchBarsAddToTheInset() {
    let device = SimulatedDevice()
    let view = UIScrollView()
    let screen = UIViewController()
    screen.view = view
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let window = device.show(UINavigationController(rootViewController: screen))
    view.contentSize = CGSize(width: 390, height: 3_000)
    view.contentOffset.y = 300
    #expect(view.adjustedContentInset.top == 143)
    #expect(window.isKeyWindow)
  }

  @Test func tabBarsCoverTheBottom() {
    let device = SimulatedDevice()
    let view = UIScrollView()
    let screen = UIViewController()
    screen.view = view
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    let window = device.show(tabs)
    #expect(view.adjustedContentInset.bottom == 83)
    #expect(window.windowScene === device.scene)
  }
}
