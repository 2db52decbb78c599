/// `NSClassFromString("UIView")` becomes `ClassNamed.any("UIView")`, and `NSStringFromClass(UIView.self)` becomes
/// `ClassNamed.name(of: UIView.self)`: classes of the library have another module's name here.
extension FileRewriter {
  func rewriteClassName(_ word: Int) {
    guard isFreeCall(word) else { return }
    replace(word..<(word + 1), by: isReceiver(of: word) ? "ClassNamed.object" : "ClassNamed.any")
    needsUIKit = true
    note(.className, at: word)
  }

  func rewriteNameOfClass(_ word: Int) {
    guard isFreeCall(word) else { return }
    replace(word..<(word + 1), by: "ClassNamed.name")
    insert("of: ", after: word + 1)
    needsUIKit = true
    note(.className, at: word)
  }

  private func isFreeCall(_ word: Int) -> Bool {
    stream.kind(word + 1) == .openParen && !stream.is(word - 1, ".") && stream.match(word + 1) != nil
  }

  /// Whether the class gets a name of which class methods are called by selectors: `if let type = NSClassFromString("A"), type.responds(…`.
  private func isReceiver(of word: Int) -> Bool {
    guard stream.is(word - 1, "="), stream.isWord(word - 2), let end = stream.match(word + 1), !stream.is(end + 1, "as")
    else { return false }
    let name = stream.text(word - 2)
    // The uses follow soon; the number of tokens is bounded, so that the time is.
    for token in (end + 1)..<max(end + 1, min(end + 200, stream.count - 2))
    where stream.isWord(token) && stream.is(token + 1, ".") && stream.text(token) == name {
      if stream.is(token + 2, "responds") || stream.is(token + 2, "perform") { return true }
    }
    return false
  }

  /// `type.isSubclass(of: UIView.self)` of an `AnyClass`, which Objective-C knows as an object, becomes a call of `ClassNamed`.
  func rewriteSubclassTest(_ word: Int) {
    guard stream.is(word - 1, "."), stream.isWord(word - 2), !stream.is(word - 3, "."),
      stream.kind(word + 1) == .openParen,
      stream.is(word + 2, "of"), stream.kind(word + 3) == .colon, anyClassNames.contains(stream.slice(word - 2))
    else { return }
    insert("ClassNamed.isSubclass(", before: word - 2)
    edits.replace(stream[word - 1].start, stream[word + 1].end, by: ", ")
    needsUIKit = true
    note(.className, at: word)
  }

  /// `type(of: object).description()` of an object of no known class becomes `ClassNamed.name(of: type(of: object))`: `AnyObject` has
  /// class methods with the Objective-C runtime only.
  func rewriteClassDescription(_ word: Int) {
    guard stream.is(word - 1, "."), stream.kind(word + 1) == .openParen, stream.kind(word + 2) == .closeParen,
      stream.kind(word - 2) == .closeParen, let open = stream.match(word - 2), stream.is(open - 1, "type"),
      stream.is(open + 1, "of"), stream.kind(open + 2) == .colon, open + 5 == word - 1, stream.isWord(open + 3),
      !stream.is(open - 2, "."), objectNames.contains(stream.slice(open + 3)), isObject(nameAt: open + 3)
    else { return }
    insert("ClassNamed.name(of: ", before: open - 1)
    edits.replace(stream[word - 1].start, stream[word + 2].end, by: ")")
    needsUIKit = true
    note(.className, at: word)
  }

  /// The names that the file declares with the type `AnyClass`.
  func findAnyClassNames() -> Set<ArraySlice<UInt8>> {
    var names: Set<ArraySlice<UInt8>> = []
    for token in 2..<max(2, stream.count) where stream.is(token, "AnyClass") {
      if stream.kind(token - 1) == .colon, stream.isWord(token - 2) { names.insert(stream.slice(token - 2)) }
    }
    return names
  }
}
