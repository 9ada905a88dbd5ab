// giflib's types, which the stand-in for ImageIO names, for Scripts/check-apple.py.

public struct GifFileType {}
public typealias GifByteType = UInt8
