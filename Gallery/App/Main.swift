// The tests do not compile this file, because their stand-in for SwiftUI has no entry point.
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryView(catalog: .bundled) }
  }
}
