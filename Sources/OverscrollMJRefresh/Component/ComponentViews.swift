#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Making and placing the views of the components.
  extension MJRefreshComponent {
    @nonobjc func makeLabel() -> UILabel {
      let label = UILabel.mj_label()
      addSubview(label)
      return label
    }

    @nonobjc func makeArrow(_ image: UIImage?) -> UIImageView {
      let view = UIImageView(image: image)
      view.tintColor = .secondaryLabel
      view.contentMode = .center
      addSubview(view)
      return view
    }

    @nonobjc func makeSpinner() -> UIActivityIndicatorView {
      let view = UIActivityIndicatorView(style: .medium)
      view.hidesWhenStopped = true
      addSubview(view)
      return view
    }

    @nonobjc func makePictureView() -> UIImageView {
      let view = UIImageView()
      addSubview(view)
      return view
    }

    /// Shows a state by an arrow and a spinner.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - arrow: The arrow.
    ///   - spinner: The spinner, which replaces the arrow during a refresh; nil for none.
    ///   - turned: The state in which the arrow is turned by half a circle.
    @nonobjc func show(
      _ state: MJRefreshState, arrow: UIImageView, spinner: UIActivityIndicatorView?,
      turnsWhen turned: MJRefreshState
    ) {
      switch state {
      case .refreshing, .willRefresh:
        spinner?.startAnimating()
        arrow.isHidden = spinner != nil
      case .noMoreData:
        spinner?.stopAnimating()
        arrow.isHidden = true
      case .idle, .pulling:
        spinner?.stopAnimating()
        arrow.isHidden = false
        UIView.animate(withDuration: fastAnimationDuration) {
          // A little less than half a circle, so that it turns back the same way.
          arrow.transform =
            state == turned ? CGAffineTransform(rotationAngle: 0.000001 - .pi) : .identity
        }
      }
    }

    /// The center of a picture left of centered texts; the center of the component without texts.
    @nonobjc func pictureCenter(besideTextOf width: CGFloat, gap: CGFloat) -> CGPoint {
      let x = width > 0 ? (bounds.width - width) / 2 - gap : bounds.width / 2
      return CGPoint(x: x, y: bounds.height / 2)
    }

    @nonobjc func place(_ arrow: UIImageView, at center: CGPoint) {
      guard arrow.constraints.isEmpty else { return }
      arrow.bounds.size = arrow.image?.size ?? .zero
      arrow.center = center
    }

    /// Centers pictures, or right-aligns them before centered texts.
    @nonobjc func placePictures(_ view: UIImageView, besideTextOf width: CGFloat?, gap: CGFloat) {
      guard view.constraints.isEmpty else { return }
      view.frame = bounds
      guard let width else {
        view.contentMode = .center
        return
      }
      view.contentMode = .right
      view.frame.size.width = max(0, (bounds.width - width) / 2 - gap)
    }
  }

  extension UIView {
    /// Sets a frame, unless the app has added constraints.
    func place(_ frame: CGRect) {
      if constraints.isEmpty { self.frame = frame }
    }

    /// Sets a center, unless the app has added constraints.
    func placeCenter(_ center: CGPoint) {
      if constraints.isEmpty { self.center = center }
    }
  }

  extension UILabel {
    /// Creates a label in the components' font and color.
    public class func mj_label() -> UILabel {
      let label = UILabel()
      label.font = .boldSystemFont(ofSize: 14)
      label.textColor = .secondaryLabel
      label.autoresizingMask = .flexibleWidth
      label.textAlignment = .center
      label.backgroundColor = .clear
      return label
    }

    /// The width of the text in one line, in points.
    public func mj_textWidth() -> CGFloat {
      text?.isEmpty == false
        ? sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width
        : 0
    }
  }
#endif
