import UIKit

/// A view of UIKit's as one of SwiftUI's.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  /// The view.
  associatedtype UIViewType: UIView
  /// What it keeps beside the view.
  associatedtype Coordinator = Void
  /// Makes the view.
  func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Says good-bye to the view.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Makes what it keeps.
  func makeCoordinator() -> Self.Coordinator
  /// What it is told when it makes or updates.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What a view of UIKit's is told.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  /// What is kept beside the view.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Nobody can ask.
  public var body: Never { noBody(of: Self.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Keeps nothing.
  public func makeCoordinator() {}
}
