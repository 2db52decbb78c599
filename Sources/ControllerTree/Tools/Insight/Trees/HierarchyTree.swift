/// Windows, controllers and views at one moment, as a value: it holds no object and can be compared, stored and drawn.
///
/// The nodes stand in the order of ``text``, each with its depth. A controller's node also stands for its root view. Below it come
/// its children in the order of adding, then the controller that it presents itself, then the views inside its root view that
/// belong to no child.
public struct HierarchyTree: Hashable, Sendable, Codable {
  /// The nodes from the top to the bottom, each before those inside it.
  public var nodes: [Node]

  /// Makes a tree of `nodes`.
  public init(nodes: [Node] = []) { self.nodes = nodes }

  /// A window, a controller or a view.
  public struct Node: Hashable, Sendable, Codable {
    /// The number of nodes around this one.
    public let depth: Int
    /// What the node stands for.
    public let kind: Kind
    /// The object's name.
    public let name: ObjectName
    /// A controller's appearance state; empty for views and windows.
    public let state: String
    /// The frame of the window, the view or the controller's root view, as text; `nil` if the root view is not loaded.
    public let frame: String?
    /// Everything that is not as usual.
    public let flags: Flags
  }

  /// What a node stands for.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A window.
    case window
    /// A root controller or a child.
    case controller
    /// A controller that the one above it presents.
    case presented
    /// A view that is no controller's root view.
    case view
  }

  /// What is not as usual with an object.
  public struct Flags: OptionSet, Hashable, Sendable, Codable {
    /// One bit per flag.
    public let rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The window or the view is hidden.
    public static let hidden = Self(rawValue: 1)
    /// The window is the key window.
    public static let key = Self(rawValue: 2)
    /// The view's constraints leave its place or size open.
    public static let ambiguous = Self(rawValue: 4)
    /// The controller's root view has no superview.
    public static let notInTree = Self(rawValue: 8)
  }

  /// The tree without views that are no controller's root views.
  public var withoutViews: HierarchyTree {
    var kept: [Node] = []
    // The depths of the nodes around the next one, and whether each is kept.
    var path: [Bool] = []
    for node in nodes {
      path.removeLast(max(path.count - node.depth, 0))
      if node.kind != .view {
        kept.append(node.moved(to: path.count { $0 }))
      }
      path.append(node.kind != .view)
    }
    return HierarchyTree(nodes: kept)
  }
}

extension HierarchyTree: CustomStringConvertible {
  /// The tree as text, as `hierarchyDescription` has it.
  public var text: String { TextTree.lines(of: nodes.map { ($0.depth, $0.label) }).joined(separator: "\n") }

  /// ``text``.
  public var description: String { text }
}

extension HierarchyTree.Node {
  /// The node's line in a description.
  var label: String {
    switch kind {
    case .window, .view: "\(name) \(frame ?? "")\(flags.contains(.hidden) ? " hidden" : "")\(lastWord)"
    case .controller: controllerLabel
    case .presented: "presents → \(controllerLabel)"
    }
  }

  /// The part of ``label`` after the name.
  var remark: String {
    switch kind {
    case .window, .view: "\(frame ?? "")\(flags.contains(.hidden) ? " hidden" : "")\(lastWord)"
    case .controller, .presented: "\(state), \(viewText)"
    }
  }

  private var lastWord: String { flags.contains(.key) ? " key" : flags.contains(.ambiguous) ? " ambiguous" : "" }

  private var controllerLabel: String { "\(name) \(state), \(viewText)" }

  private var viewText: String {
    frame.map { "view \($0)\(flags.contains(.notInTree) ? ", not in the tree" : "")" } ?? "view not loaded"
  }

  fileprivate func moved(to depth: Int) -> Self {
    Self(depth: depth, kind: kind, name: name, state: state, frame: frame, flags: flags)
  }
}
