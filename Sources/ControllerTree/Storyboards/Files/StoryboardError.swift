import Foundation
import StoryboardDocument

/// A storyboard or xib, or a part of one, can't be used. The value says what, where, and how to mend it.
///
/// ``UIStoryboard/init(contentsOf:)`` throws one. UIKit's own spellings report it as an issue. Rules: IB-01, IB-40 to IB-44.
public struct StoryboardError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The bundle has no file of that name.
    case missingFile
    /// The file can't be read, or nothing in it may be used.
    case refusedFile
    /// No controller of the storyboard has the identifier.
    case missingController
    /// References lead to each other, or to more than 32 others.
    case referenceCycle
    /// A container would be its own child.
    case relationshipCycle
    /// A view would embed itself.
    case embedCycle
    /// More than 256 scenes are being made within each other.
    case tooDeep
  }

  /// The kind of the error.
  public let kind: Kind
  /// What is wrong.
  public let message: String
  /// How to mend it.
  public let advice: String
  /// The number of the rule.
  public let rule: String
  /// The name of the file, if there is one.
  public let file: String?
  /// The line of the element concerned, from 1; `nil` if the whole file is meant.
  public let line: Int?
  /// The column of the element concerned, from 1.
  public let column: Int?
  /// The id of the controller whose scene is concerned.
  public let scene: String?
  /// UIKit's message in this case.
  public let uikitText: String?

  init(
    _ kind: Kind, _ message: String, advice: String, rule: String, file: String? = nil,
    at location: StoryboardDocument.Location? = nil, scene: String? = nil, uikitText: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.advice = advice
    self.rule = rule
    self.file = file
    self.line = location?.line
    self.column = location?.column
    self.scene = scene
    self.uikitText = uikitText
  }

  init(_ problem: StoryboardProblem) {
    self.init(
      .refusedFile, problem.message, advice: problem.advice, rule: problem.rule, file: problem.file,
      at: problem.location, scene: problem.object?.text)
  }
}

extension StoryboardError: CustomStringConvertible {
  /// One line: `Main.storyboard:12:5: error: … [IB-42]`.
  public var description: String { "\(place)error: \(message) \(advice) [\(rule)]" }

  /// The file, line and column, if they are known, as a prefix of a message.
  var place: String {
    let parts = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return parts.isEmpty ? "" : "\(parts.joined(separator: ":")): "
  }
}

@MainActor extension StoryboardError {
  static func missingStoryboard(
    _ name: String, in bundle: Bundle?, for reference: InterfaceFile.Place? = nil
  ) -> Self {
    let searched = text(of: bundle)
    let place = reference.map { ", to which \($0.file.fileName):\($0.location.line) refers," } ?? ""
    return Self(
      .missingFile, "There is no storyboard '\(name.shortened)'\(place) in \(searched).",
      advice: "List the file as a resource of its target, or correct the name.", rule: "IB-40",
      file: reference?.file.fileName, at: reference?.location,
      uikitText: "Could not find a storyboard named '\(name.shortened)' in bundle …")
  }

  /// The name of a bundle, without the folders of this machine.
  private static func text(of bundle: Bundle?) -> String {
    guard let bundle, bundle != .main else { return "the program's bundles" }
    return "the bundle \(bundle.bundleURL.lastPathComponent.shortened)"
  }

  static func missingNib(_ name: String, in bundle: Bundle?) -> Self {
    Self(
      .missingFile, "There is no xib '\(name.shortened)' in \(text(of: bundle)).",
      advice: "List the file as a resource of its target, or correct the name.", rule: "IB-40",
      uikitText: "Could not load NIB in bundle: 'NSBundle …' with name '\(name.shortened)'")
  }

  static func missingController(_ identifier: String, in storyboard: String, known: [String]) -> Self {
    let list = known.prefix(20).map { "'\($0.shortened)'" }.joined(separator: ", ")
    return Self(
      .missingController,
      "The storyboard has no controller with the identifier '\(identifier.shortened)'; known: "
        + (list.isEmpty ? "none" : list) + ".",
      advice: "Set the storyboard identifier in Interface Builder, or correct it in code.", rule: "IB-41",
      file: storyboard,
      uikitText: "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
        + "'\(identifier.shortened)'")
  }

  static func cycle(_ kind: Kind, _ message: String, at place: InterfaceFile.Place) -> Self {
    Self(
      kind, message, advice: "Remove one of the connections.", rule: "IB-43", file: place.file.fileName,
      at: place.location, scene: place.scene)
  }

  static func tooDeep(_ place: InterfaceFile.Place) -> Self {
    Self(
      .tooDeep, "Scenes are made within each other, more than \(Instantiation.depthLimit) deep.",
      advice: "Make no controller of the same scene in its own initialiser.", rule: "IB-44",
      file: place.file.fileName, at: place.location, scene: place.scene)
  }
}
