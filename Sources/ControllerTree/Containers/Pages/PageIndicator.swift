import Foundation

/// The page control below horizontally scrolling pages, if the data source returns a number of pages. Rules: PAGE-09.
@MainActor final class PageIndicator {
  private unowned let pager: UIPageViewController
  private var control: UIPageControl?
  private static let height: CGFloat = 37

  init(of pager: UIPageViewController) { self.pager = pager }

  /// Pages were set: asks the data source for their number and for the current index.
  func update() {
    guard pager.transitionStyle == .scroll, pager.navigationOrientation == .horizontal,
      let dataSource = pager.dataSource
    else { return remove() }
    let count = dataSource.presentationCount(for: pager)
    guard count > 0 else { return remove() }
    let index = dataSource.presentationIndex(for: pager)
    guard index != NSNotFound else { return remove() }
    let control = control ?? UIPageControl()
    self.control = control
    control.numberOfPages = count
    control.currentPage = index
    if let content = pager.madeContentView { install(below: content) }
  }

  /// The user has turned a page: increments or decrements the page number without asking the data source.
  func turned(_ direction: UIPageViewController.NavigationDirection) {
    control?.currentPage += direction == .forward ? 1 : -1
  }

  /// Adds the control at the bottom, and reduces the height of the pages' view.
  func install(below content: PageContentView) {
    guard let control, let view = content.area.superview, control.superview !== view else { return }
    let (room, line) = view.bounds.divided(atDistance: max(view.bounds.height - Self.height, 0), from: .minYEdge)
    control.frame = line
    control.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(control)
    content.area.frame = room
  }

  private func remove() {
    guard let control else { return }
    self.control = nil
    guard let view = control.superview else { return }
    control.removeFromSuperview()
    pager.madeContentView?.area.frame = view.bounds
  }
}
