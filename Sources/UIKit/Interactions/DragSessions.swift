import ControllerTree
import Foundation

/// What drags and drops have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// The place, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether a drop may move the items instead of copying them.
  var allowsMoveOperation: Bool { get }
  /// Whether only this application may take the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

extension UIDragDropSession {
  /// Whether an item has a class.
  public func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool {
    for item in items where item.itemProvider.canLoad(type) { return true }
    return false
  }
}

/// A drag of a person, from its beginning to its end.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that belongs to the drag.
  var localContext: Any? { get set }
}

/// How a drop shows the progress of loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// As the system does.
  case `default` = 1
}

/// A drag above a view that may take it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// How the drop shows the progress of loading.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
}

extension UIDropSession {
  /// Gives the objects of a class to a handler, at the end of the turn in which the last one was made. Rules: ACT-05, ACT-71.
  /// - Returns: The progress.
  @discardableResult
  public func loadObjects<Object>(ofClass type: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress {
    let progress = progress
    LoadedObjects.load(type, of: items) { objects in
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in completion(objects) })
      progress.completedUnitCount = progress.totalUnitCount
    }
    return progress
  }
}

/// What a drop does.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing; nothing, as it is not allowed; copies; moves.
  case cancel, forbidden, copy, move
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// What it would do.
  public final let operation: UIDropOperation
  /// Whether the place is above the finger, so that a person sees it. The library never reads it.
  open var isPrecise = false
  /// Whether the pictures of the items keep their size. The library never reads it.
  open var prefersFullSizePreview = false
  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// A proposal with the same values. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return copy
  }

  /// Whether the proposal lets a session drop: it copies, or it moves what may be moved.
  final func permitsDrop(of session: any UIDropSession) -> Bool {
    operation == .copy || operation == .move && session.allowsMoveOperation
  }
}

/// A drag of a person and its drop.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  let window: UIWindow?
  /// In the window's coordinates.
  var place: CGPoint
  var items: [UIDragItem] = []
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)

  init(_ window: UIWindow?, at place: CGPoint) { (self.window, self.place) = (window, place) }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    for item in items {
      for type in typeIdentifiers where item.itemProvider.hasItemConformingToTypeIdentifier(type) { return true }
    }
    return false
  }
}

/// Animations beside those of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds code that runs when the animations have ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs what is added to it as one animation.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// In seconds.
  static let duration: TimeInterval = 0.25

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animateAsSystem(
      withDuration: Self.duration,
      animations: { for block in animations { block() } },
      completion: { finished in for block in completions { block(finished ? .end : .current) } })
  }
}
