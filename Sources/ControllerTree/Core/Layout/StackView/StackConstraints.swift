import Foundation

/// The constraints and the guides that a stack has made. An update keeps those that are still needed. Rules: AL-76.
@MainActor final class StackConstraints {
  private var made: [StackConstraint.Key: NSLayoutConstraint] = [:]
  private var spanner: UILayoutGuide?
  private var gaps: [UILayoutGuide] = []

  nonisolated init() {}

  /// Makes, changes and removes constraints until they are those of the stack's arrangement.
  /// - Complexity: O(n) in the arranged views.
  func update(for stack: UIStackView) {
    var arrangement = StackArrangement(of: stack)
    prepareGuides(for: arrangement, of: stack)
    arrangement.makeConstraints(spanner: spanner, gaps: gaps)

    var kept: [StackConstraint.Key: NSLayoutConstraint] = [:]
    kept.reserveCapacity(arrangement.constraints.count)
    var added: [NSLayoutConstraint] = []
    for wanted in arrangement.constraints {
      let key = wanted.key
      // The object of an old key may be gone, and another object may have its address.
      if let old = made.removeValue(forKey: key), old.firstItem === wanted.item, old.secondItem === wanted.other {
        old.constant = wanted.constant
        old.priority = wanted.priority
        if !old.isActive { added.append(old) }
        kept[key] = old
      } else if let new = wanted.make() {
        added.append(new)
        kept[key] = new
      }
    }
    if !made.isEmpty { NSLayoutConstraint.deactivate(Array(made.values)) }
    made = kept
    NSLayoutConstraint.activate(added)
    removeSpareGuides(for: arrangement, from: stack)
  }

  /// Removes the constraints of a view that is not arranged any more.
  func remove(about view: UIView) {
    var removed: [NSLayoutConstraint] = []
    for (key, constraint) in made where key.item == ObjectIdentifier(view) || key.other == ObjectIdentifier(view) {
      removed.append(constraint)
      made[key] = nil
    }
    NSLayoutConstraint.deactivate(removed)
  }

  // MARK: Guides

  private func prepareGuides(for arrangement: StackArrangement, of stack: UIStackView) {
    if arrangement.needsSpanner, spanner == nil { spanner = Self.guide("UISV-alignment-spanner", in: stack) }
    while gaps.count < arrangement.gapCount { gaps.append(Self.guide("UISV-distributing", in: stack)) }
  }

  private func removeSpareGuides(for arrangement: StackArrangement, from stack: UIStackView) {
    if !arrangement.needsSpanner, let spare = spanner {
      stack.removeLayoutGuide(spare)
      spanner = nil
    }
    while gaps.count > arrangement.gapCount, let spare = gaps.popLast() { stack.removeLayoutGuide(spare) }
  }

  private static func guide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}
