import Foundation

extension NSIndexPath {
  /// The path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(section, row) }
  /// The path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(section, item) }
  /// The path of a row in a section.
  public convenience init(forRow row: Int, inSection section: Int) { self.init(section, row) }
  /// The path of an item in a section.
  public convenience init(forItem item: Int, inSection section: Int) { self.init(section, item) }

  private convenience init(_ section: Int, _ second: Int) { self.init(indexes: [section, second], length: 2) }

  /// The section: the first number; 0 if there is none.
  public var section: Int { number(at: 0) }
  /// The row: the second number; 0 if there is none.
  public var row: Int { number(at: 1) }
  /// The item: the second number; 0 if there is none.
  public var item: Int { number(at: 1) }

  private func number(at place: Int) -> Int { place < length ? index(atPosition: place) : 0 }
}
