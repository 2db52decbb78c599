import XCTest

@testable import ControllerTree

/// How the controllers of a scene are made: IB-02 to IB-05, IB-40 to IB-45.
final class InstantiationTests: XCTestCase {
  /// IB-02 to IB-05: a container with its children and their objects, in order; no view is loaded.
  func test_IB03_IB04_IB05_orderOfMaking() async throws {
    try await withInterface { trace in
      let object =
        "<customObject id=\"obj\" customClass=\"NotingObject\" customModule=\"ControllerTreeTests\">"
        + Samples.connections(Samples.outlet("controller", to: "b")) + "</customObject>"
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", kind: "navigationController", class: "BoardNavigation",
          Samples.connections(Samples.relationship("rootViewController", to: "b"))),
        Samples.scene(
          "b", class: "BoardController", others: object,
          Samples.view("v", "<subviews><view id=\"l\"/></subviews>")
            + Samples.connections(Samples.outlet("other", to: "obj") + Samples.outlet("label", to: "l"))
            + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"radius\">"
            + "<integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"))
      let made = storyboard.instantiateInitialViewController()
      trace.expect(
        """
        init B
        init object
        B.willMove(toParent: A)
        init A with ["B"]
        awake object: controller B
        B.awakeFromNib()
        awake B: other set, label nil, parent A, radius 4.0
        A.awakeFromNib()
        awake A
        """)
      let navigation = try XCTUnwrap(made as? BoardNavigation)
      XCTAssertTrue(navigation.storyboard === storyboard)
      XCTAssertFalse(navigation.isViewLoaded)
      XCTAssertEqual(navigation.viewControllers.map(\.isViewLoaded), [false])
    }
  }

  /// IB-02: a closure makes the controller of the archive; `nil` leaves it to `init(coder:)`.
  func test_IB02_creator() async throws {
    try await withInterface { trace in
      let storyboard = try Samples.storyboard(Samples.scene("a", class: "BoardController"))
      let made: BoardController = storyboard.instantiateViewController(identifier: "a") { coder in
        trace.note("creator")
        return DerivedBoardController(coder: coder)
      }
      XCTAssertTrue(made is DerivedBoardController)
      trace.expect(
        "creator\ninit A\nA.awakeFromNib()\nawake A: other nil, label nil, parent nil, radius 0.0")
      let other = storyboard.instantiateInitialViewController { _ -> BoardController? in nil }
      XCTAssertEqual(other.map { "\(type(of: $0))" }, "BoardController")
      trace.expect("init A\nA.awakeFromNib()\nawake A: other nil, label nil, parent nil, radius 0.0")
    }
  }

  /// IB-02: a closure that leaves the coder out gets its controller's attributes all the same, with an issue.
  func test_IB02_creatorWithoutArchive() async throws {
    try await withInterface { trace in
      let storyboard = try Samples.storyboard(Samples.scene("a"))
      let made = storyboard.instantiateViewController(identifier: "a") { _ in UIViewController() }
      XCTAssertEqual(made.title, "A")
      trace.expect(
        """
        ! IB-02 archiveRefused: Sample.instantiateViewController(identifier:creator:)
        A.awakeFromNib()
        """)
    }
  }

  /// IB-02: `init(coder:)` that returns `nil` gives a stock controller.
  func test_IB02_refusedArchive() async throws {
    try await withInterface { trace in
      let storyboard = try Samples.storyboard(Samples.scene("a", class: "RefusingController"))
      let made = storyboard.instantiateViewController(withIdentifier: "a")
      XCTAssertTrue(type(of: made) == UIViewController.self)
      XCTAssertEqual(made.title, "A")
      trace.expect(
        """
        ! IB-02 archiveRefused: Sample.instantiateViewController(identifier:creator:)
        A.awakeFromNib()
        """)
    }
  }

  /// IB-41, M-SEGUE-03: an unknown identifier is reported with the known ones, and a plain controller is returned.
  func test_IB41_M_SEGUE_03_unknownIdentifier() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.storyboard(Samples.scene("a"), Samples.scene("b"), initial: nil)
      XCTAssertNil(storyboard.instantiateInitialViewController())
      let issues = trace.stage.diagnostics.collect {
        XCTAssertFalse(storyboard.instantiateViewController(withIdentifier: "c").isViewLoaded)
        let typed: BoardController = storyboard.instantiateViewController(identifier: "c")
        XCTAssertNil(typed.storyboard)
        let wrong: BoardController = storyboard.instantiateViewController(identifier: "a")
        XCTAssertNil(wrong.title)
      }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable, .storyboardUnusable, .wrongInterfaceClass])
      XCTAssertEqual(
        issues[0].message,
        "Sample.storyboard: The storyboard has no controller with the identifier 'c'; known: 'a', 'b'.")
      XCTAssertEqual(
        issues[0].uikitText, "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'c'")
    }
  }

  /// IB-43: a container that contains itself is refused at that place; the rest is made.
  func test_IB43_cycleOfRelationships() async throws {
    try await withIssues { trace in
      func tabs(_ id: String, _ others: String...) -> String {
        Samples.scene(
          id, kind: "tabBarController",
          Samples.connections(others.map { Samples.relationship("viewControllers", to: $0) }.joined()))
      }
      let storyboard = try Samples.storyboard(tabs("a", "b", "c"), tabs("b", "a"), Samples.scene("c"))
      let issues = trace.stage.diagnostics.collect {
        let made = storyboard.instantiateInitialViewController() as? UITabBarController
        XCTAssertEqual(made?.viewControllers?.map(\.title), ["B", "C"])
      }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable])
      XCTAssertTrue(issues.first?.message.contains("would be its own child") == true, "\(issues)")
    }
  }

  /// IB-44: an initialiser that makes its own scene ends with an issue, not with the end of the stack.
  func test_IB44_scenesWithinEachOther() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.storyboard(Samples.scene("a", class: "EndlessController"))
      EndlessController.storyboard = storyboard
      defer { EndlessController.storyboard = nil }
      EndlessController.count = 0
      let issues = trace.stage.diagnostics.collect { _ = storyboard.instantiateInitialViewController() }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable])
      XCTAssertEqual(EndlessController.count, Instantiation.depthLimit)
    }
  }

  /// IB-45: a connection to nothing is reported once, when its scene is first made; the scene is made all the same.
  func test_IB45_problemsOfScenes() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.storyboard(
        Samples.scene("a"),
        Samples.scene("b", class: "BoardController", Samples.connections(Samples.outlet("label", to: "gone"))))
      _ = storyboard.instantiateInitialViewController()
      let issues = trace.stage.diagnostics.collect {
        for _ in 0..<2 { _ = storyboard.instantiateViewController(withIdentifier: "b") }
      }
      XCTAssertEqual(issues.map(\.kind), [.interfaceProblem])
      XCTAssertTrue(issues.first?.message.contains("names 'gone', which does not exist") == true, "\(issues)")
    }
  }

  /// IB-02: what a file gives to a controller itself.
  func test_IB02_attributes() async throws {
    try await withIssues { _ in
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a",
          attributes: "modalPresentationStyle=\"formSheet\" modalTransitionStyle=\"crossDissolve\" "
            + "definesPresentationContext=\"YES\" hidesBottomBarWhenPushed=\"YES\" restorationIdentifier=\"r\"",
          """
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
          <size key="preferredContentSize" width="10" height="20"/>
          <navigationItem key="navigationItem" title="Own" id="n"><barButtonItem key="leftBarButtonItem" id="l" systemItem="add"/>
          <barButtonItem key="rightBarButtonItem" id="x" title="R" style="done"/></navigationItem>
          <tabBarItem key="tabBarItem" title="Tab" image="star" id="t"/>
          <toolbarItems><barButtonItem id="u" title="T"/></toolbarItems>
          """))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController())
      XCTAssertEqual(made.modalPresentationStyle, .formSheet)
      XCTAssertEqual(made.modalTransitionStyle, .crossDissolve)
      XCTAssertTrue(made.definesPresentationContext && made.hidesBottomBarWhenPushed)
      XCTAssertEqual(made.restorationIdentifier, "r")
      XCTAssertEqual(made.edgesForExtendedLayout, .bottom)
      XCTAssertEqual(made.preferredContentSize, CGSize(width: 10, height: 20))
      XCTAssertEqual(made.navigationItem.title, "Own")
      XCTAssertEqual(made.navigationItem.leftBarButtonItem?.systemItem, .add)
      XCTAssertEqual(made.navigationItem.rightBarButtonItem?.style, .done)
      XCTAssertEqual(made.tabBarItem.title, "Tab")
      XCTAssertEqual(made.toolbarItems?.map(\.title), ["T"])
    }
  }
}

/// A controller whose initialiser makes the same scene again.
final class EndlessController: UIViewController {
  static var storyboard: UIStoryboard?
  static var count = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.count += 1
    _ = Self.storyboard?.instantiateInitialViewController()
  }
}
