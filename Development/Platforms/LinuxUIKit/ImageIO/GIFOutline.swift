import Foundation

/// The size, delays and type of a GIF, read without decoding an image.
struct GIFOutline {
  private(set) var width = 0
  private(set) var height = 0
  /// The delay of each complete image, in seconds.
  private(set) var delays: [Double] = []
  private(set) var status = CGImageSourceStatus.statusReadingHeader

  init(of data: Data) {
    guard let reader = GIFReader(data) else { return }
    (width, height) = reader.size
    status = readPictures(of: reader) ? .statusComplete : .statusUnexpectedEOF
  }

  /// Reads up to the end of the file; returns false if the end is missing.
  private mutating func readPictures(of reader: GIFReader) -> Bool {
    var delay = 0.0
    while let record = reader.next() {
      switch record {
      case .image:
        guard reader.skipImage() else { return false }
        delays.append(delay)
        delay = 0
      case .delay(let seconds): delay = seconds
      case .other: break
      case .end: return true
      }
    }
    return false
  }
}
