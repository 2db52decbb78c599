import Foundation

/// Goes once over the bytes of a file before the XML parser gets them.
///
/// The parser does not bound depth and number of elements, takes time in the square of the number of attributes and of
/// different names, and expands entities. The scan refuses such files (STORY-01 to STORY-04), and notes where each start tag
/// begins, because the parser tells where it ends. It does not look for malformed XML, which is the parser's to refuse: as
/// long as a file is well-formed, both see the same tags.
struct SourceScan {
  /// The places of all start tags, in document order.
  private(set) var tags: [StoryboardDocument.Location] = []

  init(_ data: Data) throws(StoryboardProblem) {
    guard data.count <= Limits.bytes else {
      throw StoryboardProblem(.tooLarge, "The file has more than \(Limits.bytes >> 20) MiB.", at: nil)
    }
    let result = data.withUnsafeBytes { bytes in
      var run = ScanRun(bytes: bytes.bindMemory(to: UInt8.self))
      return Result { () throws(StoryboardProblem) in
        try run.refuseOtherFormats()
        try run.scan()
        return run.tags
      }
    }
    tags = try result.get()
  }
}

private struct ScanRun {
  let bytes: UnsafeBufferPointer<UInt8>
  var tags: [StoryboardDocument.Location] = []
  private var index = 0
  private var line = 1
  /// The index at which the line begins, plus its bytes that continue a character.
  private var lineStart = 0
  private var depth = 0
  private var names = NameTable()

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var here: StoryboardDocument.Location {
    .init(line: line, column: index - lineStart + 1)
  }

  private func hasBytes(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  // MARK: What comes before the XML

  /// Refuses binary files and encodings other than UTF-8 (STORY-02, STORY-06).
  mutating func refuseOtherFormats() throws(StoryboardProblem) {
    if hasBytes("bplist", at: 0) || hasBytes("NIBArchive", at: 0) {
      throw StoryboardProblem(.notInterfaceBuilder, "This file is compiled, and only sources can be read.", at: nil)
    }
    if bytes.count >= 2, (bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0xFF && bytes[1] == 0xFE) {
      throw StoryboardProblem(.notUTF8, "The file is in UTF-16.", at: here)
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      index = 3
      lineStart = 3
    }
    guard hasBytes("<?xml", at: index), index + 5 < bytes.count, bytes[index + 5] <= Byte.space else { return }
    let rest = bytes[index...].prefix(Self.longestDeclaration)
    guard let end = rest.indices.first(where: { hasBytes("?>", at: $0) }) else {
      throw StoryboardProblem(.malformed, "The XML declaration has no end.", at: here)
    }
    if let encoding = declaredEncoding(in: rest[..<end]), !["utf-8", "utf8"].contains(encoding.lowercased()) {
      throw StoryboardProblem(.notUTF8, "The file is in the encoding '\(encoding.shortened)'.", at: here)
    }
    try pass(to: end + 2)
  }

  private static let longestDeclaration = 1024

  /// The encoding in the XML declaration, empty if it can't be read; `nil` if there is none.
  private func declaredEncoding(in declaration: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard let name = declaration.indices.first(where: { hasBytes("encoding", at: $0) }) else { return nil }
    let value = declaration[name...].dropFirst(8).drop { $0 <= Byte.space || $0 == Byte.equals }
    guard let quote = value.first, quote == Byte.quote || quote == Byte.apostrophe,
      let end = value.dropFirst().firstIndex(of: quote)
    else { return "" }
    return String(decoding: value[..<end].dropFirst(), as: UTF8.self)
  }

  // MARK: The XML

  mutating func scan() throws(StoryboardProblem) {
    while true {
      try pass(upTo: Byte.less)
      guard index + 1 < bytes.count else { return try pass(to: bytes.count) }
      switch bytes[index + 1] {
      case Byte.slash:
        try pass(upTo: Byte.greater)
        depth -= 1
      case Byte.exclamation: try scanDeclaration()
      case Byte.question:
        // FoundationXML traps on an instruction without data.
        throw StoryboardProblem(.declaration, "There is a processing instruction, which no storyboard has.", at: here)
      default: try scanTag()
      }
    }
  }

  private mutating func scanTag() throws(StoryboardProblem) {
    let start = here
    guard tags.count < Limits.elements else {
      throw StoryboardProblem(.tooManyElements, "The file has more than \(Limits.elements) elements.", at: start)
    }
    guard depth < Limits.depth else {
      throw StoryboardProblem(.tooDeep, "Elements are nested more than \(Limits.depth) deep.", at: start)
    }
    tags.append(start)
    index += 1
    try scanName()
    var attributes = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Byte.greater {
        // An empty element ends with its start tag.
        if bytes[index - 1] != Byte.slash { depth += 1 }
        index += 1
        return
      } else if byte == Byte.quote || byte == Byte.apostrophe {
        index += 1
        try pass(upTo: byte)
        index = min(index + 1, bytes.count)
      } else if byte == Byte.equals {
        attributes += 1
        guard attributes <= Limits.attributes else {
          throw StoryboardProblem(
            .tooManyAttributes, "An element has more than \(Limits.attributes) attributes.", at: start)
        }
        index += 1
      } else if byte <= Byte.space || byte == Byte.slash || byte == Byte.question {
        try pass(to: index + 1)
      } else {
        try scanName()
      }
    }
  }

  private mutating func scanDeclaration() throws(StoryboardProblem) {
    if hasBytes("<!--", at: index) {
      // The hyphens that open a comment do not close it.
      index += 4
      try pass(after: "-->")
    } else if hasBytes("<![CDATA[", at: index) {
      index += 9
      try pass(after: "]]>")
    } else {
      let name = hasBytes("<!DOCTYPE", at: index) ? "DOCTYPE" : "declaration"
      throw StoryboardProblem(.declaration, "There is a \(name), which no storyboard has.", at: here)
    }
  }

  /// A name of an element or attribute. A file has few different ones, but the parser's time grows with the
  /// square of their number (STORY-04).
  private mutating func scanName() throws(StoryboardProblem) {
    let start = index
    var end = index
    var hash = names.seed
    while end < bytes.count {
      let byte = bytes[end]
      if byte <= Byte.space || byte == Byte.equals || byte == Byte.greater || byte == Byte.slash
        || byte == Byte.question || byte == Byte.quote || byte == Byte.apostrophe
      {
        break
      }
      hash = (hash ^ UInt64(byte)) &* names.multiplier
      end += 1
    }
    guard start == end || names.insert(hash) else {
      throw StoryboardProblem(
        .tooManyElements, "The file has more than \(Limits.names) different names of elements and attributes.", at: here
      )
    }
    try pass(to: end)
  }

  // MARK: Characters

  /// Goes to the next `byte`, or to the end.
  private mutating func pass(upTo byte: UInt8) throws(StoryboardProblem) {
    let rest = bytes.count - index
    guard rest > 0, let base = bytes.baseAddress, let found = memchr(base + index, Int32(byte), rest) else {
      return try pass(to: bytes.count)
    }
    try pass(to: UnsafeRawPointer(found) - UnsafeRawPointer(base))
  }

  /// Goes past the next `text`, or to the end.
  private mutating func pass(after text: StaticString) throws(StoryboardProblem) {
    while index < bytes.count {
      try pass(upTo: text.utf8Start[0])
      if hasBytes(text, at: index) {
        index += text.utf8CodeUnitCount
        return
      }
      try pass(to: min(index + 1, bytes.count))
    }
  }

  /// Goes to the byte at `end`. Counts lines and characters, and refuses what is not UTF-8 (STORY-02).
  ///
  /// Every byte of a file comes by here, so the loop has nothing but comparisons, which are quick in unoptimized builds too.
  private mutating func pass(to end: Int) throws(StoryboardProblem) {
    var position = index
    while position < end {
      let byte = bytes[position]
      if byte >= 0x80 || byte <= 0x0A {
        index = position
        if byte >= 0x80 {
          try passCharacter(byte)
          position = index
        } else if byte == 0x0A {
          line += 1
          lineStart = position + 1
        } else if byte == 0 {
          throw StoryboardProblem(.notUTF8, "The file has a NUL character.", at: here)
        }
      }
      position += 1
    }
    index = max(end, position)
  }

  /// Goes to the last byte of the character that begins with `lead`.
  private mutating func passCharacter(_ lead: UInt8) throws(StoryboardProblem) {
    // The bytes that may follow the first one: no overlong forms, no surrogates, nothing above U+10FFFF.
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xC2...0xDF: (1, 0x80...0xBF)
      case 0xE0: (2, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE, 0xEF: (2, 0x80...0xBF)
      case 0xED: (2, 0x80...0x9F)
      case 0xF0: (3, 0x90...0xBF)
      case 0xF1...0xF3: (3, 0x80...0xBF)
      case 0xF4: (3, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    guard count > 0, index + count < bytes.count, second.contains(bytes[index + 1]),
      (1...count).allSatisfy({ bytes[index + $0] & 0xC0 == 0x80 })
    else { throw StoryboardProblem(.notUTF8, "The file has bytes that are not UTF-8.", at: here) }
    index += count
    lineStart += count
  }
}

/// The characters that mean something in XML.
private enum Byte {
  static var space: UInt8 { 0x20 }
  static var exclamation: UInt8 { 0x21 }
  static var quote: UInt8 { 0x22 }
  static var apostrophe: UInt8 { 0x27 }
  static var slash: UInt8 { 0x2F }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var question: UInt8 { 0x3F }
}

/// The hashes of the different names in a file, at most `Limits.names`. Seeds that differ in each process keep a file from
/// having names with equal hashes.
private struct NameTable {
  let seed = UInt64.random(in: .min ... .max)
  let multiplier = UInt64.random(in: .min ... .max) | 1
  private var count = 0
  // Open addressing in a table that is never more than half full; 0 is a free place.
  private var slots = [UInt64](repeating: 0, count: Limits.names * 2)

  /// - Returns: False if there are too many names.
  mutating func insert(_ hash: UInt64) -> Bool {
    let hash = max(hash, 1)
    var slot = Int(truncatingIfNeeded: (hash ^ (hash >> 32)) % UInt64(slots.count))
    while slots[slot] != hash {
      guard slots[slot] != 0 else {
        guard count < Limits.names else { return false }
        slots[slot] = hash
        count += 1
        return true
      }
      slot = (slot + 1) % slots.count
    }
    return true
  }
}
