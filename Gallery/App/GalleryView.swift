#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// The list of all demos, or the selected one.
  struct GalleryView: View {
    let catalog: Catalog
    @State private var chosen: Catalog.Demo?

    var body: some View {
      if let chosen {
        DemoView(demo: chosen, close: { self.chosen = nil })
      } else {
        List(catalog.demos) { demo in
          Button(action: { chosen = demo }, label: { DemoRow(demo: demo) })
        }
      }
    }
  }

  /// A demo in the list: its name and its description.
  private struct DemoRow: View {
    let demo: Catalog.Demo

    var body: some View {
      VStack {
        Text(demo.name.spoken)
        Text(demo.sentence.spoken)
      }
    }
  }
#endif
