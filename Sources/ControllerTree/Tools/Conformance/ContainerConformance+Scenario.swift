extension ContainerConformance {
  /// The name of a child.
  public enum ChildName: String, Hashable, Sendable, Codable, CaseIterable {
    /// The children in the order of their first use.
    case a, b, c, d
  }

  /// A call of one of the closures that were passed to the check.
  public enum Change: Hashable, Sendable, Codable {
    /// The container shows a child.
    case show(ChildName)
    /// The container shows another child instead.
    case replace(ChildName, with: ChildName)
    /// The container removes a child.
    case remove(ChildName)
  }

  /// An action on a container, or on its surroundings.
  public enum Step: Hashable, Sendable, Codable {
    /// A change, begun and settled, unless ``wait(milliseconds:)`` follows.
    case change(Change, animated: Bool)
    /// A change to a child is begun and cancelled.
    case cancel(ChildName)
    /// A later change without animation, inside the next such callback of a child.
    case inside(Callback, of: ChildName, Change)
    /// The running animation advances by some time without ending: the next step interrupts it.
    case wait(milliseconds: Int)
    /// The container's view is loaded.
    case load
    /// The container, or the controller that it is nested in, becomes the root of the visible window.
    case appear
    /// The container becomes the child of a plain controller that is the root of the visible window.
    case nest
    /// The window's root becomes `nil`.
    case leave
    /// The window is hidden.
    case hideWindow
    /// The window is shown again.
    case showWindow
    /// The window gets another size.
    case resizeWindow
    /// The container presents a controller that covers it.
    case cover
    /// The controller that covers the container is dismissed.
    case uncover
    /// The check releases the container.
    case release
  }

  /// The steps that a container went through, as a value.
  public struct Scenario: Hashable, Sendable, Codable {
    /// How a scenario ends.
    public enum Ending: Hashable, Sendable, Codable {
      /// Everything has settled.
      case rest
      /// The check releases the children that the container removed.
      case lettingGo
      /// The container leaves the window, and the check releases it.
      case release
    }

    /// The container's class.
    public let container: String
    /// The steps, in this order, for a new container.
    public let steps: [Step]
    /// How the scenario ends after the steps.
    public let ending: Ending
  }
}

extension ContainerConformance.Change {
  /// The children that take part.
  var children: [ContainerConformance.ChildName] {
    switch self {
    case .show(let child), .remove(let child): [child]
    case .replace(let old, let new): [old, new]
    }
  }
}
