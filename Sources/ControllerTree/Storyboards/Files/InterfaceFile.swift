import Foundation
import StoryboardDocument

/// A storyboard or xib that was read, with what is looked up in it.
@MainActor final class InterfaceFile {
  typealias ObjectID = StoryboardDocument.ObjectID

  /// An element of a file, for messages.
  struct Place {
    let file: InterfaceFile
    let location: StoryboardDocument.Location
    /// The id of the scene's controller.
    let scene: String?
  }

  let document: StoryboardDocument
  /// The name without extension.
  let name: String
  let fileName: String
  /// The bundle of references that name none.
  let bundle: Bundle?
  /// The scenes by the ids of their controllers and references.
  private var scenes: [ObjectID: Int] = [:]
  private var identifiers: [String: Int] = [:]
  private let problems: [StoryboardProblem]
  private(set) lazy var seguesByScene: [Int: [SegueSource]] = document.segues.reduce(into: [:]) { scenes, source in
    guard let scene = source.controller.flatMap({ self.scenes[$0] }) else { return }
    scenes[scene, default: []].append(SegueSource(segue: source.segue, owner: source.owner))
  }
  private var reported: Set<Int> = []

  /// - Throws: An error if nothing of the document may be used.
  init(_ document: StoryboardDocument, name: String, bundle: Bundle?) throws(StoryboardError) {
    self.document = document
    self.name = name
    self.bundle = bundle
    fileName = document.file ?? name
    problems = document.problems
    if let problem = problems.first(where: \.refusesDocument) { throw StoryboardError(problem) }
    for (number, scene) in document.scenes.enumerated() {
      if let id = scene.controller?.id ?? scene.reference?.id, scenes[id] == nil { scenes[id] = number }
      if let identifier = scene.controller?.storyboardIdentifier, identifiers[identifier] == nil {
        identifiers[identifier] = number
      }
    }
  }

  /// Reads a file. A file with a problem that makes all of it unusable throws.
  static func read(
    _ url: URL, as kind: StoryboardDocument.Kind, bundle: Bundle?
  ) throws(StoryboardError) -> InterfaceFile {
    let document: StoryboardDocument
    do { document = try StoryboardDocument(contentsOf: url, as: kind) } catch { throw StoryboardError(error) }
    return try InterfaceFile(document, name: url.deletingPathExtension().lastPathComponent, bundle: bundle)
  }

  var identifierNames: [String] { identifiers.keys.sorted() }

  /// The scene with the controller, or the reference to one; `nil` if there is none.
  func scene(of id: ObjectID) -> Int? { scenes[id] }

  func scene(withIdentifier identifier: String) -> Int? { identifiers[identifier] }

  var initialScene: Int? { document.initialController.flatMap { scenes[$0] } }

  func place(ofScene number: Int) -> Place {
    let scene = document.scenes[number]
    return Place(
      file: self, location: scene.controller?.location ?? scene.reference?.location ?? scene.location,
      scene: (scene.controller?.id ?? scene.reference?.id)?.text)
  }

  // MARK: Problems

  /// Reports what is wrong with a scene, when the scene is made for the first time. Rule IB-45.
  ///
  /// Cycles are reported where they are met, and scenes that nothing leads to are no problem of the running app.
  func reportProblems(ofScene number: Int) {
    guard reported.insert(number).inserted, !problems.isEmpty else { return }
    let first = document.scenes[number].location
    let end = number + 1 < document.scenes.count ? document.scenes[number + 1].location : nil
    for problem in problems {
      guard let place = problem.location, place >= first, end.map({ place < $0 }) ?? true else { continue }
      report(problem)
    }
  }

  /// Reports what is wrong with a xib.
  func reportProblems() {
    guard reported.insert(-1).inserted else { return }
    for problem in problems { report(problem) }
  }

  private func report(_ problem: StoryboardProblem) {
    switch problem.kind {
    case .relationshipCycle, .embedCycle, .referenceCycle, .unreachableScene, .unknownElement, .launchScreenContent,
      .unknownView, .unknownController, .malformedClassName:
      break
    default: Diagnostics.report(.interfaceProblem(problem.description))
    }
  }
}
