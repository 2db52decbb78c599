import XCTest

@testable import ControllerTree

/// How the view of a scene is made: IB-10 to IB-14, IB-43.
final class SceneObjectsTests: XCTestCase {
  private static let tree = """
    <subviews><view tag="2" id="in" customClass="BoardView" customModule="ControllerTreeTests">
    <rect key="frame" x="1" y="2" width="30" height="40"/>
    <subviews><view tag="3" id="leaf" customClass="BoardView" customModule="ControllerTreeTests">
    <rect key="frame" x="0" y="0" width="5" height="5"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="corner">
    <real key="value" value="2.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></subviews>
    </view></subviews>
    """

  /// IB-10, IB-12: the two stages of a scene, with the making, connecting and awaking of each view, up to the appearance.
  func test_IB10_IB12_LOAD01_twoStages() async throws {
    try await withInterface { trace in
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", class: "BoardController",
          Samples.view("v", Self.tree)
            + Samples.connections(
              Samples.outlet("label", to: "leaf")
                + "<outletCollection property=\"tiles\" destination=\"in\" id=\"c1\"/>"
                + "<outletCollection property=\"tiles\" destination=\"leaf\" id=\"c2\"/>")))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? BoardController)
      trace.expect("init A\nA.awakeFromNib()\nawake A: other nil, label nil, parent nil, radius 0.0")
      let window = trace.window()
      window.rootViewController = made
      window.isHidden = false
      trace.expect(
        """
        init view 3 5 wide with 0 subviews
        init view 2 30 wide with 1 subviews
        awake view 2, superview 0, corner 0.0
        awake view 3, superview 2, corner 2.5
        A.viewDidLoad()
        outlets of A: label set, tiles 2
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        """)
      XCTAssertEqual(made.tiles.map(\.tag), [2, 3])
      XCTAssertEqual(made.view.frame, window.bounds)
      XCTAssertEqual(made.label.frame, CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  /// IB-10, LOAD-07: a view that is dropped is made of the file again, with its outlets.
  func test_IB10_LOAD07_viewIsMadeAgain() async throws {
    try await withInterface { trace in
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", class: "BoardController",
          Samples.view("v", "<subviews><view id=\"l\"/></subviews>")
            + Samples.connections(Samples.outlet("label", to: "l"))))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? BoardController)
      made.loadViewIfNeeded()
      weak let first = made.view
      autoreleasepool { made.view = nil }
      XCTAssertNil(first)
      XCTAssertNil(made.label)
      made.loadViewIfNeeded()
      XCTAssertTrue(made.label?.superview === made.view)
      trace.begin()
    }
  }

  /// IB-12: a view that an initialiser loads is connected to the objects that are made later.
  func test_IB12_viewLoadedInAnInitialiser() async throws {
    try await withInterface { trace in
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", class: "HastyBoardController",
          others: "<tapGestureRecognizer id=\"tap\"/>",
          Samples.view(
            "v",
            "<subviews><view id=\"l\">"
              + Samples.connections(
                "<outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/>")
              + "</view></subviews>")
            + Samples.connections(Samples.outlet("label", to: "l"))))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? BoardController)
      trace.expect(
        """
        A.viewDidLoad()
        outlets of A: label set, tiles 0
        A.awakeFromNib()
        awake A: other nil, label set, parent nil, radius 0.0
        """)
      XCTAssertEqual(made.label.gestureRecognizers?.count, 1)
    }
  }

  /// IB-12, SEGUE-03: the children of container views are made between `loadView()` and `viewDidLoad()`, in the file's order.
  func test_IB12_SEGUE03_embeds() async throws {
    try await withInterface { trace in
      func container(_ id: String, _ destination: String, x: Int) -> String {
        "<containerView id=\"\(id)\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"200\" height=\"100\"/>"
          + Samples.connections(
            "<segue destination=\"\(destination)\" kind=\"embed\" identifier=\"in \(destination)\" id=\"e-\(id)\"/>")
          + "</containerView>"
      }
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", Samples.view("v", "<subviews>\(container("k", "b", x: 0))\(container("l", "c", x: 200))</subviews>")),
        Samples.scene("b", Samples.view("w")), Samples.scene("c", Samples.view("x")))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController())
      trace.expect("A.awakeFromNib()")
      made.loadViewIfNeeded()
      trace.expect(
        """
        A.shouldPerformSegue(withIdentifier: "in b")
        B.awakeFromNib()
        A.prepare(for: "in b" → B)
        B.willMove(toParent: A)
        B.viewDidLoad()
        B.didMove(toParent: A)
        A.shouldPerformSegue(withIdentifier: "in c")
        C.awakeFromNib()
        A.prepare(for: "in c" → C)
        C.willMove(toParent: A)
        C.viewDidLoad()
        C.didMove(toParent: A)
        A.viewDidLoad()
        """)
      XCTAssertEqual(made.children.map { $0.view.superview?.frame.minX }, [0, 200])
      XCTAssertEqual(made.children.map(\.view.frame.width), [200, 200])
    }
  }

  /// IB-43: a scene that embeds itself is refused at that place.
  func test_IB43_embedCycle() async throws {
    try await withIssues { trace in
      func scene(_ id: String, embeds other: String) -> String {
        Samples.scene(
          id,
          Samples.view(
            "v-\(id)",
            "<subviews><containerView id=\"k-\(id)\">"
              + Samples.connections(
                "<segue destination=\"\(other)\" kind=\"embed\" id=\"e-\(id)\"/>") + "</containerView></subviews>"))
      }
      let storyboard = try Samples.storyboard(scene("a", embeds: "b"), scene("b", embeds: "a"))
      let made = try XCTUnwrap(storyboard.instantiateInitialViewController())
      let issues = trace.stage.diagnostics.collect { made.loadViewIfNeeded() }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable])
      XCTAssertEqual(made.children.map(\.title), ["B"])
      XCTAssertEqual(made.children.first?.children.count, 0)
    }
  }

  /// IB-13: the installed constraints are active, between views and guides; placeholders and excluded ones are left out.
  func test_IB13_constraints() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.fixture("single-view-safe-area-constraints")
      UIStoryboard.modules = []
      let found = Stage.current.diagnostics.collecting { storyboard.instantiateInitialViewController() }
      let made = try XCTUnwrap(found ?? nil)
      _ = Stage.current.diagnostics.collecting { made.loadViewIfNeeded() }
      let constraints = made.view.constraints
      XCTAssertEqual(constraints.count, 4)
      let safeArea = made.view.safeAreaLayoutGuide
      XCTAssertEqual(constraints.filter { $0.firstItem === safeArea || $0.secondItem === safeArea }.count, 4)
      let window = trace.window()
      window.rootViewController = made
      window.isHidden = false
      let stack = try XCTUnwrap(made.view.subviews.first as? UIStackView)
      XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
      // The two images share the column.
      XCTAssertEqual(
        stack.arrangedSubviews.map(\.frame),
        [CGRect(x: 0, y: 0, width: 400, height: 400), CGRect(x: 0, y: 400, width: 400, height: 400)])
      trace.begin()
    }
  }

  /// IB-04: objects outside of the view live as long as the controller, and end with it.
  func test_IB04_lifetime() async throws {
    try await withIssues { _ in
      weak var recognizer: UIGestureRecognizer?
      weak var leaf: UIView?
      try autoreleasepool {
        let storyboard = try Samples.storyboard(
          Samples.scene(
            "a", class: "BoardController",
            others: "<tapGestureRecognizer id=\"tap\">"
              + Samples.connections(
                "<action selector=\"cancel\" destination=\"a\" id=\"act\"/>") + "</tapGestureRecognizer>",
            Samples.view(
              "v",
              "<subviews><view id=\"l\">"
                + Samples.connections(
                  "<outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/>")
                + "</view></subviews>")
              + Samples.connections(Samples.outlet("label", to: "l"))))
        let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? BoardController)
        made.loadViewIfNeeded()
        leaf = made.label
        recognizer = made.label.gestureRecognizers?.first
        recognizer?.state = .ended
        XCTAssertEqual(made.sent, ["cancel"])
      }
      XCTAssertNil(leaf)
      XCTAssertNil(recognizer)
    }
  }
}

extension Diagnostics {
  /// The result of `body`, whose issues do not matter.
  fileprivate func collecting<R>(_ body: () -> R) -> R? {
    var result: R?
    _ = collect { result = body() }
    return result
  }
}

/// A controller whose initialiser loads the view.
final class HastyBoardController: BoardController {
  required init?(coder: NSCoder) {
    let noting = tracer
    tracer = nil
    super.init(coder: coder)
    tracer = noting
    loadViewIfNeeded()
  }
}
