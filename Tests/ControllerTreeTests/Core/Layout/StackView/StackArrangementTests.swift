import XCTest

@testable import ControllerTree

/// The constraints of a stack, compared with those that were printed on a device: "Let's Build UIStackView", kean.blog.
final class StackArrangementTests: XCTestCase {
  /// AL-63, AL-64, AL-69: the default arrangement.
  func test_AL63_fill() async {
    await withStage { _ in
      Self.expect(
        Self.stack(),
        """
        UISV-canvas-connection: stack.leading == a.leading
        UISV-canvas-connection: c.trailing == stack.trailing
        UISV-spacing: b.leading == a.trailing + 10
        UISV-spacing: c.leading == b.trailing + 10
        UISV-alignment: a.top == b.top
        UISV-alignment: a.top == c.top
        UISV-alignment: a.bottom == b.bottom
        UISV-alignment: a.bottom == c.bottom
        UISV-canvas-connection: stack.top == a.top
        UISV-canvas-connection: a.bottom == stack.bottom
        """)
    }
  }

  /// AL-63: a column has the same constraints with the attributes of the other axis.
  func test_AL63_column() async {
    await withStage { _ in
      let stack = Self.stack()
      stack.axis = .vertical
      Self.expect(
        stack,
        """
        UISV-canvas-connection: stack.top == a.top
        UISV-canvas-connection: c.bottom == stack.bottom
        UISV-spacing: b.top == a.bottom + 10
        UISV-spacing: c.top == b.bottom + 10
        UISV-alignment: a.leading == b.leading
        UISV-alignment: a.leading == c.leading
        UISV-alignment: a.trailing == b.trailing
        UISV-alignment: a.trailing == c.trailing
        UISV-canvas-connection: stack.leading == a.leading
        UISV-canvas-connection: a.trailing == stack.trailing
        """)
    }
  }

  /// AL-65, AL-66: what two distributions add.
  func test_AL65_AL66_equalAndProportionalLengths() async {
    await withStage { _ in
      let stack = Self.stack()
      stack.distribution = .fillEqually
      Self.expect(
        stack, only: "UISV-fill",
        """
        UISV-fill-equally: b.width == a.width
        UISV-fill-equally: c.width == a.width
        """)
      stack.distribution = .fillProportionally
      stack.spacing = 0
      Self.expect(
        stack, only: "UISV-fill",
        """
        UISV-fill-proportionally: a.width == 0.571*stack.width @999
        UISV-fill-proportionally: b.width == 0.286*stack.width @998
        UISV-fill-proportionally: c.width == 0.143*stack.width @997
        """)
      // The spacing counts, and an arranged stack with its content.
      stack.spacing = 10
      let inner = UIStackView(arrangedSubviews: [BoxView("x", 50, 1), BoxView("y", 40, 1)])
      inner.spacing = 10
      stack.addArrangedSubview(inner)
      Self.expect(
        stack, only: "UISV-fill",
        """
        UISV-fill-proportionally: a.width == 0.39*stack.width @999
        UISV-fill-proportionally: b.width == 0.195*stack.width @998
        UISV-fill-proportionally: c.width == 0.098*stack.width @997
        UISV-fill-proportionally: stack.width == 0.244*stack.width @996
        """)
    }
  }

  /// AL-67, AL-68: the guides of the gaps.
  func test_AL67_AL68_equalGaps() async {
    await withStage { _ in
      let stack = Self.stack()
      stack.distribution = .equalSpacing
      Self.expect(
        stack, without: ["UISV-alignment", "UISV-canvas"],
        """
        UISV-spacing: b.leading >= a.trailing + 10
        UISV-spacing: c.leading >= b.trailing + 10
        UISV-distributing-edge: UISV-distributing.leading == a.trailing
        UISV-distributing-edge: UISV-distributing.trailing == b.leading
        UISV-distributing-edge: UISV-distributing.leading == b.trailing
        UISV-distributing-edge: UISV-distributing.trailing == c.leading
        UISV-fill-equally: UISV-distributing.width == UISV-distributing.width
        """)
      XCTAssertEqual(stack.layoutGuides.count, 2)
      stack.distribution = .equalCentering
      Self.expect(
        stack, without: ["UISV-alignment", "UISV-canvas", "UISV-spacing"],
        """
        UISV-distributing-edge: UISV-distributing.leading == a.centerX
        UISV-distributing-edge: UISV-distributing.trailing == b.centerX
        UISV-distributing-edge: UISV-distributing.leading == b.centerX
        UISV-distributing-edge: UISV-distributing.trailing == c.centerX
        UISV-fill-equally: UISV-distributing.width == UISV-distributing.width @149
        """)
      stack.distribution = .fill
      stack.updateConstraints()
      XCTAssertEqual(stack.layoutGuides.count, 0)
    }
  }

  /// AL-70: alignment at an edge.
  func test_AL70_leadingAndTrailing() async {
    await withStage { _ in
      let stack = Self.stack(count: 2)
      stack.alignment = .top
      Self.expect(
        stack, without: ["UISV-spacing"],
        """
        UISV-canvas-connection: stack.leading == a.leading
        UISV-canvas-connection: b.trailing == stack.trailing
        UISV-alignment: a.top == b.top
        UISV-canvas-connection: stack.top == a.top
        UISV-canvas-connection: UISV-alignment-spanner.bottom == stack.bottom
        UISV-spanning-boundary: UISV-alignment-spanner.top == a.top @999.5
        UISV-spanning-boundary: UISV-alignment-spanner.bottom >= a.bottom
        UISV-spanning-boundary: UISV-alignment-spanner.top == b.top @999.5
        UISV-spanning-boundary: UISV-alignment-spanner.bottom >= b.bottom
        UISV-spanning-fit: UISV-alignment-spanner.height == 0 @51
        UISV-ambiguity-suppression: a.height == 0 @25
        UISV-ambiguity-suppression: b.height == 0 @25
        """)
      stack.alignment = .bottom
      Self.expect(
        stack, without: ["UISV-spacing", "UISV-spanning-fit", "UISV-ambiguity"],
        """
        UISV-canvas-connection: stack.leading == a.leading
        UISV-canvas-connection: b.trailing == stack.trailing
        UISV-alignment: a.bottom == b.bottom
        UISV-canvas-connection: a.bottom == stack.bottom
        UISV-canvas-connection: stack.top == UISV-alignment-spanner.top
        UISV-spanning-boundary: UISV-alignment-spanner.top <= a.top
        UISV-spanning-boundary: UISV-alignment-spanner.bottom == a.bottom @999.5
        UISV-spanning-boundary: UISV-alignment-spanner.top <= b.top
        UISV-spanning-boundary: UISV-alignment-spanner.bottom == b.bottom @999.5
        """)
    }
  }

  /// AL-70: alignment at the center, of several views and of one.
  func test_AL70_center() async {
    await withStage { _ in
      let stack = Self.stack(count: 2)
      stack.alignment = .center
      Self.expect(
        stack, without: ["UISV-spacing", "UISV-spanning-fit", "UISV-ambiguity"],
        """
        UISV-canvas-connection: stack.leading == a.leading
        UISV-canvas-connection: b.trailing == stack.trailing
        UISV-alignment: a.centerY == b.centerY
        UISV-canvas-connection: stack.centerY == a.centerY
        UISV-canvas-connection: stack.top == UISV-alignment-spanner.top
        UISV-canvas-connection: UISV-alignment-spanner.bottom == stack.bottom
        UISV-spanning-boundary: UISV-alignment-spanner.top <= a.top
        UISV-spanning-boundary: UISV-alignment-spanner.bottom >= a.bottom
        UISV-spanning-boundary: UISV-alignment-spanner.top <= b.top
        UISV-spanning-boundary: UISV-alignment-spanner.bottom >= b.bottom
        """)
      stack.removeArrangedSubview(stack.arrangedSubviews[1])
      Self.expect(
        stack,
        """
        UISV-canvas-connection: stack.leading == a.leading
        UISV-canvas-connection: a.trailing == stack.trailing
        UISV-canvas-connection: stack.centerY == a.centerY
        UISV-canvas-connection: stack.top <= a.top
        UISV-canvas-connection: stack.bottom >= a.bottom
        UISV-canvas-fit: stack.height == 0 @49
        UISV-ambiguity-suppression: a.height == 0 @25
        """)
      XCTAssertEqual(stack.layoutGuides.count, 0)
    }
  }

  /// AL-71: alignment of baselines, in a row only.
  func test_AL71_baselines() async {
    await withStage { _ in
      let stack = Self.stack(count: 2)
      stack.alignment = .firstBaseline
      Self.expect(
        stack, without: ["UISV-spacing", "UISV-spanning-boundary"],
        """
        UISV-canvas-connection: stack.leading == a.leading
        UISV-canvas-connection: b.trailing == stack.trailing
        UISV-alignment: a.firstBaseline == b.firstBaseline
        UISV-ambiguity-suppression: stack.top == a.top @24
        UISV-canvas-connection: stack.top == UISV-alignment-spanner.top
        UISV-canvas-connection: UISV-alignment-spanner.bottom == stack.bottom
        UISV-spanning-fit: UISV-alignment-spanner.height == 0 @51
        UISV-canvas-fit: stack.height == 0 @49
        UISV-ambiguity-suppression: a.height == 0 @25
        UISV-ambiguity-suppression: b.height == 0 @25
        """)
      stack.axis = .vertical
      Self.expect(
        stack, only: "UISV-alignment",
        "UISV-alignment: a.leading == b.leading\nUISV-alignment: a.trailing == b.trailing")
    }
  }

  /// AL-77: a hidden view has no length, and the space after it goes.
  func test_AL77_hiddenViews() async {
    await withStage { _ in
      let stack = Self.stack()
      Self.expectSpaces(
        of: stack, hidden: [0],
        "UISV-spacing: b.leading == a.trailing\nUISV-spacing: c.leading == b.trailing + 10\nUISV-hiding: a.width == 0")
      Self.expectSpaces(
        of: stack, hidden: [1],
        "UISV-spacing: b.leading == a.trailing + 10\nUISV-spacing: c.leading == b.trailing\nUISV-hiding: b.width == 0")
      Self.expectSpaces(
        of: stack, hidden: [2],
        "UISV-spacing: b.leading == a.trailing + 10\nUISV-spacing: c.leading == b.trailing\nUISV-hiding: c.width == 0")
      stack.distribution = .equalSpacing
      Self.expectSpaces(
        of: stack, hidden: [1],
        "UISV-spacing: b.leading >= a.trailing + 10\nUISV-spacing: c.leading == b.trailing\nUISV-hiding: b.width == 0")
      XCTAssertEqual(stack.layoutGuides.count, 1)
      stack.distribution = .fillEqually
      stack.arrangedSubviews[1].isHidden = true
      Self.expect(stack, only: "UISV-fill", "UISV-fill-equally: c.width == a.width")
    }
  }

  /// AL-72 to AL-75: spacings, baselines of a column, and margins.
  func test_AL72_AL73_AL74_AL75_spacingsAndMargins() async {
    await withStage { _ in
      let stack = Self.stack()
      let views = stack.arrangedSubviews
      stack.setCustomSpacing(3, after: views[0])
      stack.spacing = UIStackView.spacingUseSystem
      Self.expect(
        stack, only: "UISV-spacing",
        "UISV-spacing: b.leading == a.trailing + 3\nUISV-spacing: c.leading == b.trailing + 8")
      XCTAssertEqual(stack.customSpacing(after: views[0]), 3)
      XCTAssertEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      Self.expect(
        stack, only: "UISV-spacing",
        "UISV-spacing: b.firstBaseline == a.lastBaseline + 8\nUISV-spacing: c.firstBaseline == b.lastBaseline + 8")
      stack.isLayoutMarginsRelativeArrangement = true
      Self.expect(
        stack, only: "UISV-canvas",
        """
        UISV-canvas-connection: UIViewLayoutMarginsGuide.top == a.top
        UISV-canvas-connection: c.bottom == UIViewLayoutMarginsGuide.bottom
        UISV-canvas-connection: UIViewLayoutMarginsGuide.leading == a.leading
        UISV-canvas-connection: a.trailing == UIViewLayoutMarginsGuide.trailing
        """)
    }
  }

  /// AL-76: an update keeps the constraints that are still needed.
  func test_AL76_updatesKeepConstraints() async {
    await withStage { _ in
      let stack = Self.stack()
      stack.updateConstraints()
      let before = stack.constraints
      stack.spacing = 30
      stack.updateConstraints()
      XCTAssertEqual(stack.constraints, before)
      XCTAssertEqual(before.filter { $0.identifier == "UISV-spacing" }.map(\.constant), [30, 30])

      // Only the constraints to the last view go.
      stack.arrangedSubviews[2].removeFromSuperview()
      stack.updateConstraints()
      XCTAssertEqual(stack.constraints.filter { before.contains($0) }.count, 6)
      XCTAssertEqual(stack.constraints.count, 7)
    }
  }

  // MARK: Help

  /// A row of up to three views, 10 points apart.
  @MainActor static func stack(count: Int = 3) -> UIStackView {
    let views = [BoxView("a", 160, 200), BoxView("b", 80, 100), BoxView("c", 40, 50)]
    let stack = UIStackView(arrangedSubviews: Array(views.prefix(count)))
    stack.spacing = 10
    return stack
  }

  /// The constraints of the stack in the order of activation; those about one view are installed there.
  @MainActor private static func made(by stack: UIStackView) -> [NSLayoutConstraint] {
    (stack.constraints + stack.subviews.flatMap(\.constraints)).sorted { $0.activation < $1.activation }
  }

  /// Compares the spaces of the stack while some of its views are hidden.
  @MainActor private static func expectSpaces(
    of stack: UIStackView, hidden: [Int], _ expected: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    for (index, view) in stack.arrangedSubviews.enumerated() { view.isHidden = hidden.contains(index) }
    expect(
      stack, without: ["UISV-alignment", "UISV-canvas", "UISV-fill", "UISV-dist"], expected, file: file, line: line)
  }

  /// Compares the stack's constraints whose identifiers begin with `prefix`, and not with one of `others`.
  @MainActor private static func expect(
    _ stack: UIStackView, only prefix: String = "", without others: [String] = [], _ expected: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for constraint in made(by: stack) { constraint.isActive = false }
    stack.updateConstraints()
    let lines = made(by: stack).filter { constraint in
      let name = constraint.identifier ?? ""
      return name.hasPrefix(prefix) && !others.contains { name.hasPrefix($0) }
    }.map { "\($0.identifier ?? ""): \($0.line)" }
    XCTAssertEqual(lines.joined(separator: "\n"), expected, file: file, line: line)
  }
}
