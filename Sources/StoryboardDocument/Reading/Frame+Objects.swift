extension Frame {
  /// Attributes that have members of their own in `ObjectRecord`.
  private static let recorded: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
  ]

  func makeRecord() -> StoryboardDocument.ObjectRecord {
    .init(
      element: name, id: attributes.id("id"), key: attributes["key"], customClass: customClass, location: location,
      attributes: attributes.without(Self.recorded), properties: properties, runtimeAttributes: runtimeAttributes,
      connections: connections, unknownElements: unknownElements)
  }

  var customClass: StoryboardDocument.CustomClass? {
    attributes["customClass"].map { name in
      .init(
        name: name, module: attributes["customModule"],
        isModuleOfTarget: attributes["customModuleProvider"] == "target")
    }
  }

  func makeView(_ kind: StoryboardDocument.ViewKind) -> StoryboardDocument.View {
    .init(
      kind: kind, record: makeRecord(), frame: rect, autoresizing: autoresizing, subviews: subviews,
      constraints: constraints,
      rare: .init(
        attachedViews: views, prototypes: prototypes, sections: sections, items: items, guides: guides,
        variations: variations, objects: objects))
  }

  func makeItem(_ kind: StoryboardDocument.BarItem.Kind) -> StoryboardDocument.BarItem {
    .init(kind: kind, record: makeRecord(), items: items, views: views)
  }

  func makeController(_ kind: StoryboardDocument.ControllerKind) -> StoryboardDocument.Controller {
    var controller = StoryboardDocument.Controller(
      kind: kind, record: makeRecord(), toolbarItems: toolbarItems, bars: [], layoutGuides: guides,
      attachedObjects: objects)
    for view in views {
      switch view.record.key {
      case "view" where controller.view == nil: controller.view = view
      case "navigationBar", "toolbar", "tabBar": controller.bars.append(view)
      default: controller.attachedObjects.append(.view(view))
      }
    }
    for item in items {
      switch item.kind {
      case .navigationItem where controller.navigationItem == nil: controller.navigationItem = item
      case .tabBarItem where controller.tabBarItem == nil: controller.tabBarItem = item
      default: controller.attachedObjects.append(.item(item))
      }
    }
    return controller
  }

  func makeReference(problems: ProblemList) -> StoryboardDocument.StoryboardReference {
    let identifier = attributes["referencedIdentifier"]
    let target: StoryboardDocument.StoryboardReference.Target
    if let text = attributes["storyboardName"] {
      if let name = StoryboardDocument.ResourceName(text) {
        target = identifier.map { .controller(identifier: $0, in: name) } ?? .initial(of: name)
      } else {
        target = .refused(name: text)
        problems.add(
          .refusedName, "The storyboard name '\(text.shortened)' is no name of a resource.", at: location,
          object: attributes.id("id"))
      }
    } else {
      target = identifier.map { .controller(identifier: $0, in: nil) } ?? .initial(of: nil)
    }
    return .init(
      record: makeRecord(), target: target, navigationItem: items.first { $0.kind == .navigationItem },
      tabBarItem: items.first { $0.kind == .tabBarItem })
  }

  // MARK: Constraints

  /// - Returns: `nil` if it can't be read, which is a problem.
  func makeConstraint(problems: ProblemList) -> StoryboardDocument.Constraint? {
    let id = attributes.id("id")
    func report(_ kind: StoryboardProblem.Kind, _ message: String, advice: String? = nil) {
      problems.add(
        kind, "\(message); the constraint \(id.map { "'\($0.text.shortened)' " } ?? "")is left out.", at: location,
        object: id, advice: advice)
    }
    /// The attribute of the first or second item; `nil` if the file has none, or an unknown one.
    func layoutAttribute(_ name: String) -> StoryboardDocument.LayoutAttribute? {
      attributes[name].flatMap(StoryboardDocument.LayoutAttribute.init(spelling:))
    }
    /// A number that may be missing; `nil` if it is there and can't be read.
    func number(_ name: String, _ usual: Double, _ read: (String) -> Double?) -> Double? {
      guard let text = attributes[name] else { return usual }
      return read(text)
    }

    for name in ["firstAttribute", "secondAttribute"] where attributes[name] != nil && layoutAttribute(name) == nil {
      report(
        .unknownValue, "\(name) is '\(attributes[name]?.shortened ?? "")'",
        advice: "Known are \(StoryboardDocument.LayoutAttribute.allCases.map(\.rawValue).joined(separator: ", ")).")
      return nil
    }
    guard let first = layoutAttribute("firstAttribute") else {
      report(.missingAttribute, "firstAttribute is missing")
      return nil
    }
    guard let relation = attributes["relation"].map(StoryboardDocument.LayoutRelation.init) ?? .equal else {
      report(
        .unknownValue, "relation is '\(attributes["relation"]?.shortened ?? "")'",
        advice: "Known are \(StoryboardDocument.LayoutRelation.allCases.map(\.rawValue).joined(separator: ", ")).")
      return nil
    }
    guard let multiplier = number("multiplier", 1, NumberText.multiplier) else {
      report(
        .invalidNumber, "multiplier is '\(attributes["multiplier"]?.shortened ?? "")', which is no number or ratio")
      return nil
    }
    guard let constant = number("constant", 0, NumberText.coordinate) else {
      report(.invalidNumber, "constant is '\(attributes["constant"]?.shortened ?? "")', which is no number")
      return nil
    }
    guard var priority = number("priority", 1000, NumberText.number) else {
      report(.invalidNumber, "priority is '\(attributes["priority"]?.shortened ?? "")', which is no number")
      return nil
    }
    if !(0...1000).contains(priority) {
      problems.add(
        .invalidNumber, "The priority \(attributes["priority"]?.shortened ?? "") is not between 0 and 1000.",
        at: location, object: id, advice: "The nearest of the two is taken.")
      priority = min(max(priority, 0), 1000)
    }
    return .init(
      id: id, firstItem: attributes.id("firstItem"), firstAttribute: first, relation: relation,
      secondItem: attributes.id("secondItem"), secondAttribute: layoutAttribute("secondAttribute"),
      multiplier: multiplier, constant: constant, priority: priority,
      isSymbolic: attributes.bool("symbolic") ?? false, isPlaceholder: attributes.bool("placeholder") ?? false,
      identifier: attributes["identifier"], variations: variations, location: location)
  }

  func makeVariation() -> StoryboardDocument.Variation {
    .init(
      key: attributes["key"] ?? "", masks: masks, attributes: attributes.without(["key"]), properties: properties,
      location: location)
  }
}

extension StoryboardDocument.Attributes {
  /// The other attributes.
  func without(_ names: Set<String>) -> Self {
    contains { names.contains($0.name) } ? .init(unsorted: filter { !names.contains($0.name) }) : self
  }
}
