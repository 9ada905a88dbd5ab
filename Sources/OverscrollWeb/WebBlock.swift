import OverscrollCore

/// The block of memory that the module and the page share: numbers in, numbers out.
///
/// An array of 64-bit floating point numbers, and behind it the session that only the module
/// touches. The page allots it; `Web/src/block.js` and the tables beside it name the same places, which a
/// test compares.
struct WebBlock {
  /// The version of the places below and of the functions in Exports.swift; raised when one of them changes.
  static let version: Int32 = 1

  /// The places of the numbers in the block.
  enum Place {
    /// What the top edge is to do: eight numbers, see ``Option``.
    static let top = 0
    /// What the bottom edge is to do.
    static let bottom = 8
    /// What the leading edge is to do.
    static let leading = 16
    /// What the trailing edge is to do.
    static let trailing = 24
    /// How long things take: six times in seconds, see ``Time``.
    static let times = 32
    /// 1 where the user wants things to stand still.
    static let reducesMotion = 38
    /// How far the list has to be scrolled for the button that leads back to the top; negative for never.
    static let backToTop = 39
    /// 1 where that is counted in viewports, 0 in points.
    static let backToTopInViewports = 40
    /// 1 while an indicator that is seen moves by itself, so that frames are wanted for it.
    static let animates = 41
    /// 1 while frames are wanted.
    static let moves = 42
    /// When the session wants to be called if nothing happens before, in seconds; negative for never.
    static let wakeTime = 43
    /// How far the button that leads back to the top has risen: from 0 to 1.
    static let risen = 44
    /// Where the scroller is along the vertical axis: three numbers, see ``Axis``.
    static let vertical = 45
    /// Where the scroller is along the horizontal axis.
    static let horizontal = 48
    /// What happened at the top edge: eleven numbers, see ``Report``.
    static let topReport = 51
    /// What happened at the bottom edge.
    static let bottomReport = 62
    /// What happened at the leading edge.
    static let leadingReport = 73
    /// What happened at the trailing edge.
    static let trailingReport = 84
    /// The sizes of the texts, two numbers each, in the order of `SceneText`.
    static let textSizes = 95
    /// How many elements the scene has.
    static let elementCount = 127
    /// How many points the shapes of the scene have, see ``Step``.
    static let pointCount = 128
    /// The sequences of pictures: four numbers for each `OverscrollPhase`, see ``Picture``.
    static let pictures = 129
    /// The elements of the scene: twelve numbers each, see ``Element``.
    static let elements = 161
    /// The points of the shapes: three numbers each, see ``Step``.
    static let points = 257
    /// How many numbers there are.
    static let count = 353

    /// What an edge is to do.
    static func options(of edge: OverscrollEdge) -> Int { top + 8 * Int(edge.rawValue) }

    /// What happened at an edge.
    static func report(of edge: OverscrollEdge) -> Int {
      topReport + Report.count * Int(edge.rawValue)
    }
  }

  /// The numbers that say where the scroller is along an axis, from their place on.
  enum Axis {
    /// How far the scroller is moved, in points, as the page counts: down, and to the right.
    static let displacement = 0
    /// What has to be added to the scroll position, in points.
    static let scrollBy = 1
    /// 1 while the scroller must not scroll by itself.
    static let holdsScroll = 2
  }

  /// The numbers that describe an edge, from its place on.
  enum Option {
    /// 1 where there is a control.
    static let isPresent = 0
    /// `EdgeOptions.Purpose`.
    static let purpose = 1
    /// 0 on release, 1 on reach, 2 within points, 3 within viewports, 4 on tap, 5 by hand.
    static let trigger = 2
    /// The distance of the trigger, in points or viewports.
    static let distance = 3
    /// The length of the indicator, in points; negative for the indicator's own.
    static let extent = 4
    /// The extra inset while running, in points; negative for the extent.
    static let hold = 5
    /// 1 where the indicator belongs to the content.
    static let isInline = 6
    /// The number of a built-in indicator, or their count for one of the page's own.
    static let indicator = 7
  }

  /// The times, from their place on, in seconds.
  enum Time {
    static let expand = 0
    static let collapse = 1
    static let minimumVisible = 2
    static let messageHold = 3
    static let failureHold = 4
    static let turn = 5
  }

  /// The numbers that report on an edge, from its place on.
  enum Report {
    /// `OverscrollPhase`.
    static let phase = 0
    /// The run that has to be run; 0 for none.
    static let run = 1
    /// The run that has to be cancelled; 0 for none.
    static let cancelled = 2
    /// How a run ended: `ResultKind` plus 1; 0 for none.
    static let finished = 3
    /// 1 where the indicator has to be drawn again.
    static let redraws = 4
    /// 1 where the phase is another one.
    static let phaseChanged = 5
    /// The pull as a part of the trigger distance.
    static let progress = 6
    /// The length of the indicator, in points.
    static let extent = 7
    /// The room that the scroller keeps at the edge, in points.
    static let space = 8
    /// 0 where there is nothing to see, 1 with the box beside the scroller, 2 in its space.
    static let stand = 9
    /// Where the box begins, in points from the start of what it stands in.
    static let origin = 10
    /// How many numbers there are.
    static let count = 11
  }

  /// The numbers that describe a sequence of pictures, from its place on.
  enum Picture {
    /// How many there are.
    static let frameCount = 0
    /// The width of each, in points.
    static let width = 1
    /// The height of each, in points.
    static let height = 2
    /// How long each stands, in seconds.
    static let delay = 3
    /// How many numbers there are.
    static let count = 4
  }

  /// What the first of a point's three numbers may be; the other two are its place.
  enum Step {
    /// A part begins.
    static let move = 0
    /// A line leads there.
    static let line = 1
    /// The middle of a circle; the next three numbers are its radius and where the arc begins and ends, in degrees.
    static let arc = 2
    /// The part leads back to where it began.
    static let close = 3
  }

  /// The numbers that describe an element of a scene.
  enum Element {
    /// 0 text, 1 spinner, 2 outline of a shape, 3 its inside, 4 picture.
    static let kind = 0
    /// `SceneText`.
    static let text = 1
    /// `OverscrollPhase`: the sequence of a picture.
    static let phase = 1
    /// `SceneTextRole`.
    static let role = 2
    /// The number of a picture in its sequence.
    static let frame = 2
    /// 0 label, 1 secondary, 2 tint; else red, green and blue as 0x1RRGGBB.
    static let color = 3
    static let x = 4
    static let y = 5
    /// In degrees, clockwise.
    static let rotation = 6
    static let scale = 7
    static let opacity = 8
    /// The diameter of a spinner, or the width of a line or of a picture, in points.
    static let length = 9
    /// How much of a spinner is there; negative where it turns by itself.
    static let progress = 10
    /// The height of a picture, in points.
    static let height = 10
    /// How many points the shape has.
    static let pointCount = 11
    /// How many numbers there are.
    static let count = 12
  }

  /// The most elements that a scene may have; the rest is not drawn.
  static let elementLimit = 8
  /// The most points that the shapes of a scene may have; the rest is not drawn.
  static let pointLimit = 32

  private let numbers: UnsafeMutablePointer<Double>

  init(_ memory: UnsafeMutableRawPointer) {
    numbers = memory.assumingMemoryBound(to: Double.self)
  }

  subscript(place: Int) -> Double {
    get { numbers[place] }
    nonmutating set { numbers[place] = newValue }
  }

  /// Where the session lies, behind the numbers.
  static func session(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<WebSession> {
    (memory + Place.count * MemoryLayout<Double>.stride).assumingMemoryBound(to: WebSession.self)
  }

  /// How much memory a block takes, in bytes: a multiple of 16.
  static var byteCount: Int {
    (Place.count * MemoryLayout<Double>.stride + MemoryLayout<WebSession>.size + 15) & ~15
  }
}
