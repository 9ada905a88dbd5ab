import UIKit

/// A SwiftUI view that shows a UIKit view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object that is stored beside the view.
  associatedtype Coordinator = Void
  /// Creates the view.
  func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Updates the view.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Cleans up after the view is removed.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Creates the coordinator.
  func makeCoordinator() -> Self.Coordinator
  /// The context of creating and updating the view.
  typealias Context = UIViewRepresentableContext<Self>
}

/// The context in which a UIKit view is created or updated.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Never called.
  public var body: Never { noBody(of: Self.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates an empty coordinator.
  public func makeCoordinator() {}
}
