/// Tells documents for iOS and tvOS from all other XML. Rule STORY-06.
enum DocumentType {
  private static let storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  private static let xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  static func kind(_ attributes: StoryboardDocument.Attributes) -> StoryboardDocument.Kind {
    attributes["type"] == xib ? .xib : .storyboard
  }

  /// Why a document with this first element can't be read; `nil` if it can.
  static func refusal(
    of element: String, _ attributes: [String: String], at location: StoryboardDocument.Location
  ) -> StoryboardProblem? {
    guard let kind = otherKind(element, attributes) else { return nil }
    return StoryboardProblem(.notInterfaceBuilder, "This is \(kind).", at: location)
  }

  private static func otherKind(_ element: String, _ attributes: [String: String]) -> String? {
    switch element {
    case "document": break
    case "archive": return "a xib in the format of Xcode 3, which Xcode 8 to 15 can convert"
    case "plist": return "a property list"
    case "svg", "html": return "a file of type \(element)"
    default: return "no document of Interface Builder: its first element is '\(element.shortened)'"
    }
    let type = attributes["type"] ?? ""
    let runtime = attributes["targetRuntime"] ?? ""
    if type.contains("WatchKit") || runtime == "watchKit" { return "a storyboard for watchOS" }
    if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") { return "an interface for macOS" }
    if type == storyboard || type == xib { return nil }
    return type.isEmpty ? "a document without a type" : "a document of the type '\(type.shortened)'"
  }
}
