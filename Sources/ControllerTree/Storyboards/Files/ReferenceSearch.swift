import Foundation
import StoryboardDocument

/// Finds the scene that a segue leads to, through references to storyboards (IB-42).
///
/// A storyboard is opened only when a reference to it is followed.
@MainActor struct ReferenceSearch {
  /// The most references that are followed from one to the next.
  static let limit = 32

  private var seen: Set<Step> = []
  private struct Step: Hashable {
    let file: ObjectIdentifier
    let scene: Int
  }

  /// The scene with a controller; `nil` if the id names no controller and no reference, which a check of the file has found.
  static func scene(
    of id: StoryboardDocument.ObjectID, in storyboard: UIStoryboard
  ) throws(StoryboardError) -> (UIStoryboard, Int)? {
    guard let number = storyboard.file?.scene(of: id) else { return nil }
    var search = ReferenceSearch()
    return try search.follow(storyboard, number)
  }

  /// The scene that a scene stands for: itself, unless it is a reference.
  static func scene(_ number: Int, in storyboard: UIStoryboard) throws(StoryboardError) -> (UIStoryboard, Int)? {
    var search = ReferenceSearch()
    return try search.follow(storyboard, number)
  }

  private mutating func follow(
    _ storyboard: UIStoryboard, _ number: Int
  ) throws(StoryboardError) -> (UIStoryboard, Int)? {
    var (storyboard, number) = (storyboard, number)
    while let file = storyboard.file {
      let scene = file.document.scenes[number]
      guard scene.controller == nil, let reference = scene.reference else { return (storyboard, number) }
      let place = file.place(ofScene: number)
      guard seen.insert(Step(file: ObjectIdentifier(file), scene: number)).inserted, seen.count <= Self.limit else {
        throw .cycle(.referenceCycle, "The reference leads back to itself, or through too many others.", at: place)
      }
      let target = try self.storyboard(of: reference, in: storyboard, at: place)
      guard let targetFile = target.file, let next = try sceneNumber(of: reference, in: targetFile) else { return nil }
      (storyboard, number) = (target, next)
    }
    return nil
  }

  private func storyboard(
    of reference: StoryboardDocument.StoryboardReference, in storyboard: UIStoryboard, at place: InterfaceFile.Place
  ) throws(StoryboardError) -> UIStoryboard {
    guard let name = reference.storyboardName else {
      if case .refused(let name) = reference.target { throw .missingStoryboard(name, in: nil, for: place) }
      return storyboard
    }
    var bundle = place.file.bundle
    if let identifier = reference.bundleIdentifier {
      bundle = ResourceBundles.ofProgram.first { $0.bundleIdentifier == identifier }
      guard bundle != nil else { throw .missingStoryboard(name.text, in: nil, for: place) }
    }
    // A file that was read from data or by its path has no bundle, but may refer to itself.
    if name.text == place.file.name, reference.bundleIdentifier == nil { return storyboard }
    return UIStoryboard(try InterfaceFiles.current.storyboard(named: name.text, in: bundle, for: place))
  }

  private func sceneNumber(
    of reference: StoryboardDocument.StoryboardReference, in file: InterfaceFile
  ) throws(StoryboardError) -> Int? {
    switch reference.target {
    case .initial, .refused: return file.initialScene
    case .controller(let identifier, _):
      if let number = file.scene(withIdentifier: identifier) { return number }
      throw .missingController(identifier, in: file.fileName, known: file.identifierNames)
    }
  }
}
