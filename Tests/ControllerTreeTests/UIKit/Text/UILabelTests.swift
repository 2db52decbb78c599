import UIKit
import XCTest

@testable import ControllerTree

/// Widths of the text below at 10 points: "aa" 11.12, a space 2.78; a line is 11.93 points high. A point has three pixels.
final class UILabelTests: XCTestCase {
  /// TEXT-06: the size of a label is that of its text, in whole pixels.
  func test_TEXT06_sizes() async {
    await withStage { _ in
      let label = makeLabel("aa aa")
      XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 76.0 / 3, height: 12))
      XCTAssertEqual(label.sizeThatFits(CGSize(width: 12, height: 0)), CGSize(width: 76.0 / 3, height: 12))
      label.numberOfLines = 0
      XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 76.0 / 3, height: 12))
      XCTAssertEqual(label.sizeThatFits(CGSize(width: 12, height: 0)), CGSize(width: 34.0 / 3, height: 24))
      label.preferredMaxLayoutWidth = 12
      XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 34.0 / 3, height: 24))
      label.text = "aa aa aa aa"
      XCTAssertEqual(label.intrinsicContentSize.height, 48)
      label.numberOfLines = 3
      XCTAssertEqual(label.intrinsicContentSize.height, 36)
      label.text = nil
      XCTAssertEqual(label.intrinsicContentSize, .zero)
    }
  }

  /// TEXT-06: `sizeToFit()`, and the rectangle of the text in bounds.
  func test_TEXT06_fitting() async {
    await withStage { _ in
      let label = makeLabel("aa aa", lines: 0)
      label.frame = CGRect(x: 5, y: 5, width: 12, height: 12)
      label.sizeToFit()
      XCTAssertEqual(label.bounds.size, CGSize(width: 34.0 / 3, height: 24))
      let bounds = CGRect(x: 1, y: 2, width: 12, height: 100)
      XCTAssertEqual(
        label.textRect(forBounds: bounds, limitedToNumberOfLines: 1), CGRect(x: 1, y: 2, width: 12, height: 12))
      XCTAssertEqual(
        label.textRect(forBounds: bounds, limitedToNumberOfLines: 0), CGRect(x: 1, y: 2, width: 34.0 / 3, height: 24))
    }
  }

  /// TEXT-06: pixels are those of the screen.
  func test_TEXT06_pixels() async {
    await withStage { _ in
      let label = UILabel()
      label.text = "aa"
      XCTAssertEqual(label.intrinsicContentSize.height, 61.0 / 3, accuracy: 1e-9)
      XCTAssertEqual(label.intrinsicContentSize.width, 57.0 / 3, accuracy: 1e-9)
    }
  }

  /// TEXT-06, AL-46: in constraints a label is as wide as its text, and as high as its lines at the width that it gets.
  func test_AL46_heightFollowsWidth() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let label = makeLabel("aa aa aa", lines: 0)
      label.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(label)
      let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
      scene.activate([
        label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        label.topAnchor.constraint(equalTo: scene.root.topAnchor), width,
        scene.a.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        scene.a.heightAnchor.constraint(equalToConstant: 5),
      ])
      XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 39, height: 12))
      XCTAssertEqual(scene.a.frame.minY, 20)
      UpdateCycle.main.turn { width.constant = 27 }
      XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 27, height: 24))
      XCTAssertEqual(scene.a.frame.minY, 32)
      UpdateCycle.main.turn { label.text = "aa aa aa aa" }
      XCTAssertEqual(label.frame.height, 24)
      UpdateCycle.main.turn { label.text = "aa aa aa aa aa" }
      XCTAssertEqual(label.frame.height, 36)
      UpdateCycle.main.turn { label.numberOfLines = 2 }
      XCTAssertEqual(label.frame.height, 24)
      UpdateCycle.main.turn { width.constant = 200 }
      XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 67, height: 12))
      UpdateCycle.main.turn {
        label.numberOfLines = 1
        width.constant = 20
      }
      XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 20, height: 12))
    }
  }

  /// AL-46: fitting sizes and stack views count the lines too.
  func test_AL46_fittingSizes() async {
    await withStage { trace in
      let labels = [makeLabel("aa aa aa", lines: 0), makeLabel("aa aa", lines: 0)]
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = 3
      let target = CGSize(width: 27, height: 0)
      XCTAssertEqual(
        stack.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel),
        CGSize(width: 27, height: 24 + 3 + 12))
      stack.translatesAutoresizingMaskIntoConstraints = false
      let scene = LayoutScene(trace)
      scene.root.addSubview(stack)
      scene.activate([
        stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: scene.root.topAnchor), stack.widthAnchor.constraint(equalToConstant: 13),
      ])
      XCTAssertEqual(stack.frame.size, CGSize(width: 13, height: 36 + 3 + 24))
      XCTAssertEqual(labels[1].frame, CGRect(x: 0, y: 39, width: 13, height: 24))
    }
  }

  /// TEXT-08: the baselines of the text are those of the label.
  func test_TEXT08_baselines() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let (small, large) = (makeLabel("a"), makeLabel("a"))
      large.font = .systemFont(ofSize: 40)
      for view in [small, large] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(view)
      }
      scene.activate([
        large.topAnchor.constraint(equalTo: scene.root.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      // 40 × 1950/2048 - 10 × 1950/2048 = 28.56
      XCTAssertEqual(small.frame.minY, 86.0 / 3, accuracy: 1e-9)
    }
  }

  /// TEXT-07: text and attributes of a label change each other.
  func test_TEXT07_attributes() async throws {
    try await withStage { _ in
      let label = makeLabel("plain")
      label.textAlignment = .center
      let made = try XCTUnwrap(label.attributedText)
      XCTAssertEqual(made.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 10))
      let style = made.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      XCTAssertEqual(style?.alignment, .center)

      label.attributedText = NSAttributedString(
        string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
      XCTAssertEqual(label.text, "rich")
      XCTAssertEqual(label.font, .systemFont(ofSize: 30))
      XCTAssertEqual(label.textColor, .red)
      label.font = .systemFont(ofSize: 20)
      XCTAssertEqual(
        label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 20))
      XCTAssertEqual(label.intrinsicContentSize.height, 24)
      label.textColor = .blue
      XCTAssertEqual(label.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .blue)
      label.textAlignment = .right
      label.lineBreakMode = .byClipping
      let changed = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      XCTAssertEqual(changed?.alignment, .right)
      XCTAssertEqual(changed?.lineBreakMode, .byClipping)
      label.text = "plain"
      XCTAssertNil(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil))
      label.attributedText = nil
      XCTAssertNil(label.text)
      label.font = nil
      XCTAssertEqual(label.font, .systemFont(ofSize: 17))
      label.textColor = nil
      XCTAssertEqual(label.textColor, .label)
    }
  }

  /// TEXT-09: a font of a text style follows the user's text size, if the label is asked to.
  func test_TEXT09_textSize() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let (follows, stays) = (UILabel(), UILabel())
      for label in [follows, stays] {
        label.font = .preferredFont(forTextStyle: .body)
        scene.root.addSubview(label)
      }
      follows.adjustsFontForContentSizeCategory = true
      UIScreen.main.deviceTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      XCTAssertEqual([follows.font.pointSize, stays.font.pointSize], [33, 17])
      follows.adjustsFontForContentSizeCategory = false
      UIScreen.main.deviceTraits = UITraitCollection(preferredContentSizeCategory: .large)
      XCTAssertEqual([follows.font.pointSize, stays.font.pointSize], [33, 17])
      stays.adjustsFontForContentSizeCategory = true
      XCTAssertEqual(stays.font.pointSize, 17)
    }
  }
}

@MainActor private func makeLabel(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.font = .systemFont(ofSize: 10)
  label.numberOfLines = lines
  label.text = text
  return label
}
