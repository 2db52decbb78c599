import Foundation

/// One event of one object, as a value: it holds no reference and no address.
public struct HierarchyEvent: Hashable, Sendable, Codable {
  /// The state of the object when the event was sent. A timeline shows only what is not at rest.
  public struct Circumstances: OptionSet, Hashable, Sendable, Codable {
    /// One bit per circumstance.
    public let rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `isMovingToParent` was true.
    public static let movingToParent = Self(rawValue: 1)
    /// `isMovingFromParent` was true.
    public static let movingFromParent = Self(rawValue: 2)
    /// `isBeingPresented` was true.
    public static let beingPresented = Self(rawValue: 4)
    /// `isBeingDismissed` was true.
    public static let beingDismissed = Self(rawValue: 8)
    /// The object's view was in a window.
    public static let inWindow = Self(rawValue: 16)
  }

  /// The kind of an event.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A callback was sent to a controller.
    case callback
    /// A hook was sent to a view.
    case viewHook
    /// A window was shown or hidden, became key or resigned key.
    case window
    /// A presentation controller, an animator, a delegate or a completion was called.
    case transition
    /// A delegate of the application or of a scene was called, or one of their notifications was posted.
    case application
    /// An issue was reported.
    case issue
  }

  /// What sent an appearance callback.
  public struct Origin: Hashable, Sendable, Codable {
    /// The kinds of senders.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// The parent's own appearance or disappearance: the children follow it.
      case parent
      /// The controller's view came on screen or left it.
      case screen
      /// `beginAppearanceTransition(_:animated:)` or `endAppearanceTransition()`: called by a client, or the work of a stock
      /// container, a presentation or a transition.
      case explicit
      /// The first layout in a window on screen.
      case layout
    }

    /// The kind of sender.
    public let kind: Kind
    /// The parent that the controller followed, if the sender is one.
    public let parent: ObjectName?
  }

  /// The kind of the event.
  public let kind: Kind
  /// The number of the turn, counted from 1.
  public let turn: Int
  /// Virtual time in nanoseconds: a whole number, so that its text is the same on every platform.
  public let nanoseconds: Int64
  /// Virtual time in seconds.
  public var time: TimeInterval { TimeInterval(nanoseconds) / 1e9 }
  /// The object that got the callback, or that the event is about.
  public let subject: ObjectName
  /// The callback with its argument, such as `viewWillAppear(false)`; for an issue its rule, kind and call.
  public let text: String
  /// The object's appearance state before the event; equal to ``stateAfter`` if the event does not change it.
  public let stateBefore: String
  /// The object's appearance state after the event.
  public let stateAfter: String
  /// The state of the object when the event was sent.
  public let circumstances: Circumstances
  /// The outermost public call of the turn, such as `P.addChild(_:)`.
  public let cause: String?
  /// What sent an appearance callback; `nil` for other events.
  public internal(set) var origin: Origin?

  /// The event as a line of a trace: `C.viewWillAppear(false)`, or `! MIS-21 unbalancedAppearance: …` for an issue.
  public var line: String { kind == .issue ? "! \(text)" : "\(subject.short).\(text)" }

  /// ``line`` followed by everything that is not at rest: `C.viewWillAppear(false) movingToParent window: nil`.
  public var detailedLine: String {
    guard kind == .callback else { return line }
    var parts = [line]
    if circumstances.contains(.movingToParent) { parts.append("movingToParent") }
    if circumstances.contains(.movingFromParent) { parts.append("movingFromParent") }
    if circumstances.contains(.beingPresented) { parts.append("beingPresented") }
    if circumstances.contains(.beingDismissed) { parts.append("beingDismissed") }
    if !circumstances.contains(.inWindow) { parts.append("window: nil") }
    return parts.joined(separator: " ")
  }
}
