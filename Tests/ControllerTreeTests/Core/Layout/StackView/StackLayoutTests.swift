import XCTest

@testable import ControllerTree

/// Frames of arranged views, computed by hand.
///
/// Three views, 40, 60 and 80 points long and 20, 40 and 30 points thick, stand 10 points apart in a stack of 320 by 100 points. The
/// second one hugs its content least.
final class StackLayoutTests: XCTestCase {
  private typealias Span = (start: CGFloat, length: CGFloat)

  private static let lengths: [(UIStackView.Distribution, [Span])] = [
    (.fill, [(0, 40), (50, 180), (240, 80)]),
    (.fillEqually, [(0, 100), (110, 100), (220, 100)]),
    // 40, 60 and 80 of 200, and the rest.
    (.fillProportionally, [(0, 64), (74, 96), (180, 140)]),
    (.equalSpacing, [(0, 40), (110, 60), (240, 80)]),
    // Centers at 20, 150 and 280.
    (.equalCentering, [(0, 40), (120, 60), (240, 80)]),
  ]

  private static let thicknesses: [(UIStackView.Alignment, [Span])] = [
    (.fill, [(0, 100), (0, 100), (0, 100)]),
    (.leading, [(0, 20), (0, 40), (0, 30)]),
    (.center, [(40, 20), (30, 40), (35, 30)]),
    (.trailing, [(80, 20), (60, 40), (70, 30)]),
    // The first baseline of a view without text is its top, the last one its bottom.
    (.firstBaseline, [(0, 20), (0, 40), (0, 30)]),
    (.lastBaseline, [(80, 20), (60, 40), (70, 30)]),
  ]

  /// AL-64 to AL-71: each distribution with each alignment in a row, from left to right and from right to left.
  func test_AL64_AL65_AL66_AL67_AL68_AL69_AL70_AL71_rows() async {
    await withStage { trace in
      for (distribution, spans) in Self.lengths {
        for (alignment, crossing) in Self.thicknesses {
          for isMirrored in [false, true] {
            let scene = StackScene(trace, size: CGSize(width: 320, height: 100))
            let stack = Self.stack(distribution, alignment, .horizontal)
            stack.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            scene.fill(stack)
            UpdateCycle.main.settle()
            let expected = zip(spans, crossing).map { along, across in
              let start = isMirrored ? 320 - along.start - along.length : along.start
              return CGRect(x: start, y: across.start, width: along.length, height: across.length)
            }
            Self.expect(stack, expected, "\(distribution) \(alignment) mirrored: \(isMirrored)")
          }
        }
      }
    }
  }

  /// AL-63: the same in a column, where baselines mean `fill`.
  func test_AL63_AL71_columns() async {
    await withStage { trace in
      for (distribution, spans) in Self.lengths {
        for (alignment, crossing) in Self.thicknesses {
          let scene = StackScene(trace, size: CGSize(width: 100, height: 320))
          let stack = Self.stack(distribution, alignment, .vertical)
          scene.fill(stack)
          UpdateCycle.main.settle()
          let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
          let expected = zip(spans, isBaseline ? Self.thicknesses[0].1 : crossing).map { along, across in
            CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
          }
          Self.expect(stack, expected, "\(distribution) \(alignment)")
        }
      }
    }
  }

  /// AL-63, AL-70: a stack whose size nothing else determines has that of its content.
  func test_AL63_AL70_sizeFromContent() async {
    await withStage { trace in
      for (alignment, _) in Self.thicknesses {
        for distribution in [UIStackView.Distribution.fill, .equalSpacing] {
          let scene = StackScene(trace, size: CGSize(width: 500, height: 500))
          let stack = Self.stack(distribution, alignment, .horizontal)
          scene.place(stack)
          UpdateCycle.main.settle()
          XCTAssertEqual(stack.frameText, "0 0 200 40", "\(distribution) \(alignment)")
        }
      }
    }
  }

  /// AL-68: centers are equal only as far as the least spacing permits.
  func test_AL68_centersGiveWayToSpacing() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 210, height: 100))
      let stack = Self.stack(.equalCentering, .fill, .horizontal)
      scene.fill(stack)
      UpdateCycle.main.settle()
      // Equal centers at 20, 95 and 170 would leave 5 points between the second and the third view.
      Self.expect(
        stack,
        [
          CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 60, y: 0, width: 60, height: 100),
          CGRect(x: 130, y: 0, width: 80, height: 100),
        ], "210")
    }
  }

  /// AL-77: hidden views take no place, whichever they are.
  func test_AL77_hiddenViews() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 100))
      let stack = Self.stack(.fillEqually, .fill, .horizontal)
      scene.fill(stack)
      let views = stack.arrangedSubviews
      let expected: [([Int], [Span])] = [
        ([0], [(0, 0), (0, 155), (165, 155)]), ([1], [(0, 155), (165, 0), (165, 155)]),
        ([2], [(0, 155), (165, 155), (320, 0)]), ([0, 1], [(0, 0), (0, 0), (0, 320)]),
        ([1, 2], [(0, 320), (320, 0), (320, 0)]), ([0, 1, 2], [(0, 0), (0, 0), (0, 0)]),
        ([], [(0, 100), (110, 100), (220, 100)]),
      ]
      for (hidden, spans) in expected {
        for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
        UpdateCycle.main.settle()
        Self.expect(stack, spans.map { CGRect(x: $0.start, y: 0, width: $0.length, height: 100) }, "\(hidden)")
      }
    }
  }

  /// AL-78: hiding a view in an animation block lays the stack out inside the block.
  func test_AL78_hidingInAnAnimation() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 100))
      let stack = Self.stack(.fillEqually, .fill, .horizontal)
      scene.fill(stack)
      let probe = AnimationProbe("probe")
      stack.addArrangedSubview(probe)
      UpdateCycle.main.settle()
      probe.durations = []

      UIView.animate(withDuration: 0.5) { stack.arrangedSubviews[0].isHidden = true }
      XCTAssertEqual(probe.durations, [0.5])
      stack.arrangedSubviews[0].isHidden = false
      UpdateCycle.main.settle()
      XCTAssertEqual(probe.durations, [0.5, 0])
    }
  }

  /// AL-63: stacks in stacks, as a form has them.
  func test_AL63_nestedStacks() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 300, height: 600))
      let (name, field, send, title) = (
        BoxView("name", 50, 20), BoxView("field", 80, 30), BoxView("send", 70, 44), BoxView("title", 120, 24)
      )
      field.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      let row = UIStackView(arrangedSubviews: [name, field])
      row.spacing = 8
      row.alignment = .center
      let form = UIStackView(arrangedSubviews: [title, row, send])
      form.axis = .vertical
      form.spacing = 12
      form.setCustomSpacing(20, after: row)
      form.isLayoutMarginsRelativeArrangement = true
      form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
      scene.place(form)
      form.widthAnchor.constraint(equalToConstant: 300).isActive = true
      UpdateCycle.main.settle()

      XCTAssertEqual(form.frameText, "0 0 300 140")
      XCTAssertEqual(title.frameText, "10 4 270 24")
      XCTAssertEqual(row.frameText, "10 40 270 30")
      XCTAssertEqual(name.frameText, "0 5 50 20")
      XCTAssertEqual(field.frameText, "58 0 212 30")
      XCTAssertEqual(send.frameText, "10 90 270 44")
    }
  }

  /// AL-66: a content that changes changes the shares.
  func test_AL66_newContentNewShares() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 300, height: 100))
      let (a, b) = (BoxView("a", 10, 10), BoxView("b", 20, 10))
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.distribution = .fillProportionally
      scene.fill(stack)
      UpdateCycle.main.settle()
      XCTAssertEqual([a.frameText, b.frameText], ["0 0 100 100", "100 0 200 100"])
      a.content = CGSize(width: 60, height: 10)
      UpdateCycle.main.settle()
      XCTAssertEqual([a.frameText, b.frameText], ["0 0 225 100", "225 0 75 100"])
    }
  }

  /// AL-60: a view that leaves the stack has none of its constraints left.
  func test_AL60_removedViewsAreFree() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 100))
      let stack = Self.stack(.fillEqually, .center, .horizontal)
      scene.fill(stack)
      UpdateCycle.main.settle()
      let view = stack.arrangedSubviews[1]
      view.removeFromSuperview()
      UpdateCycle.main.settle()
      XCTAssertEqual(view.constraints, [])
      XCTAssertEqual(view.rare?.layout?.involved ?? [], [])
      XCTAssertEqual(stack.arrangedSubviews.map(\.frameText), ["0 40 155 20", "165 35 155 30"])

      stack.addArrangedSubview(view)
      UpdateCycle.main.settle()
      XCTAssertEqual(stack.arrangedSubviews.map(\.frameText), ["0 40 100 20", "110 35 100 30", "220 30 100 40"])
    }
  }

  // MARK: Help

  /// Notes the duration of the animation in which it is laid out.
  private final class AnimationProbe: UIView {
    var durations: [TimeInterval] = []

    init(_ name: String) { super.init(frame: .zero) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { durations.append(UIView.inheritedAnimationDuration) }
  }

  @MainActor private static func stack(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis
  ) -> UIStackView {
    let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 40), (80, 30)]
    let views = zip(["a", "b", "c"], sizes).map { name, size in
      axis == .horizontal ? BoxView(name, size.0, size.1) : BoxView(name, size.1, size.0)
    }
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: axis)
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 10)
    return stack
  }

  @MainActor private static func expect(
    _ stack: UIStackView, _ expected: [CGRect], _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let texts = expected.map { UIView(frame: $0).frameText }
    XCTAssertEqual(stack.arrangedSubviews.map(\.frameText), texts, name, file: file, line: line)
  }
}
