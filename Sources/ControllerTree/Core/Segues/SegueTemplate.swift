import Foundation

/// A segue that a controller can perform: its kind, and how its destination is made.
///
/// Storyboards make the templates of their controllers; code can make them too, so segues work without a file:
///
/// ```swift
/// home.segueTemplates = [
///   SegueTemplate("detail", .show) { _, _ in DetailViewController() },
///   SegueTemplate("login", .presentation) { _, _ in LoginViewController() },
/// ]
/// home.performSegue(withIdentifier: "detail", sender: nil)
/// ```
///
/// A template is a value: each performance makes a new destination and a new ``UIStoryboardSegue``. The closures get the source as
/// an argument: a closure that captured it would retain it, since the source retains its templates. Rules: SEGUE-01 to SEGUE-04,
/// SEGUE-09.
@preconcurrency @MainActor
public struct SegueTemplate {
  /// What a segue does with its destination.
  public enum Kind {
    /// `source.show(destination, sender:)`.
    case show
    /// `source.showDetailViewController(destination, sender:)`.
    case showDetail
    /// `source.present(destination, …)`.
    case presentation
    /// Presents the destination as a popover.
    case popover(Popover)
    /// The destination becomes a child, and its view fills a view of the source. Performed when the source's view loads.
    /// - Parameter container: Returns the view, of the source that it gets. It runs after `loadView()`.
    case embed(container: @MainActor (_ source: UIViewController) -> UIView?)
    /// What the segue's class does in ``UIStoryboardSegue/perform()``.
    case custom
    /// Back to the nearest controller that has the action.
    case unwind(action: Selector)
  }

  /// The place of a popover, and how it behaves.
  public struct Popover {
    /// Returns the view or the bar item that the popover points to; `nil` if the source's `prepare(for:sender:)` sets it.
    public var anchor: @MainActor (_ source: UIViewController) -> (any UIPopoverPresentationControllerSourceItem)?
    /// The permitted directions of the arrow.
    public var arrowDirections: UIPopoverArrowDirection
    /// Returns the views outside the popover that stay active.
    public var passthroughViews: @MainActor (_ source: UIViewController) -> [UIView]

    /// A popover's place.
    public init(
      arrowDirections: UIPopoverArrowDirection = .any,
      passthroughViews: @escaping @MainActor (_ source: UIViewController) -> [UIView] = { _ in [] },
      anchor: @escaping @MainActor (_ source: UIViewController) -> (any UIPopoverPresentationControllerSourceItem)?
    ) {
      self.anchor = anchor
      self.arrowDirections = arrowDirections
      self.passthroughViews = passthroughViews
    }
  }

  /// Makes the destination; `nil` if it can't, after a report of its own. Nothing is performed then.
  public typealias Destination = @MainActor (_ source: UIViewController, _ sender: Any?) -> UIViewController?

  /// An `@IBSegueAction` of the source, `source.makeDetail(_:sender:segueIdentifier:)`: makes the destination from its archive. With
  /// `nil` the destination is made as without it.
  public typealias Action =
    @MainActor (
      _ source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIViewController?

  /// The name for `performSegue(withIdentifier:sender:)`.
  public var identifier: String?
  /// What the segue does.
  public var kind: Kind
  /// The class of the segue; `nil` for ``UIStoryboardSegue``. Every kind can have one; only ``Kind/custom`` requires it.
  public var segueClass: UIStoryboardSegue.Type?
  /// Whether the segue takes time. Rules: SEGUE-10.
  public var isAnimated = true
  /// Set on the destination before `prepare(for:sender:)`; `nil` to keep the destination's own.
  public var modalPresentationStyle: UIModalPresentationStyle?
  /// Set on the destination before `prepare(for:sender:)`; `nil` to keep the destination's own.
  public var modalTransitionStyle: UIModalTransitionStyle?
  /// Makes the destination in place of the storyboard. Rules: SEGUE-04.
  public var action: Action?

  /// Makes the destination of the storyboard's scene: with `creator`, or, if that is `nil` or returns `nil`, with `init(coder:)`.
  typealias Scene =
    @MainActor (
      _ source: UIViewController, _ sender: Any?, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
  let scene: Scene

  /// Makes a template of a segue to a new controller.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - kind: What the segue does.
  ///   - segueClass: The class of the segue; `nil` for the kind's own.
  ///   - action: Asked first for a destination; it gets an empty archive.
  ///   - destination: Makes the destination.
  public init(
    _ identifier: String?, _ kind: Kind, class segueClass: UIStoryboardSegue.Type? = nil, action: Action? = nil,
    destination: @escaping Destination
  ) {
    self.init(identifier, kind, class: segueClass, action: action) { source, sender, creator in
      creator?(ControllerArchive()) ?? destination(source, sender)
    }
  }

  /// Makes a template of an unwind segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - action: The name of the unwind action, such as `unwindToHome:`.
  ///   - segueClass: The class of the segue; `nil` for ``UIStoryboardSegue``.
  public init(_ identifier: String?, unwindingTo action: Selector, class segueClass: UIStoryboardSegue.Type? = nil) {
    self.init(identifier, .unwind(action: action), class: segueClass, scene: { _, _, _ in nil })
  }

  /// Makes a template of a segue to a scene.
  init(
    _ identifier: String?, _ kind: Kind, class segueClass: UIStoryboardSegue.Type? = nil, action: Action? = nil,
    scene: @escaping Scene
  ) {
    self.identifier = identifier
    self.kind = kind
    self.segueClass = segueClass
    self.action = action
    self.scene = scene
  }
}

extension SegueTemplate {
  /// The destination for one performance; `nil` if it can't be made.
  func makeDestination(from source: UIViewController, sender: Any?) -> UIViewController? {
    guard let action else { return scene(source, sender, nil) }
    return scene(source, sender) { [identifier] coder in action(source, coder, sender, identifier) }
  }

  /// Whether the segue is performed when the source's view loads.
  var isEmbed: Bool { if case .embed = kind { true } else { false } }
}
