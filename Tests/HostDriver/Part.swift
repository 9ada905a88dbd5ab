import OverscrollCore
import OverscrollIndicators
package import OverscrollUIKit
package import UIKit

/// A part of an indicator's drawing: the view that the user sees, whatever class it has.
@MainActor @dynamicMemberLookup
package struct Part {
  package let view: UIView

  package subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value {
    view[keyPath: path]
  }

  private func content<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    view.subviews.lazy.compactMap { $0 as? Kind }.first
  }

  // MARK: A text

  /// The part, if it is a text.
  package var label: Part? { content(UILabel.self) == nil ? nil : self }
  package var text: String? { content(UILabel.self)?.text }
  package var font: UIFont? { content(UILabel.self)?.font }
  package var textColor: UIColor? { content(UILabel.self)?.textColor }
  package var shrinksToFit: Bool { content(UILabel.self)?.adjustsFontSizeToFitWidth ?? false }

  // MARK: A drawing of lines

  private var outline: CAShapeLayer? {
    view.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
  }

  /// The part, if it is drawn with lines.
  package var shape: Part? { outline == nil ? nil : self }
  package var strokeColor: CGColor? { outline?.strokeColor }
  package var fillColor: CGColor? { outline?.fillColor }
  package var lineWidth: CGFloat? { outline?.lineWidth }
  package var path: CGPath? { outline?.path }
  package var strokeEnd: CGFloat? { outline?.strokeEnd }

  // MARK: The system's spinner

  /// The part, if it is the system's spinner.
  package var spinner: Part? { content(UIActivityIndicatorView.self) == nil ? nil : self }
  package var isTurning: Bool { content(UIActivityIndicatorView.self)?.isAnimating ?? false }
  package var shownColor: UIColor? { content(UIActivityIndicatorView.self)?.color }
  package var shownStyle: UIActivityIndicatorView.Style? {
    content(UIActivityIndicatorView.self)?.style
  }

  // MARK: A picture

  private var image: UIImageView? { content(UIImageView.self) }

  /// The part, if it is a sign that the app has chosen.
  package var sign: Part? { image == nil ? nil : self }
  package var shownImage: UIImage? { image?.image }
  package var imageColor: UIColor? { image?.tintColor }
}

extension Part: @MainActor Equatable {
  package static func == (one: Part, other: Part) -> Bool { one.view === other.view }
}

extension IndicatorView {
  /// What is drawn now, in the order of the drawing.
  package var parts: [Part] { subviews.flatMap(\.subviews).map(Part.init) }
}

extension IndicatorView {
  /// The view behind the drawing, if the style has a background.
  package var backdrop: UIView? {
    subviews.first { String(describing: type(of: $0)) == "IndicatorBackdrop" }
  }
}

extension Screen {
  /// The first part of a kind at the top.
  package func part(_ kind: KeyPath<Part, Part?>) -> Part? {
    box(.top)?.parts.lazy.compactMap { $0[keyPath: kind] }.first
  }

  /// Sets an indicator at the top edge, and begins a run that does not end.
  package func showPictures(_ indicator: OverscrollIndicator) {
    table.overscroll.top = .held(indicator: indicator)
  }

  /// The visible picture at the top.
  package var picture: Part? { box(.top)?.parts.first { $0.view.layer.contents != nil } }
}
