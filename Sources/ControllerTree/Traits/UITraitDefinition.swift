/// A trait: what it is called, and what it is where nobody has said anything.
///
/// The type is the key under which a ``UITraitCollection`` keeps a value. A trait of your own needs only a ``defaultValue``:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.standard
/// }
/// ```
///
/// Values should be small and `Equatable`: changes are found by comparing. A value that is not `Equatable` differs from every
/// value but itself as it was set.
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value

  /// The value where nobody has set one. It must always be the same.
  static var defaultValue: Value { get }
  /// A name that no other trait has: the type's full name, unless the trait says otherwise.
  static var identifier: String { get }
  /// What descriptions and timelines call the trait: the type's name, unless the trait says otherwise.
  static var name: String { get }
  /// Whether colours may depend on the trait. The default says no.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait's type, as lists of traits have it.
public typealias UITrait = any UITraitDefinition.Type
