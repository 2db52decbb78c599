import ControllerTree
import Foundation

/// How a list makes the views of a reuse identifier.
@MainActor enum ReusableSource {
  /// A class, whose designated initialiser is called.
  case type(AnyClass)
  /// A xib with one view at its top.
  case nib(UINib)
  /// A prototype of a storyboard.
  case prototype(() -> UIView?)
}

/// Why a list can't make a view.
enum ReuseError: Error, Hashable {
  /// Nothing is registered for the identifier.
  case notRegistered
  /// The class is not the one of the list's views.
  case wrongClass(String)
  /// The xib does not have exactly one view of the right class at its top.
  case wrongNib
}

/// The views of a list that wait for reuse, and how new ones are made. Rules: LIST-05.
///
/// A key is what a view is asked for: a reuse identifier, and for some views a kind.
@MainActor final class ReusePool<Key: Hashable, View: UIView> {
  private var sources: [Key: ReusableSource] = [:]
  private var waiting: [Key: [View]] = [:]

  /// - Parameter source: `nil` to register nothing any more.
  func register(_ source: ReusableSource?, for key: Key) {
    sources[key] = source
    // Views of the former source don't return.
    waiting[key] = nil
  }

  func isRegistered(_ key: Key) -> Bool { sources[key] != nil }

  /// A view that waits; the last one that was put aside.
  func take(_ key: Key) -> View? { waiting[key]?.popLast() }

  /// Puts a view aside until it is needed again.
  func put(_ view: View, for key: Key) { waiting[key, default: []].append(view) }

  /// Forgets the views that wait.
  func removeAll() { waiting = [:] }

  /// The number of views that wait.
  var count: Int {
    var sum = 0
    for views in waiting.values { sum += views.count }
    return sum
  }

  /// Makes a view.
  /// - Parameter make: Makes a view of a class; `nil` if the class is not one of the list's views.
  func make(_ key: Key, _ make: (AnyClass) -> View?) throws(ReuseError) -> View {
    switch sources[key] {
    case nil: throw .notRegistered
    case .type(let type):
      guard let view = make(type) else { throw .wrongClass("\(type)") }
      return view
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects[0] as? View else { throw .wrongNib }
      return view
    case .prototype(let prototype):
      guard let view = prototype() as? View else { throw .notRegistered }
      return view
    }
  }
}
