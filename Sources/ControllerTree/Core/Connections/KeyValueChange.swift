#if !canImport(ObjectiveC)
  /// A key of the dictionary that an observer by key is given.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change, as a number.
    public static let kindKey = Self(rawValue: "kind")
    /// The value after the change, if the observer asked for it.
    public static let newKey = Self(rawValue: "new")
    /// The value before the change, if the observer asked for it.
    public static let oldKey = Self(rawValue: "old")
    /// The changed places of a collection, an `IndexSet`; absent for a property that was set.
    public static let indexesKey = Self(rawValue: "indexes")
    /// Whether the change has not happened yet. It is never set.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
  }
#endif
