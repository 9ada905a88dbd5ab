import SwiftUI
import UIKit

/// One SwiftUI screen of the app: a list, what surrounds it, and buttons.
@available(iOS 18, tvOS 18, visionOS 2, *)
struct ExperimentScreen: View {
  @ObservedObject private var model: ScreenModel

  init(_ model: ScreenModel) { self.model = model }

  /// Creates a controller that shows a screen.
  @MainActor static func controller(of model: ScreenModel) -> UIViewController {
    let controller = UIHostingController(rootView: ExperimentScreen(model))
    controller.title = model.setup.name
    let isLarge = model.setup.surroundings == .largeTitle
    controller.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    model.controller = controller
    return controller
  }

  var body: some View {
    surroundings
      .overlay(alignment: .bottom) { buttons }
      .onAppear { model.appeared() }
  }

  @ViewBuilder private var surroundings: some View {
    if !model.isShown {
      ScrollView { Text("Hidden") }
    } else if model.setup.surroundings == .header {
      VStack {
        Text("Header").frame(height: 40)
        logged
      }
      .modifier(CarrierOfScreen(model: model))
    } else if model.setup.surroundings == .ownMargins {
      logged.modifier(CarrierOfScreen(model: model)).contentMargins(.top, 20, for: .scrollContent)
    } else {
      logged.modifier(CarrierOfScreen(model: model))
    }
  }

  private var logged: some View {
    scroller
      .scrollPosition(model.position)
      .onScrollPhaseChange { before, after, context in
        model.changed(from: before, to: after, at: context.geometry)
      }
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { model.reported($1) }
      .accessibilityActions {
        if model.setup.hasAccessibilityAction {
          Button(action: { model.performedAccessibilityAction() }) { Text("Refresh") }
        }
      }
      .background { ScrollProbe(model: model) }
      .environment(\.layoutDirection, model.setup.isRightToLeft ? .rightToLeft : .leftToRight)
      .id(model.listID)
  }

  @ViewBuilder private var scroller: some View {
    switch model.setup.scroller {
    case .list: List { rows }
    case .scrollView: ScrollView { LazyVStack { rows } }
    case .row:
      ScrollView(.horizontal) {
        LazyHStack { ForEach(model.rows) { Text("\($0.id)").frame(width: 100) } }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    if model.setup.carrier == .spacer { Text("").frame(height: model.extraInset) }
    if model.setup.hasField { TextField().frame(height: 50) }
    if model.setup.surroundings == .carousel {
      ScrollView(.horizontal) { Text("Carousel").frame(width: 900) }.frame(height: 100)
    }
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

/// Holds the extra inset of a screen open, by the modifier that its setup names.
@available(iOS 18, tvOS 18, visionOS 2, *)
private struct CarrierOfScreen: ViewModifier {
  @ObservedObject var model: ScreenModel

  func body(content: Content) -> some View {
    switch model.setup.carrier {
    case .padding:
      content.safeAreaPadding(
        EdgeInsets(top: model.extraInset, leading: 0, bottom: 0, trailing: 0))
    case .margins: content.contentMargins(.top, model.extraInset, for: .scrollContent)
    case .spacer, .external, nil: content
    }
  }
}

/// A view behind a list, from which UIKit's scroll view is found.
@available(iOS 18, tvOS 18, visionOS 2, *)
private struct ScrollProbe: UIViewRepresentable {
  let model: ScreenModel

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { model.probe = view }
}

/// UIKit's text view, which shows the keyboard.
private struct TextField: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {}
}
