// A module without declarations: what UIKit and SwiftUI are to the library on watchOS.
