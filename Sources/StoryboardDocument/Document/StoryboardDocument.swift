import Foundation

/// A storyboard or xib as Interface Builder saves it, read into plain values.
///
///     let document = try StoryboardDocument(contentsOf: url)
///     for problem in document.problems { print(problem) }
///     for controller in document.controllers { print(controller.customClass?.name ?? controller.kind.stockClass) }
///
/// Reading does not look up any class, opens no other file and makes nothing. It takes time and memory in proportion to the
/// size of the file, whatever stands in it: rules STORY-01 to STORY-05 bound both, and a file beyond a bound is refused
/// whole. All lists are in document order.
///
/// What is wrong inside a readable file is a `StoryboardProblem`: `readingProblems` has what was left out while the file was
/// read, and `check()` looks for what does not fit together, such as a segue whose destination does not exist.
public struct StoryboardDocument: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable { case storyboard, xib }

  public internal(set) var kind: Kind
  /// Where the `document` element begins.
  public internal(set) var location: Location
  /// The name of the file, with its extension; `nil` if the document was read from data without a name.
  public internal(set) var file: String?
  /// The version of the format, such as `3.0`.
  public internal(set) var version: Version
  /// The version of Interface Builder that saved it.
  public internal(set) var toolsVersion: Version?
  /// `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `AppleTV`.
  public internal(set) var targetRuntime: String?
  /// Whether the system shows it at launch, without code of the app.
  public internal(set) var isLaunchScreen: Bool
  /// The attributes of the `document` element without those of other members.
  public internal(set) var attributes: Attributes
  /// The controller that the storyboard begins with; `nil` if it has none. The id may name nothing (STORY-20).
  public internal(set) var initialController: ObjectID?
  /// The device that Interface Builder draws.
  public internal(set) var device: Device?
  public internal(set) var dependencies: [Dependency]
  /// The scenes of a storyboard; none in a xib.
  public internal(set) var scenes: [Scene]
  /// The top-level objects of a xib; none in a storyboard.
  public internal(set) var objects: [Object]
  public internal(set) var resources: [Resource]
  /// The elements that only Interface Builder uses: known classes, simulated metrics, designables.
  public internal(set) var designTimeElements: [Element]
  /// Elements without a known meaning that stand in no scene (STORY-07).
  public internal(set) var unknownElements: [Element]
  /// What was left out or changed while the file was read, in document order.
  public internal(set) var readingProblems: [StoryboardProblem]

  /// The problems of reading and those that `check()` finds, in document order.
  public var problems: [StoryboardProblem] { (readingProblems + check()).inFileOrder }
}

extension StoryboardDocument {
  /// The device, orientation and appearance that Interface Builder draws.
  public struct Device: Hashable, Sendable, Codable {
    public let id: String
    public let orientation: String?
    public let appearance: String?
    public let adaptation: String?
  }

  /// What is needed to open or build the file: a `deployment`, `plugIn`, `capability` or `development`.
  public struct Dependency: Hashable, Sendable, Codable {
    public let kind: String
    public let identifier: String?
    public let version: Version?
  }

  /// A copy of a resource that the app's catalogues have.
  public enum Resource: Hashable, Sendable, Codable {
    case image(name: String, size: Size?, isSystemImage: Bool)
    case namedColor(name: String, Color?)
    case systemColor(name: String, Color?)
    case other(Element)
  }
}
