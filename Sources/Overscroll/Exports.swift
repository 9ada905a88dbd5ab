@_exported public import OverscrollCore
@_exported public import OverscrollIndicators
