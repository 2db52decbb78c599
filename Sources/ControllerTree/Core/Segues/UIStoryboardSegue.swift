import Foundation

/// One performance of a segue: the two controllers, and the change from the one to the other.
///
/// A new one is made for each performance: destination made → the source's `prepare(for:sender:)` → ``perform()``. The destination's
/// view is not loaded before ``perform()``, unless `prepare` loads it. Subclasses override ``perform()``; in a segue of another kind than
/// `custom` they can call `super`, which does what the kind does. Rules: SEGUE-02, SEGUE-03, SEGUE-11.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  final var nameNumber: Int32 = 0
  private let segueIdentifier: String?
  private let segueSource: UIViewController
  private let segueDestination: UIViewController
  /// What the kind of the segue does.
  final var performHandler: (() -> Void)?

  /// The name of the segue.
  open var identifier: String? { segueIdentifier }
  /// The controller that performs the segue.
  open var source: UIViewController { segueSource }
  /// The controller that the segue leads to.
  open var destination: UIViewController { segueDestination }

  /// Makes a segue whose class performs it.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - source: The controller that performs it.
  ///   - destination: The controller that it leads to.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    segueIdentifier = identifier
    segueSource = source
    segueDestination = destination
    super.init()
  }

  /// Makes a segue that runs a closure.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - source: The controller that performs it.
  ///   - destination: The controller that it leads to.
  ///   - performHandler: Runs in ``perform()``.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// A segue of a class that is known only at run time, made by the class's own initialiser. The plugin `UIKitSources` writes it for
  /// `type.init(identifier:source:destination:)` of a `UIStoryboardSegue.Type`, because Swift calls only `required` initialisers so.
  /// Rules: LOAD-20.
  public static func initialized(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
    self.init(madeBy: SegueInitialization(identifier: identifier, source: source, destination: destination))
  }

  /// How the library makes segues of their classes: with ``init(identifier:source:destination:)``.
  ///
  /// Only the library calls it. A subclass that declares other initialisers overrides that one, and gets this one with it.
  public required convenience init(madeBy system: SegueInitialization) {
    self.init(identifier: system.identifier, source: system.source, destination: system.destination)
  }

  /// Performs the change: shows, presents or embeds ``destination``. The segue's class may override it.
  /// - Issues: `segueCannotPerform` if the segue has neither a kind nor a closure that the base could perform.
  /// - Rules: SEGUE-03, M-SEGUE-04.
  open func perform() {
    Stage.turn("perform()", self, .other) {
      if let performHandler { performHandler() } else { report(.segueCannotPerform(self)) }
    }
  }
}

extension UIStoryboardSegue: Nameable {
  var nameTitle: String? { identifier }
}

/// The argument of ``UIStoryboardSegue/init(madeBy:)``; only the library makes one.
@preconcurrency @MainActor
public struct SegueInitialization {
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController
}
