import Foundation

/// Lays out views in a row or in a column, with constraints that it makes itself.
///
/// The stack arranges the views of ``arrangedSubviews``, in their order, which is not that of `subviews`. It gives them constraints
/// when it is told to update its own, at the end of the turn: their identifiers are UIKit's (`UISV-spacing`, `UISV-alignment`, …). A
/// hidden view takes no place along the axis, nor does the space after it. The constraints of the views themselves count as well:
/// their content sizes decide what the distribution leaves open. Rules: AL-60 to AL-78.
///
/// `StackArrangement` decides which constraints there are, `StackConstraints` keeps them.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private final var arranged: [UIView] = []
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private final let ownConstraints = StackConstraints()

  /// Makes a stack with the given frame and without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack from an archive. Rules: CODE-11.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if let file = coder as? InterfaceArchive { file.read(self) } else { ArchivedView.read(self, from: coder) }
  }

  /// Makes a stack that arranges `views`, its subviews from now on. Rules: AL-60.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// `true`: a stack needs constraints for its views.
  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// The views that the stack lays out, in their order; a subset of `subviews`. Rules: AL-60.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of ``arrangedSubviews``, and to `subviews` if it is none yet. A view that is arranged already moves to
  /// the end.
  /// - Issues: those of `addSubview(_:)`; nothing changes then.
  /// - Rules: AL-60, AL-61.
  open func addArrangedSubview(_ view: UIView) {
    Stage.turn("addArrangedSubview(_:)", self) {
      if include(view) { arrange(view, at: arranged.count) }
    }
  }

  /// Inserts a view into ``arrangedSubviews``; it is added in front of `subviews` if it is none yet. A view that is arranged already
  /// moves.
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: From 0 to `arrangedSubviews.count`.
  /// - Issues: `arrangedIndexOutOfRange` and those of `addSubview(_:)`; nothing changes then.
  /// - Rules: AL-60 to AL-62.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    Stage.turn("insertArrangedSubview(_:at:)", self) {
      guard (0...arranged.count).contains(stackIndex) else {
        return report(.arrangedIndexOutOfRange(self, stackIndex, count: arranged.count))
      }
      if include(view) { arrange(view, at: stackIndex) }
    }
  }

  /// Takes a view out of ``arrangedSubviews``. It stays a subview, without the stack's constraints. Does nothing for another view.
  /// Rules: AL-60.
  open func removeArrangedSubview(_ view: UIView) {
    Stage.turn("removeArrangedSubview(_:)", self) { forget(view) }
  }

  /// Makes `view` a subview without a frame of its own. Returns `false` if that is refused.
  private final func include(_ view: UIView) -> Bool {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return false }
    view.translatesAutoresizingMaskIntoConstraints = false
    return true
  }

  private final func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(index, arranged.count))
    arrangementChanged()
  }

  private final func forget(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    ownConstraints.remove(about: view)
    arrangementChanged()
  }

  // MARK: Properties of the arrangement

  /// The direction in which the views follow each other. Rules: AL-63.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// How the views share the length of the stack. Rules: AL-64 to AL-68.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// How the views lie across the axis. Rules: AL-69 to AL-71.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The distance between two views in points; the least one for ``Distribution/equalSpacing`` and
  /// ``Distribution/equalCentering``. Rules: AL-72.
  /// - Issues: `invalidGeometry`; the old spacing stays.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      guard accepts(newValue, for: "spacing"), newValue != storedSpacing else { return }
      storedSpacing = newValue
      arrangementChanged()
    }
  }
  private final var storedSpacing: CGFloat = 0

  /// Sets the distance after one of the arranged views, in points, instead of ``spacing``; ``spacingUseDefault`` ends that.
  /// Does nothing for a view that is not arranged. Rules: AL-73.
  /// - Issues: `invalidGeometry`; nothing changes then.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard accepts(spacing, for: "setCustomSpacing(_:after:)") else { return }
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The distance that was set for the place after a view; ``spacingUseDefault`` if none was. Rules: AL-73.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// As a custom spacing: the stack's ``spacing``.
  nonisolated public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// As a spacing: the system's distance between views, 8 points.
  nonisolated public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Whether the vertical distances are measured from the last baseline of a view to the first of the next. Rules: AL-74.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views lie inside the stack's layout margins instead of its bounds. Rules: AL-75.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: Constraints

  /// Brings the constraints of the arranged views up to date, then those of the base.
  open override func updateConstraints() {
    ownConstraints.update(for: self)
    super.updateConstraints()
  }

  /// The distance after the arranged view with this index, in points, as it is used between two views that are shown.
  final func usedSpacing(after index: Int) -> CGFloat {
    let custom = customSpacing(after: arranged[index])
    let spacing = custom == Self.spacingUseDefault ? storedSpacing : custom
    if spacing == Self.spacingUseSystem { return SystemSpacing.standard }
    return spacing == Self.spacingUseDefault ? 0 : spacing
  }

  private final func arrangementChanged() {
    // A tree gets an engine if it holds constraints; those of the stack are made by the engine's first update.
    noteConstraints()
    setNeedsUpdateConstraints()
    contentLengthChanged()
  }

  /// Marks the stacks whose views share their length in proportion to lengths that have changed: this one and those around it.
  private final func contentLengthChanged() {
    var current: UIStackView? = self
    while let stack = current {
      if stack.distribution == .fillProportionally { stack.setNeedsUpdateConstraints() }
      current = stack.superview as? UIStackView
    }
  }

  override func subviewChanged(_ subview: UIView, _ change: SubviewChange) {
    switch change {
    case .left: forget(subview)
    case .hidden:
      guard arranged.contains(where: { $0 === subview }) else { return }
      arrangementChanged()
      // The animation includes the views around the stack, which may change its size.
      Animation.layOutAfterCurrentBlock(window ?? superview ?? self)
    case .contentSize: contentLengthChanged()
    }
  }
}

extension UIStackView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack; their priorities decide which of them grow or shrink.
    case fill = 0
    /// The views fill the stack and have equal lengths.
    case fillEqually = 1
    /// The views fill the stack, in proportion to the lengths of their contents.
    case fillProportionally = 2
    /// The gaps between the views are equal.
    case equalSpacing = 3
    /// The distances between the views' centers are equal, as far as the spacing permits.
    case equalCentering = 4
  }

  /// How the views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// They fill the stack.
    case fill = 0
    /// In a column: at the leading edge. In a row: at the top.
    case leading = 1
    /// In a row: the baselines of their first lines are aligned.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// In a column: at the trailing edge. In a row: at the bottom.
    case trailing = 4
    /// In a row: the baselines of their last lines are aligned.
    case lastBaseline = 5

    /// In a row: at the top; another name of ``leading``.
    public static var top: Alignment { .leading }
    /// In a row: at the bottom; another name of ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}

extension HierarchyIssue.Kind {
  /// A position among the arranged views of a stack does not exist.
  public static let arrangedIndexOutOfRange = Self(
    "arrangedIndexOutOfRange", .error, rule: "AL-62", advice: "Use an index from 0 to arrangedSubviews.count.")
}

extension HierarchyIssue {
  @MainActor static func arrangedIndexOutOfRange(_ stack: UIStackView, _ index: Int, count: Int) -> Self {
    let name = stack.hierarchyName
    return Self(
      .arrangedIndexOutOfRange,
      "\(name) arranges \(count) \(count == 1 ? "view" : "views"); nothing was inserted at \(index).", objects: [name])
  }
}
