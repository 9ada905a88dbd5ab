import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators

/// Sample pictures for an app: a cat that wakes with the pull, looks around, and sleeps at the end.
enum Cat {
  private static let count = 8

  /// The sequences: eight pictures for a pull, eight for the action, and one for the end of the
  /// list.
  static let pictures: RecordedPictures = {
    var pictures = RecordedPictures()
    let size = IndicatorSize(width: 44, height: 44)
    pictures[.pulling] = .init(size: size, delays: Array(repeating: 0.1, count: count))
    pictures[.refreshing] = .init(size: size, delays: Array(repeating: 0.15, count: count))
    pictures[.noMore] = .init(size: size, delays: [1])
    return pictures
  }()

  /// A self-contained data URL of a picture.
  @Sendable static func address(of image: IndicatorImage) -> String {
    let head = "M-17-18L-8-12Q0-14 8-12L17-18L18-2Q18 16 0 16Q-18 16-18-2Z"
    let nose = "M-2 6h4L0 9Z"
    let drawing = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='-22 -22 44 44'>\
      <path d='\(head)' fill='%23e8a25c'/>\(eyes(of: image))<path d='\(nose)' fill='%235a3a22'/></svg>
      """
    return "data:image/svg+xml,\(drawing)"
  }

  private static func eyes(of image: IndicatorImage) -> String {
    switch image.phase {
    case .refreshing:
      let gaze = IndicatorPoint(
        around: IndicatorPoint(0, 0), radius: 2, at: 45 * Double(image.frame) - 90)
      return eye(-8, open: 1, gaze) + eye(8, open: 1, gaze)
    case .noMore:
      return
        "<path d='M-12 0q4 4 8 0M4 0q4 4 8 0' fill='none' stroke='%235a3a22' stroke-width='1.5'/>"
    default:
      let open = Double(image.frame) / Double(count - 1)
      return eye(-8, open: open, IndicatorPoint(0, 0)) + eye(8, open: open, IndicatorPoint(0, 0))
    }
  }

  private static func eye(_ x: Double, open: Double, _ gaze: IndicatorPoint) -> String {
    let height = (0.6 + 4 * open).short
    let pupil =
      open < 0.3 ? "" : "<circle cx='\((x + gaze.x).short)' cy='\(gaze.y.short)' r='1.8'/>"
    return "<ellipse cx='\(x.short)' rx='4.6' ry='\(height)' fill='%23fff'/>\(pupil)"
  }
}
