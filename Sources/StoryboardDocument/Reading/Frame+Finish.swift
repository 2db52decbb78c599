extension Frame {
  /// Turns the finished element into a value, and adds that to the element that contains it.
  consuming func finish(into parent: inout Frame, problems: ProblemList) {
    if !keepsUnknownElements { parent.unknownElements.take(unknownElements) }
    switch role {
    // Lists hand on what they contain.
    case .scenes: parent.scenes.take(scenes)
    case .objects: parent.objects.take(objects)
    case .dependencies: parent.dependencies.take(dependencies)
    case .resources: parent.resources.take(resources)
    case .subviews: parent.subviews.take(views)
    case .prototypes: parent.prototypes.take(views)
    case .cells: parent.views.take(views)
    case .sections: parent.sections.take(sections)
    case .toolbarItems: parent.toolbarItems.take(items)
    case .constraints: parent.constraints.take(constraints)
    case .layoutGuides: parent.guides.take(guides)
    case .connections, .connectionsOfSegue: parent.connections.take(connections)
    case .runtimeAttributes: parent.runtimeAttributes.take(runtimeAttributes)
    case .items:
      // The name of the list is the key of its items: leftBarButtonItems.
      for var item in items {
        if item.record.key == nil, name != "items", name != "segments" { item.record = item.record.under(name) }
        parent.items.append(item)
      }

    case .document: break
    case .scene: parent.scenes.append(makeScene())
    case .device: parent.device = makeDevice()
    case .adaptation: parent.properties.append(.init(name: name, value: .string(attributes["id"] ?? "")))
    case .dependency:
      parent.dependencies.append(
        .init(kind: name, identifier: attributes["identifier"] ?? attributes["name"], version: dependencyVersion))
    case .resource: parent.resources.append(makeResource())

    case .controller(let kind):
      if case .unknown = kind {
        problems.addOnce(.unknownController, name: name, "'\(name.shortened)' is no known controller.", at: location)
      }
      parent.objects.append(.controller(makeController(kind)))
    case .reference: parent.objects.append(.reference(makeReference(problems: problems)))
    case .placeholder: parent.objects.append(.placeholder(.init(record: makeRecord())))
    case .exit: parent.objects.append(.exit(.init(record: makeRecord())))
    case .custom: parent.objects.append(.custom(.init(record: makeRecord())))
    case .recognizer(let kind): parent.objects.append(.recognizer(.init(kind: kind, record: makeRecord())))
    case .view(let kind):
      if case .unknown = kind {
        problems.addOnce(.unknownView, name: name, "'\(name.shortened)' is no view of UIKit.", at: location)
      }
      let view = makeView(kind)
      if case .objects = parent.role { parent.objects.append(.view(view)) } else { parent.views.append(view) }
    case .section: parent.sections.append(.init(record: makeRecord(), cells: views))
    case .item(let kind):
      let item = makeItem(kind)
      if case .objects = parent.role { parent.objects.append(.item(item)) } else { parent.items.append(item) }

    case .constraint:
      if let constraint = makeConstraint(problems: problems) { parent.constraints.append(constraint) }
    case .guide:
      parent.guides.append(
        .init(
          id: attributes.id("id"), name: attributes["key"] ?? attributes["type"] ?? "", element: name,
          location: location))
    case .variation: parent.variations.append(makeVariation())
    case .mask:
      parent.masks.append(.init(key: attributes["key"] ?? "", excluded: excluded, included: included))
    case .maskEntry:
      guard let id = attributes.id("reference") else { break }
      if name == "exclude" { parent.excluded.append(id) } else { parent.included.append(id) }

    case .connection:
      if let connection = makeConnection(problems: problems) { parent.connections.append(connection) }
    case .runtimeAttribute:
      if let attribute = makeRuntimeAttribute(problems: problems) { parent.runtimeAttributes.append(attribute) }

    case .plain(let isKnown, _):
      if !isKnown {
        problems.addOnce(
          .unknownElement, name: name, "'\(name.shortened)' in '\(parent.name.shortened)' is not known.", at: location)
      }
      finishPlain(isKnown: isKnown, into: &parent, problems: problems)
    }
  }

  private func finishPlain(isKnown: Bool, into parent: inout Frame, problems: ProblemList) {
    let element = makeElement()
    switch parent.role {
    case .plain: parent.elements.append(element)
    case _ where !isKnown: parent.unknownElements.append(element)
    case .document, .connection: parent.elements.append(element)
    case .view where name == "autoresizingMask": parent.autoresizing = .init(attributes)
    case .view where name == "rect" && attributes["key"] == "frame":
      parent.rect = rectangle(problems: problems, owner: parent) ?? .zero
    case .view where name == "gestureRecognizers": break
    default:
      if let value = propertyValue(of: element, problems: problems, owner: parent) {
        parent.properties.append(.init(name: attributes["key"] ?? name, value: value))
      }
    }
  }

  func makeElement() -> StoryboardDocument.Element {
    let isBlank = name != "string" && text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return .init(name: name, attributes: attributes, text: isBlank ? "" : text, children: elements, location: location)
  }
}

extension Array {
  /// Appends `list`; takes its storage over if there is nothing yet, because a list may be very long.
  fileprivate mutating func take(_ list: [Element]) {
    if isEmpty { self = list } else { self += list }
  }
}
