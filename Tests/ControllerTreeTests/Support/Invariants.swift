import XCTest

@testable import ControllerTree

extension Trace {
  /// What is true of every tree at rest.
  func checkInvariants(file: StaticString = #filePath, line: UInt = #line) {
    for window in WindowList.of(stage).windows {
      var open: [UIView] = [window]
      while let view = open.popLast() {
        XCTAssertTrue(view.window === window, "A view has another window than its tree.", file: file, line: line)
        for (index, subview) in view.subviews.enumerated() {
          XCTAssertTrue(subview.superview === view, "Superview and subview disagree.", file: file, line: line)
          XCTAssertEqual(Int(subview.siblingIndex), index, "A view does not know its place.", file: file, line: line)
          open.append(subview)
        }
        if let fault = PresentationInvariants.fault(of: view) { XCTFail(fault, file: file, line: line) }
        if let controller = view.owner as? UIViewController { check(controller, file: file, line: line) }
      }
      for fault in PresentationInvariants.faults(in: window.rootViewController.map { [$0] } ?? []) {
        XCTFail(fault, file: file, line: line)
      }
    }
  }

  private func check(_ controller: UIViewController, file: StaticString, line: UInt) {
    for child in controller.children {
      XCTAssertTrue(child.parent === controller, "Parent and child disagree.", file: file, line: line)
    }
    if let open = controller.appearance.transition, open.explicit == 0, stage.cycle.pacing == .immediate {
      XCTFail("\(controller.hierarchyName) is still \(controller.appearance.name) at rest.", file: file, line: line)
    }
    if controller.appearance == .appeared, controller.parent == nil {
      XCTAssertTrue(
        controller.viewIfLoaded?.window?.isOnScreen == true, "\(controller.hierarchyName) appeared off screen.",
        file: file,
        line: line)
    }
  }
}
