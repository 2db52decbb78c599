import ControllerTree
import Foundation

/// The values of a paragraph style in an archive. Rules: CODE-03.
extension NSParagraphStyle.Values {
  private struct Numbers: Codable {
    var lengths: [CGFloat]
    var choices: [Int]
    var flags: [Bool]
    var hyphenation: Float
  }

  private enum Key {
    static let numbers = "ControllerTree.numbers"
    static let tabStops = "ControllerTree.tabStops"
    static let ownTabStops = "ControllerTree.ownTabStops"
    static let lists = "ControllerTree.lists"
  }

  private static var lengths: [WritableKeyPath<Self, CGFloat>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.headIndent, \.tailIndent, \.firstLineHeadIndent,
      \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.defaultTabInterval,
    ]
  }

  /// The values that `encode(with:)` wrote; `nil` if there are none.
  init?(coder: NSCoder) {
    guard let numbers = coder.read(Numbers.self, Key.numbers), numbers.lengths.count == Self.lengths.count,
      numbers.choices.count == 4, numbers.flags.count == 2
    else { return nil }
    self.init()
    for (path, length) in zip(Self.lengths, numbers.lengths) { self[keyPath: path] = length }
    alignment = NSTextAlignment(rawValue: numbers.choices[0]) ?? alignment
    lineBreakMode = NSLineBreakMode(rawValue: numbers.choices[1]) ?? lineBreakMode
    baseWritingDirection = NSWritingDirection(rawValue: numbers.choices[2]) ?? baseWritingDirection
    lineBreakStrategy = .init(rawValue: .init(clamping: numbers.choices[3]))
    (allowsDefaultTighteningForTruncation, usesDefaultHyphenation) = (numbers.flags[0], numbers.flags[1])
    hyphenationFactor = numbers.hyphenation
    if coder.flag(Key.ownTabStops) { tabStops = coder.objects(NSTextTab.self, Key.tabStops) }
    textLists = coder.objects(NSTextList.self, Key.lists)
  }

  func encode(with coder: NSCoder) {
    let numbers = Numbers(
      lengths: Self.lengths.map { self[keyPath: $0] },
      choices: [
        alignment.rawValue, lineBreakMode.rawValue, baseWritingDirection.rawValue,
        Int(clamping: lineBreakStrategy.rawValue),
      ], flags: [allowsDefaultTighteningForTruncation, usesDefaultHyphenation], hyphenation: hyphenationFactor)
    coder.write(json: numbers, Key.numbers)
    coder.write(tabStops != nil, Key.ownTabStops)
    coder.write(tabStops ?? [], Key.tabStops)
    coder.write(textLists, Key.lists)
  }
}
