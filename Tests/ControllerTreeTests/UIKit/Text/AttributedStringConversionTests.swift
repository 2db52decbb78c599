import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// Attributed strings as values, with UIKit's attributes.
final class AttributedStringConversionTests: XCTestCase {
  /// TEXT-82: there and back.
  func test_TEXT82_bothWays() throws {
    var text = AttributedString("Title ")
    text.font = .systemFont(ofSize: 12)
    text.foregroundColor = .red
    text.underlineStyle = [.single, .byWord]
    text.kern = 2
    text.paragraphStyle = .default
    var link = AttributedString("here")
    link.link = URL(string: "a:b")
    text.append(link)

    let converted = NSAttributedString(text)
    XCTAssertEqual(converted.string, "Title here")
    var range = NSRange()
    let first = converted.attributes(at: 0, effectiveRange: &range)
    XCTAssertEqual(range, NSRange(location: 0, length: 6))
    XCTAssertEqual(first[.font] as? UIFont, .systemFont(ofSize: 12))
    XCTAssertEqual(first[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual(first[.underlineStyle] as? Int, 0x8001)
    XCTAssertEqual(first[.kern] as? CGFloat, 2)
    XCTAssertEqual(Set(first.keys), [.font, .foregroundColor, .underlineStyle, .kern, .paragraphStyle])
    XCTAssertEqual(converted.attributes(at: 6, effectiveRange: nil)[.link] as? URL, URL(string: "a:b"))
    XCTAssertEqual(AttributedString(converted), text)
    XCTAssertEqual(NSAttributedString(AttributedString()).length, 0)
  }

  /// TEXT-82: numbers of every type; values of other types and unknown keys are left out.
  func test_TEXT82_dictionaries() {
    let container = AttributeContainer([
      .kern: 2, .strokeWidth: 1.5, .baselineOffset: NSNumber(value: 3), .obliqueness: CGFloat(0.25), .ligature: 0,
      .strikethroughStyle: NSNumber(value: 9), .font: "Helvetica", NSAttributedString.Key("own"): 1,
    ])
    XCTAssertEqual(container.kern, 2)
    XCTAssertEqual(container.strokeWidth, 1.5)
    XCTAssertEqual(container.baselineOffset, 3)
    XCTAssertEqual(container.obliqueness, 0.25)
    XCTAssertEqual(container.ligature, 0)
    XCTAssertEqual(container.strikethroughStyle, .double)
    XCTAssertNil(container.font)
    var expected = AttributeContainer()
    (expected.kern, expected.strokeWidth, expected.baselineOffset, expected.obliqueness) = (2, 1.5, 3, 0.25)
    (expected.ligature, expected.strikethroughStyle) = (0, .double)
    XCTAssertEqual(container, expected)
  }

  /// TEXT-83: the transformer gets font, colour and the title's own attributes; the label shows what it makes, and the size follows.
  func test_TEXT83_titles() async throws {
    await withStage { _ in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Save"
      configuration.baseForegroundColor = .blue
      let button = UIButton(configuration: configuration)
      let usual = button.intrinsicContentSize
      XCTAssertEqual(button.titleLabel?.textColor, .blue)

      var given: [AttributeContainer] = []
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        given.append(incoming)
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 34)
        outgoing.foregroundColor = .red
        return outgoing
      }
      button.configuration = configuration
      XCTAssertEqual(given.first?.font, .preferredFont(forTextStyle: .body))
      XCTAssertEqual(given.first?.foregroundColor, .blue)
      let shown = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
      XCTAssertEqual(button.titleLabel?.text, "Save")
      XCTAssertEqual(shown?[.font] as? UIFont, .systemFont(ofSize: 34))
      XCTAssertEqual(shown?[.foregroundColor] as? UIColor, .red)
      XCTAssertEqual(button.intrinsicContentSize.width - 24, 2 * (usual.width - 24), accuracy: 1)

      configuration.titleTextAttributesTransformer = nil
      configuration.attributedTitle?.foregroundColor = .green
      button.configuration = configuration
      let own = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
      XCTAssertEqual(own?[.foregroundColor] as? UIColor, .green)
      XCTAssertEqual(own?[.font] as? UIFont, .preferredFont(forTextStyle: .body))
      XCTAssertEqual(button.intrinsicContentSize, usual)
    }
  }

  /// TEXT-83: the same below the title.
  func test_TEXT83_subtitles() async {
    await withStage { _ in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "A"
      configuration.subtitle = "Below the title"
      let button = UIButton(configuration: configuration)
      let usual = button.intrinsicContentSize
      configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        incoming.merging(AttributeContainer([.font: UIFont.systemFont(ofSize: 26)]))
      }
      button.configuration = configuration
      XCTAssertEqual(
        button.subtitleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont,
        .systemFont(ofSize: 26))
      XCTAssertEqual(button.intrinsicContentSize.width - 24, 2 * (usual.width - 24), accuracy: 1)
    }
  }

  /// TEXT-83: a transformer runs once for each change, and not for layout; the fonts follow the text size of the button's traits.
  func test_TEXT83_onceForEachChange() async {
    await withStage { _ in
      var runs: [CGFloat?] = []
      var configuration = UIButton.Configuration.plain()
      configuration.title = "A"
      configuration.subtitle = "B"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        runs.append(incoming.font?.pointSize)
        return incoming
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.rootViewController = UIViewController()
      window.isHidden = false
      let button = UIButton(type: .system)
      button.configuration = configuration
      XCTAssertEqual(runs, [17])
      window.rootViewController?.view.addSubview(button)
      button.sizeToFit()
      window.layoutIfNeeded()
      _ = button.intrinsicContentSize
      XCTAssertEqual(runs, [17])
      button.setTitle("unused", for: .normal)
      XCTAssertEqual(runs, [17, 17])
      window.traitOverrides.preferredContentSizeCategory = .extraSmall
      window.layoutIfNeeded()
      XCTAssertEqual(runs, [17, 17, 14])
      XCTAssertEqual(button.titleLabel?.font.pointSize, 14)
      XCTAssertEqual(button.subtitleLabel?.font.pointSize, 12)
      window.isHidden = true
    }
  }
}
