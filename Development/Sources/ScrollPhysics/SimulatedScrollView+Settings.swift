package import OverscrollCore

extension SimulatedScrollView {
  /// Whether content can be pulled past the edges.
  package var bounces: Bool {
    get { axes.vertical.bounces }
    set {
      setBoth(\.bounces, to: newValue)
      replan()
    }
  }

  /// Whether content can be pulled past the edges of each axis.
  package var bouncesAlong: PerAxis<Bool> {
    get { perAxis(\.bounces) }
    set {
      axes.vertical.bounces = newValue.vertical
      axes.horizontal.bounces = newValue.horizontal
      replan()
    }
  }

  /// Whether content bounces even if it is too short to scroll along an axis.
  package var alwaysBounce: PerAxis<Bool> {
    get { perAxis(\.alwaysBounces) }
    set {
      axes.vertical.alwaysBounces = newValue.vertical
      axes.horizontal.alwaysBounces = newValue.horizontal
      replan()
    }
  }

  /// Whether the view only rests on multiples of the viewport's lengths.
  package var isPagingEnabled: Bool {
    get { axes.vertical.isPagingEnabled }
    set { setBoth(\.isPagingEnabled, to: newValue) }
  }

  /// The friction after the next release.
  package var decelerationRate: DecelerationRate {
    get { axes.vertical.decelerationRate }
    set { setBoth(\.decelerationRate, to: newValue) }
  }

  /// The spring of the next bounce.
  package var bounceLaw: BounceLaw {
    get { axes.vertical.bounceLaw }
    set { setBoth(\.bounceLaw, to: newValue) }
  }

  /// The remaining distance at which a deceleration ends, in points.
  package var decelerationEnd: Double {
    get { axes.vertical.decelerationEnd }
    set { setBoth(\.decelerationEnd, to: newValue) }
  }

  /// How an inset change affects a bounce in progress.
  package var insetChangeInBounce: InsetChangeInBounce {
    get { axes.vertical.insetChangeInBounce }
    set { setBoth(\.insetChangeInBounce, to: newValue) }
  }

  private mutating func setBoth<Value>(
    _ path: WritableKeyPath<SimulatedAxis, Value>, to value: Value
  ) {
    axes.vertical[keyPath: path] = value
    axes.horizontal[keyPath: path] = value
  }

  private mutating func replan() {
    axes.vertical.replan()
    axes.horizontal.replan()
    settle()
  }
}
