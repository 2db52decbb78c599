/// A reference that keeps nothing alive: whoever owns the object, or the object itself, clears it in time.
///
/// It is `unowned(unsafe)`, as the optimiser can see through it: comparing two of them, or reading a field behind one, counts
/// nothing. The attribute costs an atomic retain and a release even where it is compared with `nil`.
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
}

extension Array where Element: AnyObject {
  /// Calls `body` with each element. The array keeps them meanwhile, so they are not counted.
  @inline(__always)
  func forEachUncounted(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for element in unsafeBitCast(self, to: [Unmanaged<Element>].self) { element._withUnsafeGuaranteedRef { body($0) } }
  }

  /// What `body` answers about one element. The array keeps it meanwhile, so it is not counted.
  @inline(__always)
  func withUncounted<R>(at index: Int, _ body: (Element) -> R) -> R {
    defer { withExtendedLifetime(self) {} }
    return unsafeBitCast(self, to: [Unmanaged<Element>].self)[index]._withUnsafeGuaranteedRef { body($0) }
  }
}

/// ``Uncounted`` for an object that is known by a protocol: `Existential` is one for classes alone.
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

  @inline(__always)
  private static func words(of object: Existential?) -> (UnsafeRawPointer?, UnsafeRawPointer?) {
    unsafeBitCast(object, to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
  }
}
