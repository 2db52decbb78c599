import Foundation

/// The superview of the pages' views: one page fills it, or two pages lie on both sides of the spine.
final class PageContentView: UIView {
  /// The axis along which two pages lie; `nil` if one page fills the view.
  var spread: () -> UIPageViewController.NavigationOrientation? = { nil }
  /// The half that each view lies in.
  private var halves: [ObjectIdentifier: Int] = [:]

  /// Adds the views of `pages` in their halves, except views that a presentation covers.
  func place(_ pages: [UIViewController]) {
    let mustMove = note(pages)
    for (index, page) in pages.enumerated() where !page.isCovered {
      guard let view = page.view else { continue }
      if view.superview !== self || mustMove { place(view, at: index) }
      if view.superview !== self { addSubview(view) }
    }
  }

  /// Sets the frames of the pages that replace others.
  func prepare(from: [UIViewController], to: [UIViewController]) {
    let mustMove = note(from, to)
    for (index, page) in to.enumerated() where mustMove || !from.holds(page) {
      if let view = page.viewIfLoaded { place(view, at: index) }
    }
  }

  /// Records the half of each page. Returns whether views that are in place may have to move.
  private func note(_ first: [UIViewController], _ second: [UIViewController] = []) -> Bool {
    guard spread() != nil else {
      let wasSpread = !halves.isEmpty
      halves = [:]
      return wasSpread
    }
    var halves: [ObjectIdentifier: Int] = [:]
    for pages in [first, second] {
      for (index, page) in pages.enumerated() { page.viewIfLoaded.map { halves[ObjectIdentifier($0)] = index } }
    }
    self.halves = halves
    return true
  }

  private func place(_ view: UIView, at index: Int) {
    view.frame = frame(at: index)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func frame(at index: Int) -> CGRect {
    var (frame, orientation) = (bounds, spread())
    switch orientation {
    case nil: break
    case .horizontal:
      frame.size.width /= 2
      frame.origin.x += CGFloat(index) * frame.width
    case .vertical:
      frame.size.height /= 2
      frame.origin.y += CGFloat(index) * frame.height
    }
    return frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let halves = halves
    guard !halves.isEmpty else { return }
    for view in subviews {
      if let index = halves[ObjectIdentifier(view)] { view.frame = frame(at: index) }
    }
  }
}

extension UIPageViewController {
  /// The superview of the pages' views, created on first use; `nil` while the view is not loaded.
  final var contentView: PageContentView? {
    guard let view = loadedView else { return nil }
    if let madeContentView, madeContentView.area.links.superview === view { return madeContentView }
    return makeContentView(in: view)
  }

  /// Adds the superview of the pages' views to the controller's view. A default view has that of scrolled pages from the beginning: code
  /// looks for the scroll view before there are pages (PAGE-13).
  final func makeContentView(in view: UIView) -> PageContentView {
    let content = PageContentView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.spread = { [reference] in
      guard let pager = reference.controller as? UIPageViewController else { return nil }
      return pager.spineLocation == .mid ? pager.navigationOrientation : nil
    }
    for recognizer in gestureRecognizers where recognizer.view == nil { content.addGestureRecognizer(recognizer) }
    let area = transitionStyle == .scroll ? PageScrollView(content, of: self, frame: view.bounds) : content
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(area, at: 0)
    madeContentView = content
    indicator.install(below: content)
    return content
  }
}
