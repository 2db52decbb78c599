import Foundation

@testable import ControllerTree

/// The pages `A`, `B`, `C` … in order, and the data source and delegate of their page view controller. It logs each
/// call.
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate, ScriptOwner {
  var pages: [ScriptedController]
  var willTurn: () -> Void = {} { didSet { ScriptOwners.add(self) } }
  var spine: (UIInterfaceOrientation) -> UIPageViewController.SpineLocation? = { _ in nil } {
    didSet { ScriptOwners.add(self) }
  }
  private unowned let trace: Trace

  init(_ pages: [ScriptedController], _ trace: Trace) {
    self.pages = pages
    self.trace = trace
    super.init()
  }

  func removeScripts() { (willTurn, spine) = ({}, { _ in nil }) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    trace.note("before \(viewController.title ?? "nil")?")
    return page(at: -1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    trace.note("after \(viewController.title ?? "nil")?")
    return page(at: 1, from: viewController)
  }

  private func page(at distance: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    trace.note("will turn to \(pendingViewControllers.names)")
    willTurn()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    trace.note("turned from \(previousViewControllers.names), finished: \(finished), completed: \(completed)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    trace.note("spine, landscape: \(orientation.isLandscape)?")
    return spine(orientation) ?? pageViewController.spineLocation
  }
}

@MainActor extension [UIViewController] {
  /// The titles, separated by commas.
  var names: String { map { $0.title ?? "nil" }.joined(separator: ", ") }
}

/// A page view controller `G` with the first page of a book, alone in a window, and the book, which is not its data source yet.
@MainActor struct PageScene {
  let pager: UIPageViewController
  let book: Book
  let window: UIWindow

  var pages: [ScriptedController] { book.pages }

  /// Shows the page of this number; the completion is logged.
  func show(_ numbers: Int..., animated: Bool, trace: Trace) {
    let new = numbers.map { book.pages[$0] }
    pager.setViewControllers(new, direction: .forward, animated: animated) { finished in
      trace.note("\(new.map { $0 as UIViewController }.names) finished: \(finished)")
    }
  }

  /// The titles of the controller's `viewControllers`.
  var shown: String { pager.viewControllers?.names ?? "nil" }
}

extension Trace {
  /// A page view controller `G` off screen.
  func pager(
    _ style: UIPageViewController.TransitionStyle = .scroll, spine: UIPageViewController.SpineLocation? = nil
  ) -> UIPageViewController {
    controller("G") {
      UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal, options: spine.map { [.spineLocation: $0] })
    }
  }

  func book(_ names: String = "ABCD") -> Book {
    let book = Book(names.map { controller("\($0)", ScriptedController.init) }, self)
    kept.append(book)
    return book
  }

  /// The scene on screen, with the first page, or the first two; the trace begins after it.
  func showPages(
    _ style: UIPageViewController.TransitionStyle = .scroll, spine: UIPageViewController.SpineLocation? = nil,
    asking: Bool = false
  ) -> PageScene {
    let (pager, book) = (pager(style, spine: spine), book())
    pager.setViewControllers(
      Array(book.pages.prefix(spine == .mid ? 2 : 1)), direction: .forward, animated: false)
    let window = show(pager)
    if asking { (pager.dataSource, pager.delegate) = (book, book) }
    return PageScene(pager: pager, book: book, window: window)
  }
}
