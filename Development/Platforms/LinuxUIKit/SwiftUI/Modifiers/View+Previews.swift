/// Views for Xcode's canvas.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Self.Previews { get }
}

extension View {
  /// Names a preview; it has no effect here.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PlainModifier())
  }
}
