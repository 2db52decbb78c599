#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// The type of a file, or of what is copied and dragged: `UTType.png`. Rules: VAL-94, VAL-95.
  ///
  /// Known are the types that the system declares, and those of the app that `init(exportedAs:)` and `init(importedAs:)` name. The module
  /// `UniformTypeIdentifiers`, which declares it on Apple's systems, is a part of `UIKit` here.
  public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The name of the type, such as `public.png`.
    public let identifier: String
    /// For a type that the system does not declare: the names of its kinds.
    private let ownKinds: [String]
    /// For a dynamic type: the tag of which it was made.
    private let ownTags: [UTTagClass: [String]]

    init(system identifier: String) { self.init(identifier, kinds: [], tags: [:]) }

    private init(_ identifier: String, kinds: [String], tags: [UTTagClass: [String]]) {
      (self.identifier, ownKinds, ownTags) = (identifier, kinds, tags)
    }

    // MARK: Making

    /// The type of a name; `nil` if it is declared nowhere.
    public init?(_ identifier: String) {
      if let entry = ContentTypes.entry(identifier) {
        self.init(system: entry.identifier)
      } else if let declared = DeclaredTypes.type(identifier.lowercased()) {
        self = declared
      } else {
        return nil
      }
    }

    /// A type that the app declares and owns.
    /// - Parameters:
    ///   - identifier: Its name.
    ///   - parentType: Its kind; data by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(declared: identifier, parentType)
    }

    /// A type that the app uses and that another one owns.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(declared: identifier, parentType)
    }

    private init(declared identifier: String, _ parent: UTType?) {
      let identifier = identifier.lowercased()
      if let known = UTType(identifier) {
        self = known
      } else {
        self.init(identifier, kinds: [parent?.identifier ?? "public.data"], tags: [:])
        DeclaredTypes.add(self)
      }
    }

    /// The type of files with an ending. For an unknown ending a dynamic type; `nil` if the ending is empty.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of a MIME type. For an unknown one a dynamic type; `nil` if it is empty.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag: the first that is of a kind. For an unknown tag a dynamic type; `nil` if the tag is empty.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
      guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
      self = found
    }

    /// All types with a tag that are of a kind, the likeliest first; one dynamic type if none is declared.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
      let tag = tag.lowercased()
      guard !tag.isEmpty else { return [] }
      var found: [(place: Int, type: UTType)] = []
      for entry in ContentTypes.entries {
        let type = UTType(system: entry.identifier)
        guard let place = type.tags[tagClass]?.firstIndex(of: tag), supertype.map(type.conforms(to:)) ?? true else {
          continue
        }
        found.append((place, type))
      }
      if found.isEmpty { return [dynamic(tag, tagClass, supertype)] }
      // Types whose first tag it is come first, in the order of the table.
      return found.filter { $0.place == 0 }.map(\.type) + found.filter { $0.place > 0 }.map(\.type)
    }

    private static func dynamic(_ tag: String, _ tagClass: UTTagClass, _ supertype: UTType?) -> UTType {
      let kind = supertype?.identifier ?? "public.data"
      let text = "\(kind):\(tagClass.rawValue)=\(tag)".utf8.map { String($0, radix: 16) }.joined()
      return UTType("dyn.\(text)", kinds: [kind], tags: [tagClass: [tag]])
    }

    // MARK: What it is

    /// The name.
    public var description: String { identifier }
    /// The name that a person reads, in English; `nil` for a type that the system does not declare.
    public var localizedDescription: String? { ContentTypes.entry(identifier)?.description }
    /// The version of its declaration: always `nil`.
    public var version: Int? { nil }
    /// The address of a description: always `nil`.
    public var referenceURL: URL? { nil }
    /// Whether it was made of an unknown tag.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether it was declared: every type that is not dynamic.
    public var isDeclared: Bool { !isDynamic }
    /// Whether it is one of the public types, whose names begin with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Its endings and MIME types.
    public var tags: [UTTagClass: [String]] {
      guard let entry = ContentTypes.entry(identifier) else { return ownTags }
      var tags: [UTTagClass: [String]] = [:]
      if !entry.endings.isEmpty { tags[.filenameExtension] = entry.endings }
      if !entry.mimeTypes.isEmpty { tags[.mimeType] = entry.mimeTypes }
      return tags
    }

    /// The usual ending of its files.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The usual MIME type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    // MARK: Kinds

    /// All types of which it is a kind.
    public var supertypes: Set<UTType> { Set(kinds.map { UTType($0) ?? UTType(system: $0) }) }

    private var kinds: Set<String> {
      var kinds = ContentTypes.kinds(of: identifier)
      for kind in ownKinds {
        kinds.insert(kind)
        kinds.formUnion(UTType(kind)?.kinds ?? [])
      }
      return kinds
    }

    /// Whether it is a type, or of its kind.
    public func conforms(to type: UTType) -> Bool { type.identifier == identifier || kinds.contains(type.identifier) }
    /// Whether another type is of its kind, and is not the same.
    public func isSupertype(of type: UTType) -> Bool { type.kinds.contains(identifier) }
    /// Whether it is of the kind of another type, and is not the same.
    public func isSubtype(of type: UTType) -> Bool { kinds.contains(type.identifier) }

    /// Whether the names are equal.
    public static func == (one: Self, other: Self) -> Bool { one.identifier == other.identifier }
    /// Adds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  extension UTType: Codable {
    private enum CodingKeys: CodingKey { case identifier, kinds, endings, mimeTypes }

    /// Reads the name, and what is known of a type that the system does not declare.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      var tags: [UTTagClass: [String]] = [:]
      tags[.filenameExtension] = try values.decodeIfPresent([String].self, forKey: .endings)
      tags[.mimeType] = try values.decodeIfPresent([String].self, forKey: .mimeTypes)
      self.init(
        try values.decode(String.self, forKey: .identifier),
        kinds: try values.decodeIfPresent([String].self, forKey: .kinds) ?? [], tags: tags)
    }

    /// Writes the name, and what is known of a type that the system does not declare.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(identifier, forKey: .identifier)
      if !ownKinds.isEmpty { try values.encode(ownKinds, forKey: .kinds) }
      try values.encodeIfPresent(ownTags[.filenameExtension], forKey: .endings)
      try values.encodeIfPresent(ownTags[.mimeType], forKey: .mimeTypes)
    }
  }

  /// A kind of tag that types have.
  public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name.
    public let rawValue: String
    /// A kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public var description: String { rawValue }

    /// Endings of files.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  }

  /// The types that the app has declared.
  private enum DeclaredTypes {
    private static let types = Locked<[String: UTType]>([:])

    static func type(_ identifier: String) -> UTType? { types.withValue { $0[identifier] } }
    static func add(_ type: UTType) { types.withValue { $0[type.identifier] = type } }
  }
#endif
