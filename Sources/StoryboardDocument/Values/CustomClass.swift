extension StoryboardDocument {
  /// The class that replaces an object's stock class.
  public struct CustomClass: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name as the file has it. It may be any text; see `isWellFormed`.
    public let name: String
    /// The Swift module. A class without one has an Objective-C name.
    public let module: String?
    /// Whether the module is that of the target that the file belongs to; the file may name another target's.
    public let isModuleOfTarget: Bool

    public init(name: String, module: String? = nil, isModuleOfTarget: Bool = false) {
      self.name = name
      self.module = module
      self.isModuleOfTarget = isModuleOfTarget
    }

    /// The module and the name, with a point between them.
    public var qualifiedName: String { module.map { "\($0).\(name)" } ?? name }

    /// Whether the name and the module can be names of classes and modules: identifiers, joined by points if one class
    /// is nested in another. No other name may be looked up (STORY-30).
    public var isWellFormed: Bool {
      Self.isPath(name) && (module.map(Self.isPath) ?? true)
    }

    public var description: String { qualifiedName }

    private static func isPath(_ text: String) -> Bool {
      text.utf8.count <= 1024
        && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier)
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
      guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
      return text.unicodeScalars.allSatisfy { scalar in
        scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.isXIDContinue
      }
    }
  }
}
