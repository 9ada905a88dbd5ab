// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit

  /// An automatic footer with a text and pictures.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshAutoGifFooter) @objcMembers
  #endif
  @preconcurrency @MainActor
  open class MJRefreshAutoGifFooter: MJRefreshAutoStateFooter, MJRefreshPictureComponent {
    /// The view of the pictures, which is visible while the footer loads.
    public private(set) lazy var gifView: UIImageView! = makePictureView()

    private var pictures = StatePictures()

    /// Sets the pictures of a state; the footer grows to their height.
    ///
    /// - Parameters:
    ///   - images: The pictures; other objects are ignored.
    ///   - duration: The duration of all pictures, in seconds.
    ///   - state: The state.
    #if canImport(ObjectiveC)
      @objc(setImages:duration:forState:)
    #endif
    open func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) {
      pictures.set(images, duration: duration, for: state)
      mj_h = max(mj_h, pictures.height)
    }

    /// Sets the pictures of a state, 0.1 seconds each.
    ///
    /// - Parameters:
    ///   - images: The pictures; other objects are ignored.
    ///   - state: The state.
    #if canImport(ObjectiveC)
      @objc(setImages:forState:)
    #endif
    open func setImages(_ images: [Any], for state: MJRefreshState) {
      setImages(images, duration: StatePictures.duration(of: images), for: state)
    }

    open override func prepare() {
      super.prepare()
      labelLeftInset = 20
    }

    open override dynamic var state: MJRefreshState {
      didSet {
        gifView.isHidden = !isRefreshing
        if state != oldValue { pictures.show(state, in: gifView) }
      }
    }

    open override func placeSubviews() {
      super.placeSubviews()
      placePictures(gifView, besideTextOf: textWidth > 0 ? textWidth : nil, gap: labelLeftInset)
    }
  }
#endif
