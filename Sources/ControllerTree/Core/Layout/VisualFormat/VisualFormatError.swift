/// Why a visual format string can't become constraints, and where in it.
struct VisualFormatError: Error, Hashable, Sendable {
  let reason: Reason
  let format: String
  /// The offset of the caret in the string's UTF-8 code units.
  let offset: Int

  enum Reason: Hashable, Sendable {
    case noColon(after: String)
    case noView
    case noNameOfView
    case openView
    case openPredicate
    case openList
    case openConnection
    case unknownRelation
    case noNumber
    case textAfterEnd
    case unknownView(String)
    case unknownMetric(String)
    case sizeAsDistance
    case metricIsNoNumber(String)
    case invalidPriority(Double)
    case noSuperview
    case alignmentAlongAxis(VisualFormat.Axis)
  }
}

extension VisualFormatError {
  /// UIKit's message, with a caret below the place.
  ///
  /// The first line and the line of the caret are UIKit's. So are the reasons that Apple's guide or a published crash report
  /// contains; the others are in the same style.
  var text: String {
    let caret = String(repeating: " ", count: column) + "^"
    return "Unable to parse constraint format: \n\(reason.text) \n\(format) \n\(caret)"
  }

  /// The number of characters before the caret.
  var column: Int { String(decoding: format.utf8.prefix(offset), as: UTF8.self).count }
}

extension VisualFormatError.Reason {
  var text: String {
    switch self {
    case .noColon(let letter):
      "Expected ':' after '\(letter)' to specify \(letter == "V" ? "vertical" : "horizontal") arrangement"
    case .noView: "Expected a view"
    case .noNameOfView: "Expected the name of a view after '['"
    case .openView: "Expected ']' after the name of a view"
    case .openPredicate:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .openList: "Expected ')' after the predicates of a space"
    case .openConnection: "Expected '-' after a space"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .noNumber: "Expected a number or key from the metrics dictionary, but encountered something else"
    case .textAfterEnd: "Expected nothing after the '|' at the end"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .sizeAsDistance: "A space can't be equal to the size of a view"
    case .metricIsNoNumber(let name): "The metric \"\(name)\" is not a finite number"
    case .invalidPriority(let value): "The priority \(value) is not above 0 and up to 1000"
    case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongAxis(.horizontal):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
    case .alignmentAlongAxis(.vertical):
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
    }
  }
}
