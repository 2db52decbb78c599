/// The objects that left the tree and are still alive, with the reasons that the tree shows.
public struct LeakReport: Hashable, Sendable, Codable {
  /// One object that left the tree and is still alive.
  public struct Leak: Hashable, Sendable, Codable {
    /// The object.
    public let object: ObjectName
    /// The call that took it out of the tree, such as `C.removeFromParent()`.
    public let call: String
    /// The turn in which it left.
    public let turn: Int
    /// The outermost call of that turn.
    public let cause: String?
    /// The reasons why it may be alive, as far as the tree shows them; empty if there are none.
    public let evidence: [Evidence]
    /// The descendants of the object, which are alive with it.
    public let below: [ObjectName]
  }

  /// A reason why an object may still be alive, as far as the tree shows it.
  public enum Evidence: Hashable, Sendable, Codable {
    /// It is a child of this controller, which is in no window.
    case child(of: ObjectName)
    /// It is presented by this controller, which is in no window.
    case presented(by: ObjectName)
    /// It is inside this view, which is in no window.
    case subview(of: ObjectName)
    /// It is the root view of this controller.
    case view(of: ObjectName)
    /// Its own view is still inside this one; an object that retains the other view's content may retain the controller too.
    case viewInside(ObjectName)
    /// A recipe is open: its last call (`didMove(toParent:)`, `removeFromParent()`) has not come.
    case openMove
    /// A callback waits for the end of a turn.
    case waitingCallback
    /// Animations run; their blocks may retain it.
    case runningAnimation
  }

  /// The leaks, in the order in which the objects left.
  public let leaks: [Leak]

  /// Whether there are no leaks.
  public var isEmpty: Bool { leaks.isEmpty }
}

extension LeakReport: CustomStringConvertible {
  /// A paragraph for each leak; empty if there is none.
  public var description: String { leaks.map(\.description).joined(separator: "\n") }
}

extension LeakReport.Leak: CustomStringConvertible {
  /// The object, when and by which call it left, and the evidence.
  public var description: String {
    let reason = cause == nil || cause == call ? "" : ", in the turn of \(cause ?? "")"
    var lines = ["\(object) left the tree in turn \(turn) by \(call)\(reason), and is still alive."]
    lines += evidence.map { "  \($0)" }
    if evidence.isEmpty {
      lines.append("  Nothing in the tree retains it: look for a closure, a delegate, a task or a property that does.")
    }
    if !below.isEmpty { lines.append("  With it: \(below.map(\.description).joined(separator: ", ")).") }
    return lines.joined(separator: "\n")
  }
}

extension LeakReport.Evidence: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .child(let parent): "It is a child of \(parent), which is in no window."
    case .presented(let presenter): "It is presented by \(presenter), which is in no window."
    case .subview(let superview): "It is inside \(superview), which is in no window."
    case .view(let controller): "It is the view of \(controller)."
    case .viewInside(let superview): "Its view is still inside \(superview)."
    case .openMove: "The last call of its move is missing: didMove(toParent:) or removeFromParent()."
    case .waitingCallback: "A callback to it waits for the end of a turn."
    case .runningAnimation: "Animations are running; their blocks may retain it."
    }
  }
}
