/// The controllers as `_printHierarchy` prints them on a device, without addresses, so that a test can compare the tree
/// with snapshots taken there.
///
///     <UINavigationController>, state: appeared, view: <UILayoutContainerView>
///        | <App.ListViewController>, state: disappeared, view: <UIView> not in the window
///        | <App.DetailViewController>, state: appeared, view: <UIView>
///        + <App.EditViewController>, state: disappeared, view: (view not loaded)
///
/// `|` is a child, `+` a presented controller; children come first. Classes of this library have no module name, as UIKit's
/// classes have none; other classes have theirs. Names that a device prints mangled (nested, generic and private classes) are
/// written as in source.
///
/// The form is known from published output: the page "Available Snapshot Strategies" of swift-snapshot-testing (`.hierarchy`,
/// which takes the addresses out), the article "Debugging Code" (iOS 8: children before presented controllers, and
/// `, presented with: <…>`), and the tests of a decoder of this text (`appearing`, `disappearing`).
@MainActor enum PrintedHierarchy {
  /// The relation of a controller to the one above it.
  enum Relation: String {
    case child = "|"
    case presented = "+"
  }

  static func lines(of controller: UIViewController) -> [String] {
    lines(from: controller, label: label) { controller in
      let presented = controller.ownPresented.map { [(Relation.presented, $0.presented)] } ?? []
      return controller.children.map { (.child, $0) } + presented
    }
  }

  /// Draws a tree, without recursion.
  static func lines<Node>(
    from root: Node, label: (Node) -> String, below: (Node) -> [(relation: Relation, node: Node)]
  ) -> [String] {
    var lines: [String] = []
    var open = [(node: root, mark: "", indent: "")]
    while let (node, mark, indent) = open.popLast() {
      lines.append(mark + label(node))
      for (relation, next) in below(node).reversed() {
        // Above a deeper line every level is a bar, even the level of a presented controller.
        open.append((next, "\(indent)   \(relation.rawValue) ", "\(indent)   \(Relation.child.rawValue) "))
      }
    }
    return lines
  }

  private static func label(_ controller: UIViewController) -> String {
    let view = controller.viewIfLoaded.map { "<\(className(of: $0))>\($0.window == nil ? " not in the window" : "")" }
    let state = controller.appearance.printedName
    return "<\(className(of: controller))>, state: \(state), view: \(view ?? "(view not loaded)")"
  }

  /// The name of an ordinary class in the Objective-C runtime; a private class without its address.
  static func className(of object: AnyObject) -> String {
    let parts = String(reflecting: type(of: object)).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context at ") }
    let ownModule = String(reflecting: UIView.self).split(separator: ".").first
    return (parts.first == ownModule ? parts.dropFirst() : parts[...]).joined(separator: ".")
  }
}

extension AppearanceState {
  fileprivate var printedName: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing, .entering: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}

extension UIViewController {
  /// The controller and its descendants, as UIKit's `_printHierarchy` prints them, without addresses. Loads no view.
  public final var printedHierarchy: String { PrintedHierarchy.lines(of: self).joined(separator: "\n") }
}

extension Stage {
  /// The root controllers of the shown windows and their descendants, back to front, as `+[UIViewController _printHierarchy]`
  /// prints them, without addresses.
  public var printedHierarchy: String {
    WindowList.of(self).visible.compactMap(\.rootViewController).flatMap { PrintedHierarchy.lines(of: $0) }
      .joined(separator: "\n")
  }
}
