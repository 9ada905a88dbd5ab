// A module without declarations, which replaces UIKit and SwiftUI on watchOS.
