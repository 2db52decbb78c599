import Foundation

/// Attributes of texts in an archive: those whose values can be archived. Rules: CODE-03.
extension NSCoder {
  /// Those of the surface by their names, as they stand in the archive.
  private static var classesOfAttributes: [AnyClass] {
    let own: [AnyClass] = [
      NSDictionary.self, NSString.self, NSNumber.self, NSURL.self, NSArray.self, UIFont.self, UIColor.self,
    ]
    return own
      + ["NSParagraphStyle", "NSShadow", "NSTextAttachment"].compactMap { NSClassFromString("UIKit.\($0)") }
  }

  /// The attributes under a key; `nil` if there are none.
  package func attributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard holds(key),
      let read = decodeObject(of: Self.classesOfAttributes, forKey: key) as? [String: Any]
    else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (name, value) in read { attributes[NSAttributedString.Key(rawValue: name)] = value }
    return attributes
  }

  /// Writes the attributes whose values can be archived.
  package func write(_ attributes: [NSAttributedString.Key: Any]?, _ key: String) {
    guard let attributes else { return }
    var written: [String: NSObject] = [:]
    for (name, value) in attributes { written[name.rawValue] = Self.archivable(value) }
    write(NSDictionary(dictionary: written), key)
  }

  private static func archivable(_ value: Any) -> NSObject? {
    switch value {
    case let object as NSObject: object is any NSCoding ? object : nil
    case let text as String: NSString(string: text)
    case let url as URL: NSURL(string: url.absoluteString)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let flag as Bool: NSNumber(value: flag)
    default: nil
    }
  }

  /// The text under a key, with the attributes that were archived; `nil` if there is none. Foundation's own archive of a text can't be read
  /// securely with attributes of other classes than its own.
  package func attributedText(_ key: String) -> NSAttributedString? {
    guard let text = text(key) else { return nil }
    let made = NSMutableAttributedString(string: text)
    for (index, run) in (read([[Int]].self, "\(key).runs") ?? []).enumerated() where run.count == 2 {
      let (start, length) = (run[0], run[1])
      guard start >= 0, length > 0, start <= made.length, length <= made.length - start,
        let attributes = attributes("\(key).\(index)")
      else { continue }
      made.setAttributes(attributes, range: NSRange(location: start, length: length))
    }
    return made
  }

  /// Writes a text, if there is one, with the attributes whose values can be archived.
  package func write(attributedText: NSAttributedString?, _ key: String) {
    guard let attributedText else { return }
    write(attributedText.string, key)
    var runs: [[Int]] = []
    let whole = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: whole) { attributes, range, _ in
      write(attributes, "\(key).\(runs.count)")
      runs.append([range.location, range.length])
    }
    write(json: runs, "\(key).runs")
  }

  /// The colour under a key; `nil` if there is none.
  package func color(_ key: String) -> UIColor? { object(UIColor.self, key) }
  /// The image under a key; `nil` if there is none.
  package func image(_ key: String) -> UIImage? { object(UIImage.self, key) }

  /// The offset under a key; `nil` if there is none.
  package func offset(_ key: String) -> UIOffset? {
    guard let numbers = read([Double].self, key), numbers.count == 2 else { return nil }
    return UIOffset(horizontal: CGFloat(numbers[0]), vertical: CGFloat(numbers[1]))
  }

  /// Writes an offset, if there is one.
  package func write(_ offset: UIOffset?, _ key: String) {
    if let offset { write(json: [Double(offset.horizontal), Double(offset.vertical)], key) }
  }
}
