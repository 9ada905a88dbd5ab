import Foundation

// These are constants, although their type could hold a mutable string.

/// The dictionary of the properties that only a GIF has.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The duration of a frame, in seconds; 0.1 if the file specifies 0.05 or less.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame as the file specifies it, in seconds.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The width of a picture, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of a picture, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Whether a thumbnail is always created from the full image.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The maximum length of the longer side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
/// Whether an image is decoded when it is created, not when it is shown.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
