import Foundation

/// The size and the orientation that a file of an image tells at its beginning: PNG, JPEG or GIF (DRAW-11).
struct ImageHeader {
  var width: Int
  var height: Int
  /// From 1 to 8, as in the Exif standard.
  var orientation = 1

  init?(_ data: Data) {
    let bytes = Bytes(data: data)
    guard let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes), found.width > 0, found.height > 0
    else { return nil }
    self = found
  }

  private init(width: Int, height: Int, orientation: Int = 1) {
    (self.width, self.height, self.orientation) = (width, height, orientation)
  }

  private static func png(_ bytes: Bytes) -> Self? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.text(at: 12) == "IHDR",
      let width = bytes.number(at: 16, count: 4), let height = bytes.number(at: 20, count: 4)
    else { return nil }
    return Self(width: width, height: height)
  }

  private static func gif(_ bytes: Bytes) -> Self? {
    guard bytes.text(at: 0) == "GIF8", let width = bytes.number(at: 6, count: 2, isLittle: true),
      let height = bytes.number(at: 8, count: 2, isLittle: true)
    else { return nil }
    return Self(width: width, height: height)
  }

  /// Steps over the segments up to the one with the size.
  private static func jpeg(_ bytes: Bytes) -> Self? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var (place, orientation) = (2, 1)
    while let mark = bytes.number(at: place, count: 2), mark >> 8 == 0xFF {
      let kind = mark & 0xFF
      // Fill bytes, and marks without a segment.
      if kind == 0xFF {
        place += 1
        continue
      }
      if (0xD0...0xD8).contains(kind) || kind == 1 {
        place += 2
        continue
      }
      guard let length = bytes.number(at: place + 2, count: 2), length >= 2 else { return nil }
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = bytes.number(at: place + 5, count: 2), let width = bytes.number(at: place + 7, count: 2)
        else { return nil }
        return Self(width: width, height: height, orientation: orientation)
      }
      if kind == 0xE1, let found = exif(bytes, at: place + 4) { orientation = found }
      place += 2 + length
    }
    return nil
  }

  /// The orientation in the first directory of an Exif segment.
  private static func exif(_ bytes: Bytes, at start: Int) -> Int? {
    guard bytes.text(at: start) == "Exif", let order = bytes.number(at: start + 6, count: 2) else { return nil }
    let (base, isLittle) = (start + 6, order == 0x4949)
    guard let offset = bytes.number(at: base + 4, count: 4, isLittle: isLittle),
      let count = bytes.number(at: base + offset, count: 2, isLittle: isLittle)
    else { return nil }
    for entry in 0..<count {
      let place = base + offset + 2 + entry * 12
      guard let tag = bytes.number(at: place, count: 2, isLittle: isLittle) else { return nil }
      if tag == 0x0112, let value = bytes.number(at: place + 8, count: 2, isLittle: isLittle) {
        return (1...8).contains(value) ? value : nil
      }
    }
    return nil
  }
}

/// Bytes of a file, of which any place may be asked for.
private struct Bytes {
  let data: Data

  func byte(at place: Int) -> UInt8? {
    place >= 0 && place < data.count ? data[data.startIndex + place] : nil
  }

  func number(at place: Int, count: Int, isLittle: Bool = false) -> Int? {
    var result = 0
    for index in 0..<count {
      guard let byte = byte(at: place + (isLittle ? count - 1 - index : index)) else { return nil }
      result = result << 8 | Int(byte)
    }
    return result
  }

  func text(at place: Int) -> String? {
    var characters: [UInt8] = []
    for index in 0..<4 {
      guard let byte = byte(at: place + index) else { return nil }
      characters.append(byte)
    }
    return String(bytes: characters, encoding: .ascii)
  }

  func starts(with prefix: [UInt8]) -> Bool {
    for (index, value) in prefix.enumerated() where byte(at: index) != value { return false }
    return true
  }
}
