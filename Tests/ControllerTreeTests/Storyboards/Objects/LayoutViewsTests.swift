import XCTest

@testable import ControllerTree

/// Stack views, scroll views and the constraints around them, with frames that are computed by hand: IB-13, IB-15, IB-16.
final class LayoutViewsTests: XCTestCase {
  private static func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil, _ more: String = "",
    id: String
  ) -> String {
    let to = second.map { " secondItem=\"\($0)\"" } ?? ""
    let at = other.map { " secondAttribute=\"\($0)\"" } ?? ""
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(to)\(at) \(more) id=\"\(id)\"/>"
  }

  private static func list(_ constraints: String...) -> String {
    "<constraints>\(constraints.joined())</constraints>"
  }

  private static func leaf(_ id: String, _ tag: Int, _ contents: String = "", _ more: String = "") -> String {
    "<view tag=\"\(tag)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(more) id=\"\(id)\">\(contents)</view>"
  }

  private static func stack(_ id: String, _ tag: Int, _ attributes: String, _ contents: String) -> String {
    "<stackView tag=\"\(tag)\" opaque=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">"
      + "\(contents)</stackView>"
  }

  /// A column of a row of two equal views, a view, and a column inside margins; a view follows below.
  private static var stacks: String {
    let row = stack(
      "r", 2, "distribution=\"fillEqually\" spacingType=\"standard\"",
      "<subviews>" + leaf("p", 3, list(constraint("p", "height", nil, nil, "constant=\"40\"", id: "ca")))
        + leaf("q", 4) + "</subviews>")
    let column = stack(
      "c", 6, "axis=\"vertical\" alignment=\"trailing\" layoutMarginsRelativeArrangement=\"YES\"",
      """
      <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/><subviews>
      """
        + leaf(
          "d", 7,
          list(
            constraint("d", "width", nil, nil, "constant=\"50\"", id: "cd"),
            constraint("d", "height", nil, nil, "constant=\"30\"", id: "ce"))) + "</subviews>")
    let outer = stack(
      "s", 1, "axis=\"vertical\" spacing=\"10\" customClass=\"BoardStack\" customModule=\"ControllerTreeTests\"",
      "<subviews>\(row)\(leaf("m", 5))\(column)</subviews>"
        + list(constraint("m", "height", "p", "height", "multiplier=\"2.5\"", id: "cm")))
    return "<subviews>\(outer)"
      + leaf(
        "f", 8,
        list(
          constraint("f", "width", nil, nil, "constant=\"11\"", id: "fw"),
          constraint("f", "height", nil, nil, "constant=\"12\"", id: "fh")))
      + "</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
      + list(
        constraint("s", "top", "safe", "top", "constant=\"20\" symbolic=\"YES\"", id: "c1"),
        constraint("s", "leading", "safe", "leading", "symbolic=\"YES\"", id: "c2"),
        constraint("safe", "trailing", "s", "trailing", "symbolic=\"YES\"", id: "c3"),
        constraint("f", "top", "s", "bottom", "symbolic=\"YES\"", id: "c4"),
        constraint("f", "leading", "s", "leading", id: "c5"))
  }

  @MainActor private static func frames(_ root: UIView, _ tags: ClosedRange<Int>) -> [CGRect?] {
    tags.map { root.viewWithTag($0)?.frame }
  }

  @MainActor private static func show(
    _ contents: String, _ connections: String, _ trace: Trace
  ) throws -> LayoutBoardController {
    let storyboard = try Samples.storyboard(
      Samples.scene(
        "a", class: "LayoutBoardController", Samples.view("v", contents) + Samples.connections(connections)))
    let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? LayoutBoardController)
    let window = trace.window()
    window.rootViewController = made
    window.isHidden = false
    return made
  }

  /// IB-13, IB-15: nested stack views with standard spacing and margins; constraints between views of different stacks, and
  /// standard distances to a superview (20) and a sibling (8).
  func test_IB13_IB15_nestedStackViews() async throws {
    try await withIssues { trace in
      let made = try Self.show(
        Self.stacks,
        Samples.outlet("height", to: "ca") + Samples.outlet("gap", to: "c2")
          + Samples.outlet("stack", to: "s"), trace)
      XCTAssertEqual(
        Self.frames(made.view, 1...8),
        [
          CGRect(x: 20, y: 20, width: 360, height: 202), CGRect(x: 0, y: 0, width: 360, height: 40),
          CGRect(x: 0, y: 0, width: 176, height: 40), CGRect(x: 184, y: 0, width: 176, height: 40),
          CGRect(x: 0, y: 50, width: 360, height: 100), CGRect(x: 0, y: 160, width: 360, height: 42),
          CGRect(x: 302, y: 5, width: 50, height: 30), CGRect(x: 20, y: 230, width: 11, height: 12),
        ])
      let stack = try XCTUnwrap(made.stack)
      XCTAssertEqual(stack.arrangedSubviews.map(\.tag), [2, 5, 6])
      XCTAssertEqual(stack.subviews.map(\.tag), [2, 5, 6])
      XCTAssertEqual(stack.whenMade, "vertical, spacing 10.0, arranged 2 5 6")
      let row = try XCTUnwrap(stack.arrangedSubviews.first as? UIStackView)
      XCTAssertEqual(row.spacing, UIStackView.spacingUseSystem)
      trace.begin()
    }
  }

  /// IB-13, IB-20: outlets lead to constraints, whose constants and activity then change the layout.
  func test_IB13_IB20_outletsToConstraints() async throws {
    try await withIssues { trace in
      let made = try Self.show(
        Self.stacks, Samples.outlet("height", to: "ca") + Samples.outlet("gap", to: "c2"), trace)
      let (height, gap) = (try XCTUnwrap(made.height), try XCTUnwrap(made.gap))
      XCTAssertEqual(gap.constant, 20)
      XCTAssertTrue(gap.isActive)
      XCTAssertTrue(gap.secondItem === made.view.safeAreaLayoutGuide)
      height.constant = 60
      gap.constant = 0
      made.view.layoutIfNeeded()
      XCTAssertEqual(
        Self.frames(made.view, 1...5),
        [
          CGRect(x: 0, y: 20, width: 380, height: 272), CGRect(x: 0, y: 0, width: 380, height: 60),
          CGRect(x: 0, y: 0, width: 186, height: 60), CGRect(x: 194, y: 0, width: 186, height: 60),
          CGRect(x: 0, y: 70, width: 380, height: 150),
        ])
      // Without the column, its space goes too.
      made.view.viewWithTag(6)?.removeFromSuperview()
      made.view.layoutIfNeeded()
      XCTAssertEqual(made.view.viewWithTag(1)?.frame, CGRect(x: 0, y: 20, width: 380, height: 220))
      XCTAssertEqual(made.view.viewWithTag(8)?.frame, CGRect(x: 0, y: 248, width: 11, height: 12))
      trace.begin()
    }
  }

  /// A column in the content of a scroll view, and a badge that stays in its visible rectangle.
  private static var scrolling: String {
    func high(_ id: String, _ tag: Int, _ height: Int) -> String {
      leaf(id, tag, list(constraint(id, "height", nil, nil, "constant=\"\(height)\"", id: "h\(id)")))
    }
    let column = stack(
      "st", 2, "axis=\"vertical\" spacing=\"8\"", "<subviews>\(high("x", 3, 500))\(high("y", 4, 600))</subviews>")
    let badge = leaf(
      "bd", 5,
      list(
        constraint("bd", "width", nil, nil, "constant=\"20\"", id: "bw"),
        constraint("bd", "height", nil, nil, "constant=\"20\"", id: "bh")))
    return """
      <subviews><scrollView tag="1" alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never" \
      translatesAutoresizingMaskIntoConstraints="NO" id="sc">
      <inset key="contentInset" minX="0.0" minY="0.0" maxX="0.0" maxY="30"/>
      <subviews>\(column)\(badge)</subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
      """
        + list(
          constraint("st", "top", "cg", "top", "constant=\"10\"", id: "s1"),
          constraint("st", "leading", "cg", "leading", "constant=\"16\"", id: "s2"),
          constraint("cg", "trailing", "st", "trailing", "constant=\"16\"", id: "s3"),
          constraint("cg", "bottom", "st", "bottom", "constant=\"10\"", id: "s4"),
          constraint("st", "width", "fg", "width", "constant=\"-32\"", id: "s5"),
          constraint("bd", "top", "fg", "top", "constant=\"5\"", id: "s6"),
          constraint("fg", "trailing", "bd", "trailing", "constant=\"5\"", id: "s7"))
        + Samples.connections(Samples.outlet("delegate", to: "a")) + "</scrollView></subviews>"
        + list(
          constraint("sc", "top", "v", "top", "constant=\"100\"", id: "v1"),
          constraint("sc", "leading", "v", "leading", id: "v2"),
          constraint("v", "trailing", "sc", "trailing", id: "v3"),
          constraint("v", "bottom", "sc", "bottom", id: "v4"))
  }

  /// IB-16: constraints to the content guide give the size of the content, those to the frame guide hold a view in its place.
  func test_IB16_scrollView() async throws {
    try await withIssues { trace in
      let made = try Self.show(Self.scrolling, Samples.outlet("scroll", to: "sc"), trace)
      let scroll = try XCTUnwrap(made.scroll)
      XCTAssertEqual(
        Self.frames(made.view, 1...5),
        [
          CGRect(x: 0, y: 100, width: 400, height: 700), CGRect(x: 16, y: 10, width: 368, height: 1108),
          CGRect(x: 0, y: 0, width: 368, height: 500), CGRect(x: 0, y: 508, width: 368, height: 600),
          CGRect(x: 375, y: 5, width: 20, height: 20),
        ])
      XCTAssertEqual(scroll.contentSize, CGSize(width: 400, height: 1128))
      XCTAssertEqual(scroll.contentInset, UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
      XCTAssertEqual(scroll.contentInsetAdjustmentBehavior, .never)
      XCTAssertTrue(scroll.alwaysBounceVertical)
      XCTAssertFalse(scroll.alwaysBounceHorizontal)
      scroll.contentOffset.y = 300
      made.view.layoutIfNeeded()
      XCTAssertEqual(made.view.viewWithTag(5)?.frame, CGRect(x: 375, y: 305, width: 20, height: 20))
      XCTAssertEqual(made.view.viewWithTag(2)?.frame, CGRect(x: 16, y: 10, width: 368, height: 1108))
      trace.begin()
    }
  }

  /// IB-15, IB-16, IB-24: runtime attributes of stack views and scroll views need no table.
  func test_IB24_attributesOfLayoutViews() async throws {
    try await withIssues { trace in
      func attribute(_ key: String, _ more: String) -> String {
        "<userDefinedRuntimeAttribute keyPath=\"\(key)\" \(more)"
      }
      let flag = "type=\"boolean\" value=\"YES\"/>"
      let contents =
        "<subviews>"
        + Self.stack(
          "s", 1, "baselineRelativeArrangement=\"YES\" distribution=\"equalCentering\" alignment=\"lastBaseline\"",
          "<userDefinedRuntimeAttributes>" + attribute("layoutMarginsRelativeArrangement", flag)
            + attribute("spacing", "type=\"number\"><real key=\"value\" value=\"4.5\"/></userDefinedRuntimeAttribute>")
            + "</userDefinedRuntimeAttributes>")
        + "<scrollView tag=\"2\" contentInsetAdjustmentBehavior=\"scrollableAxes\" id=\"sc\">"
        + "<userDefinedRuntimeAttributes>" + attribute("alwaysBounceHorizontal", flag)
        + attribute(
          "contentSize",
          "type=\"size\"><size key=\"value\" width=\"70\" height=\"80\"/></userDefinedRuntimeAttribute>")
        + "</userDefinedRuntimeAttributes></scrollView></subviews>"
      let made = try Self.show(contents, "", trace)
      let stack = try XCTUnwrap(made.view.viewWithTag(1) as? UIStackView)
      XCTAssertEqual(stack.axis, .horizontal)
      XCTAssertEqual(stack.distribution, .equalCentering)
      XCTAssertEqual(stack.alignment, .lastBaseline)
      XCTAssertEqual(stack.spacing, 4.5)
      XCTAssertTrue(stack.isBaselineRelativeArrangement)
      XCTAssertTrue(stack.isLayoutMarginsRelativeArrangement)
      let scroll = try XCTUnwrap(made.view.viewWithTag(2) as? UIScrollView)
      XCTAssertEqual(scroll.contentInsetAdjustmentBehavior, .scrollableAxes)
      XCTAssertTrue(scroll.alwaysBounceHorizontal)
      XCTAssertEqual(scroll.contentSize, CGSize(width: 70, height: 80))
      trace.begin()
    }
  }
}

/// A controller with outlets to constraints, a stack view and a scroll view.
final class LayoutBoardController: UIViewController {
  private(set) weak var height: NSLayoutConstraint?
  private(set) weak var gap: NSLayoutConstraint!
  private(set) weak var stack: BoardStack?
  private(set) weak var scroll: UIScrollView?

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(LayoutBoardController.self) {
      $0.outlet("height", \.height)
      $0.outlet("gap", \.gap)
      $0.outlet("stack", \.stack)
      $0.outlet("scroll", \.scroll)
    }
  }
}

/// A stack view that notes what its initialiser finds.
final class BoardStack: UIStackView {
  private(set) var whenMade = ""

  required init(coder: NSCoder) {
    super.init(coder: coder)
    let tags = arrangedSubviews.map { "\($0.tag)" }.joined(separator: " ")
    whenMade = "\(axis == .vertical ? "vertical" : "horizontal"), spacing \(spacing), arranged \(tags)"
  }
}
