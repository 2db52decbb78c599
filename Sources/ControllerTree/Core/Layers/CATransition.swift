import Foundation

/// A kind of transition between two contents.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content appears gradually.
  public static let fade = Self(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old content moves away from the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A transition of a layer's content. It takes its time and sends its end; nothing is drawn. Rules: LAYER-22.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind. The library never reads it, nor the properties below.
  open var type = CATransitionType.fade
  /// The side.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where the transition ends, from 0 to 1.
  open var endProgress: Float = 1
  /// A filter of Core Image in place of the kind.
  open var filter: Any?

  /// Makes a transition that fades.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an animation; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func emptyCopy() -> CAAnimation? { Swift.type(of: self) == CATransition.self ? CATransition() : nil }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype, copy.startProgress, copy.endProgress) = (type, subtype, startProgress, endProgress)
  }
}
