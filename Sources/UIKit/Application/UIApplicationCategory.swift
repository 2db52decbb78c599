import ControllerTree

extension UIApplication {
  /// A kind of application that a person chooses one of.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The kind's number.
    public let rawValue: Int
    /// A kind from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Browsers.
    public static let webBrowser = Self(rawValue: 1)
    /// Mail.
    public static let mailClient = Self(rawValue: 2)
  }

  /// Whether the application is the chosen one of its kind: no. It never throws.
  public func isDefault(_ category: Category) throws -> Bool { false }
}
