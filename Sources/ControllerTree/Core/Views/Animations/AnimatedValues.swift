import Foundation

/// The values that views had before animation blocks changed them. An animation that ends at its start restores them.
@MainActor final class AnimatedValues {
  enum Value {
    case geometry(ViewGeometry)
    case transform(CGAffineTransform)
    case alpha(CGFloat)
    case backgroundColor(UIColor?)

    fileprivate var kind: Int {
      switch self {
      case .geometry: 0
      case .transform: 1
      case .alpha: 2
      case .backgroundColor: 3
      }
    }
  }

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let kind: Int
  }

  private var values: [(view: UIView, value: Value)] = []
  private var known: Set<Key> = []

  /// Records the value of a view that is about to change inside an animation block.
  static func note(_ value: Value, of view: UIView) {
    for values in AnimationState.current.values { values.note(value, of: view) }
  }

  /// Records the values that animation blocks run by `body` change. The first value of each kind counts.
  func record(_ body: () -> Void) {
    let state = AnimationState.current
    let depth = state.values.count
    state.values.append(self)
    body()
    state.values.removeSubrange(depth...)
  }

  /// Restores the recorded values and forgets them.
  ///
  /// The order is that of the changes: a superview's size is restored before the subviews that it resized.
  func restore() {
    let values = values
    forget()
    for (view, value) in values {
      switch value {
      case .geometry(let geometry): GeometryChange.restore(geometry, of: view)
      case .transform(let transform): view.transform = transform
      case .alpha(let alpha): view.alpha = alpha
      case .backgroundColor(let color): view.backgroundColor = color
      }
    }
  }

  func forget() {
    values = []
    known = []
  }

  private func note(_ value: Value, of view: UIView) {
    guard known.insert(Key(view: ObjectIdentifier(view), kind: value.kind)).inserted else { return }
    values.append((view, value))
  }
}
