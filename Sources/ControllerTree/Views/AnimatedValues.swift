import Foundation

/// What views were like before animation blocks changed them: an animation that is run back puts it there again.
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

  /// A view is about to change inside an animation block.
  static func note(_ value: Value, of view: UIView) {
    for values in AnimationState.current.values { values.note(value, of: view) }
  }

  /// Notes what the animation blocks that `body` runs change. The first value counts.
  func record(_ body: () -> Void) {
    let state = AnimationState.current
    let depth = state.values.count
    state.values.append(self)
    body()
    state.values.removeSubrange(depth...)
  }

  /// Puts everything back and forgets it.
  ///
  /// In the order of the changes: what a superview's size did to its subviews is undone after the size itself.
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
