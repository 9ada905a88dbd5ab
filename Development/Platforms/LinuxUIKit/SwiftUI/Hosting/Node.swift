@_spi(Simulation) import Combine
import UIKit

/// A view in the hierarchy: its identity, its storage, and the nodes of its content.
@MainActor final class Node {
  /// A described view, created on demand.
  struct Child {
    var key: AnyHashable
    let make: @MainActor () -> any View

    init(_ key: AnyHashable, _ make: @escaping @MainActor () -> any View) {
      (self.key, self.make) = (key, make)
    }

    /// The same view, with an identity that is unique below another one.
    func keyed(below other: some Hashable) -> Child {
      Child(AnyHashable([AnyHashable(other), key]), make)
    }
  }

  private struct Identity: Hashable {
    let key: AnyHashable
    let type: ObjectIdentifier
  }

  private(set) var environment = EnvironmentValues()
  private(set) var children: [Node] = []
  /// The UIKit view that shows the node; nil if only its content has UIKit views.
  private(set) var view: UIView?
  /// Called when the node appears and disappears.
  var shown: (@MainActor (Bool) -> Void)?
  /// Called when the node is removed.
  var left: (@MainActor () -> Void)?
  /// The view that owns the root of the tree; nil once it is gone.
  private weak var root: HostingView?
  private(set) weak var parent: Node?
  /// The number of times that its parent has described it.
  private(set) var descriptionCount = 0
  private var identity: Identity?
  private var storage: [Int: AnyObject] = [:]
  private var publishers: [ObservableObjectPublisher] = []
  private var evaluateAgain: (@MainActor () -> Void)?
  private(set) var isShown = false

  init(in root: HostingView?, below parent: Node?) { (self.root, self.parent) = (root, parent) }

  // MARK: Evaluation

  /// Evaluates a view as its parent describes it now.
  func evaluate(_ described: any View, in environment: EnvironmentValues) {
    self.environment = environment
    descriptionCount += 1
    evaluateAgain = { [weak self] in
      guard let self else { return }
      ViewUpdate.run { self.evaluate(described) }
    }
    ViewUpdate.run { evaluate(described) }
  }

  private func evaluate(_ described: some View) {
    if let primitive = described as? any PrimitiveView { return primitive.update(self) }
    if let foreign = described as? any UIViewRepresentable { return foreign.represent(in: self) }
    install(described)
    BodyEvaluations.note(type(of: described))
    let body = tracking { described.body }
    show([Child(0) { body }])
  }

  /// Evaluates the node's view again.
  func evaluateOnceMore() { evaluateAgain?() }

  /// Marks the node for evaluation in the next turn.
  func invalidate() { root?.invalidate(self) }

  /// Shows views; views that are already shown keep their identity.
  func show(_ next: [Child], in environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    var before: [Identity: Node] = [:]
    for child in children { if let identity = child.identity { before[identity] = child } }
    children = next.map { child in
      let described = tracking { child.make() }
      let identity = Identity(key: child.key, type: ObjectIdentifier(type(of: described)))
      let node = before.removeValue(forKey: identity) ?? Node(in: root, below: self)
      node.identity = identity
      node.evaluate(described, in: environment)
      return node
    }
    for gone in before.values { gone.leave() }
  }

  /// Removes the node, its content and its storage.
  func leave() {
    for child in children { child.leave() }
    setShown(false)
    ViewUpdate.run { left?() }
    for publisher in publishers { publisher.listeners[ObjectIdentifier(self)] = nil }
    view?.removeFromSuperview()
    (children, publishers, storage, evaluateAgain, view) = ([], [], [:], nil, nil)
    (shown, left) = (nil, nil)
  }

  // MARK: Storage

  /// Connects the property wrappers of a view.
  func install(_ described: Any) {
    for (index, child) in Mirror(reflecting: described).children.enumerated() {
      (child.value as? any NodeProperty)?.install(in: self, at: index)
    }
  }

  /// Returns the object stored at an index, which the first call creates.
  func kept<Kept: AnyObject>(at index: Int = 0, _ make: () -> Kept) -> Kept {
    if let kept = storage[index] as? Kept { return kept }
    let made = make()
    storage[index] = made
    return made
  }

  /// Evaluates the node again whenever an object changes.
  func follow(_ object: some ObservableObject) {
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
    let id = ObjectIdentifier(self)
    guard publisher.listeners[id] == nil else { return }
    publisher.listeners[id] = { [weak self] in
      MainActor.assumeIsolated {
        ViewUpdate.noteWrite()
        self?.invalidate()
      }
    }
    publishers.append(publisher)
  }

  // MARK: The screen

  /// Returns the UIKit view of the node, which the first call creates.
  func ownView<View: UIView>(_ make: () -> View) -> View {
    if let view = view as? View { return view }
    let made = make()
    view = made
    return made
  }

  /// The UIKit views that show the node in its container.
  var items: [UIView] { view.map { [$0] } ?? children.flatMap(\.items) }

  /// Adds the views of its content to their containers.
  func fillContainers() {
    for child in children { child.fillContainers() }
    (view as? any ItemHolder)?.hold(children.flatMap(\.items))
  }

  /// Reports to the node and its content that they appear or disappear.
  func setShown(_ isShown: Bool) {
    for child in children { child.setShown(isShown) }
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    shown?(isShown)
  }
}
