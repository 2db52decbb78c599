/// What left the tree and is still alive, with what the tree knows of who keeps it.
public struct LeakReport: Hashable, Sendable, Codable {
  /// One object that left and lives on.
  public struct Leak: Hashable, Sendable, Codable {
    /// What is still alive.
    public let object: ObjectName
    /// The call that took it out of the tree, such as `C.removeFromParent()`.
    public let call: String
    /// The turn in which it left.
    public let turn: Int
    /// The call whose turn it was.
    public let cause: String?
    /// What the tree knows of it; empty if nothing in the tree has to do with it any more.
    public let evidence: [Evidence]
    /// What hangs below the object and lives on with it.
    public let below: [ObjectName]
  }

  /// Why an object may still be alive, as far as the tree can tell.
  public enum Evidence: Hashable, Sendable, Codable {
    /// It is a child of this controller, which is in no window.
    case child(of: ObjectName)
    /// It is presented by this controller, which is in no window.
    case presented(by: ObjectName)
    /// It is inside this view, which is in no window.
    case subview(of: ObjectName)
    /// It is the root view of this controller.
    case view(of: ObjectName)
    /// Its own view is still inside this one; whoever keeps that view's content may keep the controller too.
    case viewInside(ObjectName)
    /// A move was begun and not ended (`didMove(toParent:)`, `removeFromParent()`).
    case openMove
    /// A callback waits for the end of a turn.
    case waitingCallback
    /// Animations run; their blocks may keep it.
    case runningAnimation
  }

  /// In the order in which they left.
  public let leaks: [Leak]

  /// Whether nothing that left is still alive.
  public var isEmpty: Bool { leaks.isEmpty }
}

extension LeakReport: CustomStringConvertible {
  /// A paragraph a leak; empty if there is none.
  public var description: String { leaks.map(\.description).joined(separator: "\n") }
}

extension LeakReport.Leak: CustomStringConvertible {
  /// What left when, by which call, and what keeps it.
  public var description: String {
    let reason = cause == nil || cause == call ? "" : ", in the turn of \(cause ?? "")"
    var lines = ["\(object) left the tree in turn \(turn) by \(call)\(reason), and is still alive."]
    lines += evidence.map { "  \($0)" }
    if evidence.isEmpty {
      lines.append("  Nothing in the tree keeps it: look for a closure, a delegate, a task or a property that does.")
    }
    if !below.isEmpty { lines.append("  With it: \(below.map(\.description).joined(separator: ", ")).") }
    return lines.joined(separator: "\n")
  }
}

extension LeakReport.Evidence: CustomStringConvertible {
  /// A sentence.
  public var description: String {
    switch self {
    case .child(let parent): "It is a child of \(parent), which is in no window."
    case .presented(let presenter): "It is presented by \(presenter), which is in no window."
    case .subview(let superview): "It is inside \(superview), which is in no window."
    case .view(let controller): "It is the view of \(controller)."
    case .viewInside(let superview): "Its view is still inside \(superview)."
    case .openMove: "A move of it was begun and never ended."
    case .waitingCallback: "A callback to it waits for the end of a turn."
    case .runningAnimation: "Animations run, whose blocks may keep it."
    }
  }
}
