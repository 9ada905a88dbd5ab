@_exported public import OverscrollCore
@_exported public import OverscrollIndicators

#if canImport(UIKit)
  @_exported public import OverscrollTexts
  @_exported public import OverscrollUIKit
#endif
