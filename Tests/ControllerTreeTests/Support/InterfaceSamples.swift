import Foundation
import XCTest

@testable import ControllerTree

/// Storyboards and xibs for tests: public ones, and such as tests write.
enum Samples {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("StoryboardDocumentTests/Fixtures")

  @MainActor static func fixture(_ name: String) throws -> UIStoryboard {
    try UIStoryboard(contentsOf: fixtures.appendingPathComponent("\(name).storyboard"))
  }

  /// A storyboard with these scenes; the first line of the scenes is line 4.
  /// - Parameter initial: The id of the initial controller.
  @MainActor static func storyboard(
    _ scenes: String..., initial: String? = "a", name: String = "Sample", resources: String = ""
  ) throws -> UIStoryboard {
    try UIStoryboard(data: Data(text(scenes, initial: initial, resources: resources).utf8), name: name)
  }

  static func text(_ scenes: [String], initial: String?, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"\(
      initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A scene with a controller and other objects.
  static func scene(
    _ id: String, kind element: String = "viewController", class name: String? = nil, attributes: String = "",
    others: String = "", _ contents: String = ""
  ) -> String {
    let type = name.map { " customClass=\"\($0)\" customModule=\"ControllerTreeTests\"" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects>
      <\(element) id="\(id)" storyboardIdentifier="\(id)"\(type) title="\(id.uppercased())" \(attributes) sceneMemberID="viewController">\(
        contents)</\(element)>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>\(others)
      </objects></scene>
      """
  }

  /// A root view with these contents.
  static func view(_ id: String, _ contents: String = "", _ attributes: String = "") -> String {
    """
    <view key="view" id="\(id)" \(attributes)><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(contents)</view>
    """
  }

  static func connections(_ contents: String) -> String { "<connections>\(contents)</connections>" }

  static func relationship(_ name: String, to id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r-\(name)-\(id)\"/>"
  }

  static func outlet(_ name: String, to id: String) -> String {
    "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)-\(id)\"/>"
  }

  /// The contents of a xib with these objects, and these connections of File's Owner.
  static func xib(_ objects: String, owner: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17506" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>\(owner)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """.utf8)
  }
}

/// The trace of the running test, for objects that storyboards make.
@MainActor var tracer: Trace?

/// Runs a test whose objects write into the trace.
@MainActor
func withInterface(
  _ lines: Trace.Lines = [], file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  try await withTrace(lines, file: file, line: line) { trace in
    tracer = trace
    defer { tracer = nil }
    try body(trace)
  }
}

/// Runs a test that collects the issues of its calls. Issues that it does not collect are a failure.
@MainActor
func withIssues(
  file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  try await withStage(file: file, line: line) { trace in
    try body(trace)
    trace.stage.cycle.settle()
    XCTAssertEqual(trace.stage.diagnostics.takeCollected(), [], file: file, line: line)
    trace.begin()
  }
}

// MARK: - Classes in storyboards

/// A controller with an outlet of each kind.
class BoardController: UIViewController {
  private(set) weak var label: UIView!
  private(set) weak var field: UITextField?
  private(set) var other: NotingObject?
  private(set) var tiles: [UIView] = []
  private(set) var radius = 0.0
  private(set) var sent: [String] = []

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(BoardController.self) {
      $0.outlet("label", \.label)
      $0.outlet("field", \.field)
      $0.outlet("other", \.other)
      $0.outletCollection("tiles", \.tiles)
      $0.attribute("radius", \.radius)
      $0.action("save:", BoardController.save)
      $0.action("cancel", BoardController.cancel)
      $0.action("move:forEvent:", BoardController.move)
      $0.action("typed:", BoardController.typed)
    }
  }

  private func save(_ sender: Any) { sent.append("save \(type(of: sender))") }
  private func cancel() { sent.append("cancel") }
  private func move(_ sender: UIControl, for event: UIEvent?) { sent.append("move") }
  private func typed(_ sender: UITextField) { sent.append("typed") }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tracer?.note("init \(title ?? "?")\(storyboard == nil ? " without storyboard" : "")")
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    tracer?.note(
      "awake \(title ?? "?"): other \(other == nil ? "nil" : "set"), label \(label == nil ? "nil" : "set"), "
        + "parent \(parent?.title ?? "nil"), radius \(radius)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tracer?.note("outlets of \(title ?? "?"): label \(label == nil ? "nil" : "set"), tiles \(tiles.count)")
  }
}

/// A controller below another one, whose table adds up with it.
final class DerivedBoardController: BoardController {
  private(set) var detail: UIView?

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(DerivedBoardController.self) { $0.outlet("detail", \.detail) }
  }
}

/// A controller that writes its making into the trace.
class BoardNavigation: UINavigationController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tracer?.note("init \(title ?? "?") with \(viewControllers.compactMap(\.title))")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    tracer?.note("awake \(title ?? "?")")
  }
}

/// A custom object.
final class NotingObject: NSObject, InterfaceObject, InterfaceConnecting {
  weak var controller: UIViewController?

  override init() {
    super.init()
    tracer?.note("init object")
  }

  static var interfaceConnections: InterfaceConnections {
    InterfaceConnections(NotingObject.self) { $0.outlet("controller", \.controller) }
  }

  func awakeFromNib() { tracer?.note("awake object: controller \(controller?.title ?? "nil")") }
}

/// A view that writes its making into the trace.
class BoardView: UIView {
  private(set) var corner: CGFloat = 0

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(BoardView.self) { $0.attribute("corner", \.corner) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tracer?.note("init view \(tag) \(Int(frame.width)) wide with \(subviews.count) subviews")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    tracer?.note("awake view \(tag), superview \(superview?.tag ?? -1), corner \(corner)")
  }
}

/// A controller that storyboards can't make.
final class RefusingController: UIViewController {
  required init?(coder: NSCoder) { nil }
}
