import XCTest

@testable import ControllerTree

final class UIBarButtonItemTests: XCTestCase {
  /// The default values of a bar item.
  func test_defaults() async {
    await withTrace { _ in
      let item = UIBarButtonItem()
      XCTAssertNil(item.title)
      XCTAssertNil(item.image)
      XCTAssertTrue(item.isEnabled)
      XCTAssertEqual(item.tag, 0)
      XCTAssertEqual(item.style, .plain)
      XCTAssertEqual(item.width, 0)
      XCTAssertFalse(item.isSelected)
      XCTAssertFalse(item.isHidden)
      XCTAssertNil(item.customView)
      XCTAssertNil(item.primaryAction)
      XCTAssertEqual(UIBarButtonItem.Style.done.rawValue, 2)
      XCTAssertEqual(UIBarButtonItem.SystemItem.redo.rawValue, 22)
    }
  }

  /// A button takes its title and picture from its action; a system button keeps its own.
  func test_actionSetsImageAndTitle() async {
    await withTrace { _ in
      let star = UIImage(systemName: "star")
      let action = UIAction(title: "Star", image: star) { _ in }
      XCTAssertEqual(UIBarButtonItem(primaryAction: action).title, "Star")
      XCTAssertTrue(UIBarButtonItem(primaryAction: action).image === star)
      XCTAssertEqual(UIBarButtonItem(title: "Own", primaryAction: action).title, "Own")
      XCTAssertNil(UIBarButtonItem(systemItem: .add, primaryAction: action).title)
      let item = UIBarButtonItem(title: "Old")
      item.primaryAction = action
      XCTAssertEqual(item.title, "Star")
      XCTAssertEqual(UIBarButtonItem.fixedSpace(8).width, 8)
      XCTAssertEqual(UIBarButtonItem.flexibleSpace().systemItem, .flexibleSpace)
    }
  }

  /// TURN-06: a tap performs the action, as one event; not if the button can't be used.
  func test_TURN06_aTapIsAnEvent() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.controller("V")
      let item = UIBarButtonItem(
        title: "Add",
        primaryAction: UIAction { action in
          trace.note("from \(action.sender is UIBarButtonItem)")
          root.present(modal, animated: false)
          trace.note("end")
        })
      XCTAssertTrue(item.performPrimaryAction())
      trace.expect(
        """
        from true
        end
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
      item.isEnabled = false
      XCTAssertFalse(item.performPrimaryAction())
      item.isEnabled = true
      item.isHidden = true
      XCTAssertFalse(item.performPrimaryAction())
      XCTAssertFalse(UIBarButtonItem(title: "Nothing").performPrimaryAction())
      trace.expect("")
    }
  }

  /// RESP-19: a tap calls the method of the target, if there is no primary action.
  func test_RESP19_targetAndAction() async {
    await withTrace { trace in
      let save = Selector("save:", calling: { (target: Trace, item: UIBarButtonItem) in target.note("\(item.style)") })
      let items = [
        UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil),
        UIBarButtonItem(image: nil, style: .plain, target: trace, action: save),
        UIBarButtonItem(barButtonSystemItem: .add, target: trace, action: nil),
      ]
      XCTAssertEqual(items.map(\.title), ["Save", nil, nil])
      XCTAssertEqual(items.map(\.style), [.done, .plain, .plain])
      XCTAssertEqual(items.map(\.systemItem), [nil, nil, .add])
      XCTAssertEqual(items.map { $0.target === trace }, [false, true, true])
      XCTAssertEqual(items.map(\.action), [nil, Selector("save:"), nil])
      XCTAssertEqual(items.map { $0.performPrimaryAction() }, [false, true, false])
      trace.expect("plain")
      items[1].isEnabled = false
      XCTAssertFalse(items[1].performPrimaryAction())
      items[0].primaryAction = UIAction(title: "Keep") { _ in trace.note("kept") }
      XCTAssertTrue(items[0].performPrimaryAction())
      trace.expect("kept")
    }
  }

  /// POP-01: an item's frame is that of its view.
  func test_POP01_whereAnItemIs() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let item = UIBarButtonItem(customView: view)
      XCTAssertNil(item.frame(in: root.view))
      root.view.addSubview(view)
      XCTAssertEqual(item.frame(in: root.view), view.frame)
      XCTAssertNil(UIBarButtonItem(title: "Add").frame(in: root.view))
    }
  }
}
