/// The names of modules and types that files use and that are missing.
public enum UsedNames {
  /// For each missing module the paths of the files that import it outside of `#if`.
  public static func missingModules(
    of files: [ModuleRewriter.File], options: RewritingOptions = RewritingOptions()
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    let modules = AppleModules(options)
    for file in files {
      let syntax = SourceSyntax(path: file.path, bytes: file.bytes, modules: modules)
      for declaration in syntax.declarations
      where syntax.stream.is(declaration.keyword, "import") && !syntax.inactive.contains(declaration.keyword) {
        let module = String(declaration.name.prefix { $0 != "." })
        if modules.isMissing(module), found[module]?.last != file.path { found[module, default: []].append(file.path) }
      }
    }
    return found
  }

  /// For each type of UIKit and Core Animation that neither the files nor the library declare, the paths of the files that use it.
  public static func missingTypes(
    of files: [ModuleRewriter.File], in library: [ModuleRewriter.File]
  ) -> [String: [String]] {
    var declared: Set<String> = []
    for file in files + library {
      for declaration in SourceSyntax(path: file.path, bytes: file.bytes).all {
        declared.insert(declaration.name)
      }
    }
    var found: [String: [String]] = [:]
    for file in files {
      let syntax = SourceSyntax(path: file.path, bytes: file.bytes)
      let stream = syntax.stream
      for token in 0..<stream.count where stream.isWord(token) && !stream.is(token - 1, ".") {
        guard begins(stream.slice(token)) || stream.isWord(token, in: others) else { continue }
        let name = stream.text(token)
        if !declared.contains(name), !syntax.inactive.contains(token), found[name]?.last != file.path {
          found[name, default: []].append(file.path)
        }
      }
    }
    return found
  }

  /// Types of UIKit, Core Graphics and Foundation with other names that exist on Apple's systems only.
  private static let others = WordSet(
    "NSTextAlignment NSLineBreakMode NSShadow NSParagraphStyle NSMutableParagraphStyle NSTextAttachment NSTextContainer "
      + "NSLayoutManager NSTextStorage NSUnderlineStyle NSStringDrawingOptions NSStringDrawingContext NSHashTable NSMapTable "
      + "NSPointerArray NSItemProvider NSDataAsset NSDiffableDataSourceSnapshot NSCollectionLayoutSection "
      + "NSCollectionLayoutItem NSCollectionLayoutGroup NSCollectionLayoutSize CGContext CGPath CGMutablePath CGImage "
      + "CGGradient CGColorSpace CGBlendMode CGLineCap CGLineJoin CFRunLoopObserver UndoManager "
      + "NSDataDetector NSTextTab NSTextList CGFont CGDataProvider CIImage CIColor CIFilter NSExtensionContext")

  /// Whether a name begins as those of UIKit's and Core Animation's types do.
  private static func begins(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 3 else { return false }
    for prefix in ["UI", "CA", "NSLayout"] where name.starts(with: prefix.utf8) {
      let rest = name.dropFirst(prefix.utf8.count)
      guard let first = rest.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { continue }
      if rest.contains(where: { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) { return true }
    }
    return false
  }
}
