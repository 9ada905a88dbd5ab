// The types of giflib that the stand-in for ImageIO uses, for Development/Scripts/check-apple.py.

public struct GifFileType {}
public typealias GifByteType = UInt8
