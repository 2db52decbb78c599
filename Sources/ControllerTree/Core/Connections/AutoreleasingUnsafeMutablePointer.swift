import Dispatch

/// A pointer to a variable for an object that the callee can set; Swift's own type of this name exists only with Objective-C.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private enum Place {
    /// A variable that owns its object.
    case variable(UnsafeMutablePointer<Pointee>)
    /// Memory that owns nothing.
    case memory(UnsafeMutableRawPointer)
  }

  private let place: Place

  package init(variable: UnsafeMutablePointer<Pointee>) { place = .variable(variable) }

  /// A pointer to memory that has room for a reference. An object that is set there is not owned by the memory: it lives at least until
  /// the main queue has run its next block, in place of an autorelease pool.
  public init<Value>(_ from: UnsafeMutablePointer<Value>) { place = .memory(UnsafeMutableRawPointer(from)) }

  /// A pointer to memory that has room for a reference; `nil` for `nil`.
  public init?<Value>(_ from: UnsafeMutablePointer<Value>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// The object pointed to.
  public var pointee: Pointee {
    get {
      switch place {
      case .variable(let pointer): pointer.pointee
      case .memory(let memory): memory.load(as: Pointee.self)
      }
    }
    nonmutating set {
      switch place {
      case .variable(let pointer): pointer.pointee = newValue
      case .memory(let memory):
        withUnsafeBytes(of: newValue) { bytes in
          memory.copyMemory(from: bytes.baseAddress ?? UnsafeRawPointer(memory), byteCount: bytes.count)
        }
        nonisolated(unsafe) let kept = newValue
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
      }
    }
  }
}
