extension StoryboardDocument {
  /// Looks for what does not fit together: STORY-20 to STORY-35.
  ///
  /// Reading leaves such things in the document as they are, because most of a file is usable in spite of them: a segue to an
  /// object that does not exist does no harm until it is performed. If a problem's `refusesDocument` is true, nothing of the
  /// document may be built.
  ///
  /// - Returns: The problems in document order.
  /// - Complexity: O(n), where n is the number of elements in the file.
  public func check() -> [StoryboardProblem] {
    var check = DocumentCheck(self)
    check.checkObjects()
    check.checkScenes()
    check.checkConnections()
    check.checkConstraints()
    check.checkClasses()
    check.checkCycles()
    check.checkReachability()
    return check.problems.finished
  }
}

/// What all checks of a document share.
struct DocumentCheck {
  typealias ObjectID = StoryboardDocument.ObjectID
  typealias Entry = StoryboardDocument.ObjectIndex.Entry

  let document: StoryboardDocument
  let walk: ObjectWalk
  let graph: SceneGraph
  let problems: ProblemList
  private var suggestions = NearestID()

  init(_ document: StoryboardDocument) {
    self.document = document
    walk = ObjectWalk(document)
    graph = SceneGraph(document, walk)
    problems = ProblemList(file: document.file)
  }

  func entry(_ number: Int) -> Entry { walk.index.entries[number] }

  /// The object with the id. Reports a reference to one that does not exist (STORY-21).
  /// - Parameter reference: What refers to it, such as `The outlet 'label' of viewController 'abc'`.
  mutating func resolve(
    _ id: ObjectID, for reference: @autoclosure () -> String, at location: StoryboardDocument.Location, owner: Int
  ) -> Entry? {
    if let entry = walk.index[id] { return entry }
    let nearest = suggestions.nearest(to: id, in: walk.index)
    problems.add(
      .danglingReference,
      "\(reference()) names '\(id.text.shortened)', which does not exist"
        + "\(nearest.map { "; the nearest id is '\($0.text.shortened)'" } ?? "").",
      at: location, object: entry(owner).id)
    return nil
  }
}

extension StoryboardDocument.ObjectIndex.Entry {
  /// The element and the id, for messages.
  var label: String { id.map { "\(element.shortened) '\($0.text.shortened)'" } ?? element.shortened }
}
