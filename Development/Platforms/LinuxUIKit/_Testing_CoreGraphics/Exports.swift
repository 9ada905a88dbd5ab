// Swift Testing imports this module if a module is called CoreGraphics.
@_exported import Testing
