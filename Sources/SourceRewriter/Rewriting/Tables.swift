/// Each responder's class gets a table of its outlets, actions and inspectable attributes, at the end of its body. There it
/// can name private members. Storyboards read it, and so do selectors that were made from a text.
extension FileRewriter {
  func rewriteTable(of declaration: Declaration) {
    guard options.writesTables, let body = declaration.body, !declaration.name.isEmpty,
      let record = index.type(named: declaration.name, from: declaration.parent), record.declaration === declaration,
      isResponder(record), !alreadyHasTable(record)
    else { return }
    var members = declaration.members.map { ($0, true) }
    for part in record.extensions where part.isOwn {
      members += part.declaration.members.map { ($0, part.file === syntax) }
    }
    var lines: [String] = []
    var names: Set<String> = []
    for (member, isInFile) in members where !member.isStatic && !member.isConditional {
      guard isInFile || !isHidden(member), let line = tableLine(member, in: record), names.insert(line.name).inserted
      else {
        continue
      }
      lines.append(line.text)
    }
    guard !lines.isEmpty else { return }
    let access = declaration.isMarked("open") ? "open " : declaration.isMarked("public") ? "public " : ""
    insert(
      "\(access)override class var interfaceConnections: InterfaceConnections { "
        + "InterfaceConnections(\(declaration.name).self) { \(lines.joined(separator: "; ")) } } ",
      before: body.upperBound - 1)
    needsUIKit = true
    note(.table, at: declaration.keyword)
  }

  private func isHidden(_ member: Declaration) -> Bool {
    member.isMarked("private") || member.isMarked("fileprivate") || member.parent?.isMarked("private") == true
      || member.parent?.isMarked("fileprivate") == true
  }

  private func alreadyHasTable(_ record: ModuleIndex.TypeRecord) -> Bool {
    record.members["interfaceConnections"] != nil
  }

  private func isResponder(_ record: ModuleIndex.TypeRecord) -> Bool {
    guard let name = index.foreignSuperclass(of: record) else { return false }
    return Responders.contains(name)
  }

  private func tableLine(_ member: Declaration, in record: ModuleIndex.TypeRecord) -> (name: String, text: String)? {
    let file = self.file(of: member, in: record)
    let stream = file.stream
    if member.kind == .variable, member.otherNames.isEmpty, !member.name.isEmpty {
      let name = ObjectiveCNames.explicitName(of: member, in: stream) ?? member.name
      if member.has("IBOutlet") {
        let type = member.type.map { stream.line($0) } ?? ""
        return (
          name, "$0.\(type.hasPrefix("[") ? "outletCollection" : "outlet")(\"\(name)\", \\.\(escaped(member.name)))"
        )
      }
      if member.has("IBInspectable") { return (name, "$0.attribute(\"\(name)\", \\.\(escaped(member.name)))") }
      return nil
    }
    guard member.kind == .function, isVisibleToObjectiveC(member), member.generics == nil, member.effects == nil else {
      return nil
    }
    let selector = ObjectiveCNames.selector(of: member, in: stream)
    if member.has("IBSegueAction") {
      return (selector, "$0.segueAction(\"\(selector)\", \(record.declaration.name).\(reference(member)))")
    }
    return action(member, selector, in: record, stream)
  }

  /// Actions have no argument, the sender, or the sender and the event.
  private func action(
    _ member: Declaration, _ selector: String, in record: ModuleIndex.TypeRecord, _ stream: TokenStream
  ) -> (name: String, text: String)? {
    let types = member.parameters.map { stream.line($0.type) }
    guard !types.contains(where: { $0.hasPrefix("inout ") }) else { return nil }
    let call = "$0.action(\"\(selector)\""
    let type = record.declaration.name
    switch types.count {
    // A closure, because another method of the same name may have arguments.
    case 0: return (selector, "\(call), { (target: \(type)) in { target.\(escaped(member.name))() } })")
    case 1 where isOverloaded(member, in: record):
      let label = member.parameters[0].label == "_" ? "" : "\(member.parameters[0].label): "
      let method = "{ (a: \(types[0])) in target.\(escaped(member.name))(\(label)a) }"
      return (selector, "\(call), { (target: \(type)) in \(method) })")
    case 1: return (selector, "\(call), \(type).\(reference(member)))")
    case 2 where types[1] == "UIEvent?": return (selector, "\(call), \(type).\(reference(member)))")
    default: return nil
    }
  }

  private func reference(_ member: Declaration) -> String { "\(escaped(member.name))(\(member.labels))" }

  private func file(of member: Declaration, in record: ModuleIndex.TypeRecord) -> SourceSyntax {
    record.members[member.name]?.first { $0.declaration === member }?.file ?? syntax
  }
}

/// Which classes of UIKit are responders.
enum Responders {
  private static let names: Set<String> = [
    "UIApplication", "UIResponder", "UIWindow", "UIControl", "UIButton", "UILabel", "UITextField", "UISwitch",
    "UISlider",
    "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIRefreshControl", "UINavigationBar",
    "UITabBar",
    "UIToolbar", "UISearchBar", "UISearchTextField", "UITableViewHeaderFooterView", "UICollectionReusableView",
    "UIScene",
    "UIWindowScene", "UIColorWell", "UIContentUnavailableView",
  ]
  private static let endings = ["ViewController", "View", "Cell", "NavigationController", "TabBarController"]
  private static let others: Set<String> = [
    "UISearchController", "UISplitViewController", "UIAlertController", "UIActivityViewController",
  ]

  /// Whether a class of this name, which the module does not declare, is a responder.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || others.contains(name) || endings.contains { name.hasSuffix($0) }
  }
}
