/// Something that the rewriter has replaced.
public struct Change: Hashable, Sendable {
  /// The kinds of changes, named for what stood in the source.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `@objc`, `@objcMembers`, `@nonobjc`, `dynamic`.
    case objectiveC = "@objc"
    /// `@IBOutlet`, `@IBAction`, `@IBInspectable`, `@IBDesignable`, `@IBSegueAction`.
    case interfaceBuilder = "@IBOutlet, @IBAction, @IBInspectable"
    /// `@NSManaged`.
    case managed = "@NSManaged"
    /// `@UIApplicationMain`.
    case applicationMain = "@UIApplicationMain"
    /// `#selector(…)`.
    case selector = "#selector"
    /// `Timer`.
    case timer = "Timer"
    /// `NSAttributedString()`.
    case emptyText = "NSAttributedString()"
    /// `#keyPath(…)`.
    case keyPath = "#keyPath"
    /// `@objc optional` requirements.
    case optionalRequirement = "optional requirement"
    /// `init()` as a requirement of protocols to which objects conform.
    case initializerRequirement = "requirement init()"
    /// Calls of optional requirements: `delegate?.method?(…)`.
    case optionalCall = "call of an optional requirement"
    /// Calls of objects that are only known as `AnyObject`.
    case objectCall = "call of an AnyObject"
    /// `#if os(iOS)` and other conditions.
    case condition = "#if"
    /// Imports of other modules of Apple's, and missing ones.
    case `import` = "import"
    /// Methods of delegates that only their names for Objective-C tell.
    case delegateName = "delegate's method under another name"
    /// Methods of delegates that only subclasses of the conforming class implement.
    case inheritedRequirement = "delegate's method in a subclass"
    /// Overrides and overridden members in extensions.
    case extensionMember = "override in an extension"
    /// `NSClassFromString`.
    case className = "NSClassFromString"
    /// Test methods on the main actor.
    case testMethod = "test method on the main actor"
    /// Test cases that adopt protocols.
    case testObject = "test case that is a delegate"
    /// Names of XCTest.
    case testFramework = "name of XCTest that Linux has not"
    /// Properties that are observed by key.
    case observedProperty = "observed property"
    /// `static var prepared: Void = prepare()`.
    case classInitializer = "static property of type Void"
    /// `#Preview`.
    case preview = "#Preview"
    /// A table of outlets, actions and attributes.
    case table = "table of a class"
  }

  /// What was replaced.
  public let kind: Kind
  /// The line, from 1 on.
  public let line: Int
}

/// Something that can't be rewritten.
public struct Problem: Hashable, Sendable {
  /// Whether the code can run without it.
  public enum Severity: String, Hashable, Sendable {
    /// The code compiles, and behaves differently.
    case warning
    /// The code can't compile, or can't do what it is for.
    case error
  }

  /// How bad it is.
  public let severity: Severity
  /// The line, from 1 on.
  public let line: Int
  /// The column in bytes, from 1 on.
  public let column: Int
  /// What is wrong, and what to do.
  public let message: String

  /// The problem as compilers write it.
  public func text(path: String) -> String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}

/// What to rewrite.
public struct RewritingOptions: Hashable, Sendable {
  /// Whether classes get tables of their outlets and actions.
  public var writesTables = true
  /// For modules to import under other names, the one or several modules that stand for each.
  public var moduleAliases: [String: [String]] = [:]
  /// Modules that can be imported although their names are those of modules of Apple's systems: the target depends on them.
  public var knownModules: Set<String> = []
  /// The names that `#if` finds defined in the source, in addition.
  public var defines: Set<String> = []
  /// Whether code can run before the program begins, to list what a module adds to classes of others.
  public var listsModules: Bool = {
    #if compiler(>=6.3) && objectFormat(ELF)
      true
    #else
      false
    #endif
  }()
  /// Whether Foundation's types for networks and XML are imported from modules of their own, as everywhere but on Apple's systems.
  public var importsPartsOfFoundation: Bool = {
    #if canImport(ObjectiveC)
      false
    #else
      true
    #endif
  }()

  /// The usual options.
  public init() {}
}
