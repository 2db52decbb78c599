import ControllerTree
import Foundation

/// The string of a text storage, whose edits are edits of the storage. `as String` reads it; `String(_:)` reads a copy that Foundation keeps,
/// of the text before the edits. Rules: TEXT-50.
final class StringOfStorage: NSMutableString {
  private let storage: NSTextStorage?
  private var text = NSString()

  init(_ storage: NSTextStorage) {
    self.storage = storage
    text = NSString(string: storage.string)
    super.init(string: storage.string)
  }

  required init?(coder aDecoder: NSCoder) { nil }
  required init(capacity: Int) {
    storage = nil
    super.init(capacity: capacity)
  }
  required init(string aString: String) {
    storage = nil
    super.init(string: aString)
  }
  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = nil
    super.init(characters: characters, length: length)
  }
  required init(stringLiteral value: StaticString) {
    storage = nil
    super.init(stringLiteral: value)
  }
  required init(unicodeScalarLiteral value: StaticString) {
    storage = nil
    super.init(stringLiteral: value)
  }
  required init(extendedGraphemeClusterLiteral value: StaticString) {
    storage = nil
    super.init(stringLiteral: value)
  }

  override var length: Int { text.length }
  override func character(at index: Int) -> unichar { text.character(at: index) }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage?.replaceCharacters(in: range, with: aString)
    text = NSString(string: storage?.string ?? "")
  }
}
