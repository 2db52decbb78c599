#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  // Sizes, insets and transforms in archives, as their texts; Foundation has points, sizes and rectangles itself.
  extension NSCoder {
    /// Writes a vector.
    public func encode(_ vector: CGVector, forKey key: String) { encode(text: NSCoder.string(for: vector), key) }
    /// Writes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
      encode(text: NSCoder.string(for: transform), key)
    }
    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(text: NSCoder.string(for: insets), key) }
    /// Writes insets that follow the direction of writing.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
      encode(text: NSCoder.string(for: insets), key)
    }
    /// Writes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(text: NSCoder.string(for: offset), key) }

    /// Reads a point; zero if the archive has none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
      containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// Reads a size; zero if the archive has none.
    public func decodeCGSize(forKey key: String) -> CGSize {
      containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// Reads a rectangle; zero if the archive has none.
    public func decodeCGRect(forKey key: String) -> CGRect {
      containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// Reads a vector; zero if the archive has none.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: decodeText(key)) }
    /// Reads a transform; the identity if the archive has none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
      NSCoder.cgAffineTransform(for: decodeText(key))
    }
    /// Reads insets; zero if the archive has none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: decodeText(key)) }
    /// Reads insets that follow the direction of writing; zero if the archive has none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
      NSCoder.nsDirectionalEdgeInsets(for: decodeText(key))
    }
    /// Reads an offset; zero if the archive has none.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: decodeText(key)) }

    private func encode(text: String, _ key: String) { encode(NSString(string: text), forKey: key) }

    private func decodeText(_ key: String) -> String {
      containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? "" : ""
    }
  }
#endif
