/// A visual format string as values: `H:|-20-[title(>=50)]-[button]|`.
///
/// `VisualFormatParser` makes it from the text. Names are not looked up here: `VisualFormatConstraints` does that, and makes the
/// constraints. Rules: AL-50 to AL-52.
struct VisualFormat: Hashable, Sendable {
  /// Horizontal unless the string begins with `V:`.
  var axis = Axis.horizontal
  /// The connection between the superview's near edge and the first view, if the string begins with `|`.
  var beforeFirst: Connection?
  var first: View
  /// The other views, each with the connection to the one before it.
  var others: [Link] = []
  /// The connection between the last view and the superview's far edge, if the string ends with `|`.
  var afterLast: Connection?

  enum Axis: Hashable, Sendable { case horizontal, vertical }

  struct Link: Hashable, Sendable {
    var connection: Connection
    var view: View
  }

  /// `[name]` or `[name(predicate, …)]`.
  struct View: Hashable, Sendable {
    var name: Name
    /// The predicates about the view's width or height.
    var predicates: [Predicate] = []
    /// The offset after the closing bracket.
    var end: Int
  }

  /// The distance between two views, or between a view and the superview.
  enum Connection: Hashable, Sendable {
    /// Nothing between them: the distance is zero.
    case flush
    /// `-`: the system's distance.
    case standard
    /// `-8-`, `-(>=8,<=20)-`.
    case predicates([Predicate])
  }

  /// `>=8@750`.
  struct Predicate: Hashable, Sendable {
    var relation = Relation.equal
    var object: Value
    var priority: Value?
  }

  enum Relation: Hashable, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  enum Value: Hashable, Sendable {
    case number(Double)
    /// A metric; in a predicate about a view's size also a view.
    case name(Name)
  }

  struct Name: Hashable, Sendable {
    var text: String
    /// The offset after the name, where UIKit puts the caret if the name is unknown.
    var end: Int
  }
}
