public import InvariantRigs
import OverscrollCore

// The rig compiles this together with the sources of the executable; the tests import it.
#if !LINKED
  @testable import OverscrollWeb
#endif

/// A page that calls the module with numbers from a sequence of bytes.
///
/// After each call it checks every number that a page would use as a style, a scroll position or a
/// delay.
struct PageScript {
  private typealias Place = WebBlock.Place

  private var reader: ByteReader
  private let memory: UnsafeMutableRawPointer
  private let block: WebBlock
  private var time = 0.0
  /// Whether the bytes set all options of an edge, and make all requests.
  private var hasAllOptions = false

  static func fault(in bytes: [UInt8]) -> String? {
    let size = Int(blockSize())
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    defer { memory.deallocate() }
    var script = PageScript(reader: ByteReader(bytes), memory: memory, block: WebBlock(memory))
    return script.play()
  }

  private mutating func play() -> String? {
    setUp()
    var calls = 0
    while !reader.isAtEnd {
      calls += 1
      let name = call()
      if let fault { return "call \(calls), \(name): \(fault)" }
    }
    return nil
  }

  private mutating func setUp() {
    let parts = reader.byte()
    hasAllOptions = parts & 0x40 != 0
    writeDefaults()
    for edge in OverscrollEdge.allCases where parts & 1 << edge.rawValue != 0 {
      let count = hasAllOptions ? WebBlock.Length.options : 8
      for number in 0..<count { block[Place.options(of: edge) + number] = reader.number() }
      block[Place.options(of: edge)] = 1
    }
    if parts & 0x10 != 0 {
      for number in 0..<6 { block[Place.durations + number] = reader.number() }
    }
    for edge in OverscrollEdge.allCases {
      for text in 0..<WebBlock.Drawing.pictures { block[Place.drawing(of: edge) + text] = 40 }
    }
    configure(memory, 0, 0, 0)
    guard parts & 0x20 == 0 else { return }
    geometryChanged(memory, 0, 0, 0, 2000, 600, 1000, 390, Int32(parts >> 7), 1)
  }

  /// Configures pull to refresh and load more with the default durations.
  private func writeDefaults() {
    let top: [Double] = [1, 0, 0, 60, -1, -1, 0, 0]
    let bottom: [Double] = [1, 1, 2, 100, 44, -1, 1, 1]
    let durations = [0.25, 0.4, 0.5, 0.6, 4, 0.25]
    for (place, numbers) in [
      (Place.top, top), (Place.bottom, bottom), (Place.durations, durations),
    ] {
      for (index, number) in numbers.enumerated() { block[place + index] = number }
    }
    block[Place.backToTop] = -1
  }

  // MARK: Calls of the page

  private mutating func call() -> String {
    time += reader.delay()
    if !time.isFinite { time = 0 }
    let (left, top) = (position(), position())
    switch reader.below(8) {
    case 0..<3: return touch(left, top)
    case 3:
      framePassed(memory, time, left, top)
      return "frame"
    case 4:
      geometryChanged(
        memory, time, left, top, reader.number(), reader.number(), reader.number(), reader.number(),
        Int32(reader.byte() & 1), Int32(reader.byte() & 1))
      return "geometry"
    case 5:
      return ask(
        left, top, request: reader.below(hasAllOptions ? 17 : 6), edge: Int32(reader.below(5)))
    case 6:
      ended(
        memory, time, left, top, UInt32(reader.byte()), Int32(reader.below(6)),
        Int32(reader.byte() & 1))
      return "end"
    default:
      for edge in 0..<5 { draw(memory, Int32(edge)) }
      return "draw"
    }
  }

  private mutating func touch(_ left: Double, _ top: Double) -> String {
    let kind = reader.below(5)
    let isOdd = reader.byte() > 240
    let (x, y) = isOdd ? (reader.number(), reader.number()) : (100, 4 * Double(reader.byte()))
    if kind < 4 {
      touched(memory, time, left, top, Int32(kind), x, y)
    } else {
      framePassed(memory, time, left, top)
    }
    return "touch \(kind)"
  }

  private mutating func ask(_ left: Double, _ top: Double, request: Int, edge: Int32) -> String {
    typealias Request = WebBlock.Request
    let kinds = [
      Request.begin, Request.cancel, Request.tap, Request.reset, Request.goToTop, Request.noMore,
    ]
    let kind = request < kinds.count ? kinds[request] : request - 1
    let value = request < kinds.count ? 0 : reader.number()
    requested(memory, time, left, top, Int32(kind), edge, value)
    return "ask \(request)"
  }

  /// The reported scroll position, which is mostly the start.
  private mutating func position() -> Double {
    let choice = reader.byte()
    return choice < 150 ? 0 : choice < 240 ? 16 * Double(choice - 150) : reader.number()
  }

  // MARK: Checks

  private var fault: String? {
    if let law = WebBlock.session(memory).pointee.engine.checkInvariants() { return "\(law)" }
    for place in Place.animates..<Place.topDrawing where !block[place].isFinite {
      return "number \(place) is \(block[place])"
    }
    for edge in OverscrollEdge.allCases where block[Place.report(of: edge) + 8] < 0 {
      return "the space at the \(edge) edge is negative"
    }
    return sceneFault
  }

  private var sceneFault: String? {
    typealias Drawing = WebBlock.Drawing
    for edge in OverscrollEdge.allCases {
      let drawing = Place.drawing(of: edge)
      let elements = block[drawing + Drawing.elementCount]
      let points = block[drawing + Drawing.pointCount]
      guard 0...Double(WebBlock.elementLimit) ~= elements, 0...Double(WebBlock.pointLimit) ~= points
      else { return "\(elements) elements with \(points) points" }
      let ends = Drawing.elements + WebBlock.Element.count * Int(elements)
      let places = [Drawing.elements..<ends, Drawing.points..<Drawing.points + 3 * Int(points)]
      for place in places.joined() where !block[drawing + place].isFinite {
        return "number \(place) of the drawing is \(block[drawing + place])"
      }
    }
    return nil
  }
}

extension FuzzTarget {
  /// The module's functions as a page calls them.
  public static let page = FuzzTarget("page", fault: PageScript.fault)
}
