// Not compiled by the tests: an app has an entry point, and their stand-in for SwiftUI has none.
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryView(catalog: .bundled) }
  }
}
