import XCTest

@testable import ControllerTree

final class ScratchTests: XCTestCase {
  func test_scratch() async {
    await withTrace(pacing: .manual) { trace in
      let outer = trace.controller("p0") { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
      let inner = trace.controller("p1") { UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
      let (c1, c2) = (trace.scripted("c1"), trace.scripted("c2"))
      let reader = Book([c1, c2], trace)
      inner.dataSource = reader
      outer.setViewControllers([inner], direction: .forward, animated: false)
      inner.setViewControllers([c1], direction: .forward, animated: false)
      trace.show(outer)
      inner.interactivePageTurn.begin(.forward)
      print(trace.recorder.drain().map { $0.noteText ?? $0.detailedLine }.joined(separator: "\n"))
      print("---")
      inner.leaveParent()
      print(trace.recorder.drain().map { $0.noteText ?? $0.detailedLine }.joined(separator: "\n"))
      trace.skip()
    }
  }
}
