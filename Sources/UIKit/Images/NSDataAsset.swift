import ControllerTree
import Foundation

/// The bytes of a file of the application's bundle. Rules: DRAW-62.
open class NSDataAsset: NSObject, NSCopying {
  /// The name.
  public let name: String
  /// The bytes.
  public let data: Data
  /// The type's identifier.
  public var typeIdentifier: String { "public.data" }

  /// The file of that name in the application's bundle; `nil` if there is none. Rules: DRAW-62.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The file of that name in a bundle, with any ending; `nil` if there is none. Rules: DRAW-62.
  public init?(name: String, bundle: Bundle) {
    guard !name.isEmpty, let folder = bundle.resourceURL,
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil),
      let file = files.sorted(by: { $0.path < $1.path }).first(where: {
        $0.lastPathComponent == name || $0.deletingPathExtension().lastPathComponent == name
      }), let data = try? Data(contentsOf: file)
    else { return nil }
    (self.name, self.data) = (name, data)
    super.init()
  }

  /// The asset itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  /// The keys of a feature of a font, in the value of `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public var rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the feature: a number.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The choice: a number.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The former spelling of ``type``.
    public static let featureIdentifier = type
    /// The former spelling of ``selector``.
    public static let typeIdentifier = selector
  }
}
