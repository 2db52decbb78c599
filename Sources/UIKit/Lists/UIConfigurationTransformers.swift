import ControllerTree
import Foundation

/// Changes the colour of a configuration when it is used. Two are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Identity: Sendable {}
  private let identity = Identity()
  /// Makes a colour of another one.
  public let transform: (UIColor) -> UIColor

  /// A transformer that calls `transform`.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Makes a colour of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour itself: nothing is drawn in gray.
  public static let grayscale = Self { $0 }
  /// The colour itself: the tint colour is that of the view.
  public static let preferredTint = Self { $0 }
  /// The colour itself: nothing is drawn in one colour.
  public static let monochromeTint = Self { $0 }

  /// Whether one is a copy of the other.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

// The closures of transformers are immutable; the constants above hold no state.
extension UIConfigurationColorTransformer: @unchecked Sendable {}

/// Changes the attributes of a configuration's text when they are used. Two are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Identity: Sendable {}
  private let identity = Identity()
  /// Makes attributes of others.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that calls `transform`.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Makes attributes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Whether one is a copy of the other.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
