import Foundation

/// Files of images of one colour, as the library knows no pixels: the size is right, and every reader can open them (DRAW-12).
enum BlankImageFile {
  // MARK: PNG

  /// A PNG of transparent pixels: one bit each, and a palette of one clear colour.
  static func png(width: Int, height: Int) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // One bit for each pixel, indices of a palette, no interlacing.
    add("IHDR", big(width, 4) + big(height, 4) + [1, 3, 0, 0, 0], to: &file)
    add("PLTE", [0, 0, 0], to: &file)
    add("tRNS", [0], to: &file)
    // A row begins with the number of its filter.
    add("IDAT", deflatedZeros((1 + (width + 7) / 8) * height), to: &file)
    add("IEND", [], to: &file)
    return file
  }

  private static func add(_ type: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(type.utf8) + content
    file.append(contentsOf: big(content.count, 4) + body + big(Int(checksum(body)), 4))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  /// Zeros in the format of zlib, with the fixed codes: a zero, then copies of 258 bytes from one byte before.
  private static func deflatedZeros(_ count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.add(0b1, 1)
    bits.add(0b01, 2)
    let copies = max(count - 1, 0) / 258
    for _ in 0..<(count - copies * 258) { bits.addCode(0b0011_0000, 8) }
    for _ in 0..<copies {
      bits.addCode(0b1100_0101, 8)
      bits.addCode(0, 5)
    }
    bits.addCode(0, 7)
    // Adler's checksum of zeros: 1, and the sum of that many ones.
    return [0x78, 0x01] + bits.finished() + big((count % 65_521) << 16 | 1, 4)
  }

  // MARK: JPEG

  /// A JPEG of grey pixels; `nil` if a side is longer than the format permits.
  static func jpeg(width: Int, height: Int) -> Data? {
    guard width <= 65_535, height <= 65_535 else { return nil }
    var file = Data([0xFF, 0xD8])
    add(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0], to: &file)
    add(0xDB, [0] + [UInt8](repeating: 1, count: 64), to: &file)
    add(0xC0, [8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0], to: &file)
    // Two tables with one code of one bit: no difference from the block before, and the end of the block.
    let table: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    add(0xC4, [0x00] + table + [0x10] + table, to: &file)
    add(0xDA, [1, 1, 0x00, 0, 63, 0], to: &file)
    let bits = (width + 7) / 8 * ((height + 7) / 8) * 2
    file.append(Data(repeating: 0, count: bits / 8))
    if bits % 8 > 0 { file.append(UInt8(0xFF >> (bits % 8))) }
    file.append(contentsOf: [0xFF, 0xD9])
    return file
  }

  private static func add(_ mark: UInt8, _ content: [UInt8], to file: inout Data) {
    file.append(contentsOf: [0xFF, mark] + big(content.count + 2, 2) + content)
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

/// Bits of a deflated stream: bytes are filled from the lowest bit.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var current: UInt8 = 0
  private var used = 0

  /// Adds a number, its lowest bit first.
  mutating func add(_ number: Int, _ count: Int) {
    for index in 0..<count {
      current |= UInt8((number >> index) & 1) << used
      used += 1
      if used == 8 { flush() }
    }
  }

  /// Adds a code, its highest bit first.
  mutating func addCode(_ code: Int, _ count: Int) {
    for index in (0..<count).reversed() { add(code >> index & 1, 1) }
  }

  mutating func finished() -> [UInt8] {
    if used > 0 { flush() }
    return bytes
  }

  private mutating func flush() {
    bytes.append(current)
    (current, used) = (0, 0)
  }
}
