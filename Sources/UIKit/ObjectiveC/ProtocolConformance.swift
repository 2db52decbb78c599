#if !canImport(ObjectiveC)
  import Foundation

  extension NSObjectProtocol {
    /// Whether the object conforms to a protocol: `view.conforms(to: UITextInput.self)`. Rules: RESP-24.
    /// - Parameter aProtocol: The protocol, or a class, of which the object may be.
    public func conforms<P>(to aProtocol: P.Type) -> Bool { self is P }
  }
#endif
