import ControllerTree
import Foundation

/// Shows the definition of a word. A person's act is ``finish()``; a test says which words have one. Rules: ACT-20, ACT-77.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private final class Terms {
    var all: Set<String> = []
    @MainActor static var current: Terms { Stage.current.part(Terms.self) { Terms() } }
  }

  /// The word. Not in UIKit.
  public final let term: String

  /// Makes a controller for a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller without a word; the archive is not read.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// The words that have a definition on the device of the current stage; none at first. Not in UIKit. Rules: ACT-77.
  public static var definedTerms: Set<String> {
    get { Terms.current.all }
    set { Terms.current.all = newValue }
  }

  /// Whether a word has a definition. Rules: ACT-77.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { definedTerms.contains(term) }

  /// A person closes the definition, in one event: the controller is dismissed. Not in UIKit. Rules: ACT-77.
  /// - Returns: Whether a person could close it.
  @discardableResult
  @_disfavoredOverload
  public final func finish() -> Bool { actOnPresented("finish()") { dismiss(animated: true) } }
}
