import Foundation

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first number; 0 if there is none.
  public var section: Int {
    get { number(at: 0) }
    set { setNumber(newValue, at: 0) }
  }
  /// The row: the second number; 0 if there is none.
  public var row: Int {
    get { number(at: 1) }
    set { setNumber(newValue, at: 1) }
  }
  /// The item: the second number; 0 if there is none.
  public var item: Int {
    get { number(at: 1) }
    set { setNumber(newValue, at: 1) }
  }

  private func number(at place: Int) -> Int { place < count ? self[place] : 0 }

  private mutating func setNumber(_ number: Int, at place: Int) {
    while count <= place { append(0) }
    self[place] = number
  }
}
