@_spi(Simulation) import CoreGraphics
import Foundation

/// An image file that is decoded one image at a time, on request.
///
/// Only GIF files can be decoded; for other files, only the type is known.
public final class CGImageSource {
  let data: Data
  let outline: GIFOutline
  let type: CFString?
  /// The number of images that were decoded.
  @_spi(Simulation) public internal(set) var decodeCount = 0

  init(_ data: Data) {
    self.data = data
    type = Self.type(of: data)
    outline = GIFOutline(of: data)
  }

  /// The type that the first bytes indicate, whatever the file's name is.
  private static func type(of data: Data) -> CFString? {
    let known: [(start: [UInt8], type: CFString)] = [
      (Array("GIF8".utf8), "com.compuserve.gif"), ([0x89, 0x50, 0x4E, 0x47], "public.png"),
      ([0xFF, 0xD8, 0xFF], "public.jpeg"),
    ]
    return known.first { data.starts(with: $0.start) }?.type
  }
}

/// Creates an image source from data.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// Returns the type of the file, or nil if it is unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// Returns the number of images in the file.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.outline.delays.count }

/// Returns whether the data is complete.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.type == nil ? .statusUnknownType : isrc.outline.status
}

/// Returns the properties of an image, or nil if there is no such image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.outline.delays.indices.contains(index) else { return nil }
  let delay = isrc.outline.delays[index]
  return NSDictionary(dictionary: [
    kCGImagePropertyPixelWidth: NSNumber(value: isrc.outline.width),
    kCGImagePropertyPixelHeight: NSNumber(value: isrc.outline.height),
    kCGImagePropertyGIFDictionary: NSDictionary(dictionary: [
      kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
      kCGImagePropertyGIFDelayTime: NSNumber(value: delay <= 0.05 ? 0.1 : delay),
    ]),
  ])
}

/// Decodes an image at the size that the options limit; returns nil if its data is incomplete.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard isrc.outline.delays.indices.contains(index) else { return nil }
  isrc.decodeCount += 1
  guard GIFReader(isrc.data)?.decode(index) == true else { return nil }
  let (width, height) = (isrc.outline.width, isrc.outline.height)
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue
  let longest = max(width, height, 1)
  let side = min(longest, max(1, limit ?? longest))
  return CGImage(
    width: max(1, width * side / longest), height: max(1, height * side / longest))
}
