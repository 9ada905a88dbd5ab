import Foundation
import GIFLibrary

/// Reads a GIF sequentially with giflib.
final class GIFReader {
  /// A record of a GIF file.
  enum Record {
    /// An image, which has to be decoded or skipped.
    case image
    /// The delay of the next image, in seconds.
    case delay(Double)
    /// Any other extension, such as a comment.
    case other
    /// The end marker of a complete file.
    case end
  }

  private let data: Data
  private var position = 0
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Opens a GIF; fails if its header is invalid or incomplete.
  init?(_ data: Data) {
    self.data = data
    file = DGifOpen(
      Unmanaged.passUnretained(self).toOpaque(),
      { file, bytes, count in
        guard let file, let bytes, let reader = file.pointee.UserData else { return 0 }
        return Unmanaged<GIFReader>.fromOpaque(reader).takeUnretainedValue().read(bytes, count)
      }, nil)
    if file == nil { return nil }
  }

  deinit { _ = file.map { DGifCloseFile($0, nil) } }

  /// The canvas size, in pixels.
  var size: (width: Int, height: Int) {
    guard let file else { return (0, 0) }
    return (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
  }

  private func read(_ bytes: UnsafeMutablePointer<GifByteType>, _ count: Int32) -> Int32 {
    let end = min(data.count, position + max(0, Int(count)))
    let start = data.startIndex
    data.copyBytes(to: bytes, from: start + position..<start + end)
    defer { position = end }
    return Int32(end - position)
  }

  /// Returns the next record, or nil if the data ends early.
  func next() -> Record? {
    var kind = UNDEFINED_RECORD_TYPE
    guard let file, DGifGetRecordType(file, &kind) == GIF_OK else { return nil }
    switch kind {
    case IMAGE_DESC_RECORD_TYPE: return DGifGetImageDesc(file) == GIF_OK ? .image : nil
    case EXTENSION_RECORD_TYPE: return skipExtension()
    case TERMINATE_RECORD_TYPE: return .end
    default: return .other
    }
  }

  private func skipExtension() -> Record? {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard let file, DGifGetExtension(file, &code, &block) == GIF_OK else { return nil }
    var record = Record.other
    // giflib: byte 0 is the length of the block; bytes 2 and 3 are the delay in 1/100 s.
    if code == GRAPHICS_EXT_FUNC_CODE, let block, block[0] >= 4 {
      record = .delay(Double(Int(block[2]) + 256 * Int(block[3])) / 100)
    }
    while block != nil {
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { return nil }
    }
    return record
  }

  /// Skips an image without decoding it; returns false if the data ends within it.
  func skipImage() -> Bool {
    var size: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard let file, DGifGetCode(file, &size, &block) == GIF_OK else { return false }
    while block != nil {
      guard DGifGetCodeNext(file, &block) == GIF_OK else { return false }
    }
    return true
  }

  /// Decodes the image with an index, line by line; returns false on failure.
  func decode(_ index: Int) -> Bool {
    var left = index
    while let record = next() {
      if case .end = record { return false }
      guard case .image = record else { continue }
      if left == 0 { return decodeLines() }
      left -= 1
      if !skipImage() { return false }
    }
    return false
  }

  private func decodeLines() -> Bool {
    guard let file else { return false }
    let width = Int32(file.pointee.Image.Width)
    var line = [GifPixelType](repeating: 0, count: max(1, Int(width)))
    for _ in 0..<file.pointee.Image.Height {
      guard DGifGetLine(file, &line, width) == GIF_OK else { return false }
    }
    return true
  }
}
