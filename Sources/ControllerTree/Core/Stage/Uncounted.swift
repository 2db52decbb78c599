/// A reference that retains nothing: the object's owner, or the object itself, clears it in time.
///
/// It means `unowned(unsafe)`, but stores a raw pointer, which the optimiser can see through: comparing two of them, or reading
/// a field behind one, needs no retain. The attribute costs an atomic retain and a release even for a comparison with `nil`.
@propertyWrapper
struct Uncounted<Object: AnyObject> {
  private var address: UnsafeRawPointer?

  @inline(__always)
  init(wrappedValue: Object?) { address = unsafeBitCast(wrappedValue, to: UnsafeRawPointer?.self) }

  @inline(__always)
  var wrappedValue: Object? {
    get { unsafeBitCast(address, to: Object?.self) }
    set { address = unsafeBitCast(newValue, to: UnsafeRawPointer?.self) }
  }

  /// The identity of the object, without retaining it.
  @inline(__always)
  var identity: UnsafeRawPointer? { address }
}

extension Optional where Wrapped: AnyObject {
  /// The object, not retained.
  @inline(__always)
  var uncounted: Unmanaged<Wrapped>? { unsafeBitCast(self, to: Unmanaged<Wrapped>?.self) }
}

extension Unmanaged {
  /// Calls `body` with the object, without retaining it: the caller knows what retains it meanwhile.
  @inline(__always)
  func lend<R>(_ body: (Instance) throws -> R) rethrows -> R { try _withUnsafeGuaranteedRef { try body($0) } }
}

/// Whether both are the same object. In a long function the optimiser does not inline the standard library's operator, and retains
/// both objects to call it.
@inline(__always)
func === (left: AnyObject?, right: AnyObject?) -> Bool {
  unsafeBitCast(left, to: UnsafeRawPointer?.self) == unsafeBitCast(right, to: UnsafeRawPointer?.self)
}

/// Whether the two are different objects.
@inline(__always)
func !== (left: AnyObject?, right: AnyObject?) -> Bool { !(left === right) }

extension Array where Element: AnyObject {
  /// Calls `body` with each element, without retaining it: the array does that meanwhile.
  @inline(__always)
  func forEachUncounted(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for element in unsafeBitCast(self, to: [Unmanaged<Element>].self) { element._withUnsafeGuaranteedRef { body($0) } }
  }

  /// The result of `body` for one element, without retaining it: the array does that meanwhile.
  @inline(__always)
  func withUncounted<R>(at index: Int, _ body: (Element) -> R) -> R {
    defer { withExtendedLifetime(self) {} }
    return unsafeBitCast(self, to: [Unmanaged<Element>].self)[index]._withUnsafeGuaranteedRef { body($0) }
  }
}

/// ``Uncounted`` for an object of a protocol type. `Existential` must be a class-bound protocol.
@propertyWrapper
struct UncountedAny<Existential> {
  private var words: (UnsafeRawPointer?, UnsafeRawPointer?)

  @inline(__always)
  init(wrappedValue: Existential?) { words = Self.words(of: wrappedValue) }

  @inline(__always)
  var wrappedValue: Existential? {
    get { unsafeBitCast(words, to: Existential?.self) }
    set { words = Self.words(of: newValue) }
  }

  /// The identity of the object, without retaining it.
  @inline(__always)
  var identity: ObjectIdentifier? { unsafeBitCast(words.0, to: ObjectIdentifier?.self) }

  @inline(__always)
  private static func words(of object: Existential?) -> (UnsafeRawPointer?, UnsafeRawPointer?) {
    unsafeBitCast(object, to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
  }
}
