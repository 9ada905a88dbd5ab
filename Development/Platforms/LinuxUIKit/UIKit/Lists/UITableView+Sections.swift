import Foundation

extension UITableView {
  func headerHeight(_ section: Int) -> CGFloat {
    guard hasHeader(section) else { return 0 }
    let height =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return (height >= 0 ? height : 28) + sectionHeaderTopPadding
  }

  func footerHeight(_ section: Int) -> CGFloat {
    guard footerView(for: section, makes: false) else { return 0 }
    let height =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return height >= 0 ? height : 28
  }

  private func hasHeader(_ section: Int) -> Bool {
    headers[section] != nil
      || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
      || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
  }

  private func footerView(for section: Int, makes: Bool) -> Bool {
    footers[section] != nil
      || tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
      || dataSource?.tableView(self, titleForFooterInSection: section) != nil
  }

  /// Returns the header of a section if it is visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Positions the headers and footers; in a plain table, headers are pinned to the edge.
  func placeSectionViews() {
    let top = layer.bounds.minY + adjustedContentInset.top
    for section in tableLayout.sections.indices {
      let part = tableLayout.sections[section]
      let extent = tableLayout.extent(ofSection: section)
      let isSeen = extent.upperBound > layer.bounds.minY && extent.lowerBound < layer.bounds.maxY
      guard isSeen else {
        headers.removeValue(forKey: section)?.removeFromSuperview()
        footers.removeValue(forKey: section)?.removeFromSuperview()
        continue
      }
      if part.header > 0, let view = header(section) {
        let last = extent.upperBound - part.footer - part.header
        let pinned = min(max(extent.lowerBound, top), max(last, extent.lowerBound))
        place(view, at: style == .plain ? pinned : extent.lowerBound, height: part.header)
      }
      if part.footer > 0, let view = footer(section) {
        place(view, at: extent.upperBound - part.footer, height: part.footer)
      }
    }
  }

  private func place(_ view: UIView, at y: CGFloat, height: CGFloat) {
    let rect = CGRect(x: 0, y: y, width: layer.bounds.width, height: height)
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }

  private func header(_ section: Int) -> UIView? {
    let view =
      headers[section] ?? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    headers[section] = view
    return view
  }

  private func footer(_ section: Int) -> UIView? {
    let view =
      footers[section] ?? tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    footers[section] = view
    return view
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}
