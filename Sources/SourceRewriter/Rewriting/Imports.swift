/// Imports of modules that are parts of UIKit here, and the import that other modules bring on Apple's systems.
extension FileRewriter {
  /// Modules whose names come with UIKit here.
  private static let partsOfUIKit: Set<String> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreImage", "os", "OSLog", "Darwin",
  ]
  /// Modules that bring UIKit's names, or that declare them.
  private static let withUIKit: Set<String> = ["UIKit", "ControllerTree", "_Testing_UIKit"]

  func rewriteImports() {
    var hasUIKit = false
    var imported: Set<String> = []
    for declaration in syntax.declarations where stream.is(declaration.keyword, "import") {
      guard let name = declaration.nameToken else { continue }
      let module = String(declaration.name.prefix { $0 != "." })
      imported.insert(module)
      if Self.withUIKit.contains(module) { hasUIKit = true }
      if isKindOfImport(name) {
        // `import class QuartzCore.CALayer`
        let alias = Self.partsOfUIKit.contains(module) ? "UIKit" : options.moduleAliases[module]
        if let alias { replaceModule(declaration, by: alias) }
      } else if Self.partsOfUIKit.contains(module) || declaration.name.hasPrefix("UIKit.") {
        replace(name..<declaration.tokens.upperBound, by: "UIKit")
        note(.import, at: declaration.keyword)
        hasUIKit = true
      } else if let alias = options.moduleAliases[module] {
        replaceModule(declaration, by: alias)
        if Self.withUIKit.contains(alias) { hasUIKit = true }
      }
    }
    guard !hasUIKit, needsUIKit || usesUIKit() else { return }
    addImport()
  }

  private func isKindOfImport(_ token: Int) -> Bool {
    stream.isWord(token) && stream.isWord(token + 1) && !stream[token + 1].startsLine
  }

  private func replaceModule(_ declaration: Declaration, by module: String) {
    let isScoped = declaration.nameToken.map(isKindOfImport) ?? false
    guard let first = declaration.nameToken.map({ $0 + (isScoped ? 1 : 0) }) else { return }
    replace(first..<(first + 1), by: module)
    note(.import, at: declaration.keyword)
  }

  /// Names that Foundation brings on Apple's systems, and UIKit here.
  private static let ofFoundation = WordSet(
    "Selector NSSelectorFromString NSStringFromSelector autoreleasepool objc_getAssociatedObject objc_setAssociatedObject "
      + "objc_removeAssociatedObjects NSKeyValueObservation NSHashTable NSMapTable NSPointerArray")
  /// What Foundation has on every system of Core Graphics' names.
  private static let ofEverySystem = WordSet("CGFloat CGPoint CGSize CGRect CGRectEdge")

  /// Whether the file uses names of UIKit that the module does not declare itself.
  private func usesUIKit() -> Bool {
    for token in 0..<stream.count where stream[token].kind == .word {
      guard usesUIKit(at: token), !stream.is(token - 1, "."), !index.declares(stream.text(token)) else { continue }
      return true
    }
    return false
  }

  /// Whether a name is one of UIKit's: `UIView`, `CALayer`, `CGPath`, or one of the others.
  private func usesUIKit(at token: Int) -> Bool {
    let bytes = stream.slice(token)
    guard bytes.count > 3 else { return false }
    let start = bytes.startIndex
    let (first, second, third) = (bytes[start], bytes[start + 1], bytes[start + 2])
    let isPrefix =
      first == UInt8(ascii: "U") && second == UInt8(ascii: "I")
      || first == UInt8(ascii: "C") && (second == UInt8(ascii: "A") || second == UInt8(ascii: "G"))
    if isPrefix, third >= UInt8(ascii: "A"), third <= UInt8(ascii: "Z"),
      bytes.contains(where: { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
    {
      return second != UInt8(ascii: "G") || !stream.isWord(token, in: Self.ofEverySystem)
    }
    return stream.isWord(token, in: Self.ofFoundation)
  }

  /// Adds the import before the first declaration, on its line.
  private func addImport() {
    guard let first = syntax.declarations.first else { return }
    var token = first.tokens.lowerBound
    // Not inside of `#if`.
    if first.isConditional { token = 0 }
    insert("import UIKit; ", before: token)
    note(.import, at: token)
  }
}
