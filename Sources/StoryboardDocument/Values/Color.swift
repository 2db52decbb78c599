extension StoryboardDocument {
  /// A colour as the file describes it. Components are from 0 to 1, or beyond in an extended colour space.
  public enum Color: Hashable, Sendable, Codable {
    case white(Double, alpha: Double, space: String?)
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String?)
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double, space: String?)
    /// A colour of an asset catalogue. The document's resources have a copy of it.
    case named(String)
    /// A colour of the system, such as `systemBackgroundColor`. The document's resources have a copy of newer ones.
    case system(String)

    static let components: Set<String> = ["white", "red", "green", "blue", "cyan", "magenta", "yellow", "black"]

    /// The colour that a `color` element describes; `nil` if a component is missing or no number.
    public init?(_ element: Element) {
      let attributes = element.attributes
      let space = attributes["customColorSpace"] ?? attributes["colorSpace"]
      func component(_ name: String) -> Double? { attributes[name].flatMap(NumberText.coordinate) }
      let alpha = attributes["alpha"] == nil ? 1 : component("alpha")

      if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
        self = .system(name)
      } else if let name = attributes["name"], attributes["catalog"] != "System" {
        self = .named(name)
      } else if let white = component("white"), let alpha {
        self = .white(white, alpha: alpha, space: space)
      } else if let red = component("red"), let green = component("green"), let blue = component("blue"), let alpha {
        self = .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space)
      } else if let cyan = component("cyan"), let magenta = component("magenta"), let yellow = component("yellow"),
        let black = component("black"), let alpha
      {
        self = .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha, space: space)
      } else if let name = attributes["name"] {
        self = .system(name)
      } else {
        return nil
      }
    }
  }
}
