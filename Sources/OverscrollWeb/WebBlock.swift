import OverscrollCore

/// The block of memory that the module and the page share, an array of numbers.
///
/// The numbers are 64-bit floating point numbers. Behind them is the session, which only the module
/// uses. The page allocates the block. `Development/Scripts/generate.sh` writes the same places to
/// `Web/src/engine/block-layout.js`.
struct WebBlock {
  /// A checksum of the places and of the functions in Exports.swift; `generate.sh` writes it.
  static let version: Int32 = 1734940325

  /// The places of the numbers in the block.
  enum Place {
    /// The options of the top edge, see ``Option``.
    static let top = 0
    /// The options of the bottom edge.
    static let bottom = top + Length.options
    /// The options of the leading edge.
    static let leading = bottom + Length.options
    /// The options of the trailing edge.
    static let trailing = leading + Length.options
    /// The durations in seconds, see ``Duration``.
    static let durations = trailing + Length.options
    /// `ConcurrentRunPolicy`.
    static let concurrency = durations + Length.durations
    /// The ratio of the content's movement to the finger's at an edge; 0 for the default.
    static let damping = concurrency + 1
    /// The longest pull beyond the extra inset, in points; 0 for no limit.
    static let maximumPull = damping + 1
    /// The scroll distance at which the back-to-top button appears; negative for never.
    static let backToTop = maximumPull + 1
    /// 1 if that distance is in viewports, 0 if it is in points.
    static let backToTopInViewports = backToTop + 1
    /// 1 if the page moves the content itself and reports only positions.
    static let isDriven = backToTopInViewports + 1
    /// 1 after the first call of ``configure(_:_:_:_:)``.
    static let isConfigured = isDriven + 1
    /// 1 if the user prefers reduced motion.
    static let reducesMotion = isConfigured + 1
    /// 1 while a visible indicator animates, so that the session needs frames.
    static let animates = reducesMotion + 1
    /// 1 while the session needs frames.
    static let moves = animates + 1
    /// The time at which the session has to be called even without an event, in seconds; negative
    /// for never.
    static let wakeTime = moves + 1
    /// The progress of the back-to-top button's appearance, from 0 to 1.
    static let risen = wakeTime + 1
    /// The state of the vertical axis, see ``Axis``.
    static let vertical = risen + 1
    /// The state of the horizontal axis.
    static let horizontal = vertical + Length.axis
    /// The changes at the top edge, see ``Report``.
    static let topReport = horizontal + Length.axis
    /// The changes at the bottom edge.
    static let bottomReport = topReport + Report.count
    /// The changes at the leading edge.
    static let leadingReport = bottomReport + Report.count
    /// The changes at the trailing edge.
    static let trailingReport = leadingReport + Report.count
    /// The texts, pictures and drawing of the top edge, see ``Drawing``.
    static let topDrawing = trailingReport + Report.count
    /// Those of the bottom edge.
    static let bottomDrawing = topDrawing + Drawing.count
    /// Those of the leading edge.
    static let leadingDrawing = bottomDrawing + Drawing.count
    /// Those of the trailing edge.
    static let trailingDrawing = leadingDrawing + Drawing.count
    /// The number of all places.
    static let count = trailingDrawing + Drawing.count

    /// The place of an edge's options.
    static func options(of edge: OverscrollEdge) -> Int {
      top + Length.options * Int(edge.rawValue)
    }

    /// The place of an edge's report.
    static func report(of edge: OverscrollEdge) -> Int {
      topReport + Report.count * Int(edge.rawValue)
    }

    /// The place of an edge's texts, pictures and drawing.
    static func drawing(of edge: OverscrollEdge) -> Int {
      topDrawing + Drawing.count * Int(edge.rawValue)
    }
  }

  /// What an indicator is drawn with, and its drawing, relative to the edge's place.
  enum Drawing {
    /// The sizes of the texts, two numbers each, in the order of `IndicatorText`.
    static let textSizes = 0
    /// The sequences of pictures: four numbers for each `OverscrollPhase`, see ``Picture``.
    static let pictures = 32
    /// The number of elements in the drawing.
    static let elementCount = 64
    /// The number of points in the shapes of the drawing, see ``Step``.
    static let pointCount = 65
    /// The elements of the drawing: twelve numbers each, see ``Element``.
    static let elements = 66
    /// The points of the shapes: three numbers each, see ``Step``.
    static let points = 162
    /// The number of places of an edge.
    static let count = 258
  }

  /// The number of places of the options of an edge, of the durations, and of an axis.
  enum Length {
    static let options = OptionLength.edge
    static let durations = Duration.timeout + 1
    static let axis = Axis.holdsScroll + 1
  }

  /// The numbers of an axis, relative to its place.
  enum Axis {
    /// The displacement of the scroller, in points in the page's coordinates: down and to the
    /// right.
    static let displacement = 0
    /// The distance to add to the scroll position, in points.
    static let scrollBy = 1
    /// 1 while the scroller must not scroll by itself.
    static let holdsScroll = 2
  }

  /// The durations, relative to their place, in seconds.
  enum Duration {
    static let expand = 0
    static let collapse = 1
    static let minimumVisible = 2
    static let messageDuration = 3
    static let failureDuration = 4
    static let turn = 5
    static let resultDuration = 6
    static let timeout = 7
  }

  /// The report about an edge, relative to its place.
  enum Report {
    /// `OverscrollPhase`.
    static let phase = 0
    /// The run whose action has to be called; 0 for none.
    static let run = 1
    /// The run that has to be cancelled; 0 for none.
    static let cancelled = 2
    /// How a run ended: `RefreshResult.Kind` plus 1; 0 for none.
    static let finished = 3
    /// 1 if the indicator has to be drawn again.
    static let redraws = 4
    /// 1 if the phase has changed.
    static let phaseChanged = 5
    /// The pull as a fraction of the trigger distance.
    static let progress = 6
    /// The length of the indicator, in points.
    static let extent = 7
    /// The length of the space in the scroller at the edge, in points.
    static let space = 8
    /// The position of the box: 0 hidden, 1 beside the scroller, 2 in the scroller's space.
    static let boxPlace = 9
    /// The distance from the start of that container to the box, in points.
    static let origin = 10
    /// The visible part of the indicator's length, in points, if the content reveals it.
    static let revealed = 11
    /// The extra inset that the engine requests, in points.
    static let inset = 12
    /// 1 if the page has to answer whether the pull may arm the edge.
    static let asksToArm = 13
    /// The pull beyond the extra inset, in points.
    static let pull = 14
    /// The number of places in a report.
    static let count = 15
  }

  /// The numbers of a sequence of pictures, relative to its place.
  enum Picture {
    /// The number of pictures.
    static let frameCount = 0
    /// The width of each picture, in points.
    static let width = 1
    /// The height of each picture, in points.
    static let height = 2
    /// The duration of each picture, in seconds.
    static let delay = 3
    /// The number of places in a sequence.
    static let count = 4
  }

  /// The values of the first of a point's three numbers; the other two are its coordinates.
  enum Step {
    /// Begins a new part.
    static let move = 0
    /// Draws a line to the point.
    static let line = 1
    /// The center of an arc; the next three numbers are its radius and its start and end, in
    /// degrees.
    static let arc = 2
    /// Closes the part.
    static let close = 3
  }

  /// The numbers of an element of a drawing.
  enum Element {
    /// One of ``Kind``.
    static let kind = 0
    /// `IndicatorText`.
    static let text = 1
    /// `OverscrollPhase`: selects the sequence of a picture.
    static let phase = 1
    /// `IndicatorTextRole`.
    static let role = 2
    /// The number of a picture in its sequence.
    static let frame = 2
    /// 0 label, 1 secondary, 2 tint, 4 accent; otherwise red, green and blue as 0x1RRGGBB.
    static let color = 3
    static let x = 4
    static let y = 5
    /// The rotation in degrees, clockwise.
    static let rotation = 6
    static let scale = 7
    static let opacity = 8
    /// The diameter of a spinner, or the width of a line or picture, in points.
    static let length = 9
    /// The visible fraction of a spinner; negative if it spins.
    static let progress = 10
    /// The height of a picture, in points.
    static let height = 10
    /// The number of points of the shape.
    static let pointCount = 11
    /// The number of places of an element.
    static let count = 12
  }

  /// The kinds of the elements of a drawing: texts, spinners, outlined and filled shapes, and pictures.
  enum Kind {
    static let text = 0
    static let spinner = 1
    static let outline = 2
    static let filled = 3
    static let picture = 4
  }

  /// The requests of a page: the values of `kind` in ``requested(_:_:_:_:_:_:_:)``.
  enum Request {
    /// Begins the action of an edge.
    static let begin = 0
    /// Cancels the run of an edge.
    static let cancel = 1
    /// The user tapped the indicator.
    static let tap = 2
    /// Allows an edge to trigger again after its end or a failure.
    static let reset = 3
    /// An edge has no more pages.
    static let noMore = 4
    /// Enables an edge, or disables it if the value is 0.
    static let enable = 5
    /// Shows an edge, or hides it if the value is not 0.
    static let hide = 6
    /// The value is the number of items that are left to scroll towards the edge.
    static let countItems = 7
    /// The page moved the content itself: the value is its offset along the edge's axis, in points.
    static let move = 8
    /// A finger grabbed content that the page moves itself.
    static let grab = 9
    /// That finger was lifted; an armed edge starts its action.
    static let release = 10
    /// That touch was cancelled.
    static let lose = 11
    /// The user tapped the button that scrolls back to the top.
    static let goToTop = 12
    /// The value is 1 while a touch that began in the list belongs to another part of the page.
    static let pause = 13
    /// Answers whether the pull may arm the edge: 0 forbids it.
    static let allowArming = 14
    /// The page began a run itself, or ended it if the value is 0.
    static let runElsewhere = 15
  }

  /// What a finger did: the values of `kind` in ``touched(_:_:_:_:_:_:_:)``.
  enum Touch {
    static let began = 0
    static let moved = 1
    static let ended = 2
    static let cancelled = 3
  }

  /// The maximum number of elements in a drawing; more are not drawn.
  static let elementLimit = 8
  /// The maximum number of points in the shapes of a drawing; more are not drawn.
  static let pointLimit = 32

  private let numbers: UnsafeMutablePointer<Double>

  init(_ memory: UnsafeMutableRawPointer) {
    numbers = memory.assumingMemoryBound(to: Double.self)
  }

  private init(numbers: UnsafeMutablePointer<Double>) { self.numbers = numbers }

  /// Returns the part of the block whose places count from a place.
  func part(from place: Int) -> WebBlock { WebBlock(numbers: numbers + place) }

  subscript(place: Int) -> Double {
    get { numbers[place] }
    nonmutating set { numbers[place] = newValue }
  }

  /// The session, which follows the numbers in memory.
  static func session(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<WebSession> {
    (memory + Place.count * MemoryLayout<Double>.stride).assumingMemoryBound(to: WebSession.self)
  }

  /// The size of a block, in bytes; a multiple of 16.
  static var byteCount: Int {
    (Place.count * MemoryLayout<Double>.stride + MemoryLayout<WebSession>.size + 15) & ~15
  }
}
