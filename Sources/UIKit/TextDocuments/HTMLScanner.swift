import Foundation

/// A piece of a hypertext.
enum HTMLToken {
  case text(String)
  case open(HTMLTag)
  case close(String)
}

/// The beginning of an element. Names are in small letters.
struct HTMLTag {
  var name: String
  var attributes: [String: String] = [:]
}

/// Splits a hypertext into tags and texts. Comments, declarations and scripts are left out; the text of a style sheet follows its tag.
/// Any text can be scanned: what is no tag is text. Each byte is read a bounded number of times.
struct HTMLScanner {
  private let bytes: [UInt8]
  private var place = 0
  /// The element whose content is no hypertext, as long as its end has not come.
  private var raw: String?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> HTMLToken? {
    if let name = raw {
      raw = nil
      let content = takeRaw(until: name)
      if name != "script", !content.isEmpty { return .text(name == "style" ? content : HTMLEntities.decoded(content)) }
    }
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), let token = tag() {
        if let token { return token }
        continue
      }
      return .text(HTMLEntities.decoded(text()))
    }
    return nil
  }

  private mutating func text() -> String {
    let start = place
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// The tag at the place; a token that is `nil` for what has no part in the text; `nil` if there is no tag.
  private mutating func tag() -> HTMLToken?? {
    let second = place + 1 < bytes.count ? bytes[place + 1] : 0
    if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") {
      skipDeclaration()
      return .some(nil)
    }
    let closes = second == UInt8(ascii: "/")
    let start = place + (closes ? 2 : 1)
    guard start < bytes.count, bytes[start].isLetter else { return nil }
    var at = start
    while at < bytes.count, bytes[at].isPartOfName { at += 1 }
    var tag = HTMLTag(name: String(decoding: bytes[start..<at], as: UTF8.self).lowercased())
    place = at
    readAttributes(of: &tag)
    if closes { return .close(tag.name) }
    if ["script", "style", "title", "textarea"].contains(tag.name) { raw = tag.name }
    return .open(tag)
  }

  private mutating func skipDeclaration() {
    let isComment = bytes[place...].starts(with: Array("<!--".utf8))
    place += isComment ? 4 : 2
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: ">"), !isComment || bytes[..<place].hasSuffix("--") { break }
      place += 1
    }
    place = min(place + 1, bytes.count)
  }

  /// Reads up to the end of the tag, and over it.
  private mutating func readAttributes(of tag: inout HTMLTag) {
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      guard !bytes[place].isSpace, bytes[place] != UInt8(ascii: "/") else {
        place += 1
        continue
      }
      let name = takeName()
      skipSpace()
      var value = ""
      if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
        place += 1
        skipSpace()
        value = HTMLEntities.decoded(takeValue())
      }
      if tag.attributes[name] == nil { tag.attributes[name] = value }
    }
    place = min(place + 1, bytes.count)
  }

  private mutating func skipSpace() { while place < bytes.count, bytes[place].isSpace { place += 1 } }

  private mutating func takeName() -> String {
    let start = place
    place += 1
    while place < bytes.count, !bytes[place].isSpace, bytes[place] != UInt8(ascii: "="),
      bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "/")
    {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
  }

  private mutating func takeValue() -> String {
    guard place < bytes.count else { return "" }
    let quote = bytes[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { place += 1 }
    let start = place
    while place < bytes.count,
      isQuoted ? bytes[place] != quote : !bytes[place].isSpace && bytes[place] != UInt8(ascii: ">")
    {
      place += 1
    }
    defer { if isQuoted { place = min(place + 1, bytes.count) } }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// The bytes up to the end tag of an element, which is left for the next token.
  private mutating func takeRaw(until name: String) -> String {
    let (start, end) = (place, Array("</\(name)".utf8))
    while place < bytes.count {
      if bytes[place] == end[0], bytes.count - place >= end.count,
        zip(bytes[place...], end).allSatisfy({ $0 == $1 || $0.isLetter && $0 | 0x20 == $1 })
      {
        break
      }
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isPartOfName: Bool { isLetter || (0x30...0x39).contains(self) || self == UInt8(ascii: "-") }
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
