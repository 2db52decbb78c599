extension DocumentCheck {
  /// A scene has one controller (STORY-25), and the initial one exists (STORY-20).
  mutating func checkScenes() {
    for (number, scene) in document.scenes.enumerated() {
      var first: StoryboardDocument.Object?
      for object in scene.objects {
        switch object {
        case .controller, .reference: break
        default: continue
        }
        guard let controller = first else {
          first = object
          continue
        }
        problems.add(
          .severalControllers,
          "The scene has a second controller, \(object.element) '\(object.id?.text.shortened ?? "")'; "
            + "the first is in line \(controller.location.line).", at: object.location, object: object.id)
      }
      if first == nil {
        problems.add(
          .noController, "Scene \(scene.id.map { "'\($0.text.shortened)'" } ?? "\(number + 1)") has no controller.",
          at: scene.location)
      }
    }

    guard let id = document.initialController else { return }
    switch walk.index[id]?.kind {
    case .controller, .reference: break
    case nil:
      problems.add(
        .initialController, "The initial view controller '\(id.text.shortened)' does not exist.",
        at: document.location, object: id)
    case .placeholder, .exit, .view, .item, .section, .guide, .constraint, .recognizer, .custom:
      problems.add(
        .initialController,
        "The initial view controller '\(id.text.shortened)' is of the kind \(walk.index[id]?.element.shortened ?? "").",
        at: document.location, object: id)
    }
  }

  /// Each scene can be reached (STORY-31).
  mutating func checkReachability() {
    for number in graph.unreachableScenes {
      guard let controller = document.scenes[number].controller else { continue }
      problems.add(
        .unreachableScene,
        "Nothing leads to \(controller.record.element.shortened) '\(controller.id?.text.shortened ?? "")': it is not "
          + "initial, has no storyboard identifier, and no scene that can be reached has a segue to it.",
        at: controller.location, object: controller.id)
    }
  }
}
