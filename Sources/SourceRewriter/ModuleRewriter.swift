/// Rewrites the files of a module that was written for Apple's systems, so that it compiles where there is no Objective-C
/// runtime: what that runtime would find by name is written down in Swift.
///
/// All files are read first; then each is rewritten with what the others declare. Lines keep their numbers, and code that
/// the rewriter does not know stays as it is. A file without Objective-C comes out byte for byte.
public struct ModuleRewriter {
  /// A file of the module.
  public struct File: Sendable {
    /// The path, as messages of the compiler shall show it.
    public var path: String
    /// The bytes of the file.
    public var bytes: [UInt8]

    /// A file with its bytes.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// A file with its text.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
  }

  /// A rewritten file.
  public struct Result: Sendable {
    /// The path of the original.
    public let path: String
    /// The bytes after the rewriting.
    public let bytes: [UInt8]
    /// What was replaced, in the order of the lines.
    public let changes: [Change]
    /// What can't be replaced, in the order of the lines.
    public let problems: [Problem]

    /// The text after the rewriting.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Files with more bytes than this are passed on unread.
  public static let sizeLimit = 8 << 20

  /// Rewrites the files of a module.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - context: Files of modules on which this one depends: they are read, not rewritten.
  ///   - options: What to rewrite.
  /// - Returns: The files in the same order.
  /// - Complexity: O(n log n) in the size of the files.
  public static func rewrite(
    _ files: [File], context: [File] = [], options: RewritingOptions = RewritingOptions()
  ) -> [Result] {
    let modules = AppleModules(options)
    let own = files.map { syntax(of: $0, modules) }
    let index = ModuleIndex(own: own, context: context.map { syntax(of: $0, modules) })
    var requirements = OptionalRequirements(index)
    for file in own { requirements.readNames(of: file) }
    let delegates = UnknownDelegateMethods(index, in: own)
    let writers = own.map {
      FileRewriter($0, index: index, requirements: requirements, delegates: delegates, options: options)
    }
    for writer in writers { writer.spellQualifiers() }
    ObjectInitializers.rewrite(in: writers, index: index)
    InheritedRequirements.write(in: writers, index: index)
    for writer in writers { writer.rewrite() }
    OverriddenExtensions.rewrite(in: writers, index: index)
    MovedMembers.move(in: writers, index: index)
    TestFrameworkNames.write(in: writers, index: index)
    return zip(files, writers).map { file, writer in
      file.bytes.count > sizeLimit
        ? Result(path: file.path, bytes: file.bytes, changes: [], problems: []) : writer.result
    }
  }

  private static func syntax(of file: File, _ modules: AppleModules) -> SourceSyntax {
    SourceSyntax(path: file.path, bytes: file.bytes.count > sizeLimit ? [] : file.bytes, modules: modules)
  }
}
