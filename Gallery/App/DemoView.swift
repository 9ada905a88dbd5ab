#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A demo: its description, its list in UIKit or SwiftUI.
  struct DemoView: View {
    let demo: Catalog.Demo
    let close: @MainActor () -> Void
    @State private var host = DemoHost.swiftUI

    var body: some View {
      VStack {
        HStack {
          Button(action: close, label: { Text("‹") })
          Text(demo.name.spoken)
        }
        Text(demo.sentence.spoken)
        HStack {
          ForEach(DemoHost.allCases, id: \.self) { each in
            Button(action: { host = each }, label: { Text(each.rawValue) })
          }
        }
        shown
      }
    }

    @ViewBuilder private var shown: some View {
      switch host {
      case .swiftUI: DemoScreens.view(of: demo.id)
      case .uiKit: ScreenView(id: demo.id)
      }
    }
  }

  /// The forms in which a demo is shown.
  enum DemoHost: String, CaseIterable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
  }
#endif
