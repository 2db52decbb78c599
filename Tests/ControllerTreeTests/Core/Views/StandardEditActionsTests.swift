import XCTest

@testable import ControllerTree

final class StandardEditActionsTests: XCTestCase {
  private final class CopyLabel: UIView {
    var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.description == "copy:" || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  /// RESP-20: a responder performs an action of the edit menu only if its class says so, although each has all the methods.
  func test_RESP20_editActions() async {
    await withStage { trace in
      let root = trace.controller("A")
      trace.show(root).makeKey()
      let label = CopyLabel()
      root.view.addSubview(label)
      label.becomeFirstResponder()
      let copy = Selector("copy:", calling: { (target: UIResponder, a) in target.copy(a) })
      let paste = Selector("paste:", calling: { (target: any UIResponderStandardEditActions, a) in target.paste(a) })
      XCTAssertTrue(UIApplication.shared.sendAction(copy, to: nil, from: nil, for: nil))
      XCTAssertFalse(UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
      XCTAssertEqual(label.copies, 1)
      XCTAssertTrue(label.target(forAction: copy, withSender: nil) as? UIView === label)
      XCTAssertNil(label.target(forAction: paste, withSender: nil))
      for call in [root.cut, root.copy, root.paste, root.select, root.selectAll, root.delete] { call(nil) }
      for call in [root.toggleBoldface, root.toggleItalics, root.toggleUnderline] { call(nil) }
    }
  }
}
