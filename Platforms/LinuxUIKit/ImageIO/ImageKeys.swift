import Foundation

// Constants, though the type that they are of could hold a text that changes.

/// The table of what only a GIF has.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a frame stands, in seconds; 0.1 where the file says 0.05 or less.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame stands by the file, in seconds.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The width of a picture, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of a picture, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Whether a picture that is made smaller is made of the picture itself.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a picture that is made smaller, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a picture is decoded when it is made, and not when it is shown.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
