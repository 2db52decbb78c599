extension DocumentCheck {
  /// Nothing is part of itself: STORY-26 to STORY-28. Cycles of all other segues are usual, because each makes a new
  /// destination when it is performed.
  mutating func checkCycles() {
    for (scene, identifier) in graph.unresolved {
      guard let reference = document.scenes[scene].reference else { continue }
      problems.add(
        .danglingReference,
        "A reference names the storyboard identifier '\(identifier.shortened)', which no controller of this file has.",
        at: reference.location, object: reference.id,
        advice: "Choose another identifier, or the name of another storyboard.")
    }

    var known: Set<[Int]> = []
    report(graph.cycles { _ in false }, as: .referenceCycle, known: &known) { scenes in
      "References lead to each other: \(scenes)."
    }
    report(graph.cycles { $0.segue.isRelationship }, as: .relationshipCycle, known: &known) { scenes in
      "A container is its own child: \(scenes)."
    }
    report(graph.cycles(following: \.loadsDestination), as: .embedCycle, known: &known) { scenes in
      "Loading a view loads the same view again: \(scenes)."
    }
  }

  private mutating func report(
    _ cycles: [[Int]], as kind: StoryboardProblem.Kind, known: inout Set<[Int]>, _ message: (String) -> String
  ) {
    for cycle in cycles where known.insert(cycle.sorted()).inserted {
      guard let first = cycle.first, let start = controller(of: first) else { continue }
      let labels = (cycle.prefix(8) + [first]).map { number in
        controller(of: number).map { "\($0.id?.text.shortened ?? "?") (line \($0.location.line))" } ?? "?"
      }
      problems.add(kind, message(labels.joined(separator: " → ")), at: start.location, object: start.id)
    }
  }

  private func controller(of scene: Int) -> Entry? {
    let scene = document.scenes[scene]
    return (scene.controller?.id ?? scene.reference?.id).flatMap { walk.index[$0] }
  }
}

extension SceneGraph.Edge {
  /// Whether the destination's view is loaded together with the source's, sooner or later without anybody's doing.
  fileprivate var loadsDestination: Bool {
    switch segue.kind {
    case .embed, .relationship(.rootViewController): true
    case .relationship, .show, .showDetail, .presentation, .popoverPresentation, .custom, .unwind: false
    }
  }
}
