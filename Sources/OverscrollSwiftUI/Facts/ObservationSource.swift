#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// The source of facts on iOS 17: the UIKit scroll view behind the list.
  ///
  /// SwiftUI adds the extra inset there, because updates of a list overwrite `contentInset`
  /// (`Facts.md`, S4a).
  @available(iOS 17, tvOS 17, visionOS 1, *)
  struct ObservationSource: FactSource {
    private let host: GeometryHost

    init(reportingTo host: GeometryHost) { self.host = host }

    func body(content: Content) -> some View {
      content.background { ObservationLink(host: host) }
    }
  }

  /// A view behind a list that finds its scroll view, and observes it.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  private struct ObservationLink: UIViewRepresentable {
    let host: GeometryHost

    func makeCoordinator() -> ScrollObserver { ScrollObserver(of: host) }

    func makeUIView(context: Context) -> ScrollViewMarker {
      let observer = context.coordinator
      return ScrollViewMarker(
        found: { observer.observe($0) }, laidOut: { [weak observer] in observer?.report() })
    }

    func updateUIView(_ view: ScrollViewMarker, context: Context) { view.syncFromScrollView() }

    static func dismantleUIView(_ view: ScrollViewMarker, coordinator: ScrollObserver) {
      coordinator.stop()
    }
  }

  /// Observes a scroll view by key-value observation, and reports to a host.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor
  private final class ScrollObserver {
    private weak var host: GeometryHost?
    private weak var scrollView: UIScrollView?
    private var observations: [NSKeyValueObservation] = []
    private var motion = ScrollMotion.idle
    /// The offset of the last frame.
    private var formerOffset = CGPoint.zero

    init(of host: GeometryHost) { self.host = host }

    func observe(_ scrollView: UIScrollView) {
      stop()
      self.scrollView = scrollView
      observations = [
        scrollView.observe(\.contentOffset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.report() }
        },
        scrollView.observe(\.contentSize) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.report() }
        },
        scrollView.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
          MainActor.assumeIsolated { self?.panChanged(to: pan.state) }
        },
      ]
      host?.poll = { [weak self] in self?.frame() }
      report()
    }

    func stop() {
      observations = []
      host?.poll = nil
      scrollView = nil
    }

    /// Reports what has changed.
    ///
    /// Observers also run during layout and view updates, where state must not be written.
    func report() {
      guard let scrollView, let host else { return }
      let snapshot = ScrollSnapshot(scrollView, isMirrored: host.surroundings.isRightToLeft)
      guard snapshot != host.latest else { return }
      host.describing { host.apply(snapshot) }
    }

    private func panChanged(to state: UIGestureRecognizer.State) {
      switch state {
      case .began: change(to: .dragging)
      case .ended: endDrag(isCancelled: false)
      case .cancelled, .failed: endDrag(isCancelled: true)
      default: break
      }
    }

    private func endDrag(isCancelled: Bool) {
      if motion == .dragging { change(to: .moving, isCancelled: isCancelled) }
    }

    private func change(to next: ScrollMotion, isCancelled: Bool = false) {
      guard let scrollView, let host else { return }
      let before = motion
      motion = next
      let snapshot = ScrollSnapshot(scrollView, isMirrored: host.surroundings.isRightToLeft)
      host.describing {
        host.changed(from: before, to: next, with: snapshot, isCancelled: isCancelled)
      }
    }

    /// Polls the insets, which cannot be observed, and detects the end of a movement.
    private func frame() {
      guard let scrollView else { return }
      report()
      let offset = scrollView.contentOffset
      defer { formerOffset = offset }
      guard motion == .moving, offset == formerOffset, !scrollView.isDragging,
        !scrollView.isTracking, !scrollView.isDecelerating
      else { return }
      change(to: .idle)
    }
  }

  extension ScrollSnapshot {
    @MainActor
    fileprivate init(_ scrollView: UIScrollView, isMirrored: Bool) {
      let (size, inset) = (scrollView.contentSize, scrollView.adjustedContentInset)
      self.init(
        offset: PerAxis(
          vertical: scrollView.contentOffset.y, horizontal: scrollView.contentOffset.x),
        contentSize: PerAxis(vertical: size.height, horizontal: size.width),
        viewport: PerAxis(
          vertical: scrollView.bounds.height, horizontal: scrollView.bounds.width),
        insets: PerEdge(
          top: inset.top, bottom: inset.bottom, leading: isMirrored ? inset.right : inset.left,
          trailing: isMirrored ? inset.left : inset.right), countsFromLeft: true)
    }
  }
#endif
