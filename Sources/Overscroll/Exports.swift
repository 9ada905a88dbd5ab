@_exported public import OverscrollCore
@_exported public import OverscrollIndicators
@_exported public import OverscrollPaging

#if canImport(UIKit) && !os(watchOS)
  @_exported public import OverscrollTexts
  @_exported public import OverscrollUIKit
#endif

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  @_exported public import OverscrollSwiftUI
#endif
