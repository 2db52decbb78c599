/// A trait: its name, and its default value.
///
/// The type is the key under which a ``UITraitCollection`` stores a value. A trait of your own needs only a ``defaultValue``:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.standard
/// }
/// ```
///
/// Values should be small and `Equatable`: changes are found by comparing. A value that is not `Equatable` differs from every
/// value except the stored value itself.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of an unset trait. It must always be the same.
  static var defaultValue: Value { get }
  /// A name that no other trait has; by default the type's full name.
  static var identifier: String { get }
  /// The trait's name in descriptions and timelines; by default the type's name.
  static var name: String { get }
  /// Whether colours may depend on the trait; by default `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait's type, as an element of lists of traits.
public typealias UITrait = any UITraitDefinition.Type
