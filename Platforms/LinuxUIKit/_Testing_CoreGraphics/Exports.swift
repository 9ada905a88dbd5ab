// Swift Testing looks for this module where it meets one that is called CoreGraphics.
@_exported import Testing
