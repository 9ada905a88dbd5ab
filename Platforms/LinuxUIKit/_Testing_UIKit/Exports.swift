// Swift Testing looks for this module where it meets one that is called UIKit.
@_exported import Testing
