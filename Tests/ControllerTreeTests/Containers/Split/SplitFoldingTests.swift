import XCTest

@testable import ControllerTree

final class SplitFoldingTests: XCTestCase {
  func test_explore() async {
    await withTrace { trace in
      @MainActor func dump(_ name: String) {
        print("=== \(name)")
        for event in trace.recorder.drain() { print(event.noteText ?? event.line) }
        print(trace.tree)
      }
      let s = trace.makeSplit(width: 400)
      s.window.isHidden = false
      dump("start compact")
      s.resize(to: 1100)
      dump("expand")
      s.resize(to: 400)
      dump("collapse")
      s.resize(to: 800)
      dump("expand overlay")
      s.split.show(.primary)
      dump("show primary")
      s.split.tapBesideSidebars()
      dump("tap")
      s.resize(to: 400)
      dump("collapse from secondary only")
      s.stack(.primary).popViewController(animated: true)
      dump("pop")
      s.resize(to: 1100)
      dump("expand")
      s.delegate.top = .primary
      s.resize(to: 400)
      dump("collapse primary")
      s.split.show(.secondary)
      dump("show secondary")
    }
  }
}
