@_spi(Simulation) import Combine
import UIKit

/// A view that is there: who it is, what it keeps, and what it consists of.
@MainActor final class Node {
  /// A view that is to be there, made when it is needed.
  struct Child {
    var key: AnyHashable
    let make: @MainActor () -> any View

    init(_ key: AnyHashable, _ make: @escaping @MainActor () -> any View) {
      (self.key, self.make) = (key, make)
    }

    /// The same, told apart from others of its own by a number.
    func keyed(below number: Int) -> Child {
      Child(AnyHashable([AnyHashable(number), key]), make)
    }
  }

  private struct Identity: Hashable {
    let key: AnyHashable
    let type: ObjectIdentifier
  }

  private(set) var environment = EnvironmentValues()
  private(set) var children: [Node] = []
  /// What it puts on the screen itself; nil where that is done by what is in it.
  private(set) var view: UIView?
  /// Called when it is on the screen, and when it no longer is.
  var shown: (@MainActor (Bool) -> Void)?
  /// Called when it goes for good.
  var left: (@MainActor () -> Void)?
  let root: HostingView
  private(set) weak var parent: Node?
  private var identity: Identity?
  private var storage: [Int: AnyObject] = [:]
  private var publishers: [ObservableObjectPublisher] = []
  private var evaluateAgain: (@MainActor () -> Void)?
  private(set) var isShown = false

  init(in root: HostingView, below parent: Node?) { (self.root, self.parent) = (root, parent) }

  // MARK: Evaluation

  /// Takes over a view as it is described now.
  func evaluate(_ described: any View, in environment: EnvironmentValues) {
    self.environment = environment
    evaluateAgain = { [weak self] in
      guard let self else { return }
      evaluate(described, in: self.environment)
    }
    evaluate(described)
  }

  private func evaluate(_ described: some View) {
    if let primitive = described as? any PrimitiveView { return primitive.update(self) }
    if let foreign = described as? any UIViewRepresentable { return foreign.represent(in: self) }
    install(described)
    let body = described.body
    show([Child(0) { body }])
  }

  /// Evaluates its view once more.
  func evaluateOnceMore() { evaluateAgain?() }

  /// Has its view evaluated once more with the next turn.
  func invalidate() { root.invalidate(self) }

  /// Consists of these views from now on; those that were there already stay who they are.
  func show(_ next: [Child], in environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    var before: [Identity: Node] = [:]
    for child in children { if let identity = child.identity { before[identity] = child } }
    children = next.map { child in
      let described = child.make()
      let identity = Identity(key: child.key, type: ObjectIdentifier(type(of: described)))
      let node = before.removeValue(forKey: identity) ?? Node(in: root, below: self)
      node.identity = identity
      node.evaluate(described, in: environment)
      return node
    }
    for gone in before.values { gone.leave() }
  }

  /// Goes for good.
  func leave() {
    for child in children { child.leave() }
    setShown(false)
    left?()
    for publisher in publishers { publisher.listeners[ObjectIdentifier(self)] = nil }
    view?.removeFromSuperview()
    (children, publishers, storage, evaluateAgain, view) = ([], [], [:], nil, nil)
    (shown, left) = (nil, nil)
  }

  // MARK: What it keeps

  /// Fills in the properties of a view.
  func install(_ described: Any) {
    for (index, child) in Mirror(reflecting: described).children.enumerated() {
      (child.value as? any NodeProperty)?.install(in: self, at: index)
    }
  }

  /// What it keeps at a place, made the first time.
  func kept<Kept: AnyObject>(at index: Int = 0, _ make: () -> Kept) -> Kept {
    if let kept = storage[index] as? Kept { return kept }
    let made = make()
    storage[index] = made
    return made
  }

  /// Is evaluated once more when an object changes.
  func follow(_ object: some ObservableObject) {
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
    let id = ObjectIdentifier(self)
    guard publisher.listeners[id] == nil else { return }
    publisher.listeners[id] = { [weak self] in MainActor.assumeIsolated { self?.invalidate() } }
    publishers.append(publisher)
  }

  // MARK: The screen

  /// The view of UIKit's that shows it, made the first time.
  func ownView<View: UIView>(_ make: () -> View) -> View {
    if let view = view as? View { return view }
    let made = make()
    view = made
    return made
  }

  /// The views of UIKit's that show it in the container that it is in.
  var items: [UIView] { view.map { [$0] } ?? children.flatMap(\.items) }

  /// Gives every container what is in it.
  func fillContainers() {
    for child in children { child.fillContainers() }
    (view as? any ItemHolder)?.hold(children.flatMap(\.items))
  }

  /// Tells it and what is in it that they are on the screen, or no longer are.
  func setShown(_ isShown: Bool) {
    for child in children { child.setShown(isShown) }
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    shown?(isShown)
  }
}
