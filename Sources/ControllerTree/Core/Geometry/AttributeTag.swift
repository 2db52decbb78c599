/// The first stored property of each class whose objects are values in attributed strings.
///
/// Foundation on Linux compares such values when it changes an attributed string. It takes them for objects of its own and reads the
/// number of a type at this place. With the number of strings, for an object that is no such string, it calls `isEqual(_:)`; with any
/// other bits it stops the program. Rules: TEXT-43.
package struct AttributeTag: Sendable {
  private let bits: UInt64 = 7 << 8

  package init() {}
}
