import UIKit
import XCTest

@testable import ControllerTree

/// TEXT-28: the attributes of a text field's text.
final class TextFieldAttributesTests: XCTestCase {
  /// TEXT-08: the baselines of a field are those of its line, in the middle of the height unless the alignment has moved it.
  func test_TEXT08_baselinesOfAField() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let field = UITextField()
      field.font = .systemFont(ofSize: 20.48)
      field.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(field)
      let height = field.heightAnchor.constraint(equalToConstant: 40)
      scene.activate(
        scene.put(field, at: 0, 100) + scene.size(scene.a, 10, 10) + scene.size(scene.b, 10, 10) + [
          height, scene.a.bottomAnchor.constraint(equalTo: field.lastBaselineAnchor),
          scene.b.topAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
      // The ascender is 19.5, the descender -4.94: the baseline is 7.28 below the middle, which on whole pixels is a third more than 7.
      @MainActor func expectBaseline(_ y: CGFloat, _ name: String, line: UInt = #line) {
        let (last, first) = (scene.a.frame.maxY, scene.b.frame.minY)
        XCTAssertEqual(last, y, accuracy: 1e-9, name, line: line)
        XCTAssertEqual(first, y, accuracy: 1e-9, name, line: line)
      }
      expectBaseline(120 + 22.0 / 3, "in the middle")
      height.constant = 60
      expectBaseline(130 + 22.0 / 3, "in the middle of another height")
      field.contentVerticalAlignment = .top
      expectBaseline(100 + 59.0 / 3, "at the top")
      field.contentVerticalAlignment = .bottom
      expectBaseline(160 - 5, "at the bottom")
      field.contentVerticalAlignment = .center
      field.font = .systemFont(ofSize: 40.96)
      expectBaseline(130 + 44.0 / 3, "with a larger font")
    }
  }

  @MainActor private static func kerns(_ field: UITextField) -> [Int] {
    guard let text = field.attributedText else { return [] }
    return (0..<text.length).map { text.attribute(.kern, at: $0, effectiveRange: nil) as? Int ?? 0 }
  }

  func test_TEXT28_partsKeepTheirAttributes() async {
    await withStage { trace in
      let (root, field) = (trace.controller("R"), UITextField())
      trace.show(root)
      root.view.addSubview(field)
      XCTAssertNil(field.typingAttributes)
      let text = NSMutableAttributedString(string: "a", attributes: [.kern: 1, .font: UIFont.systemFont(ofSize: 30)])
      text.append(NSAttributedString(string: "b", attributes: [.kern: 2]))
      field.attributedText = text
      XCTAssertEqual(Self.kerns(field), [1, 2])
      XCTAssertEqual(field.font?.pointSize, 30, "The first character's.")
      let font = field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
      XCTAssertEqual(font?.pointSize, 30, "A part without a font has that of the field.")
      let width = field.sizeOfText(before: 2).width
      field.enter("c")
      XCTAssertEqual(Self.kerns(field), [1, 2, 2], "Typed text goes on as the character before.")
      XCTAssertGreaterThan(field.sizeOfText(before: 3).width, width)
      field.typingAttributes = [.kern: 9]
      XCTAssertEqual(field.typingAttributes?[.kern] as? Int, 9)
      field.enter("d")
      XCTAssertEqual(Self.kerns(field), [1, 2, 2, 9])
      field.selectText(in: NSRange(location: 1, length: 2))
      XCTAssertEqual(field.typingAttributes?[.kern] as? Int, 1, "A selection forgets what was set.")
      field.pressDelete()
      XCTAssertEqual(Self.kerns(field), [1, 9])
      field.font = .systemFont(ofSize: 10)
      XCTAssertEqual((field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 10)
      field.resignFirstResponder()
      field.typingAttributes = [.kern: 3]
      XCTAssertNil(field.typingAttributes)
      field.text = "new"
      XCTAssertEqual(Self.kerns(field), [0, 0, 0])
    }
  }

  func test_TEXT28_defaultAttributes() async {
    await withStage { _ in
      let field = UITextField()
      let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red, .kern: 1])
      text.append(NSAttributedString(string: "b"))
      field.attributedText = text
      XCTAssertEqual(field.textColor, .red)
      field.defaultTextAttributes = [.kern: 5, .foregroundColor: UIColor.blue]
      XCTAssertEqual(Self.kerns(field), [5, 5])
      XCTAssertEqual(field.textColor, .blue)
      field.attributedText = NSAttributedString(string: "")
      XCTAssertEqual(field.text, "")
      field.attributedText = nil
      XCTAssertEqual(field.attributedText?.length, 0)
      field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.kern: 2])
      XCTAssertEqual(field.placeholder, "Name")
    }
  }
}
