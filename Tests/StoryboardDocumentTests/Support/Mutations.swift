import Foundation

/// A generator of random numbers that gives the same ones for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Damages files in the ways in which files get damaged, and in others. The case number decides everything.
struct Mutations {
  /// The files, as bytes.
  let files: [[UInt8]]

  /// One of the files with up to eight changes, of bytes or of elements.
  func file(number: Int) -> Data {
    var generator = SeededGenerator(seed: UInt64(number))
    var bytes = files[number % files.count]
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      if Bool.random(using: &generator) { changeBytes(&bytes, &generator) } else { changeElements(&bytes, &generator) }
    }
    return Data(bytes)
  }

  // MARK: Bytes

  private func changeBytes(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: bytes.indices, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 1...64, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[start] = .random(in: .min ... .max, using: &generator)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 4: bytes.removeSubrange(start...)
    case 5: bytes.insert(contentsOf: (Self.fragments.randomElement(using: &generator) ?? "").utf8, at: start)
    case 6:
      let other = files.randomElement(using: &generator) ?? []
      bytes.replaceSubrange(
        start..<end, with: other.dropFirst(start).prefix(Int.random(in: 0...512, using: &generator)))
    default: bytes.replaceSubrange(start..<end, with: bytes[start..<end].reversed())
    }
  }

  private static let fragments = [
    "<", ">", "</view>", "<view>", "<!--", "-->", "<![CDATA[", "]]>", "<?x?>", "<?x y?>", "<!DOCTYPE x>",
    "&amp;", "&#0;", "&x;", "\"", "'", "\0", "\u{FEFF}", "=", "/>", "<view key=\"view\"/>", "<subviews>",
    "</scenes>", "<x:y/>", "<?xml version=\"1.0\"?>",
  ]

  // MARK: Elements

  /// Changes that keep most files well-formed, so that what is behind the XML parser gets something to do.
  private func changeElements(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      guard let tag = emptyElement(in: bytes, &generator) else { return }
      bytes.removeSubrange(tag)
    case 1:
      guard let tag = emptyElement(in: bytes, &generator) else { return }
      bytes.insert(contentsOf: bytes[tag], at: tag.lowerBound)
    case 2:
      guard let tag = emptyElement(in: bytes, &generator), let place = emptyElement(in: bytes, &generator) else {
        return
      }
      bytes.insert(contentsOf: bytes[tag], at: place.upperBound)
    case 3:
      guard let value = attributeValue(in: bytes, &generator), let other = attributeValue(in: bytes, &generator) else {
        return
      }
      bytes.replaceSubrange(value, with: bytes[other])
    case 4:
      guard let value = attributeValue(in: bytes, &generator) else { return }
      bytes.replaceSubrange(value, with: (Self.values.randomElement(using: &generator) ?? "").utf8)
    case 5:
      guard let tag = emptyElement(in: bytes, &generator) else { return }
      let element = Self.elements.randomElement(using: &generator) ?? ""
      bytes.insert(contentsOf: "</\(element)>".utf8, at: tag.upperBound)
      bytes.insert(contentsOf: "<\(element)>".utf8, at: tag.lowerBound)
    default:
      guard let value = attributeValue(in: bytes, &generator) else { return }
      let name = Self.attributes.randomElement(using: &generator) ?? ""
      let text = Self.values.randomElement(using: &generator) ?? ""
      bytes.insert(contentsOf: " \(name)=\"\(text)\"".utf8, at: value.upperBound + 1)
    }
  }

  private static let values = [
    "", "YES", "NO", "nan", "inf", "1e999", "-1", "0x10", "99999999999999999999", "1:0", "../x", "BYZ-38-t0r",
    "2", "embed", "unwind", "relationship", "custom", "rootViewController", "viewControllers", "view",
    "subviews", "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q", "\u{1F469}\u{200D}\u{1F469}", "&lt;&#10;&quot;",
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "top", "default", "color",
  ]
  private static let elements = [
    "view", "subviews", "scene", "objects", "viewController", "navigationController", "containerView",
    "connections", "segue", "tableView", "tableViewSection", "cells", "constraints", "constraint", "variation",
    "mask", "barButtonItem", "navigationItem", "string", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "color", "unknown", "placeholder", "viewControllerPlaceholder",
  ]
  private static let attributes = [
    "id", "key", "kind", "destination", "relationship", "customClass", "storyboardIdentifier",
    "storyboardName", "unwindAction", "firstItem", "secondItem", "constant", "multiplier", "priority", "type",
    "keyPath", "value", "launchScreen", "sceneMemberID",
  ]

  /// An element without contents, at random.
  private func emptyElement(in bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    let start = Int.random(in: bytes.indices, using: &generator)
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "<")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")), bytes[close - 1] == UInt8(ascii: "/")
    else { return nil }
    return open..<close + 1
  }

  /// The text between the quotation marks of an attribute, at random.
  private func attributeValue(in bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    let start = Int.random(in: bytes.indices, using: &generator)
    guard let equals = bytes[start...].firstIndex(of: UInt8(ascii: "=")), equals + 1 < bytes.count,
      bytes[equals + 1] == UInt8(ascii: "\""),
      let close = bytes[(equals + 2)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return equals + 2..<close
  }
}
