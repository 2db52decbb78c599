extension DocumentCheck {
  /// Object ids are unique, and storyboard identifiers too (STORY-23, STORY-24).
  mutating func checkObjects() {
    for (first, second) in walk.duplicates {
      let (one, other) = (entry(first), entry(second))
      problems.add(
        .duplicateObject, "\(other.label) has the id of \(one.label) in line \(one.location.line).", at: other.location,
        object: other.id)
    }

    var owners: [String: StoryboardDocument.Controller] = [:]
    for case .controller(let controller) in document.scenes.lazy.flatMap(\.objects) {
      guard let identifier = controller.storyboardIdentifier, !identifier.isEmpty else { continue }
      if let first = owners[identifier] {
        problems.add(
          .duplicateIdentifier,
          "The storyboard identifier '\(identifier.shortened)' is that of the controller in line "
            + "\(first.location.line), which is found by it.", at: controller.location, object: controller.id)
      } else {
        owners[identifier] = controller
      }
    }

    for (owner, name, id) in walk.parts {
      let cell = entry(owner)
      guard let part = resolve(id, for: "\(name) of \(cell.label)", at: cell.location, owner: owner) else { continue }
      if part.kind != .view {
        problems.add(
          .wrongDestination, "\(name) of \(cell.label) is \(part.label), which is no view.", at: cell.location,
          object: cell.id)
      }
    }
  }

  /// Names of classes have the form of names (STORY-30), and a launch screen has none (STORY-35).
  mutating func checkClasses() {
    for use in walk.classes where !use.customClass.isWellFormed {
      problems.add(
        .malformedClassName,
        "The class '\(use.customClass.qualifiedName.shortened)' of \(label(of: use)) is no name of a class.",
        at: use.location, object: use.object)
    }
    guard document.isLaunchScreen else { return }
    for use in walk.classes where entry(use.owner).kind != .placeholder {
      problems.add(
        .launchScreenContent, "\(label(of: use)) of a launch screen has the class \(use.customClass.name.shortened).",
        at: use.location, object: use.object)
    }
    for (owner, connection) in walk.connections {
      guard case .action(let action) = connection else { continue }
      problems.add(
        .launchScreenContent, "\(entry(owner).label) of a launch screen has the action '\(action.selector.shortened)'.",
        at: action.location, object: entry(owner).id)
    }
    for owner in walk.ownersOfRuntimeAttributes {
      problems.add(
        .launchScreenContent, "\(entry(owner).label) of a launch screen has runtime attributes.",
        at: entry(owner).location, object: entry(owner).id)
    }
  }

  private func label(of use: ObjectWalk.ClassUse) -> String {
    use.object.map { "\(use.element.shortened) '\($0.text.shortened)'" } ?? use.element.shortened
  }
}
