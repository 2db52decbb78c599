import XCTest

@testable import ControllerTree

/// Xibs: IB-30 to IB-32, LOAD-11.
final class UINibTests: XCTestCase {
  /// IB-30: all objects in one go, with File's Owner, external objects and views, in the order of the rule.
  func test_IB30_orderAndPlaceholders() async {
    await withInterface { trace in
      let owner = BoardController(nibName: nil, bundle: nil)
      owner.title = "Owner"
      trace.begin()
      let nib = UINib(
        data: Samples.xib(
          """
          <placeholder placeholderIdentifier="Other" id="ext"/>
          <view tag="1" id="v" customClass="BoardView" customModule="ControllerTreeTests">
          <subviews><view tag="2" id="w" customClass="BoardView" customModule="ControllerTreeTests"/></subviews></view>
          <customObject id="obj" customClass="NotingObject" customModule="ControllerTreeTests">
          <connections><outlet property="controller" destination="ext" id="o5"/></connections></customObject>
          <tapGestureRecognizer id="tap"/>
          """, owner: Samples.outlet("label", to: "w") + Samples.outlet("other", to: "obj")), bundle: nil)
      let external = trace.controller("External")
      let objects = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Other": external]])
      trace.expect(
        """
        init view 2 0 wide with 0 subviews
        init view 1 0 wide with 1 subviews
        init object
        awake view 1, superview -1, corner 0.0
        awake view 2, superview 1, corner 0.0
        awake object: controller External
        """)
      XCTAssertEqual(objects.map { "\(type(of: $0))" }, ["BoardView", "NotingObject", "UITapGestureRecognizer"])
      XCTAssertEqual(owner.label?.tag, 2)
      XCTAssertTrue(owner.other === objects[1] as? NotingObject)
      // Each call makes new objects.
      XCTAssertFalse(nib.instantiate(withOwner: nil).first as? UIView === objects.first as? UIView)
      trace.begin()
    }
  }

  /// IB-31, IB-32, LOAD-11: a controller takes the xib of its name, or of its class, with the owner's outlets set before
  /// `viewDidLoad()`.
  func test_IB31_IB32_LOAD11_viewOfAController() async {
    await withTrace { trace in
      for name in [nil, "ProfileBoard"] {
        let controller = ProfileBoardController(nibName: name, bundle: nil)
        controller.title = "P"
        XCTAssertEqual(controller.view.tag, 7)
        XCTAssertEqual(controller.name.text, "Ann")
        XCTAssertTrue(controller.name.delegate === controller)
        controller.name.sendActions(for: .editingChanged)
        XCTAssertEqual(controller.renamed, 1)
        XCTAssertEqual(controller.nibName, name)
        trace.expect("P.viewDidLoad()")
      }
      // A class without a xib gets a plain view, and no issue.
      XCTAssertEqual(BoardController(nibName: nil, bundle: .module).view.subviews.count, 0)
      trace.expect("BoardController #1.viewDidLoad()")
    }
  }

  /// IB-32: a xib without a view for its owner gives a plain one, with an issue.
  func test_IB32_nibWithoutView() async {
    await withTrace { trace in
      let controller = trace.controller("C") { UIViewController(nibName: "Viewless", bundle: nil) }
      XCTAssertEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
      trace.expect("! IB-32 nibWithoutView: C.view\nC.viewDidLoad()")
    }
  }

  /// IB-30, IB-40: `loadNibNamed` reads a xib of its bundle; a missing one gives `nil` and an issue.
  func test_IB30_IB40_loadNibNamed() async {
    await withIssues { trace in
      let objects = Bundle.module.loadNibNamed("Viewless", owner: nil)
      XCTAssertEqual(objects?.count, 1)
      let issues = trace.stage.diagnostics.collect {
        XCTAssertNil(Bundle.module.loadNibNamed("Nowhere", owner: nil))
        XCTAssertEqual(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).count, 0)
      }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable, .storyboardUnusable])
      XCTAssertEqual(
        issues.first?.uikitText, "Could not load NIB in bundle: 'NSBundle …' with name 'Nowhere'")
    }
  }
}

final class ProfileBoardController: UIViewController, UITextFieldDelegate {
  private(set) weak var name: UITextField!
  private(set) var renamed = 0

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(ProfileBoardController.self) {
      $0.outlet("name", \.name)
      $0.action("rename:", ProfileBoardController.rename)
    }
  }

  private func rename(_ sender: Any?) { renamed += 1 }
}
