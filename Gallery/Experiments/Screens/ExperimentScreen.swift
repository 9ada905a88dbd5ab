import SwiftUI
import UIKit

/// One SwiftUI screen of the app: a list, and buttons.
@available(iOS 16, tvOS 16, visionOS 1, *)
struct ExperimentScreen: View {
  @ObservedObject private var model: ScreenModel

  init(_ model: ScreenModel) { self.model = model }

  /// Creates a controller that shows a screen.
  @MainActor static func controller(of model: ScreenModel) -> UIViewController {
    let controller = UIHostingController(rootView: ExperimentScreen(model))
    controller.title = model.setup.name
    controller.navigationItem.largeTitleDisplayMode = model.setup.hasLargeTitle ? .always : .never
    model.controller = controller
    return controller
  }

  var body: some View {
    list
      .overlay(alignment: .bottom) { buttons }
      .onAppear { model.appeared() }
  }

  @ViewBuilder private var list: some View {
    if model.isShown {
      scroller
        .accessibilityActions {
          if model.setup.hasAccessibilityAction {
            Button(action: { model.performedAccessibilityAction() }) { Text("Refresh") }
          }
        }
        .background { ScrollProbe(model: model) }
        .id(model.listID)
    } else {
      ScrollView { Text("Hidden") }
    }
  }

  @ViewBuilder private var scroller: some View {
    switch model.setup.scroller {
    case .list: List { rows }
    case .scrollView: ScrollView { LazyVStack { rows } }
    }
  }

  private var rows: some View {
    ForEach(model.rows) { Text("\($0.id) \(model.drawCount)").frame(height: $0.height) }
  }

  private var buttons: some View {
    HStack {
      ForEach(model.setup.actions, id: \.rawValue) { action in
        Button(action: { model.perform(action) }) { Text(action.rawValue) }
      }
    }
  }
}

/// A view behind a list, from which UIKit's scroll view is found.
private struct ScrollProbe: UIViewRepresentable {
  let model: ScreenModel

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { model.probe = view }
}
