#if !canImport(ObjectiveC)
  import Foundation

  /// A property with `@NSCopying`: setting it stores a copy of the object, made by `copy(with:)`. The first value, which an initialiser
  /// gives it, is stored as it is. The plugin `UIKitSources` writes it. Rules: RESP-74.
  @propertyWrapper
  public struct CopiedWhenSet<Value> {
    private var stored: Value

    /// A property with its first value.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// The object.
    public var wrappedValue: Value {
      get { stored }
      set { stored = (newValue as? any NSCopying)?.copy(with: nil) as? Value ?? newValue }
    }
  }
#endif
