/// `static var prepared: Void = prepare()` runs `prepare()` once, and what it runs may ask for `prepared` again, as Objective-C's
/// `initialize` may: a proxy of the class, for one, is made with the class's initialiser. Swift's own once would wait for itself.
extension FileRewriter {
  func rewriteClassInitializer(_ property: Declaration) {
    guard property.isStatic, property.parent?.hasMembers == true, property.otherNames.isEmpty, property.body == nil,
      let type = property.type, let value = property.value, !value.isEmpty,
      ["Void", "()"].contains(stream.line(type)), stream.is(value.lowerBound - 1, "=")
    else { return }
    if property.kind == .constant { replace(property.keyword..<(property.keyword + 1), by: "var") }
    replace((value.lowerBound - 1)..<value.lowerBound, by: "{ ClassInitialization.run {")
    insert(" } }", after: value.upperBound - 1)
    note(.classInitializer, at: property.keyword)
    needsUIKit = true
  }
}
