// Swift Testing imports this module if a module is called UIKit.
@_exported import Testing
