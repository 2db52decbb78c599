import XCTest

@testable import ControllerTree

final class ScratchTests: XCTestCase {
  func test_scratch() async {
    await withTrace(pacing: .immediate) { trace in
      let members = ["c3", "c2", "c7", "c0", "c6", "c5", "n1"].map { trace.scripted($0) }
      let tabs = trace.controller("t0") { UITabBarController() }
      tabs.viewControllers = members
      tabs.selectedIndex = 4
      trace.show(tabs)
      members[6].once(.viewDidLayoutSubviews) { 
        trace.note("customize")
        tabs.customize(Array(members[3...] + members[..<3])) 
        trace.note("customized")
      }
      tabs.selectedIndex = 6
      print(trace.recorder.drain().map { $0.noteText ?? $0.detailedLine }.joined(separator: "\n"))
      print(trace.tree)
      print("---")
      trace.skip()
    }
  }
}
