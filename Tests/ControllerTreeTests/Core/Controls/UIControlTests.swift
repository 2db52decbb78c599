import XCTest

@testable import ControllerTree

final class UIControlTests: XCTestCase {
  /// Actions run in the order of adding, for their events; a new action replaces one of the same identifier.
  func test_actionsOfAControl() async {
    await withTrace { trace in
      let control = UIControl()
      let first = UIAction(title: "First", identifier: .init("one")) { action in
        trace.note("first from \(action.sender as? UIControl === control)")
      }
      control.addAction(first, for: [.touchUpInside, .valueChanged])
      control.addAction(UIAction { _ in trace.note("second") }, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      trace.expect("first from true\nsecond")
      XCTAssertNil(first.sender)
      control.sendActions(for: .valueChanged)
      trace.expect("first from true")
      control.addAction(UIAction(identifier: .init("one")) { _ in trace.note("third") }, for: .touchUpInside)
      control.sendActions(for: .allEvents)
      trace.expect("first from true\nsecond\nthird")
      XCTAssertEqual(control.allControlEvents, [.touchUpInside, .valueChanged])
      control.removeAction(first, for: .valueChanged)
      control.removeAction(identifiedBy: .init("one"), for: .touchUpInside)
      control.sendActions(for: .allEvents)
      trace.expect("second")
    }
  }

  /// TURN-06: an action is one event: its unanimated presentations and dismissals take place in order, at the end.
  func test_TURN06_sendActionsIsOneTurn() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.controller("V")
      let control = UIControl(
        frame: .zero,
        primaryAction: UIAction { _ in
          root.present(modal, animated: true)
          root.dismiss(animated: true)
        })
      control.performPrimaryAction()
      trace.expect(
        """
        ! M-DIS-01 dismissalInProgress: UIControl #1.sendActions(for:)
        V.viewDidLoad()
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        """)
      control.isEnabled = false
      control.performPrimaryAction()
      trace.expect("")
    }
  }

  /// The state of a control.
  func test_statesOfAControl() async {
    await withTrace { _ in
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      XCTAssertEqual(control.state, .normal)
      control.isEnabled = false
      control.isSelected = true
      control.isHighlighted = true
      XCTAssertEqual(control.state, [.disabled, .selected, .highlighted])
      XCTAssertEqual(control.contentVerticalAlignment, .center)
      XCTAssertEqual(control.contentHorizontalAlignment, .center)
    }
  }

  /// A subclass can suppress an action.
  func test_aControlCanHoldActionsBack() async {
    await withTrace { trace in
      final class Silent: UIControl {
        override func sendAction(_ action: UIAction) {}
      }
      let control = Silent()
      control.addAction(UIAction { _ in trace.note("never") }, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      trace.expect("")
    }
  }

  /// The parts of an action.
  func test_partsOfAnAction() async {
    await withTrace { _ in
      let image = UIImage(systemName: "star")
      let action = UIAction(
        title: "Star", subtitle: "Sub", image: image, identifier: .init(rawValue: "star"), discoverabilityTitle: "Long",
        attributes: [.destructive, .disabled], state: .on, handler: { _ in })
      XCTAssertEqual(action.title, "Star")
      XCTAssertEqual(action.subtitle, "Sub")
      XCTAssertTrue(action.image === image)
      XCTAssertEqual(action.identifier, .init("star"))
      XCTAssertEqual(action.discoverabilityTitle, "Long")
      XCTAssertEqual(action.attributes, [.destructive, .disabled])
      XCTAssertEqual(action.state, .on)
      XCTAssertNotEqual(UIAction { _ in }.identifier, UIAction { _ in }.identifier)
    }
  }
}
