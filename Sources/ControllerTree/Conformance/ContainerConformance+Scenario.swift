extension ContainerConformance {
  /// The name of a child.
  public enum ChildName: String, Hashable, Sendable, Codable, CaseIterable {
    /// The children in the order of their first use.
    case a, b, c, d
  }

  /// A call of one of the closures that a check is given.
  public enum Change: Hashable, Sendable, Codable {
    /// The container shows a child.
    case show(ChildName)
    /// The container shows another child instead.
    case replace(ChildName, with: ChildName)
    /// The container gives up a child.
    case remove(ChildName)
  }

  /// Something that is done to a container, or to what is around it.
  public enum Step: Hashable, Sendable, Codable {
    /// A change, begun and brought to its end, unless ``wait(milliseconds:)`` follows.
    case change(Change, animated: Bool)
    /// A change to a child is begun and taken back.
    case cancel(ChildName)
    /// Later, inside the next such callback of a child, something is changed, unanimated.
    case inside(Callback, of: ChildName, Change)
    /// The animation that was begun goes on for a while, and does not end: the next step interrupts it.
    case wait(milliseconds: Int)
    /// The container's view is loaded.
    case load
    /// The container, or what it is nested in, becomes the root of the visible window.
    case appear
    /// The container becomes the child of a plain controller that is the root of the visible window.
    case nest
    /// The window gets no other root.
    case leave
    /// The window is hidden.
    case hideWindow
    /// The window is shown again.
    case showWindow
    /// The window gets another size.
    case resizeWindow
    /// The container presents something that covers it.
    case cover
    /// What covers the container is dismissed.
    case uncover
    /// Nobody keeps the container any more.
    case release
  }

  /// What a container was put through, as a value.
  public struct Scenario: Hashable, Sendable, Codable {
    /// How a scenario ends.
    public enum Ending: Hashable, Sendable, Codable {
      /// Everything is at rest.
      case rest
      /// Whoever made the children that the container gave up keeps them no longer.
      case lettingGo
      /// The container leaves the window, and nobody keeps it.
      case release
    }

    /// The container's class.
    public let container: String
    /// What is done, in this order, to a container that was just made.
    public let steps: [Step]
    /// What comes after the steps.
    public let ending: Ending
  }
}

extension ContainerConformance.Change {
  /// The children that it is about.
  var children: [ContainerConformance.ChildName] {
    switch self {
    case .show(let child), .remove(let child): [child]
    case .replace(let old, let new): [old, new]
    }
  }
}
