/// Objects of a class that is known only at run time: `type.init()` of a `UIViewController.Type` becomes `type.initialized()`. Where an
/// initialiser is not `required`, Swift makes an object of the static type; the Objective-C runtime calls the class's own initialiser.
/// Classes are found by the names of the values that have them: variables, parameters, payloads of cases, and elements of collections.
extension FileRewriter {
  /// At `init` of a call.
  func rewriteClassValue(_ word: Int) {
    if isSegue(word) {
      replace(word..<(word + 1), by: "initialized")
      return note(.className, at: word)
    }
    guard stream.is(word - 1, "."), stream.kind(word + 1) == .openParen, isStockInitializer(word + 1) else { return }
    var last = word - 2
    if stream.is(last, "?") || stream.is(last, "!") { last -= 1 }
    if stream.kind(last) == .closeParen {
      guard stream.is(last - 1, "Type"), stream.match(last) != nil else { return }
      if stream.is(last - 2, "."), stream.is(last - 3, "NSObject"), stream.kind(word + 2) == .closeParen {
        // Foundation's class has no such initialiser for all of its subclasses.
        replace(word..<(word + 1), by: "madeOfClass")
        return note(.className, at: word)
      }
      guard isClass(before: last - 1) else { return }
    } else if stream.kind(last) == .closeBracket, let open = stream.match(last) {
      guard stream.isWord(open - 1), classNames.collections.contains(stream.slice(open - 1)) else { return }
    } else if stream.is(last, "$0") {
      guard isElement(last) else { return }
    } else {
      guard stream.isWord(last), isClassValue(last) else { return }
    }
    replace(word..<(word + 1), by: "initialized")
    note(.className, at: word)
  }

  /// Whether a segue is made of a class in a variable: `type.init(identifier: id, source: a, destination: b)`.
  private func isSegue(_ word: Int) -> Bool {
    guard stream.is(word - 1, "."), stream.isWord(word - 2), !stream.is(word - 2, "self"),
      !stream.is(word - 2, "super"),
      stream.kind(word + 1) == .openParen, stream.is(word + 2, "identifier"), stream.kind(word + 3) == .colon,
      stream.slice(word - 2).first.map({ $0 >= UInt8(ascii: "a") || $0 == UInt8(ascii: "_") }) == true
    else { return false }
    var index = word + 4
    while index < min(stream.count, word + 64), stream.kind(index) != .comma, stream.kind(index) != .closeParen {
      index = stream.after(index)
    }
    return stream.is(index + 1, "source") && stream.kind(index + 2) == .colon
  }

  /// The initialisers that the library has for classes that are known only at run time, by their labels.
  private static let classInitializers: Set<String> = ["", "frame:", "nibName:bundle:", "style:reuseIdentifier:"]

  /// Whether the arguments of a call are those of such an initialiser.
  private func isStockInitializer(_ open: Int) -> Bool {
    guard let close = stream.match(open) else { return false }
    var (labels, index) = ("", open + 1)
    while index < close {
      guard stream.isWord(index), stream.kind(index + 1) == .colon else { return false }
      labels += stream.text(index) + ":"
      while index < close, stream.kind(index) != .comma { index = stream.after(index) }
      index += 1
    }
    return Self.classInitializers.contains(labels)
  }

  /// Whether a view's or a controller's class stands before `.Type`: one of the library's, or of the module's if it has no `init()` that
  /// Swift calls itself.
  private func isClass(before type: Int) -> Bool {
    guard stream.is(type - 1, "."), stream.isWord(type - 2) else { return false }
    let name = stream.text(type - 2)
    guard let record = index.type(named: name) else { return LibraryClasses.isViewOrController(name) }
    guard let foreign = index.foreignSuperclass(of: record), LibraryClasses.isViewOrController(foreign) else {
      return false
    }
    return !index.line(of: record).contains { entry in
      entry.declaration.members.contains { $0.kind == .initializer && $0.parameters.isEmpty }
    }
  }

  /// Whether a name means such a class: a parameter of the function around it before other declarations of the file.
  private func isClassValue(_ word: Int) -> Bool {
    guard classNames.values.contains(stream.slice(word)) else { return false }
    let name = stream.text(word)
    guard let parameter = enclosingFunction(of: word)?.parameters.first(where: { $0.name == name }),
      !parameter.type.isEmpty
    else { return true }
    var last = parameter.type.upperBound - 1
    if stream.is(last, "?") || stream.is(last, "!") { last -= 1 }
    return stream.is(last, "Type") && isClass(before: last)
  }

  /// Whether `$0` is an element of such a collection: `types.map { $0.init() }`.
  private func isElement(_ word: Int) -> Bool {
    var brace = word
    while brace > 0, word - brace < 32, stream.kind(brace) != .openBrace { brace -= 1 }
    var call = brace - 1
    if stream.kind(call) == .openParen { call -= 1 }
    return stream.kind(brace) == .openBrace && stream.isWord(call) && stream.is(call - 1, ".")
      && stream.isWord(call - 2) && classNames.collections.contains(stream.slice(call - 2))
  }

  /// The names in a file that mean classes of views and controllers.
  struct ClassNamesOfFile {
    /// Of values that are a class.
    var values: Set<ArraySlice<UInt8>> = []
    /// Of arrays, sets and dictionaries of classes.
    var collections: Set<ArraySlice<UInt8>> = []
  }

  /// The names that the file declares with the type of such a class, or with a value that is cast to it.
  func findClassNames() -> ClassNamesOfFile {
    var found = ClassNamesOfFile()
    var cases: Set<ArraySlice<UInt8>> = []
    for token in 4..<max(4, stream.count) where stream.is(token, "Type") && isClass(before: token) {
      let first = token - 2
      if let name = variable(castAt: first) { found.values.insert(stream.slice(name)) }
      if stream.kind(first - 1) == .colon, stream.isWord(first - 2) {
        // `name: Screen.Type`, or the values of `name: [Key: Screen.Type]`.
        if stream.kind(first - 3) == .openBracket, stream.kind(first - 4) == .colon {
          found.collections.insert(stream.slice(first - 5))
        } else {
          found.values.insert(stream.slice(first - 2))
        }
      }
      if stream.kind(first - 1) == .openBracket, stream.kind(first - 2) == .colon, stream.isWord(first - 3) {
        found.collections.insert(stream.slice(first - 3))
      }
      if stream.kind(first - 1) == .openParen, stream.isWord(first - 2), stream.is(first - 3, "case") {
        cases.insert(stream.slice(first - 2))
      }
    }
    if !cases.isEmpty || !found.collections.isEmpty { findBoundNames(of: cases, &found) }
    return found
  }

  /// Adds the names that take payloads, `case .screen(let type)`, and elements: `for type in types`, `let type = types[0]`.
  private func findBoundNames(of cases: Set<ArraySlice<UInt8>>, _ found: inout ClassNamesOfFile) {
    for token in 2..<max(2, stream.count) where stream.isWord(token) {
      if stream.is(token, "let") || stream.is(token, "var"), stream.isWord(token + 1) {
        if stream.kind(token - 1) == .openParen, stream.isWord(token - 2), cases.contains(stream.slice(token - 2)) {
          found.values.insert(stream.slice(token + 1))
        }
        if stream.is(token + 2, "="), stream.isWord(token + 3),
          found.collections.contains(stream.slice(token + 3)),
          stream.kind(token + 4) == .openBracket || stream.is(token + 4, ".") && isElementName(token + 5)
        {
          found.values.insert(stream.slice(token + 1))
        }
      }
      if stream.is(token, "in"), stream.isWord(token - 1), stream.is(token - 2, "for"), stream.isWord(token + 1),
        stream.kind(token + 2) == .openBrace, found.collections.contains(stream.slice(token + 1))
      {
        found.values.insert(stream.slice(token - 1))
      }
    }
  }

  private func isElementName(_ token: Int) -> Bool {
    stream.is(token, "first") || stream.is(token, "last") || stream.is(token, "randomElement")
  }
}
