/// Members of an `AnyObject`, which Objective-C finds by name. Here the object is cast to the classes that have one:
///
///     x.reload?()      (x as? Rows)?.reload()
///     x.name           ObjectMessages.value(x, { ($0 as? Rows).map { $0.name } })
///
/// They are the classes and protocols of the module with such a member for Objective-C, and those of `StockMembers`.
extension FileRewriter {
  private static let ofEveryObject = WordSet(
    "self Type perform responds init map flatMap take unsafelyUnwrapped")

  /// At a name after a dot.
  func rewriteObjectMember(_ word: Int) {
    guard stream.is(word - 1, "."), !stream.isWord(word, in: Self.ofEveryObject), let object = object(before: word - 1)
    else { return }
    let mark = stream.is(word + 1, "?") || stream.is(word + 1, "!") ? word + 1 : nil
    let paren = (mark ?? word) + 1
    if stream.kind(paren) == .openParen, !stream[paren].hasSpaceBefore {
      rewriteMethod(word, of: object, mark: mark, paren: paren)
    } else if !isAssigned(word) {
      rewriteProperty(word, of: object)
    }
  }

  private func isAssigned(_ word: Int) -> Bool {
    stream.is(word + 1, "=") && stream[word + 1].end - stream[word + 1].start == 1
  }

  /// At `[` behind an object: `entry["name"]` reads a dictionary, `entry[0]` an array.
  func rewriteObjectSubscript(_ bracket: Int) {
    guard !stream[bracket].hasSpaceBefore, let end = stream.match(bracket), end == bracket + 2,
      let object = object(before: bracket)
    else { return }
    let type: String
    switch stream[bracket + 1].kind {
    case .string: type = "NSDictionary"
    case .number: type = "NSArray"
    default: return
    }
    insert("(", before: object.first)
    edits.replace(stream[object.last].end, stream[bracket].start, by: " as? \(type))?")
    noteObjectMember(bracket)
  }

  // MARK: The object

  /// The object before a dot: `(a as AnyObject)`, `name`, `self.name`, each perhaps with a mark.
  private func object(before dot: Int) -> (first: Int, last: Int, mark: Int?)? {
    var last = dot - 1
    let mark = stream.is(last, "?") || stream.is(last, "!") ? last : nil
    if mark != nil { last -= 1 }
    if stream.kind(last) == .closeParen {
      guard endsWithAnyObject(last), let open = stream.match(last), isBeginning(open) else { return nil }
      return (open, last, mark)
    }
    guard stream.isWord(last) else { return nil }
    if stream.is(last - 1, "."), !(stream.is(last - 2, "self") && !stream.is(last - 3, ".")) {
      guard isObjectMember(last), !stream.is(last, "target") || isTarget(last, of: dot + 1),
        let first = beginning(ofPathTo: last)
      else { return nil }
      return (first, last, mark)
    }
    guard objectNames.contains(stream.slice(last)) else { return nil }
    if stream.is(last - 1, ".") {
      guard isObjectProperty(stream.text(last), at: last) else { return nil }
      return (last - 2, last, mark)
    }
    return isObject(nameAt: last) ? (last, last, mark) : nil
  }

  private static let ofEveryTarget = WordSet("isEqual isKind isMember")

  /// Whether `target` before a member is that of a bar button, or the member is one of every object. Other values have targets, too.
  private func isTarget(_ target: Int, of member: Int) -> Bool {
    if stream.isWord(member, in: Self.ofEveryTarget) { return true }
    var owner = target - 2
    while stream.is(owner, "?") || stream.is(owner, "!") { owner -= 1 }
    guard stream.isWord(owner) else { return false }
    let name = stream.text(owner).lowercased()
    return name.hasSuffix("item") || name.hasSuffix("button")
  }

  // MARK: Members

  private func rewriteProperty(_ word: Int, of object: (first: Int, last: Int, mark: Int?)) {
    let name = stream.text(word)
    if requirements.property(named: name, of: stream.text(object.last)) != nil, stream.isWord(object.last) { return }
    let owners = owners(ofProperty: name)
    guard !owners.isEmpty else { return refuse(word, [], ofMethod: false) }
    guard Set(owners.compactMap(\.type)).count < 2 else { return refuse(word, owners, ofMethod: false) }
    let list = owners.map { owner in "($0 as? \(owner.name)).map { $0.\(owner.member) }" }.joined(separator: " ?? ")
    insert("ObjectMessages.value(", before: object.first)
    edits.replace(stream[object.last].end, stream[word].end, by: ", { \(list) })")
    noteObjectMember(word)
  }

  private func rewriteMethod(_ word: Int, of object: (first: Int, last: Int, mark: Int?), mark: Int?, paren: Int) {
    let name = stream.text(word)
    let labels = labelsOfCall(at: paren)
    if mark != nil, requirements.method(named: name, of: nil) != nil, stream.isWord(object.last) { return }
    if mark != nil, UIKitRequirements.methods.contains(name), let type = DelegateMethods.onlyProtocol(with: name) {
      // The mark is that of an optional requirement, and is rewritten as such.
      insert("(", before: object.first)
      edits.replace(stream[object.last].end, stream[word - 1].start, by: " as? any \(type))?")
      return noteObjectMember(word)
    }
    let owners = owners(ofMethod: name, labels: labels)
    guard owners.count == 1 else { return refuse(word, owners, ofMethod: true) }
    let isForced = !(mark.map { stream.is($0, "?") } ?? false) && !(object.mark.map { stream.is($0, "?") } ?? false)
    insert("(", before: object.first)
    edits.replace(
      stream[object.last].end, stream[mark ?? word].end,
      by: " as\(isForced ? "!" : "?") \(owners[0].name))\(isForced ? "" : "?").\(owners[0].member)")
    noteObjectMember(word)
  }

  private func noteObjectMember(_ word: Int) {
    needsUIKit = true
    note(.objectCall, at: word)
  }

  private func refuse(_ word: Int, _ owners: [Owner], ofMethod: Bool) {
    let name = stream.text(word)
    let names = owners.map(\.name).prefix(3).joined(separator: ", ")
    report(
      .error, at: word,
      owners.isEmpty
        ? "\(name) of an AnyObject needs the Objective-C runtime, and no class of this module has such a member for Objective-C. "
          + "Cast the object to its class: (object as? Class)?.\(name)"
        : "\(name) of an AnyObject may be that of \(names). Cast the object to one of them")
  }

  // MARK: Classes

  private typealias Owner = MemberOwners.Owner

  private func owners(ofProperty name: String) -> [Owner] {
    if let found = memberOwners.properties[name] { return found }
    var owners = own(index.properties(named: name))
    for stock in StockMembers.properties[name] ?? [] where !owners.contains(where: { $0.name == stock }) {
      owners.append(Owner(name: stock, member: Spelling.member(name), type: nil))
    }
    memberOwners.properties[name] = owners
    return owners
  }

  private func owners(ofMethod name: String, labels: [String]) -> [Owner] {
    let key = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    if let found = memberOwners.methods[key] { return found }
    var owners = own(
      index.functions(named: name).filter { member in
        member.declaration.parameters.map(\.label) == labels
          || member.declaration.parameters.count > labels.count
            && member.declaration.parameters.contains { $0.defaultValue != nil }
      })
    if let stock = StockMembers.methods[key], !owners.contains(where: { $0.name == stock }) {
      owners.append(Owner(name: stock, member: Spelling.member(name), type: nil))
    }
    memberOwners.methods[key] = owners
    return owners
  }

  /// The types with one of these members, if Objective-C knows it.
  private func own(_ members: [ModuleIndex.Member]) -> [Owner] {
    var owners: [Owner] = []
    for member in members {
      let declaration = member.declaration
      guard let parent = declaration.parent, !declaration.isStatic, !declaration.isMarked("override"),
        declaration.isVisibleToObjectiveC || parent.kind == .protocol && parent.has("objc")
      else { continue }
      let record = index.type(named: parent.name, from: parent.parent)
      let isProtocol = (record?.declaration ?? parent).kind == .protocol
      let path = Spelling.path(record?.path ?? parent.name)
      let name = isProtocol ? "any " + path : path
      let requirement = requirements.requirement(declaration)
      let type = declaration.type.map { member.file.stream.line($0).filter { $0 != "!" && $0 != "?" } }
      if !owners.contains(where: { $0.name == name }) {
        owners.append(Owner(name: name, member: requirement?.twin ?? Spelling.member(declaration.name), type: type))
      }
    }
    return owners
  }
}

/// The types with the members that code uses of objects, as far as they were looked up.
struct MemberOwners {
  /// A type with a member.
  struct Owner {
    let name: String
    let member: String
    /// The type of the property, if it is known.
    let type: String?
  }

  var properties: [String: [Owner]] = [:]
  /// By name and labels.
  var methods: [String: [Owner]] = [:]
}

/// Members of UIKit's and Foundation's classes that code reads of an `AnyObject`, mostly of the sender of an action, and of values in
/// lists that came from a file.
private enum StockMembers {
  /// The classes that have a property of the name, all with the same type.
  static let properties: [String: [String]] = {
    var result: [String: [String]] = [:]
    func add(_ classes: [String], _ names: String) {
      for name in names.split(separator: " ") { result[String(name)] = classes }
    }
    add(["UIView"], "alpha backgroundColor bounds center frame isHidden layer subviews superview tintColor")
    add(["UIView", "UIBarItem"], "tag")
    add(["UIControl", "UIBarItem", "UIGestureRecognizer"], "isEnabled")
    add(["UIControl"], "isHighlighted isSelected")
    add(["UIButton"], "currentImage currentTitle imageView titleLabel")
    add(["UILabel", "UITextField", "UITextView", "UISearchBar"], "text")
    add(["UITextField", "UISearchBar"], "placeholder")
    add(["UIViewController", "UIBarItem", "UINavigationItem"], "title")
    add(["UIGestureRecognizer"], "numberOfTouches")
    add(["UISegmentedControl"], "numberOfSegments selectedSegmentIndex")
    add(["UIPageControl"], "currentPage numberOfPages")
    add(["UISwitch"], "isOn")
    add(["UIDatePicker"], "date")
    add(["NSArray", "NSDictionary", "NSSet"], "count")
    add(["NSArray"], "firstObject lastObject")
    add(["NSDictionary"], "allKeys allValues")
    add(["NSString", "NSData"], "length")
    add(["NSNumber", "NSString"], "boolValue doubleValue floatValue")
    add(["NSString"], "integerValue")
    add(["NSNotification"], "userInfo")
    add(["NSNumber"], "int16Value int32Value int64Value int8Value intValue stringValue uintValue")
    add(["NSNumber"], "uint16Value uint32Value uint64Value uint8Value")
    add(["NSValue"], "cgAffineTransformValue cgPointValue cgRectValue cgSizeValue uiEdgeInsetsValue")
    add(["NSObject"], "debugDescription description hash")
    return result
  }()

  /// The class that has a method.
  static let methods: [String: String] = {
    var result: [String: String] = [:]
    func add(_ type: String, _ names: String) {
      for name in names.split(separator: " ") { result[String(name)] = type }
    }
    add("UIButton", "setBackgroundImage(_:for:) setImage(_:for:) setTitle(_:for:) setTitleColor(_:for:)")
    add(
      "UIView", "addSubview(_:) layoutIfNeeded() removeFromSuperview() setNeedsDisplay() setNeedsLayout() sizeToFit()")
    add("UIResponder", "becomeFirstResponder() resignFirstResponder()")
    add("UIGestureRecognizer", "location(in:)")
    add("UIPanGestureRecognizer", "translation(in:) velocity(in:)")
    add("NSDictionary", "object(forKey:)")
    add("NSArray", "object(at:)")
    add(
      "NSObject",
      "conforms(to:) copy() isEqual(_:) isKind(of:) isMember(of:) mutableCopy() setValue(_:forKey:) setValue(_:forKeyPath:) "
        + "value(forKey:) value(forKeyPath:)")
    return result
  }()
}
