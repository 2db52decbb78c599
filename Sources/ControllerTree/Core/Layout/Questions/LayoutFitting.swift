import ConstraintSolver
import Foundation

/// The size that the constraints inside a view would give it: `systemLayoutSizeFitting`. Rules: AL-80 to AL-82.
///
/// A system is made for the question alone, from the constraints that are installed on the view and on views inside it: what lies
/// outside does not count.
@MainActor enum LayoutFitting {
  static func size(
    of view: UIView, near target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    let size = measure(view, near: target, horizontal: horizontal, vertical: vertical)
    LayoutEngine.answered(
      FittingAnswer(target: target, horizontal: horizontal, vertical: vertical, size: size), of: view)
    return size
  }

  /// The size, without any update of constraints.
  static func measure(
    _ view: UIView, near target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let system = LayoutSystem(fitting: view)
    let item = system.item(of: .view(view.reference))
    let insets = view.alignmentRectInsets
    draw(.width, of: item, to: target.width - insets.left - insets.right, horizontal, in: system)
    draw(.height, of: item, to: target.height - insets.top - insets.bottom, vertical, in: system)
    system.carryOut()
    let size = LayoutPlacement.size(of: item, view, in: system)
    let scale = view.traitCollection.displayScale
    return CGSize(width: wholePixels(size.width, scale), height: wholePixels(size.height, scale))
  }

  /// Draws a side of the view to a length, as strongly as `priority` demands and as far as required constraints permit.
  private static func draw(
    _ component: LayoutComponent, of item: LayoutItem, to length: CGFloat, _ priority: UILayoutPriority,
    in system: LayoutSystem
  ) {
    guard priority.rawValue > 0, length.isFinite else { return }
    let term = Term(system.makeVariable(component, of: item))
    let priority = Priority(min(priority.rawValue, 1000))
    do {
      try system.solver.add(Constraint([term], .equal, max(0, length), priority: priority))
    } catch {
      _ = try? system.solver.add(Constraint([term], .equal, max(0, length), priority: Priority(Float(1000).nextDown)))
    }
  }

  /// The length, rounded up to whole pixels, so that the content fits.
  private static func wholePixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (length * scale - 1e-3).rounded(.up) / scale + 0
  }
}
