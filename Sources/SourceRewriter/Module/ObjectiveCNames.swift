/// The names that Objective-C would give to Swift's declarations.
enum ObjectiveCNames {
  /// Words before which, and behind which, a first label gets no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]

  /// The name in `@objc(name)`.
  static func explicitName(of declaration: Declaration, in stream: TokenStream) -> String? {
    guard let attribute = declaration.attributes.first(where: { $0.name == "objc" }), attribute.tokens.count > 3 else {
      return nil
    }
    let inner = (attribute.tokens.lowerBound + 3)..<(attribute.tokens.upperBound - 1)
    return inner.map { stream.text($0) }.joined()
  }

  /// The selector of a method.
  static func selector(of declaration: Declaration, in stream: TokenStream) -> String {
    if let name = explicitName(of: declaration, in: stream) { return name }
    var labels = declaration.parameters.map(\.label)
    // Objective-C gets the result of an asynchronous method by a block, and errors by a pointer.
    if declaration.hasEffect("async", in: stream) {
      labels.append("completionHandler")
    } else if declaration.hasEffect("throws", in: stream) {
      if labels.isEmpty { return declaration.name + "AndReturnError:" }
      labels.append("error")
    }
    return selector(base: declaration.name, labels: labels)
  }

  /// The selector for `base(label1:label2:)`; `_` for an argument without a label.
  static func selector(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let hasPreposition = prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      name += (hasPreposition ? "" : "With") + capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  static func getter(_ property: String) -> String { property }
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  private static func lastWord(of name: String) -> String {
    let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
    return name[start...].lowercased()
  }

  private static func firstWord(of label: String) -> String {
    String(label.prefix { $0.isLowercase })
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
