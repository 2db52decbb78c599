extension DocumentCheck {
  /// Destinations exist and are of the right kind: STORY-21, STORY-22, STORY-32 to STORY-34.
  mutating func checkConnections() {
    var embedding: Set<Int> = []
    for (owner, connection) in walk.connections {
      switch connection {
      case .outlet(let outlet):
        checkMember(outlet.destination, "outlet '\(outlet.property.shortened)'", outlet.location, owner)
      case .collectionMember(let member):
        checkMember(member.destination, "outlet collection '\(member.property.shortened)'", member.location, owner)
      case .action(let action):
        checkMember(action.destination, "action '\(action.selector.shortened)'", action.location, owner)
      case .segue(let segue):
        check(segue, owner: owner)
        if segue.kind == .embed, !embedding.insert(owner).inserted {
          problems.add(
            .misplacedEmbed, "\(entry(owner).label) has a second embed segue.", at: segue.location, object: segue.id)
        }
      }
    }
  }

  /// An outlet or action leads to an object of its own scene.
  private mutating func checkMember(
    _ id: ObjectID, _ name: String, _ location: StoryboardDocument.Location, _ owner: Int
  ) {
    let source = entry(owner)
    guard let destination = resolve(id, for: "The \(name) of \(source.label)", at: location, owner: owner) else {
      return
    }
    if destination.scene != source.scene {
      problems.add(
        .wrongDestination, "The \(name) of \(source.label) leads to \(destination.label) in another scene.",
        at: location,
        object: source.id)
    }
  }

  private mutating func check(_ segue: StoryboardDocument.Segue, owner: Int) {
    let source = entry(owner)
    let subject = "\(segue.kindName) segue of \(source.label)"
    let name = "The \(subject)"
    guard let destination = resolve(segue.destination, for: name, at: segue.location, owner: owner) else { return }
    func report(_ kind: StoryboardProblem.Kind, _ message: String) {
      problems.add(kind, message, at: segue.location, object: segue.id ?? source.id)
    }

    if segue.isUnwind {
      if destination.kind != .exit {
        report(.unwindWithoutExit, "\(name) leads to \(destination.label), which is no exit.")
      } else if destination.scene != source.scene {
        report(.unwindWithoutExit, "\(name) leads to the exit of another scene.")
      }
    } else if destination.kind != .controller, destination.kind != .reference {
      report(.wrongDestination, "\(name) leads to \(destination.label), which is no controller.")
    }

    switch segue.kind {
    case .relationship(let relationship):
      let known = StoryboardDocument.ControllerKind(rawValue: source.element)?.relationships ?? []
      if source.kind != .controller || !known.contains(relationship) {
        report(.misplacedRelationship, "\(source.label) has no relationship \(relationship.rawValue).")
      }
    case .embed:
      if source.element != "containerView" {
        report(.misplacedEmbed, "\(source.label) has an embed segue, but is no container view.")
      }
    case .custom:
      if segue.customClass == nil, segue.key == nil {
        report(.customSegueWithoutClass, "\(name) has no class, and so can't be performed.")
      }
    case .popoverPresentation(let popover): check(popover, subject, segue, owner)
    case .show, .showDetail, .presentation, .unwind: break
    }
  }

  private mutating func check(
    _ popover: StoryboardDocument.Segue.Popover, _ subject: String, _ segue: StoryboardDocument.Segue, _ owner: Int
  ) {
    let (id, wanted): (ObjectID, StoryboardDocument.ObjectIndex.Kind)
    switch popover.anchor {
    case .view(let view): (id, wanted) = (view, .view)
    case .barButtonItem(let item): (id, wanted) = (item, .item)
    case nil: return
    }
    guard let anchor = resolve(id, for: "The anchor of the \(subject)", at: segue.location, owner: owner) else {
      return
    }
    if anchor.kind != wanted || anchor.scene != entry(owner).scene {
      problems.add(
        .wrongDestination,
        "The anchor of the \(subject) is \(anchor.label), which is no \(wanted.rawValue) of its scene.",
        at: segue.location, object: segue.id)
    }
  }

  /// The items of a constraint are views or guides of one tree (STORY-21, STORY-29).
  mutating func checkConstraints() {
    for (owner, constraint) in walk.constraints {
      let view = entry(owner)
      for id in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
        let name = { "The constraint \(constraint.id.map { "'\($0.text.shortened)' " } ?? "")of \(view.label)" }
        guard let item = resolve(id, for: name(), at: constraint.location, owner: owner) else { continue }
        if item.kind != .view, item.kind != .guide {
          problems.add(
            .wrongDestination, "\(name()) names \(item.label), which is no view or guide.", at: constraint.location,
            object: constraint.id)
        } else if item.root != view.root {
          problems.add(
            .constraintOutsideTree, "\(name()) names \(item.label), which has no superview in common with it.",
            at: constraint.location, object: constraint.id)
        }
      }
    }
  }
}
