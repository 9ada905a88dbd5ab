import SwiftUI

@testable import OverscrollSwiftUI

/// Keeps the proxy that a view in a list receives.
@MainActor
final class ProxyBox {
  var proxy = OverscrollProxy(nil)
}

/// A view in a list that passes on its proxy.
struct ProxyProbe: View {
  let box: ProxyBox
  @Environment(\.overscroll) private var overscroll

  var body: some View {
    box.proxy = overscroll
    return EmptyView()
  }
}
