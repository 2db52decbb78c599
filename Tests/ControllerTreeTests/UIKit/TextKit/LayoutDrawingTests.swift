import UIKit
import XCTest

@testable import ControllerTree

/// DRAW-36: what text views, text fields and layout managers draw.
final class LayoutDrawingTests: XCTestCase {
  @MainActor private static func commands(_ view: UIView) -> [String] {
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    return (image.cgImage?.commands ?? []).map { command in
      // Without fractions of points.
      command.description.split(separator: " ").map { Double($0).map { String(Int($0)) } ?? String($0) }
        .joined(separator: " ")
    }
  }

  func test_DRAW36_textViews() async {
    await withStage { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(Self.commands(view), [])
      let attachment = NSTextAttachment()
      attachment.image = UIImage(systemName: "star")
      attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      let text = NSMutableAttributedString(
        string: "one\n", attributes: [.font: UIFont.systemFont(ofSize: 10), .backgroundColor: UIColor.red])
      text.append(NSAttributedString(attachment: attachment))
      text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
      view.attributedText = text
      let commands = Self.commands(view)
      XCTAssertEqual(commands.count, 4)
      XCTAssertTrue(commands[0].hasPrefix("fill rect 5 8 "), commands[0])
      XCTAssertTrue(commands[1].hasPrefix("text \"one\" 5 8 "), commands[1])
      XCTAssertTrue(commands[2].hasPrefix("text \"two\" 5 19 "), commands[2])
      XCTAssertEqual(commands[3], "image symbol(star) 5 19 10 10")
    }
  }

  /// A subclass fills backgrounds in its own way, and a label draws by a layout manager.
  func test_DRAW36_ownLayoutManager() async {
    await withStage { _ in
      let (storage, manager, container) = (
        NSTextStorage(), Rounded(), NSTextContainer(size: CGSize(width: 100, height: 0))
      )
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      storage.setAttributedString(NSAttributedString(string: "ab cd", attributes: [.backgroundColor: UIColor.red]))
      let all = NSRange(location: 0, length: 5)
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
      manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 3, y: 4))
      XCTAssertEqual(manager.filled, ["(0, 5) 8 4"])
      manager.fillBackgroundRectArray([.zero], count: 1, forCharacterRange: all, color: .red)
      XCTAssertEqual(manager.filled.count, 2, "Without a context nothing is drawn.")
    }
  }

  func test_DRAW36_textFields() async {
    await withStage { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      XCTAssertEqual(Self.commands(field), [])
      field.placeholder = "Name"
      XCTAssertEqual(Self.commands(field), ["text \"Name\" 0 0 100 30"])
      field.text = "Ann"
      field.borderStyle = .line
      XCTAssertEqual(Self.commands(field), ["text \"Ann\" 7 0 86 30"])
      field.isSecureTextEntry = true
      XCTAssertEqual(Self.commands(field), ["text \"•••\" 7 0 86 30"])
    }
  }

  /// TEXT-50: edits of the mutable string are edits of the storage.
  func test_TEXT50_mutableString() async {
    await withStage { _ in
      let (storage, manager) = (NSTextStorage(string: "hello world"), NSLayoutManager())
      storage.addLayoutManager(manager)
      let string = storage.mutableString
      string.append("!")
      XCTAssertEqual(storage.string, "hello world!")
      let all = NSRange(location: 0, length: string.length)
      XCTAssertEqual(string.replaceOccurrences(of: "world", with: "you", options: [], range: all), 1)
      string.insert("Oh ", at: 0)
      string.deleteCharacters(in: NSRange(location: 3, length: 6))
      XCTAssertEqual(storage.string, "Oh you!")
      XCTAssertEqual(string as String, "Oh you!")
      XCTAssertEqual(string.range(of: "you").location, 3)
      string.setString("new")
      XCTAssertEqual(storage.string, "new")
      XCTAssertEqual(manager.numberOfGlyphs, 3)
      XCTAssertEqual(string.character(at: 1), 0x65)
    }
  }
}

private final class Rounded: NSLayoutManager, @unchecked Sendable {
  var filled: [String] = []
  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    filled.append("(\(charRange.location), \(charRange.length)) \(Int(rectArray[0].minX)) \(Int(rectArray[0].minY))")
    super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
  }
}
