import Foundation
import StoryboardDocument
import XCTest

/// The files of the folder `Fixtures`, which are public storyboards (see its NOTICE.md).
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// All of them, in the order of their names.
  static var urls: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
    }
  }

  static func read(_ name: String) throws -> StoryboardDocument {
    try StoryboardDocument(contentsOf: folder.appendingPathComponent("\(name).storyboard"))
  }
}

/// The processor time that `body` takes: other processes do not count, as they do by the clock on the wall.
func processorTime(_ body: () throws -> Void) rethrows -> Duration {
  let start = clock()
  try body()
  return .seconds(Double(clock() - start) / Double(CLOCKS_PER_SEC))
}

/// Storyboards that tests write.
enum Sample {
  static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

  /// A document with these scenes.
  static func document(_ scenes: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" \(attributes)>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  /// A scene with these objects.
  static func scene(_ objects: String, id: String = "s") -> String {
    "<scene sceneID=\"\(id)\"><objects>\(objects)</objects></scene>"
  }

  /// A view controller that is reachable by its identifier.
  static func controller(_ id: String, _ contents: String = "", attributes: String = "") -> String {
    """
    <viewController storyboardIdentifier="\(id)" id="\(id)" \(attributes) sceneMemberID="viewController">\(contents)\
    </viewController>
    """
  }

  /// A document with one controller, whose view contains this. The view begins in line 5.
  static func view(_ contents: String, attributes: String = "") -> String {
    document(scene(controller("c", "\n<view key=\"view\" id=\"v\" \(attributes)>\(contents)</view>")))
  }

  /// A document with one controller that contains this.
  static func inController(_ contents: String, attributes: String = "") -> String {
    document(scene(controller("c", contents, attributes: attributes)))
  }

  static func read(_ text: String, file: String? = nil) throws -> StoryboardDocument {
    try StoryboardDocument(data: Data(text.utf8), file: file)
  }
}

extension StoryboardDocument {
  /// All views, parents before their subviews.
  var views: [View] {
    var views: [View] = []
    var pending: [View] = []
    for object in scenes.flatMap(\.objects) + objects {
      switch object {
      case .controller(let controller): pending += [controller.view].compactMap(\.self) + controller.bars
      case .view(let view): pending.append(view)
      default: break
      }
    }
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews + view.attachedViews + view.prototypes + view.sections.flatMap(\.cells)
    }
    return views
  }

  func view(_ id: ObjectID) throws -> View { try XCTUnwrap(views.first { $0.id == id }, "no view \(id)") }

  func entries(_ kind: ObjectIndex.Kind) -> [ObjectIndex.Entry] { index.entries.filter { $0.kind == kind } }

  /// Each segue as one line: kind, identifier, owner, destination, classes.
  var segueLines: [String] {
    segues.map { source in
      let segue = source.segue
      var kind = segue.kindName
      if case .relationship(let relationship) = segue.kind { kind = relationship.rawValue }
      if case .unwind(let action) = segue.kind { kind = "unwind \(action)" }
      return [
        kind, segue.identifier.map { "'\($0)'" }, "\(source.element) \(source.owner?.text ?? "?")", "→",
        segue.destination.text, segue.customClass.map { "class \($0)" }, segue.modalPresentationStyle?.rawValue,
        segue.modalTransitionStyle?.rawValue,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The constraints of a scene's views, and those of them that are installed.
  func constraints(ofController id: ObjectID) throws -> (all: Int, installed: Int) {
    var counts = (all: 0, installed: 0)
    var pending = [try XCTUnwrap(controller(id)?.view)]
    while let view = pending.popLast() {
      counts.all += view.constraints.count
      counts.installed += view.installedConstraints.count
      pending += view.subviews + view.attachedViews + view.prototypes + view.sections.flatMap(\.cells)
    }
    return counts
  }
}

/// Checks that the problems of the document are exactly these, as `line severity RULE message`.
func assertProblems(
  _ document: StoryboardDocument, _ expected: [String], file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(document.problems.map(\.summary), expected, file: file, line: line)
}

extension StoryboardProblem {
  var summary: String { "\(location.map { "\($0.line) " } ?? "")\(severity) \(rule): \(message)" }
}

/// Checks that reading is refused as a whole, with this summary.
func assertRefused(
  _ data: Data, _ expected: String, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertThrowsError(try StoryboardDocument(data: data), file: file, line: line) { error in
    let problem = error as? StoryboardProblem
    XCTAssertEqual(problem?.summary, expected, file: file, line: line)
    XCTAssertEqual(problem?.refusesDocument, true, file: file, line: line)
    XCTAssertEqual(problem?.severity, .error, file: file, line: line)
  }
}
