/// Attributes for the Objective-C runtime and for Interface Builder become spaces. What they tell the runtime is written
/// elsewhere: in selectors, and in the tables of classes.
extension FileRewriter {
  private static let runtime = WordSet("objc objcMembers nonobjc")
  private static let interfaceBuilder = WordSet(
    "IBOutlet IBAction IBInspectable IBDesignable IBSegueAction GKInspectable")

  func rewriteAttribute(_ at: Int) {
    guard stream.isWord(at + 1), stream[at].end == stream[at + 1].start else { return }
    if stream.isWord(at + 1, in: Self.runtime) {
      var end = at + 2
      if stream.kind(end) == .openParen, !stream[end].hasSpaceBefore { end = stream.after(end) }
      blank(at..<end)
      note(.objectiveC, at: at)
    } else if stream.isWord(at + 1, in: Self.interfaceBuilder) {
      blank(at..<(at + 2))
      note(.interfaceBuilder, at: at)
    } else if stream.is(at + 1, "convention"), stream.kind(at + 2) == .openParen, stream.is(at + 3, "block") {
      // Without the Objective-C runtime a block is a closure; one of this convention has no key path.
      blank(at..<stream.after(at + 2))
      note(.objectiveC, at: at)
    } else if stream.is(at + 1, "UIApplicationMain") {
      edits.replace(stream[at].start, stream[at + 1].end, by: "@main")
      note(.applicationMain, at: at)
    } else if stream.is(at + 1, "NSManaged") {
      blank(at..<(at + 2))
      note(.managed, at: at)
    }
  }

  /// Properties: `dynamic` is removed together with `@objc`; a layer's `@NSManaged` property is stored by its name.
  func rewriteProperty(_ property: Declaration) {
    if property.isObjectiveCProperty {
      rewriteObserved(property)
      blankDynamic(property)
    }
    if property.has("NSManaged") { rewriteManaged(property) }
    rewriteCopying(property)
    rewriteClassInitializer(property)
  }

  /// `@NSCopying` becomes a wrapper of the library's: a setter copies the object.
  private func rewriteCopying(_ property: Declaration) {
    guard let attribute = property.attributes.first(where: { $0.name == "NSCopying" }) else { return }
    let isStored =
      property.parent?.kind != .protocol && property.otherNames.isEmpty && !property.has("NSManaged")
      && property.body.map { stream.is($0.lowerBound + 1, "willSet") || stream.is($0.lowerBound + 1, "didSet") } ?? true
    note(.objectiveC, at: attribute.tokens.lowerBound)
    guard isStored else { return blank(attribute.tokens) }
    replace(attribute.tokens, by: "@CopiedWhenSet")
    // Swift gives a wrapped property no value by itself.
    if property.value == nil, let type = property.type, NeutralValues.isOptional(stream.line(type)) {
      insert(" = nil", after: type.upperBound - 1)
    }
    needsUIKit = true
  }

  func blankDynamic(_ declaration: Declaration) {
    for modifier in declaration.modifiers where modifier.name == "dynamic" { blank(modifier.tokens) }
  }

  private func rewriteManaged(_ property: Declaration) {
    let at = property.attributes.first { $0.name == "NSManaged" }?.tokens.lowerBound ?? property.keyword
    guard property.value == nil, property.body == nil, let type = property.type, !type.isEmpty else { return }
    let superclass = property.parent.flatMap { index.type(named: $0.name, from: $0.parent) }
      .flatMap { index.foreignSuperclass(of: $0) }
    if superclass == "NSManagedObject" {
      return report(
        .error, at: at,
        "Core Data is not available: keep managed objects out of this target, behind a protocol of your own")
    }
    guard let value = NeutralValues.expression(for: stream.line(type)) else {
      return report(.error, at: at, "@NSManaged needs an initial value here: write “= …” after the type")
    }
    guard !value.isEmpty else { return }
    if let superclass, superclass.hasPrefix("CA"), superclass.hasSuffix("Layer"), property.otherNames.isEmpty {
      let key = "\"\(property.name)\""
      insert(
        " { get { managedValue(\(key), \(value)) } set { setManagedValue(newValue, \(key)) } }",
        after: type.upperBound - 1)
    } else {
      insert(" = \(value)", after: type.upperBound - 1)
    }
  }
}

/// The values of properties that nobody has set, and the results of requirements that nobody has implemented.
enum NeutralValues {
  private static let zeros: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat",
    "TimeInterval", "NSInteger", "NSUInteger", "CFTimeInterval",
  ]
  private static let zeroValues: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
  ]
  private static let texts: Set<String> = ["String", "Substring", "NSString"]

  /// The value as code; empty if the type has one without being told, `nil` if there is none.
  static func expression(for type: String) -> String? {
    if isOptional(type) { return "nil" }
    if type == "Void" || type == "()" { return "" }
    if type == "Bool" { return "false" }
    if zeros.contains(type) { return "0" }
    if zeroValues.contains(type) { return ".zero" }
    if type == "NSString" { return "NSString()" }
    if texts.contains(type) { return "\"\"" }
    if type == "UIInterfaceOrientationMask" { return ".all" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    return nil
  }

  static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }
}
