/// An unknown of a `Solver`, of any sign: a handle, made by `Solver.makeVariable()`.
///
/// A variable that no constraint determines is zero.
public struct Variable: Hashable, Sendable {
  let solver: UInt32
  let index: Int32
  /// Distinguishes this variable from an earlier one of the same index.
  let serial: UInt32
}

extension Variable: CustomStringConvertible {
  /// `v` and the variable's number, counted from 1 in the order of creation.
  public var description: String { "v\(serial)" }
}
