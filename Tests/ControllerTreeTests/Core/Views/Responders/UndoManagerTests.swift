import ControllerTree
import XCTest

/// Undo and redo.
final class UndoManagerTests: XCTestCase {
  private final class Editor: NSObject {
    let manager: UndoManager
    var text = "" {
      didSet { manager.registerUndo(withTarget: self) { [oldValue] in $0.text = oldValue } }
    }
    init(_ manager: UndoManager) { self.manager = manager }

    func setText(_ text: Any?) {
      let old = self.text
      let selector = Selector("setText:", calling: { (editor: Editor, text: Any?) in editor.setText(text) })
      manager.registerUndo(withTarget: self, selector: selector, object: old)
      manager.disableUndoRegistration()
      self.text = text as? String ?? ""
      manager.enableUndoRegistration()
    }
  }

  /// RESP-26: the changes of one event are undone and redone together.
  func test_RESP26_changesOfAnEventAreUndoneTogether() async {
    await withStage { _ in
      let manager = UndoManager()
      let editor = Editor(manager)
      UpdateCycle.main.turn {
        editor.text = "A"
        editor.text = "AB"
        manager.setActionName("Typing")
      }
      UpdateCycle.main.turn { editor.text = "ABC" }
      XCTAssertTrue(manager.canUndo)
      XCTAssertFalse(manager.canRedo)
      manager.undo()
      XCTAssertEqual(editor.text, "AB")
      XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
      manager.undo()
      XCTAssertEqual(editor.text, "")
      XCTAssertFalse(manager.canUndo)
      XCTAssertEqual(manager.redoActionName, "Typing")
      manager.redo()
      XCTAssertEqual(editor.text, "AB")
      manager.redo()
      XCTAssertEqual(editor.text, "ABC")
      manager.undo()
      editor.text = "new"
      XCTAssertFalse(manager.canRedo)
    }
  }

  /// RESP-26: selectors carry methods; what is recorded while a change is undone redoes it.
  func test_RESP26_selectorsAndNestedGroups() async {
    await withStage { _ in
      let manager = UndoManager()
      let editor = Editor(manager)
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
      editor.setText("A")
      manager.beginUndoGrouping()
      editor.setText("B")
      XCTAssertEqual(manager.groupingLevel, 2)
      manager.endUndoGrouping()
      manager.endUndoGrouping()
      manager.endUndoGrouping()
      manager.undo()
      XCTAssertEqual(editor.text, "")
      manager.redo()
      XCTAssertEqual(editor.text, "B")
      manager.removeAllActions(withTarget: editor)
      XCTAssertFalse(manager.canUndo)
      manager.undo()
      manager.redo()
    }
  }

  /// RESP-26: a limit drops the oldest changes; targets are not retained.
  func test_RESP26_limitsAndReleasedTargets() async {
    await withStage { _ in
      let manager = UndoManager()
      manager.levelsOfUndo = 2
      var calls: [Int] = []
      let target = NSObject()
      for number in 1...3 {
        UpdateCycle.main.turn { manager.registerUndo(withTarget: target) { _ in calls.append(number) } }
      }
      UpdateCycle.main.turn {
        let gone = NSObject()
        manager.registerUndo(withTarget: gone) { _ in calls.append(4) }
      }
      manager.undo()
      manager.undo()
      manager.undo()
      XCTAssertEqual(calls, [3])
    }
  }

  /// RESP-26: a responder has the manager of the chain; a window has one of its own.
  func test_RESP26_respondersShareTheWindowsManager() async {
    await withStage { _ in
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      XCTAssertNotNil(window.undoManager)
      XCTAssertTrue(controller.view.undoManager === window.undoManager)
      XCTAssertNil(UIViewController().undoManager)
      window.isHidden = true
    }
  }
}
