import ControllerTree
import Foundation

/// A person scrolls a long page: the delegate's calls, and where the content is.
struct ScrollScenario: Scenario {
  let name = "scroll"
  let title = "A person drags, flings and taps the status bar"
  let summary = """
    A scroll view's delegate gets its calls in UIKit's order. The content of a fling moves on in virtual time, and rests where \
    the velocity takes it; of the many calls of didScroll only their number is shown.
    """

  func play(_ story: Story) {
    // A screen with a status bar.
    UIScreen.main.device = .iPhone
    let root = UIViewController(title: "Root")
    let window = UIWindow()
    window.rootViewController = root
    window.isHidden = false
    let page = UIScrollView(frame: window.bounds)
    let listener = ScrollListener()
    page.contentSize = CGSize(width: window.bounds.width, height: 6_000)
    page.contentInsetAdjustmentBehavior = .never
    page.delegate = listener
    root.view.addSubview(page)
    story.tree("A page in a window", of: window)

    func show(_ title: String, _ act: () -> Void) {
      listener.lines = []
      story.step(title, act)
      story.table("The delegate's calls", header: ["call", "offset"], rows: listener.rows)
    }
    show("page.drag(by: CGVector(dx: 0, dy: -200))") { page.drag(by: CGVector(dx: 0, dy: -200)) }
    show("page.fling(by: CGVector(dx: 0, dy: -60), velocity: CGVector(dx: 0, dy: -1200))") {
      page.fling(by: CGVector(dx: 0, dy: -60), velocity: CGVector(dx: 0, dy: -1_200))
    }
    show("page.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)") {
      page.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    }
    show("The status bar is tapped") { UIStatusBarManager(of: .main).tap() }
    show("page.drag(by: CGVector(dx: 0, dy: 120)): beyond the top, and back") {
      page.drag(by: CGVector(dx: 0, dy: 120))
    }
    story.tree("The same page", of: window)
  }
}

/// Writes down the calls, with the offset; several calls of didScroll in a row are one line.
private final class ScrollListener: NSObject, UIScrollViewDelegate {
  var lines: [(call: String, count: Int, offset: CGFloat)] = []

  var rows: [[String]] {
    lines.map { [$0.count == 1 ? $0.call : "\($0.call) (\($0.count) times)", "\(Int($0.offset.rounded()))"] }
  }

  private func note(_ call: String, _ view: UIScrollView) {
    let count = lines.last?.call == call ? lines.removeLast().count + 1 : 1
    lines.append((call, count, view.contentOffset.y))
  }

  func scrollViewDidScroll(_ view: UIScrollView) { note("didScroll", view) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging, to \(Int(targetContentOffset.pointee.y.rounded()))", view)
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging, willDecelerate: \(decelerate)", view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("willBeginDecelerating", view) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("didEndScrollingAnimation", view) }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    note("shouldScrollToTop", view)
    return true
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { note("didScrollToTop", view) }
}
