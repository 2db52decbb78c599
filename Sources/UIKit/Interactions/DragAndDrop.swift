import ControllerTree
import Foundation

/// Something that is dragged: an object in the application.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is dragged, for other applications.
  public final let itemProvider: NSItemProvider
  /// What is dragged, for this application.
  open var localObject: Any?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

#if !canImport(ObjectiveC)
  /// An object on its way between applications. On Apple's systems Foundation declares it.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The object.
    public final let object: Any?
    /// The name to suggest for a file.
    open var suggestedName: String?

    /// Makes a provider without an object.
    public override init() {
      object = nil
      super.init()
    }
    /// Makes a provider of an object.
    public init(object: Any) {
      self.object = object
      super.init()
    }
    /// Whether the object has a class.
    open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }
  }
#endif

/// A drag of a person, from its beginning to its end.
@preconcurrency @MainActor
public protocol UIDragSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Anything that belongs to the drag.
  var localContext: Any? { get set }
  /// The place, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
}

/// A drag above a view that may take it.
@preconcurrency @MainActor
public protocol UIDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// The drag, if it began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// The place, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
}

/// What a drop does.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing; nothing, as it is not allowed; copies; moves.
  case cancel, forbidden, copy, move
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What it would do.
  public final let operation: UIDropOperation
  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Lets a person drag something out of a view. ``drag(to:)`` is a person's act. Rules: ACT-05.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Makes the items. Not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether a person can drag.
  open var isEnabled = true
  /// Whether other gestures work during a drag. The library never reads it.
  open var allowsSimultaneousRecognitionDuringLift = false
  private var link = ViewLink()

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// A person drags from the middle of the view to a place and drops there, in one event. The first drop interaction at the place that can
  /// handle the drag takes it: of the view there, or of the nearest superview. Rules: ACT-05.
  /// - Parameter point: In the window's coordinates.
  /// - Returns: What the drop did: `nil` if there was no drag, `cancel` if nothing took it.
  @discardableResult
  open func drag(to point: CGPoint) -> UIDropOperation? {
    guard let view, isEnabled, let delegate else { return nil }
    var result: UIDropOperation?
    _ = view.act("drag(to:)") {
      let session = DragSession(
        view.window, at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
      session.items = delegate.dragInteraction(self, itemsForBeginning: session)
      guard !session.items.isEmpty else { return false }
      delegate.dragInteraction(self, sessionWillBegin: session)
      session.place = point
      delegate.dragInteraction(self, sessionDidMove: session)
      let operation = Drop.perform(session)
      delegate.dragInteraction(self, session: session, didEndWith: operation)
      result = operation
      return true
    }
    return result
  }
}

/// Lets a person drop something into a view. Rules: ACT-05.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Takes the items. Not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether views inside may take the drop, too. The library never reads it.
  open var allowsSimultaneousDropSessions = false
  private var link = ViewLink()

  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }
}

/// A drag above views, and its drop.
@MainActor private enum Drop {
  static func perform(_ session: DragSession) -> UIDropOperation {
    var view = session.window?.hitTest(session.place, with: nil)
    while let candidate = view {
      for case let interaction as UIDropInteraction in candidate.interactions {
        guard let delegate = interaction.delegate, delegate.dropInteraction(interaction, canHandle: session) else {
          continue
        }
        delegate.dropInteraction(interaction, sessionDidEnter: session)
        let operation = delegate.dropInteraction(interaction, sessionDidUpdate: session).operation
        if operation == .copy || operation == .move {
          delegate.dropInteraction(interaction, performDrop: session)
        } else {
          delegate.dropInteraction(interaction, sessionDidExit: session)
        }
        delegate.dropInteraction(interaction, sessionDidEnd: session)
        return operation
      }
      view = candidate.superview
    }
    return .cancel
  }
}

/// A drag of a person and its drop.
private final class DragSession: NSObject, UIDragSession, UIDropSession {
  let window: UIWindow?
  var place: CGPoint
  var items: [UIDragItem] = []
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }

  init(_ window: UIWindow?, at place: CGPoint) { (self.window, self.place) = (window, place) }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
}

/// Makes the items of drags, and is told about them. Clients implement it. Rules: ACT-05.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; nothing for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// The drag has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

/// Takes drops. Clients implement it. Rules: ACT-05.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view can take the drag.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The drag has come above the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop would do.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// The drag has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The person has dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The drag has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDragInteractionDelegate {
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .forbidden) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
