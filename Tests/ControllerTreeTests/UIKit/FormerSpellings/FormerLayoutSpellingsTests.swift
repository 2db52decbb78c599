import UIKit
import XCTest

/// Each former spelling of Auto Layout does the same as its successor. Only deprecated code may use them without a warning.
final class FormerLayoutSpellingsTests: XCTestCase {
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_AL04_AL16_AL73_AL80_valuesInFormerSpellings() async {
    await withStage { _ in
      XCTAssertEqual(
        [
          UILayoutPriorityRequired, UILayoutPriorityDefaultHigh, UILayoutPriorityDefaultLow,
          UILayoutPriorityFittingSizeLevel,
        ], [.required, .defaultHigh, .defaultLow, .fittingSizeLevel])
      XCTAssertEqual(UILayoutFittingCompressedSize, UIView.layoutFittingCompressedSize)
      XCTAssertEqual(UILayoutFittingExpandedSize, UIView.layoutFittingExpandedSize)
      XCTAssertEqual(UIViewNoIntrinsicMetric, UIView.noIntrinsicMetric)
      XCTAssertEqual(UIStackViewSpacingUseDefault, UIStackView.spacingUseDefault)
      XCTAssertEqual(UIStackViewSpacingUseSystem, UIStackView.spacingUseSystem)
      let attribute: NSLayoutAttribute = NSLayoutConstraint.Attribute.leading
      let relation: NSLayoutRelation = NSLayoutConstraint.Relation.equal
      let axis: UILayoutConstraintAxis = NSLayoutConstraint.Axis.vertical
      let options: NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions.alignAllTop
      let distribution: UIStackViewDistribution = UIStackView.Distribution.fill
      let alignment: UIStackViewAlignment = UIStackView.Alignment.center
      XCTAssertEqual([attribute.rawValue, relation.rawValue, axis.rawValue], [5, 0, 1])
      XCTAssertEqual([Int(options.rawValue), distribution.rawValue, alignment.rawValue], [8, 0, 3])
    }
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_AL05_anchorsInFormerSpellings() async {
    await withStage { _ in
      let (a, b) = (UIView(), UIView())
      func expect(_ former: NSLayoutConstraint, _ new: NSLayoutConstraint, line: UInt = #line) {
        XCTAssertEqual(former.description, new.description, line: line)
      }
      let (x, otherX, y, otherY) = (a.leftAnchor, b.leftAnchor, a.topAnchor, b.topAnchor)
      expect(x.constraintEqualToAnchor(otherX), x.constraint(equalTo: otherX))
      expect(x.constraintGreaterThanOrEqualToAnchor(otherX), x.constraint(greaterThanOrEqualTo: otherX))
      expect(x.constraintLessThanOrEqualToAnchor(otherX), x.constraint(lessThanOrEqualTo: otherX))
      expect(x.constraintEqualToAnchor(otherX, constant: 1), x.constraint(equalTo: otherX, constant: 1))
      expect(y.constraintEqualToAnchor(otherY), y.constraint(equalTo: otherY))
      expect(
        y.constraintGreaterThanOrEqualToAnchor(otherY, constant: 2),
        y.constraint(greaterThanOrEqualTo: otherY, constant: 2))
      let (width, height) = (a.widthAnchor, a.heightAnchor)
      expect(width.constraintEqualToConstant(3), width.constraint(equalToConstant: 3))
      expect(width.constraintLessThanOrEqualToConstant(3), width.constraint(lessThanOrEqualToConstant: 3))
      expect(width.constraintGreaterThanOrEqualToConstant(3), width.constraint(greaterThanOrEqualToConstant: 3))
      expect(
        width.constraintEqualToAnchor(height, multiplier: 2, constant: 4),
        width.constraint(equalTo: height, multiplier: 2, constant: 4))
      expect(
        width.constraintLessThanOrEqualToAnchor(height, multiplier: 2),
        width.constraint(lessThanOrEqualTo: height, multiplier: 2))
    }
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_AL05_relationsOfAnchorsInFormerSpellings() async {
    await withStage { _ in
      let (a, b) = (UIView(), UIView())
      func expect(_ former: NSLayoutConstraint, _ new: NSLayoutConstraint, line: UInt = #line) {
        XCTAssertEqual(former.description, new.description, line: line)
      }
      let (x, otherX, y, otherY) = (a.leftAnchor, b.leftAnchor, a.topAnchor, b.topAnchor)
      expect(
        x.constraintGreaterThanOrEqualToAnchor(otherX, constant: 1),
        x.constraint(greaterThanOrEqualTo: otherX, constant: 1))
      expect(
        x.constraintLessThanOrEqualToAnchor(otherX, constant: 1), x.constraint(lessThanOrEqualTo: otherX, constant: 1))
      expect(y.constraintEqualToAnchor(otherY, constant: 1), y.constraint(equalTo: otherY, constant: 1))
      expect(y.constraintGreaterThanOrEqualToAnchor(otherY), y.constraint(greaterThanOrEqualTo: otherY))
      expect(y.constraintLessThanOrEqualToAnchor(otherY), y.constraint(lessThanOrEqualTo: otherY))
      expect(
        y.constraintLessThanOrEqualToAnchor(otherY, constant: 1), y.constraint(lessThanOrEqualTo: otherY, constant: 1))
      let (width, height) = (a.widthAnchor, a.heightAnchor)
      expect(width.constraintEqualToAnchor(height), width.constraint(equalTo: height))
      expect(width.constraintEqualToAnchor(height, constant: 1), width.constraint(equalTo: height, constant: 1))
      expect(width.constraintGreaterThanOrEqualToAnchor(height), width.constraint(greaterThanOrEqualTo: height))
      expect(
        width.constraintGreaterThanOrEqualToAnchor(height, constant: 1),
        width.constraint(greaterThanOrEqualTo: height, constant: 1))
      expect(width.constraintLessThanOrEqualToAnchor(height), width.constraint(lessThanOrEqualTo: height))
      expect(
        width.constraintLessThanOrEqualToAnchor(height, constant: 1),
        width.constraint(lessThanOrEqualTo: height, constant: 1))
      expect(width.constraintEqualToAnchor(height, multiplier: 2), width.constraint(equalTo: height, multiplier: 2))
      expect(
        width.constraintGreaterThanOrEqualToAnchor(height, multiplier: 2),
        width.constraint(greaterThanOrEqualTo: height, multiplier: 2))
      expect(
        width.constraintGreaterThanOrEqualToAnchor(height, multiplier: 2, constant: 3),
        width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3))
      expect(
        width.constraintLessThanOrEqualToAnchor(height, multiplier: 2, constant: 3),
        width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3))
    }
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_AL01_AL12_AL16_AL85_constraintsAndViewsInFormerSpellings() async {
    await withStage { _ in
      let (stack, view) = (UIStackView(), UIView())
      let constraints =
        [view.widthAnchor.constraint(equalToConstant: 30)]
        + NSLayoutConstraint.constraintsWithVisualFormat(
          "V:[view(20)]", options: [], metrics: nil, views: ["view": view])
      NSLayoutConstraint.activateConstraints(constraints)
      XCTAssertEqual(constraints.map(\.active), [true, true])
      view.translatesAutoresizingMaskIntoConstraints = false
      XCTAssertEqual(
        view.systemLayoutSizeFittingSize(UILayoutFittingCompressedSize), CGSize(width: 30, height: 20))
      XCTAssertEqual(
        view.systemLayoutSizeFittingSize(
          .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .required),
        CGSize(width: 30, height: 20))
      XCTAssertEqual(view.constraintsAffectingLayoutForAxis(.horizontal), [constraints[0]])
      constraints[0].active = false
      NSLayoutConstraint.deactivateConstraints(constraints)
      XCTAssertEqual(constraints.map(\.isActive), [false, false])
      view.setContentHuggingPriority(.required, forAxis: .vertical)
      view.setContentCompressionResistancePriority(.defaultLow, forAxis: .vertical)
      XCTAssertEqual(
        [view.contentHuggingPriorityForAxis(.vertical), view.contentCompressionResistancePriorityForAxis(.vertical)],
        [.required, .defaultLow])
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      XCTAssertEqual([view.alignmentRectForFrame(frame), view.frameForAlignmentRect(frame)], [frame, frame])
      XCTAssertTrue(view.viewForFirstBaselineLayout === view && view.viewForLastBaselineLayout === view)
      stack.insertArrangedSubview(view, atIndex: 0)
      XCTAssertEqual(stack.arrangedSubviews, [view])
      (stack.baselineRelativeArrangement, stack.layoutMarginsRelativeArrangement) = (true, true)
      XCTAssertTrue(stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
      XCTAssertTrue(stack.baselineRelativeArrangement && stack.layoutMarginsRelativeArrangement)
    }
  }
}
