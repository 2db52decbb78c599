import UIKit
import XCTest

/// Generic code that makes items by `Self`.
@MainActor private func items<Item: UIBarButtonItem>(_ type: Item.Type, _ view: UIView) -> [UIBarButtonItem] {
  [
    type.init(customView: view), type.init(title: "t", style: .done, target: nil, action: nil),
    type.init(image: UIImage(named: "i"), style: .plain, target: nil, action: nil),
    type.init(barButtonSystemItem: .add, target: nil, action: nil),
    type.init(primaryAction: UIAction(title: "a") { _ in }), type.init(systemItem: .done),
    type.init(title: "n", image: nil, primaryAction: UIAction(title: "b") { _ in }),
  ]
}

final class ContentsForStatesTests: XCTestCase {
  /// TEXT-23: every content of a button has a value for each state, or that of the normal one.
  func test_TEXT23_buttons() async {
    await MainActor.run {
      let (button, image) = (UIButton(frame: .zero, primaryAction: UIAction(title: "x") { _ in }), UIImage())
      XCTAssertEqual(button.currentTitle, "x")
      let title = NSAttributedString(string: "rich")
      button.setAttributedTitle(title, for: .normal)
      button.setTitleShadowColor(.red, for: .normal)
      button.setBackgroundImage(image, for: .normal)
      button.setPreferredSymbolConfiguration(.init(scale: .large), forImageIn: .normal)
      XCTAssertEqual(button.attributedTitle(for: .selected), title)
      XCTAssertEqual([button.currentAttributedTitle, button.titleLabel?.attributedText], [title, title])
      XCTAssertEqual([button.titleShadowColor(for: .selected), button.currentTitleShadowColor], [.red, .red])
      XCTAssertTrue(button.backgroundImage(for: .selected) === image && button.currentBackgroundImage === image)
      XCTAssertEqual(button.currentPreferredSymbolConfiguration, .init(scale: .large))
      XCTAssertEqual([button.isHovered, button.isHeld], [false, false])
      XCTAssertEqual(button.backgroundRect(forBounds: CGRect(x: 1, y: 2, width: 3, height: 4)).width, 3)
      let made = UIButton.systemButton(with: image, target: nil, action: Selector(("tap")))
      XCTAssertTrue(made.currentImage === image)
      XCTAssertEqual(made.actions(forTarget: nil, forControlEvent: .touchUpInside), ["tap"])
      XCTAssertEqual(UIButton.ButtonType.roundedRect, .system)
    }
  }

  /// TEXT-23: images of sliders and steppers.
  func test_TEXT23_controls() async {
    await MainActor.run {
      let (slider, stepper, image) = (UISlider(), UIStepper(), UIImage())
      slider.setThumbImage(image, for: .normal)
      slider.setMinimumTrackImage(image, for: .normal)
      slider.setMaximumTrackImage(image, for: .normal)
      slider.isEnabled = false
      for shown in [slider.currentThumbImage, slider.currentMinimumTrackImage, slider.currentMaximumTrackImage] {
        XCTAssertTrue(shown === image)
      }
      stepper.setBackgroundImage(image, for: .normal)
      stepper.setIncrementImage(image, for: .normal)
      stepper.setDecrementImage(image, for: .normal)
      for shown in [
        stepper.backgroundImage(for: .selected), stepper.incrementImage(for: .selected),
        stepper.decrementImage(for: .selected),
      ] { XCTAssertTrue(shown === image) }
    }
  }

  /// TEXT-25: contents of segments with actions and images, and the looks of titles.
  func test_TEXT25_contents() async {
    await MainActor.run {
      let action = UIAction(title: "A") { _ in }
      let control = UISegmentedControl(frame: .zero, actions: [action])
      control.insertSegment(action: UIAction(title: "B") { _ in }, at: 1, animated: false)
      control.insertSegment(with: UIImage(), at: 2, animated: false)
      XCTAssertEqual((0..<3).map { control.titleForSegment(at: $0) }, ["A", "B", nil])
      XCTAssertTrue(control.actionForSegment(at: 0) === action)
      control.setAction(UIAction(title: "C") { _ in }, forSegmentAt: 0)
      XCTAssertEqual(control.titleForSegment(at: 0), "C")
      XCTAssertNotNil(control.imageForSegment(at: 2))
      control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
      XCTAssertEqual(control.contentOffsetForSegment(at: 1), CGSize(width: 1, height: 2))
      control.setWidth(30, forSegmentAt: 1)
      XCTAssertEqual(control.widthForSegment(at: 1), 30)
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
      XCTAssertEqual(control.titleTextAttributes(for: .normal)?[.font] as? UIFont, .systemFont(ofSize: 30))
      control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
      XCTAssertNotNil(control.backgroundImage(for: .normal, barMetrics: .default))
      XCTAssertEqual(control.sizeThatFits(.zero), control.intrinsicContentSize)
    }
  }

  /// RESP-19: bar buttons are made through `Self`.
  func test_RESP19_barButtonsThroughSelf() async {
    await MainActor.run {
      let view = UIView()
      let made = items(UIBarButtonItem.self, view)
      XCTAssertTrue(made[0].customView === view)
      XCTAssertEqual(made.map(\.title), [nil, "t", nil, nil, "a", nil, "n"])
      XCTAssertEqual(made[1].style, .done)
      XCTAssertEqual(made[2].image, UIImage(named: "i"))
    }
  }

  /// TEXT-05: a mutable paragraph style takes and keeps every value.
  func test_TEXT05_mutableStyles() {
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacingBefore, style.maximumLineHeight, style.lineHeightMultiple) = (3, 40, 2)
    (style.hyphenationFactor, style.baseWritingDirection) = (0.5, .rightToLeft)
    style.allowsDefaultTighteningForTruncation = true
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    XCTAssertEqual(copy, style)
    XCTAssertEqual(copy.hash, style.hash)
    XCTAssertEqual([copy.paragraphSpacingBefore, copy.maximumLineHeight, copy.lineHeightMultiple], [3, 40, 2])
    let fixed = copy.copy() as? NSParagraphStyle
    XCTAssertEqual(fixed?.hyphenationFactor, 0.5)
    XCTAssertEqual(fixed?.baseWritingDirection, .rightToLeft)
    XCTAssertEqual(fixed?.allowsDefaultTighteningForTruncation, true)
  }

  /// TEXT-01: further ways to a descriptor.
  func test_TEXT01_descriptors() async {
    await MainActor.run {
      let georgia = UIFontDescriptor(name: "Georgia-Bold", size: 12)
      XCTAssertEqual(
        [georgia.postscriptName, georgia.withFamily("Avenir").postscriptName], ["Georgia-Bold", "Avenir"])
      XCTAssertEqual(georgia.withFace("Italic").symbolicTraits, .traitItalic)
      XCTAssertEqual(georgia.withSize(5).pointSize, 5)
      XCTAssertEqual(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize, 17)
      let narrow = georgia.addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: -0.2, .weight: 0.4]])
      XCTAssertEqual(narrow.symbolicTraits, [.traitBold, .traitCondensed])
      XCTAssertEqual(Set([georgia, UIFontDescriptor(name: "Georgia-Bold", size: 12)]).count, 1)
      XCTAssertTrue(georgia.copy() as? UIFontDescriptor === georgia)
    }
  }
}
