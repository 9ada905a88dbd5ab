// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  public import UIKit

  extension UIScrollView {
    /// The header; nil removes it.
    #if canImport(ObjectiveC)
      @objc(omj_header)
    #endif
    @preconcurrency public var mj_header: MJRefreshHeader! {
      get { component(at: .top) as? MJRefreshHeader }
      set { setComponent(newValue, at: .top) }
    }

    /// The footer; nil removes it.
    #if canImport(ObjectiveC)
      @objc(omj_footer)
    #endif
    @preconcurrency public var mj_footer: MJRefreshFooter! {
      get { component(at: .bottom) as? MJRefreshFooter }
      set { setComponent(newValue, at: .bottom) }
    }

    /// The trailer; nil removes it.
    #if canImport(ObjectiveC)
      @objc(omj_trailer)
    #endif
    @preconcurrency public var mj_trailer: MJRefreshTrailer! {
      get { component(at: .trailing) as? MJRefreshTrailer }
      set { setComponent(newValue, at: .trailing) }
    }

    /// The number of rows of a table view, or of items of a collection view; 0 for other views.
    public func mj_totalDataCount() -> Int {
      switch self {
      case let table as UITableView:
        (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
      case let collection as UICollectionView:
        (0..<collection.numberOfSections).reduce(0) {
          $0 + collection.numberOfItems(inSection: $1)
        }
      default: 0
      }
    }

    /// Called with the number of rows after each change of the content size of a list that has a
    /// component.
    public var mj_reloadDataBlock: ((Int) -> Void)? {
      get { DataCountBlocks.shared[self] }
      set { DataCountBlocks.shared[self] = newValue }
    }

    func reportDataCount() { mj_reloadDataBlock?(mj_totalDataCount()) }

    private func component(at edge: OverscrollEdge) -> MJRefreshComponent? {
      guard let control = overscroll[edge], case .view(let view, _, _) = control.indicator.form
      else { return nil }
      return view as? MJRefreshComponent
    }

    private func setComponent(_ next: MJRefreshComponent?, at edge: OverscrollEdge) {
      let before = component(at: edge)
      guard next !== before else { return }
      if next == nil, before != nil { overscroll[edge] = nil }
      before?.detach()
      next?.attach(to: self)
    }
  }

  /// The blocks of scroll views, which hold no property of their own.
  @MainActor
  private final class DataCountBlocks {
    private struct Entry {
      weak var view: UIScrollView?
      let block: (Int) -> Void
    }

    static let shared = DataCountBlocks()

    private var entries: [Entry] = []

    subscript(view: UIScrollView) -> ((Int) -> Void)? {
      get { entries.first { $0.view === view }?.block }
      set {
        entries.removeAll { $0.view == nil || $0.view === view }
        if let newValue { entries.append(Entry(view: view, block: newValue)) }
      }
    }
  }
#endif
