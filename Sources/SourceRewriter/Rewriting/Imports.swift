/// Imports of modules that are parts of UIKit here, and the import that other modules bring on Apple's systems.
extension FileRewriter {
  /// Modules that bring UIKit's names, or that declare them.
  private static let withUIKit: Set<String> = ["UIKit", "ControllerTree", "_Testing_UIKit"]

  /// Modules that UIKit and Foundation bring on Apple's systems, so that code names them before a dot without an import of their own.
  private static let ofUIKit = ["CoreGraphics", "QuartzCore", "Darwin"]

  /// The modules that a file imports.
  struct ImportedModules {
    var names: Set<String> = []
    /// Whether they bring UIKit's names.
    var bringUIKit = false
    /// For modules that the file names before a dot, as in `Combine.Publisher`, the module to name instead.
    var qualifiers: [String: String] = [:]
  }

  func findImports() -> ImportedModules {
    var found = ImportedModules()
    for declaration in importDeclarations {
      let module = Self.module(of: declaration)
      found.names.insert(module)
      let aliases = options.moduleAliases[module] ?? []
      if let first = aliases.first {
        found.qualifiers[module] = first
      } else if isPartOfUIKit(module) {
        found.qualifiers[module] = "UIKit"
        // `import class QuartzCore.CALayer` brings one name only.
        if declaration.nameToken.map(isKindOfImport) == false { found.bringUIKit = true }
      }
      if Self.withUIKit.contains(module) || aliases.contains(where: Self.withUIKit.contains) { found.bringUIKit = true }
    }
    guard found.bringUIKit || found.names.contains("Foundation") else { return found }
    for module in Self.ofUIKit where !found.names.contains(module) && !options.knownModules.contains(module) {
      found.qualifiers[module] = found.bringUIKit ? "UIKit" : "Foundation"
    }
    return found
  }

  private var importDeclarations: [Declaration] {
    syntax.declarations.filter { stream.is($0.keyword, "import") && $0.nameToken != nil }
  }

  private static func module(of declaration: Declaration) -> String { String(declaration.name.prefix { $0 != "." }) }

  private func isPartOfUIKit(_ module: String) -> Bool {
    AppleModules.partsOfUIKit.contains(module) && !options.knownModules.contains(module)
  }

  func rewriteImports() {
    for declaration in importDeclarations {
      guard let name = declaration.nameToken else { continue }
      let module = Self.module(of: declaration)
      if let aliases = options.moduleAliases[module], !aliases.isEmpty {
        replaceModule(declaration, by: aliases)
      } else if isPartOfUIKit(module) {
        if isKindOfImport(name) {
          replaceModule(declaration, by: ["UIKit"])
        } else {
          replaceWholeModule(declaration, from: name)
        }
      } else if declaration.name.hasPrefix("UIKit."), !isKindOfImport(name) {
        replaceWholeModule(declaration, from: name)
      } else if syntax.modules.isMissing(module) {
        report(.error, at: declaration.keyword, AppleModules.advice(module))
      }
    }
    for (token, module) in stream.spellings.sorted(by: { $0.key < $1.key }) {
      replace(token..<(token + 1), by: module)
      note(.import, at: token)
    }
    if !imports.names.contains("Observation"), usesObservation() { addImport(of: "Observation") }
    if !imports.bringUIKit, needsUIKit || usesUIKit() {
      addImport(of: "UIKit")
    } else if imports.names.isEmpty, usesGeometry() {
      addImport(of: "Foundation")
    }
  }

  private func replaceWholeModule(_ declaration: Declaration, from name: Int) {
    replace(name..<declaration.tokens.upperBound, by: "UIKit")
    note(.import, at: declaration.keyword)
  }

  /// Notes what to write for names of modules before a dot: `Combine.Publisher`. A name that the module declares itself is none.
  /// Other files copy types of this one, so that all files are read before one is rewritten.
  func spellQualifiers() {
    let modules = imports.qualifiers
    guard !modules.isEmpty else { return }
    var spellings: [Int: String] = [:]
    let names = WordSet(modules.keys.joined(separator: " "))
    var statements = importDeclarations.map(\.tokens)[...]
    for token in 0..<stream.count {
      if let next = statements.first, next.upperBound <= token { statements = statements.dropFirst() }
      guard stream.isWord(token, in: names), stream.is(token + 1, "."), !stream.is(token - 1, "."),
        statements.first?.contains(token) != true, isQualifier(token), let module = modules[stream.text(token)]
      else { continue }
      spellings[token] = module
    }
    syntax.stream.spellings = spellings
  }

  /// Whether the name of a module is no other name. `os` may also be a variable, but then no type follows.
  private func isQualifier(_ token: Int) -> Bool {
    guard !index.declares(stream.text(token)), let first = stream.slice(token).first else { return false }
    func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    return isCapital(first) || stream.isWord(token + 2) && stream.slice(token + 2).first.map(isCapital) == true
  }

  private func isKindOfImport(_ token: Int) -> Bool {
    stream.isWord(token) && stream.isWord(token + 1) && !stream[token + 1].startsLine
  }

  /// Imports one or several modules instead of one. Which of several declares a name is not known, so that all are imported whole.
  private func replaceModule(_ declaration: Declaration, by modules: [String]) {
    guard let name = declaration.nameToken else { return }
    note(.import, at: declaration.keyword)
    if modules.count == 1 {
      let first = isKindOfImport(name) ? name + 1 : name
      return replace(first..<(first + 1), by: modules[0])
    }
    let start = declaration.tokens.lowerBound
    let words = start < declaration.keyword ? stream.line(start..<declaration.keyword) + " " : ""
    replace(
      name..<declaration.tokens.upperBound, by: modules.joined(separator: "; \(words)import "))
  }

  /// Names that Foundation brings on Apple's systems, and UIKit here.
  private static let ofFoundation = WordSet(
    "Selector NSSelectorFromString NSStringFromSelector autoreleasepool objc_getAssociatedObject objc_setAssociatedObject "
      + "objc_removeAssociatedObjects NSKeyValueObservation NSHashTable NSMapTable NSPointerArray NSDataDetector NSItemProvider "
      + "NSExtensionContext NSExtensionItem NSUserActivity UndoManager NSKeyValueObservingOptions NSKeyValueObservedChange "
      + "NSKeyValueChangeKey objc_sync_enter CFAbsoluteTimeGetCurrent CFTimeInterval DateComponentsFormatter "
      + "NSInteger NSUInteger NSEC_PER_SEC "
      + "NSEC_PER_MSEC NSEC_PER_USEC USEC_PER_SEC MSEC_PER_SEC")
  private static let withFormats = WordSet("NSPredicate NSSortDescriptor")
  private static let ofObservation = WordSet("Observable ObservationIgnored ObservationTracked withObservationTracking")
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

  /// Whether a file without imports uses sizes or times. The umbrella header of a framework brings them to all of its files.
  private func usesGeometry() -> Bool {
    for token in 0..<stream.count where stream[token].kind == .word {
      guard stream.isWord(token, in: Self.ofEverySystem) || stream.is(token, "TimeInterval"),
        !stream.is(token - 1, "."), !index.declares(stream.text(token))
      else { continue }
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
    if stream.isWord(token, in: Self.withFormats), stream.kind(token + 1) == .openParen {
      return stream.is(token + 2, "format") || stream.is(token + 2, "key")
    }
    return stream.isWord(token, in: Self.ofFoundation)
  }

  /// Whether the file uses macros or functions of the module Observation, which UIKit and SwiftUI bring on Apple's systems.
  private func usesObservation() -> Bool {
    for token in 0..<stream.count where stream.isWord(token, in: Self.ofObservation) {
      guard stream.kind(token - 1) == .at || stream.is(token, "withObservationTracking"),
        !index.declares(stream.text(token))
      else { continue }
      return true
    }
    return false
  }

  /// Adds the import before the first declaration, on its line.
  func addImport(of module: String) { addImport(written: "import \(module)") }

  private func addImport(written text: String) {
    guard let first = syntax.declarations.first, addedImports.insert(text).inserted else { return }
    // Not inside of `#if`.
    let token = first.isConditional ? 0 : first.tokens.lowerBound
    insert("\(text); ", before: token)
    note(.import, at: token)
  }

  /// Imports what a file imports from which a member has come.
  func adoptImports(of other: FileRewriter) {
    for declaration in other.importDeclarations where !declaration.isConditional {
      let module = Self.module(of: declaration)
      if imports.names.contains(module) || syntax.modules.isMissing(module) { continue }
      if let aliases = options.moduleAliases[module], !aliases.isEmpty {
        for alias in aliases { addMissingImport(of: alias) }
      } else if module == "UIKit" || isPartOfUIKit(module) {
        addMissingImport(of: "UIKit")
      } else if module != "Foundation" || !imports.bringUIKit {
        addImport(written: other.stream.line(declaration.tokens))
      }
    }
    for text in other.addedImports.subtracting(addedImports).sorted()
    where text != "import UIKit" || !imports.bringUIKit {
      addImport(written: text)
    }
  }

  private func addMissingImport(of module: String) {
    guard !imports.names.contains(module), module != "UIKit" || !imports.bringUIKit else { return }
    addImport(of: module)
  }
}
