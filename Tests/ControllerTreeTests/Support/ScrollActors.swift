import Foundation

@testable import ControllerTree

/// A scroll view in a visible window whose delegate writes everything into the trace. Movements of one kind in a row are one line.
@MainActor final class ScrollScene: NSObject {
  let window: UIWindow
  let controller: UIViewController
  let scroll: UIScrollView
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
  /// Called for each delegate call, with its line.
  var onCall: (String) -> Void = { _ in }
  var zoomed: UIView?
  var target: CGPoint?
  var mayScrollToTop = true
  private let trace: Trace

  init(_ trace: Trace, content size: CGSize = CGSize(width: 200, height: 1000), scroll: UIScrollView = UIScrollView()) {
    self.trace = trace
    self.scroll = scroll
    controller = trace.controller("P")
    window = trace.show(controller, size: CGSize(width: 200, height: 400))
    super.init()
    scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    content.frame.size = size
    scroll.addSubview(content)
    scroll.contentSize = size
    controller.view.addSubview(scroll)
    UpdateCycle.main.settle()
    scroll.delegate = self
    trace.kept.append(self)
    trace.begin()
  }

  private func note(_ line: String) {
    trace.note(line)
    onCall(line)
  }

  /// The states that are true.
  var flags: String {
    let all = [
      (scroll.isTracking, "tracking"), (scroll.isDragging, "dragging"), (scroll.isDecelerating, "decelerating"),
      (scroll.isScrollAnimating, "animating"), (scroll.isZooming, "zooming"), (scroll.isZoomBouncing, "bouncing"),
      (scroll.isZoomAnimating, "zoomAnimating"),
    ]
    return all.filter(\.0).map(\.1).joined(separator: " ")
  }
}

extension ScrollScene: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll \(Int(scrollView.contentOffset.x.rounded())) \(Int(scrollView.contentOffset.y.rounded()))")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom \(scrollView.zoomScale)") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging [\(flags)]") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let place = targetContentOffset.pointee
    note(
      "willEndDragging \(velocity.x) \(velocity.y) to \(Int(place.x.rounded())) \(Int(place.y.rounded())) [\(flags)]")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate) [\(flags)]")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating [\(flags)]") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating [\(flags)]") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation [\(flags)]") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming [\(flags)]")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming \(scale) [\(flags)]")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop")
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop [\(flags)]") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset \(scrollView.adjustedContentInset.top)")
  }
}

extension Trace {
  /// Reads the trace; of several movements in a row only the first and the last are shown.
  func readScrolling() -> [String] {
    var lines: [String] = []
    for line in read().map({ $0.noteText ?? $0.line }) {
      let isScroll = line.hasPrefix("didScroll ")
      if isScroll, lines.count > 1, lines.suffix(2).allSatisfy({ $0.hasPrefix("didScroll ") }) { lines.removeLast() }
      lines.append(line)
    }
    return lines
  }
}
