import StoryboardDocument
import XCTest

/// What does not fit together in a file that can be read.
final class CheckTests: XCTestCase {
  private func controller(_ id: String, _ connections: String) -> String {
    Sample.controller(id, "<connections>\(connections)</connections>")
  }

  private func container(_ element: String, _ id: String, _ connections: String) -> String {
    "<\(element) storyboardIdentifier=\"\(id)\" id=\"\(id)\" sceneMemberID=\"viewController\">"
      + "<connections>\(connections)</connections></\(element)>"
  }

  private func relationship(_ name: String, _ destination: String) -> String {
    "<segue kind=\"relationship\" relationship=\"\(name)\" destination=\"\(destination)\"/>"
  }

  private func embed(_ destinations: String...) -> String {
    "<view key=\"view\"><subviews>"
      + destinations.map {
        "<containerView><connections><segue kind=\"embed\" destination=\"\($0)\"/></connections></containerView>"
      }.joined() + "</subviews></view>"
  }

  /// Each scene begins in a line of its own; the first one in line 4.
  private func read(_ scenes: String..., attributes: String = "", file: String? = nil) throws -> StoryboardDocument {
    try Sample.read(
      Sample.document(scenes.map { Sample.scene($0) }.joined(separator: "\n"), attributes: attributes), file: file)
  }

  /// STORY-20: the initial controller exists and is a controller or a reference.
  func test_STORY20_initialController() throws {
    for (id, problems) in [
      ("c", []), ("p", []),
      ("x", ["2 error STORY-20: The initial view controller 'x' does not exist."]),
      ("l", ["2 error STORY-20: The initial view controller 'l' is of the kind label."]),
    ] as [(String, [String])] {
      let document = try read(
        Sample.controller("c", "<view key=\"view\"><subviews><label id=\"l\"/></subviews></view>"),
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"p\" sceneMemberID=\"viewController\"/>",
        attributes: "initialViewController=\"\(id)\"")
      assertProblems(document, problems)
    }
  }

  /// STORY-21: every id that something refers to exists; the nearest one is told.
  func test_STORY21_danglingReferences() throws {
    let document = try read(
      controller(
        "abc-de-fgh",
        "<outlet property=\"o\" destination=\"abc-de-fgx\"/>\n<outletCollection property=\"p\" destination=\"2\"/>\n"
          + "<action selector=\"a:\" destination=\"3\"/>\n<segue kind=\"show\" destination=\"4\"/>\n"
          + "<segue kind=\"popoverPresentation\" destination=\"abc-de-fgh\" popoverAnchorView=\"5\"/>"),
      Sample.controller(
        "second-controller",
        """
        <view key="view" id="second-controllers-view"><constraints>
        <constraint firstItem="6" firstAttribute="top" secondItem="7" secondAttribute="top" id="k"/>
        </constraints></view>
        """),
      "<tableViewController storyboardIdentifier=\"t\" id=\"t\"><tableView key=\"view\"><prototypes>"
        + "<tableViewCell id=\"cell\" textLabel=\"8\"/></prototypes></tableView></tableViewController>",
      "<viewControllerPlaceholder referencedIdentifier=\"nobody\" id=\"p\" sceneMemberID=\"viewController\"/>")
    assertProblems(
      document,
      [
        "4 error STORY-21: The outlet 'o' of viewController 'abc-de-fgh' names 'abc-de-fgx', which does not exist; "
          + "the nearest id is 'abc-de-fgh'.",
        "5 error STORY-21: The outlet collection 'p' of viewController 'abc-de-fgh' names '2', which does not exist.",
        "6 error STORY-21: The action 'a:' of viewController 'abc-de-fgh' names '3', which does not exist.",
        "7 error STORY-21: The show segue of viewController 'abc-de-fgh' names '4', which does not exist.",
        "8 error STORY-21: The anchor of the popoverPresentation segue of viewController 'abc-de-fgh' names '5', which "
          + "does not exist.",
        "10 error STORY-21: The constraint 'k' of view 'second-controllers-view' names '6', which does not exist.",
        "10 error STORY-21: The constraint 'k' of view 'second-controllers-view' names '7', which does not exist.",
        "12 error STORY-21: textLabel of tableViewCell 'cell' names '8', which does not exist.",
        "13 error STORY-21: A reference names the storyboard identifier 'nobody', which no controller of this file has.",
      ])
    XCTAssertEqual(document.problems.first?.object, "abc-de-fgh")
    // Without a near id none is told.
    let other = try read(controller("abc-de-fgh", "<outlet property=\"o\" destination=\"zzzzzzzzzz\"/>"))
    assertProblems(
      other,
      ["4 error STORY-21: The outlet 'o' of viewController 'abc-de-fgh' names 'zzzzzzzzzz', which does not exist."])
  }

  /// STORY-22: destinations are of the right kind, and outlets stay in their scene.
  func test_STORY22_wrongDestinations() throws {
    let document = try read(
      controller(
        "a",
        "<segue kind=\"show\" destination=\"l\"/>\n<outlet property=\"o\" destination=\"b\"/>\n"
          + "<segue kind=\"popoverPresentation\" destination=\"b\" popoverAnchorBarButtonItem=\"b\"/>"),
      Sample.controller(
        "b",
        """
        <view key="view" id="v"><subviews><label id="l"/><tableViewCell id="t" textLabel="b"/></subviews>
        <constraints><constraint firstItem="b" firstAttribute="top" id="k"/></constraints></view>
        """))
    assertProblems(
      document,
      [
        "4 error STORY-22: The show segue of viewController 'a' leads to label 'l', which is no controller.",
        "5 error STORY-22: The outlet 'o' of viewController 'a' leads to viewController 'b' in another scene.",
        "6 error STORY-22: The anchor of the popoverPresentation segue of viewController 'a' is viewController 'b', "
          + "which is no item of its scene.",
        "7 error STORY-22: textLabel of tableViewCell 't' is viewController 'b', which is no view.",
        "8 error STORY-22: The constraint 'k' of view 'v' names viewController 'b', which is no view or guide.",
      ])
  }

  /// STORY-23: the id of two objects makes every reference ambiguous, so nothing of the file may be built.
  func test_STORY23_duplicateObjects() throws {
    let document = try read(
      Sample.controller("a", "<view key=\"view\" id=\"v\"/>"), Sample.controller("b", "\n<view key=\"view\" id=\"v\"/>")
    )
    assertProblems(document, ["6 error STORY-23: view 'v' has the id of view 'v' in line 4."])
    XCTAssertEqual(document.problems.map(\.refusesDocument), [true])
  }

  /// STORY-24: of two equal storyboard identifiers the first one counts.
  func test_STORY24_duplicateIdentifiers() throws {
    let document = try read(
      "<viewController storyboardIdentifier=\"x\" id=\"a\"/>", "<viewController storyboardIdentifier=\"x\" id=\"b\"/>")
    XCTAssertEqual(document.controller(withIdentifier: "x")?.id, "a")
    assertProblems(
      document,
      [
        "5 error STORY-24: The storyboard identifier 'x' is that of the controller in line 4, which is found by it."
      ])
    XCTAssertEqual(document.problems.map(\.refusesDocument), [false])
    XCTAssertEqual(document.problems.first?.location.flatMap(document.scene)?.controller?.id, "b")
    XCTAssertNil(document.scene(at: document.location))
  }

  /// STORY-25: a scene has one controller.
  func test_STORY25_controllersOfAScene() throws {
    let document = try read(
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"r\"/>",
      Sample.controller("a") + "\n" + Sample.controller("b"), "<thing id=\"t\"/>")
    XCTAssertEqual(document.scenes[1].controller?.id, "a")
    assertProblems(
      document,
      [
        "4 error STORY-25: Scene 's' has no controller.",
        "6 error STORY-25: The scene has a second controller, viewController 'b'; the first is in line 5.",
        "7 error STORY-25: Scene 's' has no controller.",
        "7 notice STORY-07: 'thing' in 'objects' is not known.",
      ])
  }

  /// STORY-26: no container is its own child, directly or through others.
  func test_STORY26_relationshipCycles() throws {
    assertProblems(
      try read(container("navigationController", "n", relationship("rootViewController", "n"))),
      ["4 error STORY-26: A container is its own child: n (line 4) → n (line 4)."])
    assertProblems(
      try read(
        container("tabBarController", "t", relationship("viewControllers", "a") + relationship("viewControllers", "u")),
        Sample.controller("a"), container("tabBarController", "u", relationship("viewControllers", "n")),
        container("navigationController", "n", relationship("rootViewController", "t"))),
      ["4 error STORY-26: A container is its own child: t (line 4) → u (line 6) → n (line 7) → t (line 4)."])
    // A cycle of other segues is usual.
    assertProblems(
      try read(
        controller("a", "<segue kind=\"show\" destination=\"b\"/>"),
        controller("b", "<segue kind=\"presentation\" destination=\"a\"/>")), [])
    // So is one child in two containers.
    assertProblems(
      try read(
        container("tabBarController", "t", relationship("viewControllers", "a") + relationship("viewControllers", "a")),
        Sample.controller("a")), [])
  }

  /// STORY-27: no view loads itself again by embed segues.
  func test_STORY27_embedCycles() throws {
    assertProblems(
      try read(Sample.controller("a", embed("b")), Sample.controller("b", embed("c", "a")), Sample.controller("c")),
      ["4 error STORY-27: Loading a view loads the same view again: a (line 4) → b (line 5) → a (line 4)."])
    assertProblems(
      try read(
        Sample.controller("a", embed("n")),
        container("navigationController", "n", relationship("rootViewController", "a"))),
      ["4 error STORY-27: Loading a view loads the same view again: a (line 4) → n (line 5) → a (line 4)."])
    assertProblems(
      try read(
        Sample.controller("a", embed("p")),
        "<viewControllerPlaceholder referencedIdentifier=\"a\" id=\"p\" sceneMemberID=\"viewController\"/>"),
      ["4 error STORY-27: Loading a view loads the same view again: a (line 4) → p (line 5) → a (line 4)."])
    // A hidden tab does not load its view.
    assertProblems(
      try read(
        Sample.controller("a", embed("t")), container("tabBarController", "t", relationship("viewControllers", "a"))),
      [])
  }

  /// STORY-28: a reference leads to a controller, and not back to itself.
  func test_STORY28_referenceCycles() throws {
    let reference = "<viewControllerPlaceholder %@ id=\"p\" sceneMemberID=\"viewController\"/>"
    for attributes in ["", "storyboardName=\"Main\""] {
      assertProblems(
        try read(
          reference.replacingOccurrences(of: "%@", with: attributes), attributes: "initialViewController=\"p\"",
          file: "Main.storyboard"),
        ["4 error STORY-28: References lead to each other: p (line 4) → p (line 4)."])
    }
    assertProblems(
      try read(
        reference.replacingOccurrences(of: "%@", with: "storyboardName=\"Other\""),
        attributes: "initialViewController=\"p\"", file: "Main.storyboard"), [])
  }

  /// STORY-29: the items of a constraint have a superview in common with the view that owns it.
  func test_STORY29_constraintsOutsideOfTheTree() throws {
    let document = try read(
      Sample.controller(
        "a",
        """
        <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides><tableView key="view" id="v">\
        <prototypes><tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"><constraints>
        <constraint firstItem="content" firstAttribute="top" secondItem="cell" secondAttribute="top" id="1"/>
        <constraint firstItem="content" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
        </constraints></tableViewCellContentView></tableViewCell></prototypes>
        <constraints><constraint firstItem="g" firstAttribute="bottom" secondItem="v" secondAttribute="top" id="3"/>
        <constraint firstItem="other" firstAttribute="top" id="4"/></constraints></tableView>
        """), Sample.controller("b", "<view key=\"view\" id=\"other\"/>"))
    assertProblems(
      document,
      [
        "6 error STORY-29: The constraint '2' of tableViewCellContentView 'content' names tableView 'v', which has no "
          + "superview in common with it.",
        "9 error STORY-29: The constraint '4' of tableView 'v' names view 'other', which has no superview in common "
          + "with it.",
      ])
  }

  /// STORY-30: a class has the name of a class.
  func test_STORY30_classNames() throws {
    for name in ["", " Main", "Ma in", "1st", "a..b", "a&#10;b", "-x", "a/b", String(repeating: "x", count: 2_000)] {
      let document = try read(Sample.controller("c", attributes: "customClass=\"\(name)\""))
      XCTAssertEqual(document.controllers.first?.customClass?.isWellFormed, false, name)
      XCTAssertEqual(document.problems.map(\.rule), ["STORY-30"], name)
    }
    for name in ["Main", "_Main", "Outer.Inner", "Größe", "画面", "A1$_", "_TtC3App4Main"] {
      let document = try read(Sample.controller("c", attributes: "customClass=\"\(name)\" customModule=\"My_App\""))
      XCTAssertEqual(document.controllers.first?.customClass?.qualifiedName, "My_App.\(name)")
      assertProblems(document, [])
    }
    let document = try read(
      Sample.controller("c", attributes: "customClass=\"Main\" customModule=\"My App\""),
      controller("d", "<segue kind=\"custom\" destination=\"c\" customClass=\"a b\" id=\"g\"/>"))
    assertProblems(
      document,
      [
        "4 error STORY-30: The class 'My App.Main' of viewController 'c' is no name of a class.",
        "5 error STORY-30: The class 'a b' of segue 'g' is no name of a class.",
      ])
  }

  /// STORY-31: each scene can be reached from the initial one, or by an identifier.
  func test_STORY31_unreachableScenes() throws {
    let plain = { (id: String, connections: String) in
      "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><connections>\(connections)</connections>"
        + "</viewController>"
    }
    let document = try read(
      plain("a", "<segue kind=\"show\" destination=\"b\"/>"), plain("b", ""),
      plain("c", "<segue kind=\"show\" destination=\"d\"/>"), plain("d", ""), Sample.controller("e"),
      attributes: "initialViewController=\"a\"")
    XCTAssertEqual(document.problems.map(\.rule), ["STORY-31", "STORY-31"])
    XCTAssertEqual(document.problems.map(\.object), ["c", "d"])
    XCTAssertEqual(document.problems.map(\.severity), [.notice, .notice])
  }

  /// STORY-32: a custom segue has a class.
  func test_STORY32_customSegues() throws {
    assertProblems(
      try read(controller("a", "<segue kind=\"custom\" destination=\"a\"/>")),
      ["4 error STORY-32: The custom segue of viewController 'a' has no class, and so can't be performed."])
  }

  /// STORY-33: an unwind segue leads to the exit of its scene.
  func test_STORY33_unwindSegues() throws {
    let unwind = { (id: String) in "<segue kind=\"unwind\" unwindAction=\"back:\" destination=\"\(id)\"/>" }
    assertProblems(
      try read(
        controller("a", "\(unwind("x"))\n\(unwind("y"))\n\(unwind("b"))\n\(unwind("z"))") + "<exit id=\"x\"/>",
        Sample.controller("b") + "<exit id=\"y\"/>"),
      [
        "5 error STORY-33: The unwind segue of viewController 'a' leads to the exit of another scene.",
        "6 error STORY-33: The unwind segue of viewController 'a' leads to viewController 'b', which is no exit.",
        "7 error STORY-21: The unwind segue of viewController 'a' names 'z', which does not exist.",
      ])
  }

  /// STORY-34: relationships belong to containers, and embed segues to container views.
  func test_STORY34_misplacedSegues() throws {
    assertProblems(
      try read(
        controller("a", relationship("rootViewController", "b")), Sample.controller("b"),
        container("tabBarController", "t", relationship("masterViewController", "b")),
        controller("c", "<segue kind=\"embed\" destination=\"b\"/>"),
        Sample.controller(
          "d",
          "<view key=\"view\"><subviews><containerView id=\"e\"><connections>"
            + "<segue kind=\"embed\" destination=\"b\"/>\n<segue kind=\"embed\" destination=\"b\"/>"
            + "</connections></containerView></subviews></view>")),
      [
        "4 error STORY-34: viewController 'a' has no relationship rootViewController.",
        "6 error STORY-34: tabBarController 't' has no relationship masterViewController.",
        "7 error STORY-34: viewController 'c' has an embed segue, but is no container view.",
        "9 error STORY-34: containerView 'e' has a second embed segue.",
      ])
  }

  /// STORY-35: a launch screen has no code.
  func test_STORY35_launchScreens() throws {
    let document = try read(
      Sample.controller(
        "a",
        "<view key=\"view\" id=\"v\"><userDefinedRuntimeAttributes>"
          + "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"k\"/></userDefinedRuntimeAttributes><connections>\n"
          + "<action selector=\"go:\" destination=\"a\"/></connections></view>", attributes: "customClass=\"Main\"")
        + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"r\" customClass=\"UIResponder\"/>",
      attributes: "launchScreen=\"YES\"")
    XCTAssertTrue(document.isLaunchScreen)
    assertProblems(
      document,
      [
        "4 notice STORY-35: viewController 'a' of a launch screen has the class Main.",
        "4 notice STORY-35: view 'v' of a launch screen has runtime attributes.",
        "5 notice STORY-35: view 'v' of a launch screen has the action 'go:'.",
      ])
  }

  /// The text of a problem has the form of a compiler's message, so that editors find the place.
  func test_problem_descriptionIsOneLine() throws {
    let document = try read(
      controller("abcd", "\n<outlet property=\"o\" destination=\"abce\"/>"), file: "Main.storyboard")
    XCTAssertEqual(
      document.problems.map(\.description),
      [
        "Main.storyboard:5:1: error: The outlet 'o' of viewController 'abcd' names 'abce', which does not exist; the "
          + "nearest id is 'abcd'. Remove the connection and make it again. [STORY-21]"
      ])
  }
}
