extension Frame {
  /// - Returns: `nil` if it can't be read, which is a problem.
  func makeConnection(problems: ProblemList) -> StoryboardDocument.Connection? {
    guard let destination = required("destination", problems: problems).map({ StoryboardDocument.ObjectID($0) }) else {
      return nil
    }
    let id = attributes.id("id")
    switch name {
    case "outlet":
      guard let property = required("property", problems: problems) else { return nil }
      return .outlet(.init(property: property, destination: destination, id: id, location: location))
    case "outletCollection":
      guard let property = required("property", problems: problems) else { return nil }
      return .collectionMember(
        .init(
          property: property, destination: destination, appends: attributes.bool("appends") ?? false,
          collectionClass: attributes["collectionClass"], id: id, location: location))
    case "action":
      guard let selector = required("selector", problems: problems) else { return nil }
      var event: StoryboardDocument.ControlEvent?
      if let name = attributes["eventType"] {
        event = .init(rawValue: name)
        if event == nil {
          problems.add(
            .unknownValue, "The event '\(name.shortened)' is not known; the action is left out.", at: location,
            object: id, advice: Self.known(StoryboardDocument.ControlEvent.allCases))
          return nil
        }
      }
      return .action(
        .init(selector: selector, destination: destination, event: event, id: id, location: location))
    default: return makeSegue(to: destination, problems: problems).map { .segue($0) }
    }
  }

  private func required(_ attribute: String, problems: ProblemList) -> String? {
    if let text = attributes[attribute], !text.isEmpty { return text }
    problems.add(
      .missingAttribute, "The \(name) has no \(attribute); it is left out.", at: location, object: attributes.id("id"))
    return nil
  }

  private static func known<Value: RawRepresentable<String>>(_ values: [Value]) -> String {
    "Known are \(values.map(\.rawValue).joined(separator: ", "))."
  }

  // MARK: Segues

  private static let segueMembers: Set<String> = [
    "animates", "customClass", "customModule", "customModuleProvider", "destination", "destinationCreationSelector",
    "id",
    "identifier", "key", "kind", "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorBarButtonItem",
    "popoverAnchorView", "relationship", "trigger", "unwindAction",
  ]

  private func makeSegue(
    to destination: StoryboardDocument.ObjectID, problems: ProblemList
  ) -> StoryboardDocument.Segue? {
    let key = attributes["key"]
    let nested = connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    // The segues of peek and pop take their kind from the one that contains them.
    let spelling = attributes["kind"] ?? (key == nil ? "" : "custom")
    guard let kind = segueKind(spelling, problems: problems) else { return nil }
    return .init(
      kind: kind, spelling: spelling, destination: destination, id: attributes.id("id"),
      identifier: attributes["identifier"].flatMap { $0.isEmpty ? nil : $0 }, customClass: customClass,
      creationSelector: attributes["destinationCreationSelector"], isAnimated: attributes.bool("animates") ?? true,
      modalPresentationStyle: style("modalPresentationStyle", problems: problems),
      modalTransitionStyle: style("modalTransitionStyle", problems: problems), trigger: attributes["trigger"],
      key: key, nestedSegues: nested, attributes: attributes.without(Self.segueMembers), location: location)
  }

  private func segueKind(_ spelling: String, problems: ProblemList) -> StoryboardDocument.Segue.Kind? {
    switch spelling {
    case "relationship":
      guard let name = required("relationship", problems: problems) else { return nil }
      if let relationship = StoryboardDocument.Relationship(rawValue: name) { return .relationship(relationship) }
      problems.add(
        .unknownValue, "The relationship '\(name.shortened)' is not known; the segue is left out.", at: location,
        object: attributes.id("id"), advice: Self.known(StoryboardDocument.Relationship.allCases))
      return nil
    case "show", "push": return .show
    case "showDetail": return .showDetail
    // Replaces a controller of a split view; 0 is the primary one.
    case "replace": return attributes.integer("splitViewControllerTargetIndex") == 0 ? .show : .showDetail
    case "presentation", "modal": return .presentation
    case "popoverPresentation", "popover": return .popoverPresentation(popover)
    case "embed": return .embed
    case "custom": return .custom
    case "unwind": return required("unwindAction", problems: problems).map { .unwind(action: $0) }
    default:
      problems.add(
        .unknownValue, "The kind of segue '\(spelling.shortened)' is not known; the segue is left out.", at: location,
        object: attributes.id("id"),
        advice: "Known are relationship, show, showDetail, presentation, popoverPresentation, embed, custom, unwind.")
      return nil
    }
  }

  private var popover: StoryboardDocument.Segue.Popover {
    let anchor: StoryboardDocument.Segue.Popover.Anchor? =
      if let view = attributes.id("popoverAnchorView") {
        .view(view)
      } else if let item = attributes.id("popoverAnchorBarButtonItem") {
        .barButtonItem(item)
      } else {
        nil
      }
    let directions = elements.first { $0.name == "popoverArrowDirection" }
    return .init(
      anchor: anchor, arrowDirections: directions.map { .init($0.attributes) } ?? .any,
      passthroughViews: connections.compactMap {
        guard case .collectionMember(let member) = $0, member.property == "passthroughViews" else { return nil }
        return member.destination
      })
  }

  /// The style; `nil` if there is none, or an unknown one, which is a problem.
  private func style<Style: RawRepresentable<String> & CaseIterable>(
    _ name: String, problems: ProblemList
  ) -> Style? {
    guard let text = attributes[name] else { return nil }
    if let style = Style(rawValue: text) { return style }
    problems.add(
      .unknownValue, "\(name) of a segue is '\(text.shortened)'; it is left out.", at: location,
      object: attributes.id("id"), advice: Self.known(Array(Style.allCases)))
    return nil
  }
}
