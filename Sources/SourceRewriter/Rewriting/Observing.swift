/// Key-value observing: properties that are `@objc dynamic` tell their observers of changes, and `observe(\.title)` learns the
/// name of its property.
extension FileRewriter {
  func rewriteObserved(_ property: Declaration) {
    guard property.isMarked("dynamic"), !property.isStatic, !property.isMarked("lazy"), !property.has("NSManaged"),
      property.otherNames.isEmpty, !property.name.isEmpty,
      property.parent?.kind == .class
        || property.parent?.kind == .extension
    else { return }
    let name = ObjectiveCNames.explicitName(of: property, in: stream) ?? property.name
    if let body = property.body {
      rewriteAccessors(of: property, in: body, name)
    } else {
      insert(" { didSet { \(call(name, from: "oldValue")) } }", after: property.tokens.upperBound - 1)
      noteObserved(property)
    }
  }

  private func call(_ name: String, from old: String) -> String {
    "KeyValueObserving.changed(self, \"\(name)\", from: \(old))"
  }

  private func noteObserved(_ property: Declaration) {
    note(.observedProperty, at: property.keyword)
    needsUIKit = true
  }

  /// The observers are called after the property's own observers and at the end of its setter, as on Apple's systems.
  private func rewriteAccessors(of property: Declaration, in body: Range<Int>, _ name: String) {
    var index = body.lowerBound + 1
    var hasWillSet = false
    while index < body.upperBound - 1 {
      let isDidSet = stream.is(index, "didSet")
      if isDidSet || stream.is(index, "set") {
        var brace = index + 1
        var old = "oldValue"
        if stream.kind(brace) == .openParen {
          if isDidSet { old = stream.text(brace + 1) }
          brace = stream.after(brace)
        }
        guard stream.kind(brace) == .openBrace else { return }
        let start = isDidSet ? "" : " let observedValue = self.\(Spelling.member(property.name));"
        insert("\(start) defer { \(call(name, from: isDidSet ? old : "observedValue")) };", after: brace)
        return noteObserved(property)
      }
      if stream.is(index, "willSet") { hasWillSet = true }
      index = stream.after(index)
    }
    guard hasWillSet else { return }
    insert("didSet { \(call(name, from: "oldValue")) } ", before: body.upperBound - 1)
    noteObserved(property)
  }

  /// At `observe` in `object.observe(\.title, options: [.new]) { … }`.
  func rewriteObservation(_ word: Int) {
    guard stream.kind(word + 1) == .openParen, stream.kind(word + 2) == .backslash else { return }
    nameObserved(word, at: word + 2)
  }

  /// At the name in `keyValueObservingExpectation(for: object, keyPath: \.title, expectedValue: "A")`.
  func rewriteObservingExpectation(_ word: Int) {
    guard stream.kind(word + 1) == .openParen, let end = stream.match(word + 1) else { return }
    var token = word + 2
    while token < end - 2 {
      if stream.is(token, "keyPath"), stream.kind(token + 1) == .colon {
        guard stream.kind(token + 2) == .backslash else { return }
        return nameObserved(word, at: token + 2)
      }
      token = stream.after(token)
    }
  }

  /// At the word of `willChangeValue(for: \.title)`, which has the key path's name instead.
  func rewriteChange(_ word: Int) {
    guard stream.kind(word + 1) == .openParen, stream.is(word + 2, "for"), stream.kind(word + 3) == .colon,
      stream.kind(word + 4) == .backslash
    else { return }
    let (names, end) = keyPath(at: word + 4)
    guard !names.isEmpty, stream.kind(end) == .closeParen else { return }
    replace((word + 2)..<end, by: "forKey: \"\(names.joined(separator: "."))\"")
    needsUIKit = true
    note(.observedProperty, at: word)
  }

  /// The names of a key path, and the token behind it.
  private func keyPath(at backslash: Int) -> (names: [String], end: Int) {
    var names: [String] = []
    var index = backslash + 1
    while stream.isWord(index) || stream.is(index, ".") || stream.is(index, "?") || stream.is(index, "!") {
      if stream.isWord(index) { names.append(stream.text(index)) }
      index += 1
    }
    // `\Type.title` begins with the type.
    while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
    return (names, index)
  }

  /// Writes the name of a property behind its key path.
  private func nameObserved(_ word: Int, at backslash: Int) {
    let (names, index) = keyPath(at: backslash)
    guard let last = names.last, stream.kind(index) == .comma || stream.kind(index) == .closeParen else { return }
    // A call that was written for this library.
    if stream.is(index + 1, "named") { return }
    insert(", named: \"\(names.joined(separator: "."))\"", after: index - 1)
    note(.observedProperty, at: word)
    if !self.index.observed.contains(last), !Self.stock.contains(last) {
      report(
        .warning, at: word,
        "\(last) tells no observers here: of UIKit's properties only places, titles and bar items do, of this module's those that "
          + "are @objc dynamic. Override it, and act in didSet")
    }
  }

  /// The properties of the library's own classes that tell observers.
  private static let stock: Set<String> = [
    "alpha", "backBarButtonItem", "bounds", "center", "contentInset", "contentOffset", "contentSize", "frame", "image",
    "isEnabled", "isHidden", "isHighlighted", "isSelected", "leftBarButtonItem", "leftBarButtonItems", "prompt",
    "rightBarButtonItem", "rightBarButtonItems", "safeAreaInsets", "text", "title", "titleView", "transform",
  ]
}
