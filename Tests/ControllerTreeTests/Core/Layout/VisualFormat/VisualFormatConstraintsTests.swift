import XCTest

@testable import ControllerTree

final class VisualFormatConstraintsTests: XCTestCase {
  /// AL-52: a distance between two views, 8 points for a hyphen, and one to the superview, its margin for a hyphen.
  func test_AL52_distances() async {
    await withFormats { format in
      format.expect(
        "|-[a]-[b][c]-20-|",
        """
        a.leading == superview.leadingMargin
        b.leading == a.trailing + 8
        c.leading == b.trailing
        superview.trailing == c.trailing + 20
        """)
      format.expect(
        "V:|[a]-(>=4,<=10@750)-[b]-|",
        """
        a.top == superview.top
        b.top >= a.bottom + 4
        b.top <= a.bottom + 10 @750
        superview.bottomMargin == b.bottom
        """)
      format.expect(
        "|-(-8)-[a]-gap@low-|", "a.leading == superview.leading - 8\nsuperview.trailing == a.trailing + 12 @250")
      format.expect("[a]", "")
    }
  }

  /// AL-53: predicates in brackets are about the view's width or height; a name is that of a metric, else of a view.
  func test_AL53_sizes() async {
    await withFormats { format in
      format.expect("[a(>=50,<=gap@low)]", "a.width >= 50\na.width <= 12 @250")
      format.expect("V:[a(==b)][b(c@low)]", "a.height == b.height\nb.top == a.bottom\nb.height == c.height @250")
      // Both dictionaries have the name.
      format.expect("[a(b)]", "a.width == 5", metrics: ["b": 5])
    }
  }

  /// AL-54: each view is aligned with the one before it, in each way that the options name.
  func test_AL54_alignment() async {
    await withFormats { format in
      format.expect(
        "[a]-[b]-0-[c]", options: [.alignAllTop, .alignAllLastBaseline],
        """
        b.leading == a.trailing + 8
        a.top == b.top
        a.lastBaseline == b.lastBaseline
        c.leading == b.trailing
        b.top == c.top
        b.lastBaseline == c.lastBaseline
        """)
      let vertical: [(NSLayoutConstraint.FormatOptions, String)] = [
        (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
        (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
      ]
      for (option, name) in vertical {
        format.expect("V:[a][b]", options: option, "b.top == a.bottom\na.\(name) == b.\(name)")
        // One view alone is aligned with nothing.
        format.expect("H:|[a]|", options: option, "a.leading == superview.leading\nsuperview.trailing == a.trailing")
      }
      let horizontal: [(NSLayoutConstraint.FormatOptions, String)] = [
        (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
        (.alignAllFirstBaseline, "firstBaseline"), (.alignAllLastBaseline, "lastBaseline"),
      ]
      for (option, name) in horizontal {
        format.expect("[a][b]", options: option, "b.leading == a.trailing\na.\(name) == b.\(name)")
      }
    }
  }

  /// AL-55: the direction of a horizontal format, and distances between baselines of a vertical one.
  func test_AL55_directionAndBaselines() async {
    await withFormats { format in
      format.expect(
        "|-[a]-4-[b]-6-|", options: .directionLeftToRight,
        """
        a.left == superview.leftMargin
        b.left == a.right + 4
        superview.right == b.right + 6
        """)
      format.expect(
        "|-[a]-4-[b]->=6-|", options: .directionRightToLeft,
        """
        superview.rightMargin == a.right
        a.left == b.right + 4
        b.left >= superview.left + 6
        """)
      format.expect(
        "V:|-3-[a]-4-[b]-5-|", options: [.spacingBaselineToBaseline, .directionRightToLeft],
        """
        a.top == superview.top + 3
        b.firstBaseline == a.lastBaseline + 4
        superview.bottom == b.bottom + 5
        """)
    }
  }

  /// AL-52: guides can stand where views do; metrics may be numbers of any type.
  func test_AL52_guidesAndNumbers() async {
    await withFormats { format in
      let guide = UILayoutGuide()
      guide.identifier = "guide"
      format.superview.addLayoutGuide(guide)
      let metrics: [String: Any] = [
        "i": 1, "f": Float(2), "d": 3.5, "n": NSNumber(value: 4), "u": UInt8(5), "c": CGFloat(6),
      ]
      format.expect(
        "|-i-[g(f,d,n,u,c)]",
        "guide.leading == superview.leading + 1\n"
          + ["2", "3.5", "4", "5", "6"].map { "guide.width == \($0)" }.joined(separator: "\n"),
        metrics: metrics, views: ["g": guide])
    }
  }

  /// AL-51: a format without meaning makes no constraint and one issue, with UIKit's text.
  func test_AL51_refusals() async {
    await withFormats { format in
      format.refuses("[a]-[want]", "want is not a key in the views dictionary.", caret: 9)
      format.refuses("[a][text]", "text is not a key in the views dictionary.", caret: 8)
      format.refuses(
        "H:|-margiin-[a]",
        "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries",
        caret: 11)
      format.refuses("[a]-b-[c]", "A space can't be equal to the size of a view", caret: 5)
      format.refuses("[a(text)]", "The metric \"text\" is not a finite number", caret: 7, metrics: ["text": "10"])
      format.refuses("[a(nan)]", "The metric \"nan\" is not a finite number", caret: 6, metrics: ["nan": Double.nan])
      format.refuses("[a(5@p)]", "The priority 1001.0 is not above 0 and up to 1000", caret: 6, metrics: ["p": 1001])
      format.refuses("[a(5@0)]", "The priority 0.0 is not above 0 and up to 1000", caret: 8)
      let noSuperview = "Unable to interpret '|' character, because the related view doesn't have a superview"
      format.refuses("H:|-(>=50)-[loose(100)]", noSuperview, caret: 23)
      format.refuses("[a][loose]|", noSuperview, caret: 11)
      format.refuses(
        "[a][b]",
        "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
        caret: 6, options: .alignAllLeft)
      format.refuses("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", caret: 1)
    }
  }

  // MARK: Help

  @MainActor private struct Formats {
    let trace: Trace
    let superview = UIView()
    var views: [String: Any] = [:]

    init(_ trace: Trace) {
      self.trace = trace
      for name in ["a", "b", "c"] {
        let view = BoxView(name)
        superview.addSubview(view)
        views[name] = view
      }
      let loose = BoxView("loose")
      trace.kept = [superview, loose]
      views["loose"] = loose
      views["text"] = "no view"
    }

    func make(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ more: [String: Any]
    ) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options,
        metrics: metrics.merging(["gap": 12, "low": 250]) { one, _ in one },
        views: views.merging(more) { one, _ in one })
    }

    func expect(
      _ format: String, options: NSLayoutConstraint.FormatOptions = [], _ expected: String,
      metrics: [String: Any] = [:],
      views: [String: Any] = [:], file: StaticString = #filePath, line: UInt = #line
    ) {
      let made = make(format, options, metrics, views)
      XCTAssertEqual(made.map(\.line).joined(separator: "\n"), expected, file: file, line: line)
      XCTAssertFalse(made.contains(where: \.isActive), file: file, line: line)
      NSLayoutConstraint.activate(made)
      XCTAssertTrue(made.allSatisfy(\.isActive), file: file, line: line)
      NSLayoutConstraint.deactivate(made)
    }

    func refuses(
      _ format: String, _ reason: String, caret: Int, options: NSLayoutConstraint.FormatOptions = [],
      metrics: [String: Any] = [:], file: StaticString = #filePath, line: UInt = #line
    ) {
      var made: [NSLayoutConstraint] = []
      let issues = trace.stage.diagnostics.collect { made = make(format, options, metrics, [:]) }
      _ = trace.read()
      XCTAssertTrue(made.isEmpty, file: file, line: line)
      XCTAssertEqual(issues.map(\.kind), [.invalidVisualFormat], file: file, line: line)
      XCTAssertEqual(issues.first?.call, "constraints(withVisualFormat:options:metrics:views:)", file: file, line: line)
      let caretLine = String(repeating: " ", count: caret) + "^"
      XCTAssertEqual(
        issues.first?.uikitText, "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caretLine)",
        file: file,
        line: line)
    }
  }

  private func withFormats(_ body: @MainActor (Formats) -> Void) async {
    await withStage { trace in body(Formats(trace)) }
  }
}
