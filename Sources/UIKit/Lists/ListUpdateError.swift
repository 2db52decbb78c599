import Foundation

/// Why a batch of updates contradicts itself, or the numbers before and after it. Rules: LIST-03.
struct ListUpdateError: Error, Hashable {
  /// A description in one sentence without its end.
  let message: String
  /// UIKit's text; `nil` if it is not known.
  let uikitText: String?

  private init(_ text: String) {
    message = text
    uikitText = text
  }

  private init(_ message: String, uikitText: String?) {
    self.message = message
    self.uikitText = uikitText
  }

  static func invalidPath(_ path: IndexPath, _ words: ListWords) -> Self {
    Self(
      "an index path of \(words.className) has a section and a \(words.element), and \(path.uikitText) has not",
      uikitText: "Invalid index path for use with \(words.className). Index paths passed to \(words.list) must contain "
        + "exactly two indices specifying the section and \(words.element). Please use the category on NSIndexPath in "
        + "NSIndexPath+UIKitAdditions.h if possible.")
  }

  // MARK: Places that do not exist

  static func deletedSection(_ section: Int, of count: Int) -> Self {
    Self("attempt to delete section \(section), but there are only \(count) sections before the update")
  }
  static func insertedSection(_ section: Int, of count: Int) -> Self {
    Self("attempt to insert section \(section) but there are only \(count) sections after the update")
  }
  static func movedSection(_ section: Int, of count: Int) -> Self {
    Self("attempt to move section \(section), but there are only \(count) sections before the update")
  }
  static func movedSection(to section: Int, of count: Int) -> Self {
    Self("attempt to move a section to \(section), but there are only \(count) sections after the update")
  }
  static func deletedElement(_ path: IndexPath, sections count: Int, _ words: ListWords) -> Self {
    Self(
      "attempt to delete \(words.element) \(path.item) from section \(path.section), but there are only \(count) sections "
        + "before the update")
  }
  static func deletedElement(_ path: IndexPath, of count: Int, _ words: ListWords) -> Self {
    Self(
      "attempt to delete \(words.element) \(path.item) from section \(path.section) which only contains \(count) "
        + "\(words.elements) before the update")
  }
  static func insertedElement(_ path: IndexPath, sections count: Int, _ words: ListWords) -> Self {
    Self(
      "attempt to insert \(words.element) \(path.item) into section \(path.section), but there are only \(count) sections "
        + "after the update")
  }
  static func insertedElement(_ path: IndexPath, of count: Int, _ words: ListWords) -> Self {
    Self(
      "attempt to insert \(words.element) \(path.item) into section \(path.section), but there are only \(count) "
        + "\(words.elements) in section \(path.section) after the update")
  }

  // MARK: Changes that exclude each other

  static func duplicate(_ change: ListChange, _ words: ListWords) -> Self {
    Self("two changes of the same kind name the same place: \(change.text)", uikitText: words.duplicateText)
  }
  static func deletedAndMoved(section: Int) -> Self {
    Self("attempt to perform a delete and a move from the same section (\(section))")
  }
  static func insertedAndMoved(section: Int) -> Self {
    Self("attempt to perform an insert and a move to the same section (\(section))")
  }
  static func deletedAndReloaded(section: Int) -> Self {
    Self("attempt to delete and reload the same section (\(section))")
  }
  static func deletedAndMoved(_ path: IndexPath) -> Self {
    Self("attempt to perform a delete and a move from the same index path (\(path.uikitText))")
  }
  static func insertedAndMoved(_ path: IndexPath) -> Self {
    Self("attempt to perform an insert and a move to the same index path (\(path.uikitText))")
  }
  static func deletedAndReloaded(_ path: IndexPath) -> Self {
    Self("attempt to delete and reload the same index path (\(path.uikitText))")
  }
  static func movedFromDeleted(_ section: Int, _ words: ListWords) -> Self {
    Self("cannot move \(words.article) \(words.element) from a deleted section (\(section))")
  }
  static func movedIntoInserted(_ section: Int, _ words: ListWords) -> Self {
    Self("cannot move \(words.article) \(words.element) into a newly inserted section (\(section))")
  }

  // MARK: Numbers

  static func numberOfSections(
    before: Int, after: Int, inserted: Int, deleted: Int, _ words: ListWords
  ) -> Self {
    Self(
      "Invalid update: invalid number of sections.  The number of sections contained in the \(words.list) after the update "
        + "(\(after)) must be equal to the number of sections contained in the \(words.list) before the update (\(before)), "
        + "plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
  }

  /// The numbers of elements of a section that differ.
  struct Elements {
    var before = 0
    var after = 0
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    var fit: Bool { after == before + inserted - deleted + movedIn - movedOut }
  }

  static func numberOfElements(_ section: Int, _ number: Elements, _ words: ListWords) -> Self {
    let elements = words.elements
    return Self(
      "Invalid update: invalid number of \(elements) in section \(section).  The number of \(elements) contained in an "
        + "existing section after the update (\(number.after)) must be equal to the number of \(elements) contained in that "
        + "section before the update (\(number.before)), plus or minus the number of \(elements) inserted or deleted from that "
        + "section (\(number.inserted) inserted, \(number.deleted) deleted) and plus or minus the number of \(elements) moved "
        + "into or out of that section (\(number.movedIn) moved in, \(number.movedOut) moved out).")
  }
}

extension ListWords {
  fileprivate var article: String { element.first == "i" ? "an" : "a" }
}

extension ListChange {
  fileprivate var text: String {
    func place(_ path: IndexPath) -> String { path.map { "\($0)" }.joined(separator: "-") }
    return switch self {
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let origin, let target): "move section \(origin) to \(target)"
    case .insert(let path): "insert \(place(path))"
    case .delete(let path): "delete \(place(path))"
    case .reload(let path): "reload \(place(path))"
    case .move(let origin, let target): "move \(place(origin)) to \(place(target))"
    }
  }
}
