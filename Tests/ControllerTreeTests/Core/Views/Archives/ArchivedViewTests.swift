import UIKit
import XCTest

final class ArchivedCard: UIView {
  var note = "none"

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note = coder.decodeObject(of: NSString.self, forKey: "note").map { "\($0)" } ?? "missing"
  }
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(NSString(string: note), forKey: "note")
  }
}

final class ArchivedScreen: UIViewController {}

/// Views, controllers and layers in archives.
final class ArchivedViewTests: XCTestCase {
  private final class Hidden: UIView {}

  @MainActor private static func copied<Object: NSObject>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    return try XCTUnwrap(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Object)
  }

  /// CODE-10: a tree of views comes back; classes of any place, and overrides of `encode(with:)`, take part.
  func test_CODE10_trees() async throws {
    try await withStage { _ in
      let card = ArchivedCard(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      (card.note, card.alpha, card.tag, card.isHidden) = ("mine", 0.5, 7, true)
      (card.transform, card.backgroundColor) = (CGAffineTransform(rotationAngle: 1), .red)
      (card.autoresizingMask, card.contentMode, card.clipsToBounds) = ([.flexibleWidth], .bottom, true)
      (card.isUserInteractionEnabled, card.isMultipleTouchEnabled) = (false, true)
      (card.restorationIdentifier, card.accessibilityIdentifier) = ("r", "a")
      card.semanticContentAttribute = .forceRightToLeft
      card.setContentHuggingPriority(.required, for: .vertical)
      let (inner, last) = (ArchivedCard(), UIView())
      inner.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3)))
      card.addSubview(inner)
      card.addSubview(last)
      let copy = try Self.copied(card)
      XCTAssertFalse(copy === card)
      XCTAssertEqual(copy.bounds, card.bounds)
      XCTAssertEqual(copy.center, card.center)
      XCTAssertEqual(copy.transform, card.transform)
      XCTAssertTrue(copy.note == "mine" && copy.alpha == 0.5 && copy.tag == 7 && copy.isHidden)
      XCTAssertEqual(copy.backgroundColor, .red)
      XCTAssertTrue(copy.autoresizingMask == [.flexibleWidth] && copy.contentMode == .bottom && copy.clipsToBounds)
      XCTAssertTrue(!copy.isUserInteractionEnabled && copy.isMultipleTouchEnabled)
      XCTAssertEqual([copy.restorationIdentifier, copy.accessibilityIdentifier], ["r", "a"])
      XCTAssertEqual(copy.semanticContentAttribute, .forceRightToLeft)
      XCTAssertEqual(copy.contentHuggingPriority(for: .vertical), .required)
      XCTAssertEqual(copy.subviews.map { type(of: $0) == ArchivedCard.self }, [true, false])
      XCTAssertEqual(copy.subviews.first?.subviews.first?.frame.width, 3)
      XCTAssertEqual((copy.subviews.first as? ArchivedCard)?.note, "none")
      let hidden = Hidden(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      let data = try NSKeyedArchiver.archivedData(withRootObject: hidden, requiringSecureCoding: false)
      let shown = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView
      XCTAssertTrue(shown?.frame.width == 5 && !(shown is Hidden))
      XCTAssertEqual(UIView(coder: NSCoder())?.subviews.count, 0)
      UIView().encode(with: NSCoder())
    }
  }

  /// CODE-12: constraints that say so come back among the copies.
  func test_CODE12_constraints() async throws {
    try await withStage { _ in
      let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      root.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      let archived = [
        child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 4),
        child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        child.topAnchor.constraint(equalTo: root.topAnchor), child.heightAnchor.constraint(equalToConstant: 9),
      ]
      for constraint in archived { constraint.shouldBeArchived = true }
      archived[1].identifier = "half"
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let own = guide.topAnchor.constraint(equalTo: root.topAnchor)
      own.shouldBeArchived = true
      let other = child.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)
      NSLayoutConstraint.activate(archived + [own, other])
      let copy = try Self.copied(root)
      copy.layoutIfNeeded()
      XCTAssertEqual(copy.subviews.first?.frame, CGRect(x: 12, y: 0, width: 50, height: 9))
      XCTAssertEqual(copy.constraints.map(\.identifier), [nil, "half", nil])
      XCTAssertTrue(copy.constraints.first?.shouldBeArchived ?? false)
    }
  }

  /// CODE-11: stock views come back with their content.
  func test_CODE11_content() async throws {
    try await withStage { _ in
      let label = UILabel()
      (label.text, label.textColor, label.numberOfLines, label.textAlignment) = ("Hello", .red, 3, .center)
      label.font = .boldSystemFont(ofSize: 20)
      label.isUserInteractionEnabled = true
      let image = UIImageView(image: UIImage(systemName: "star"))
      image.isHighlighted = true
      let (button, field, text) = (UIButton(type: .system), UITextField(), UITextView())
      button.setTitle("Save", for: .normal)
      button.setTitle("Saving", for: .disabled)
      button.setTitleColor(.green, for: .normal)
      button.setImage(UIImage(systemName: "plus"), for: .normal)
      button.isEnabled = false
      (field.text, field.placeholder, field.isSecureTextEntry) = ("abc", "Name", true)
      (text.text, text.isEditable) = ("Long text", false)
      let (toggle, slider) = (UISwitch(), UISlider())
      toggle.isOn = true
      (slider.maximumValue, slider.value) = (10, 7)
      let stack = UIStackView(arrangedSubviews: [label, image])
      (stack.axis, stack.spacing, stack.alignment, stack.distribution) = (.vertical, 5, .leading, .fillEqually)
      let root = UIView()
      for view in [stack, button, field, text, toggle, slider] { root.addSubview(view) }
      let copies = try Self.copied(root).subviews
      let arranged = try XCTUnwrap(copies.first as? UIStackView)
      XCTAssertTrue(arranged.axis == .vertical && arranged.spacing == 5 && arranged.alignment == .leading)
      XCTAssertEqual(arranged.distribution, .fillEqually)
      let title = try XCTUnwrap(arranged.arrangedSubviews.first as? UILabel)
      XCTAssertTrue(title.text == "Hello" && title.textColor == .red && title.numberOfLines == 3)
      XCTAssertTrue(title.textAlignment == .center && title.font == label.font && title.isUserInteractionEnabled)
      let star = try XCTUnwrap(arranged.arrangedSubviews.last as? UIImageView)
      XCTAssertTrue(star.image != nil && star.isHighlighted)
      let save = try XCTUnwrap(copies[1] as? UIButton)
      XCTAssertEqual([save.title(for: .normal), save.title(for: .disabled)], ["Save", "Saving"])
      XCTAssertTrue(save.titleColor(for: .normal) == .green && save.image(for: .normal) != nil && !save.isEnabled)
      let name = try XCTUnwrap(copies[2] as? UITextField)
      XCTAssertTrue(name.text == "abc" && name.placeholder == "Name" && name.isSecureTextEntry)
      let long = try XCTUnwrap(copies[3] as? UITextView)
      XCTAssertTrue(long.text == "Long text" && !long.isEditable && long.isSelectable)
      XCTAssertTrue((copies[4] as? UISwitch)?.isOn ?? false)
      XCTAssertEqual((copies[5] as? UISlider)?.value, 7)
    }
  }

  /// CODE-13: controllers come back with their values.
  func test_CODE13_controllers() async throws {
    try await withStage { _ in
      let screen = ArchivedScreen(nibName: "Screen", bundle: nil)
      (screen.title, screen.restorationIdentifier) = ("List", "list")
      (screen.modalPresentationStyle, screen.modalTransitionStyle) = (.fullScreen, .crossDissolve)
      (screen.hidesBottomBarWhenPushed, screen.isModalInPresentation) = (true, true)
      let copy = try Self.copied(screen)
      XCTAssertEqual([copy.title, copy.restorationIdentifier, copy.nibName], ["List", "list", "Screen"])
      XCTAssertTrue(copy.modalPresentationStyle == .fullScreen && copy.modalTransitionStyle == .crossDissolve)
      XCTAssertTrue(copy.hidesBottomBarWhenPushed && copy.isModalInPresentation && !copy.isViewLoaded)
    }
  }

  /// CODE-14: layers come back with their values, sublayers and masks.
  func test_CODE14_layers() async throws {
    try await withStage { _ in
      let (layer, sublayer, mask) = (CALayer(), CALayer(), CALayer())
      (layer.frame, layer.anchorPoint) = (CGRect(x: 1, y: 2, width: 30, height: 40), .zero)
      (layer.cornerRadius, layer.borderWidth, layer.opacity, layer.name) = (4, 2, 0.5, "card")
      (layer.backgroundColor, layer.borderColor) = (UIColor.red.cgColor, UIColor.blue.cgColor)
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.3, 9, CGSize(width: 1, height: 2))
      (layer.masksToBounds, layer.isHidden, layer.zPosition) = (true, true, 3)
      sublayer.name = "inner"
      layer.addSublayer(sublayer)
      layer.mask = mask
      let view = UIView()
      view.addSubview(UIView())
      XCTAssertNil(try archivedCopy(view.layer).sublayers?.first, "The layers of views belong to their views.")
      let copy = try archivedCopy(layer)
      XCTAssertEqual(copy.frame, layer.frame)
      XCTAssertTrue(copy.cornerRadius == 4 && copy.borderWidth == 2 && copy.opacity == 0.5 && copy.name == "card")
      XCTAssertEqual(copy.backgroundColor, layer.backgroundColor)
      XCTAssertEqual(copy.borderColor, layer.borderColor)
      XCTAssertTrue(copy.shadowOpacity == 0.3 && copy.shadowRadius == 9 && copy.shadowOffset == layer.shadowOffset)
      XCTAssertTrue(copy.masksToBounds && copy.isHidden && copy.zPosition == 3)
      XCTAssertEqual(copy.sublayers?.map(\.name), ["inner"])
      XCTAssertNotNil(copy.mask)
    }
  }
}
