import Foundation

/// A rectangle in a tree of rectangles. It keeps geometry, order and layout; it draws nothing.
///
/// A view's life: made with a frame → added to a superview (`willMove(toSuperview:)`, `didMoveToSuperview()`) → its
/// tree gets a window (`willMove(toWindow:)`, `didMoveToWindow()`) → laid out at the end of the turn, superview first →
/// removed, or released together with its superview. Each addition and each removal is one move; `ViewMove` defines its order.
///
/// This class declares the members that a subclass can override. The files beside it implement them: `ViewMove` (adding and
/// removing), `LayoutPass`, `Autoresizing`, `GeometryConversion`, `HitTest`, `SafeArea`, `LayoutMargins`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Superview, subviews, window.
  @exclusivity(unchecked) nonisolated(unsafe) final var links = ViewLinks()
  final var geometry: ViewGeometry
  final var layoutState = LayoutState()
  /// State that few views have, made on first use.
  @exclusivity(unchecked) nonisolated(unsafe) final var rare: RareViewState?
  /// Set during the `will…` hooks of a move of the view, which can't move it again (VIEW-26).
  final var isBeingMoved = false

  // MARK: Creating

  /// Makes a view with the given frame, in points of its future superview. Rules: VIEW-01.
  public init(frame: CGRect) {
    let isFinite = frame.isFinite
    geometry = ViewGeometry(frame: isFinite ? frame : .zero)
    super.init()
    layoutState.waitsForProperties = type(of: self) != UIView.self
    if !isFinite { _ = accepts(frame, for: "init(frame:)") }
  }

  /// Makes a view from an archive, with its frame, its attributes and its subviews: from a storyboard or xib, or from what
  /// ``encode(with:)`` wrote; else with an empty frame. Rules: IB-10, CODE-10.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    layoutState.waitsForProperties = type(of: self) != UIView.self
    if let file = coder as? InterfaceArchive { file.read(self) } else { ArchivedView.read(self, from: coder) }
  }

  /// Writes the view's values and its subviews under keys; does nothing if `coder` has no keys. An override calls `super`, and can
  /// write values of its own. Rules: CODE-10 to CODE-12.
  open func encode(with coder: NSCoder) { ArchivedView.write(self, to: coder) }

  /// The class that an archive names. Rules: CODE-10.
  nonisolated open override var classForCoder: AnyClass { ArchivedClasses.named(type(of: self)) }

  /// Makes a view with an empty frame.
  @preconcurrency @MainActor public override convenience init() { self.init(frame: .zero) }

  /// Only the library calls it.
  @available(*, unavailable)
  public required convenience init(madeBy system: SystemInitialization) {
    SystemInitialization.name = system.name
    self.init(frame: system.frame)
    SystemInitialization.name = nil
  }

  deinit {
    if let rare { leave(rare) }
    dissolve()
  }

  // MARK: Responder chain

  /// The controller whose root view this is, else the superview. Rules: RESP-02, RESP-08.
  open override var next: UIResponder? { owner ?? links.superview }

  /// A root view is named after its controller.
  override var nameTitle: String? { owner?.nameTitle.map { "\($0).view" } }

  override var responderWindow: UIWindow? { links.window }

  // MARK: The tree

  /// The view that contains this one. Not a strong reference. Rules: VIEW-21.
  open var superview: UIView? { links.superview }

  /// The views inside this one, back to front; a copy. Rules: VIEW-20.
  open var subviews: [UIView] { orderedSubviews }

  /// The window whose tree the view is in, or `nil`. Not a strong reference. Rules: SEED-06.
  open var window: UIWindow? { links.window }

  /// Adds `view` in front of the other subviews.
  ///
  /// A view that has another superview leaves it in the same move. Controllers whose root views come on screen get
  /// `viewWillAppear(_:)` first, within this call; `viewDidAppear(_:)` comes at the end of the turn.
  /// - Issues: `viewCycle`, `windowAsSubview`, `actualParent`, `reentrantMove`; the tree is then unchanged.
  /// - Rules: VIEW-02 to VIEW-10, APP-28.
  open func addSubview(_ view: UIView) { ViewMove.run(view, to: self, at: .front, call: "addSubview(_:)") }

  /// Inserts `view` at `index` of ``subviews``.
  /// - Issues: those of ``addSubview(_:)``; `indexOutOfRange` for an index outside `0...count`, which is clamped.
  /// - Rules: VIEW-11, VIEW-13, MIS-04.
  open func insertSubview(_ view: UIView, at index: Int) {
    ViewMove.run(view, to: self, at: .index(index), call: "insertSubview(_:at:)")
  }

  /// Inserts `view` directly behind `siblingSubview`.
  /// - Issues: those of ``addSubview(_:)``; `notASubview`, and the view is then added in front of all.
  /// - Rules: VIEW-12, VIEW-13, MIS-06.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    ViewMove.run(view, to: self, at: .below(siblingSubview), call: "insertSubview(_:belowSubview:)")
  }

  /// Inserts `view` directly in front of `siblingSubview`.
  /// - Issues: those of ``addSubview(_:)``; `notASubview`, and the view is then added in front of all.
  /// - Rules: VIEW-12, VIEW-13, MIS-06.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    ViewMove.run(view, to: self, at: .above(siblingSubview), call: "insertSubview(_:aboveSubview:)")
  }

  /// Removes the view from its superview; does nothing if it has none.
  ///
  /// Controllers whose root views leave the screen get `viewWillDisappear(_:)` first, within this call;
  /// `viewDidDisappear(_:)` comes at the end of the turn.
  /// - Rules: VIEW-06, VIEW-07, VIEW-17.
  open func removeFromSuperview() { ViewMove.run(view: self, call: "removeFromSuperview()") }

  /// Exchanges two subviews. No hook is called.
  /// - Issues: `indexOutOfRange`; nothing changes.
  /// - Rules: VIEW-14, VIEW-16, MIS-05.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    SubviewOrder.exchange(index1, index2, in: self)
  }

  /// Moves `view` in front of its siblings. No hook is called.
  /// - Issues: `notASubview`; nothing changes.
  /// - Rules: VIEW-15, VIEW-16, MIS-07.
  open func bringSubviewToFront(_ view: UIView) { SubviewOrder.move(view, to: .front, in: self) }

  /// Moves `view` behind its siblings. No hook is called.
  /// - Issues: `notASubview`; nothing changes.
  /// - Rules: VIEW-15, VIEW-16, MIS-07.
  open func sendSubviewToBack(_ view: UIView) { SubviewOrder.move(view, to: .back, in: self) }

  /// Whether the view is `view` or one of its descendants.
  /// - Complexity: O(depth).
  /// - Rules: VIEW-18.
  open func isDescendant(of view: UIView) -> Bool {
    var current: Unmanaged? = Unmanaged.passUnretained(self)
    while let candidate = current {
      if candidate.lend({ $0 === view }) { return true }
      current = candidate.lend { $0.links.superview.uncounted }
    }
    return false
  }

  /// The first view with `tag`, searched depth first, this view included.
  /// - Complexity: O(n) in the views inside.
  /// - Rules: VIEW-19.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var open = [self]
    while let view = open.popLast() {
      if view.tag == tag { return view }
      open.append(contentsOf: view.orderedSubviews.reversed())
    }
    return nil
  }

  // MARK: Gestures

  /// The view's gesture recognizers; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer; it is removed from another view first.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rareState.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a gesture recognizer; does nothing if it belongs to another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.attempt?.environment.release(gestureRecognizer)
    rareState.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The interactions of the view, in the order of adding. Setting them removes the old ones first. Rules: ACT-01.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves its old view first. Does nothing if it is here already. Rules: ACT-01.
  open func addInteraction(_ interaction: any UIInteraction) { ViewInteractions.add(interaction, to: self) }

  /// Removes an interaction; does nothing if it belongs to another view. Rules: ACT-01.
  open func removeInteraction(_ interaction: any UIInteraction) { ViewInteractions.remove(interaction, from: self) }

  /// Whether a gesture may begin in the view. The base returns `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Touches; passed on, unless the content answers taps (TOUCH-41)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !TapFollowing.began(touches, self) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !TapFollowing.moved(touches, self) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !TapFollowing.ended(touches, self) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !TapFollowing.cancelled(touches, self) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Hooks of the tree; the base of each does nothing (VIEW-27)

  /// The view is about to get another superview, or none. Called before the move.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has got another superview, or none. Rules: SEED-26.
  open func didMoveToSuperview() {}
  /// The view is about to get another window, or none; superviews get the call before their subviews. Rules: VIEW-03 to VIEW-05.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has got another window, or none; the whole subtree has it already. Rules: VIEW-03 to VIEW-05.
  open func didMoveToWindow() {}
  /// `subview` was added, by any of the inserting methods.
  open func didAddSubview(_ subview: UIView) {}
  /// `subview` is about to be removed and is still in ``subviews``. Rules: VIEW-07.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Geometry, in points

  /// The smallest upright rectangle around the view, in its superview's coordinates; computed. Rules: GEO-01 to GEO-03, GEO-06.
  /// - Issues: `invalidGeometry` (the old frame stays), `frameWithTransform`.
  open var frame: CGRect {
    get {
      guard let rare, rare.hasOwnAnchor else { return geometry.frame(under: transform) }
      return geometry.frame(under: rare.transform, anchor: rare.anchorPoint)
    }
    set { GeometryChange.setFrame(newValue, of: self) }
  }

  /// The view's rectangle in its own coordinates. Rules: GEO-01, GEO-04.
  /// - Issues: `invalidGeometry`; the old bounds stay.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { GeometryChange.setBounds(newValue, of: self) }
  }

  /// The center of the view, in its superview's coordinates. Rules: GEO-05.
  /// - Issues: `invalidGeometry`; the old center stays.
  open var center: CGPoint {
    get { geometry.center }
    set { GeometryChange.setCenter(newValue, of: self) }
  }

  /// Rotates and scales the view about its center. Rules: GEO-05.
  /// - Issues: `invalidGeometry`; the old transform stays.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { GeometryChange.setTransform(newValue, of: self) }
  }

  /// ``transform`` in space. The view's frame, and what is converted, follow its part in the plane. Rules: LAYER-09.
  /// - Issues: `invalidGeometry`; the old transform stays.
  open var transform3D: CATransform3D {
    get { rare?.layer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }

  /// The point of the view that is at ``center``, in units of the bounds; the middle by default. Rules: LAYER-08.
  /// - Issues: `invalidGeometry`; the old point stays.
  open var anchorPoint: CGPoint {
    get { anchor }
    set { layer.anchorPoint = newValue }
  }

  /// How many pixels a point has; by default the screen's scale. The library never reads it.
  /// - Issues: `invalidGeometry`; the old scale stays.
  open var contentScaleFactor: CGFloat {
    get { rare?.contentScaleFactor ?? UIScreen.main.scale }
    set { if accepts(newValue, for: "contentScaleFactor") { rareState.contentScaleFactor = newValue } }
  }

  /// Whether a change of size resizes the subviews by their masks. Rules: AUTO-01.
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }

  /// The margins and sides of the view that change with its superview's size. Rules: AUTO-02, AUTO-03.
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set { layoutState.autoresizingMask = newValue }
  }

  /// Whether the frame and the autoresizing mask become constraints once an active constraint names the view. Set it to
  /// `false` for a view whose place and size other constraints determine. Rules: AL-15.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutState.translatesMask = newValue
      LayoutEngine.translationChanged(of: self)
    }
  }

  /// The size that fits into `size` best: the present size, unless a subclass overrides this. Rules: GEO-13.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size that ``sizeThatFits(_:)`` returns and keeps the frame's origin. Rules: GEO-13.
  open func sizeToFit() {
    let origin = frame.origin
    frame = CGRect(origin: origin, size: sizeThatFits(bounds.size))
  }

  /// Converts a point from this view's coordinates to `view`'s, or to the window's for `nil`. Rules: GEO-07, GEO-09, GEO-10.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    GeometryConversion(from: self, to: view).convert(point)
  }

  /// Converts a point from `view`'s coordinates, or from the window's for `nil`, to this view's. Rules: GEO-07, GEO-09, GEO-10.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    GeometryConversion(to: self, from: view).convert(point)
  }

  /// Converts a rectangle; the result is the bounding box of its corners. Rules: GEO-08.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    GeometryConversion(from: self, to: view).convert(rect)
  }

  /// Converts a rectangle; the result is the bounding box of its corners. Rules: GEO-08.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    GeometryConversion(to: self, from: view).convert(rect)
  }

  /// A subview has left, was hidden or shown, or has another content. A stack view notices it here.
  func subviewChanged(_ subview: UIView, _ change: SubviewChange) {}

  /// ``bounds`` are about to get another size, in a window. The container of a presentation announces it from here.
  func boundsSizeWillChange(to size: CGSize) {}

  // MARK: Hit testing

  /// The foremost view at `point`, this view or a descendant, or `nil`. Rules: HIT-01 to HIT-05.
  /// - Parameters:
  ///   - point: In this view's coordinates.
  ///   - event: The event that caused the hit test; `nil` outside an event.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTest.view(at: point, in: self, with: event)
  }

  /// Whether `point`, in this view's coordinates, lies in ``bounds``; points on the far edges do not. Rules: HIT-03.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view and its descendants can be hit.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one touch at a time. The library never reads it.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches meanwhile. The library never reads it.
  open var isExclusiveTouch = false

  // MARK: Layout

  /// Marks the view for layout: it is laid out at the end of the turn if it is in a window. Rules: LAY-01, LAY-05.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the marked views in this view's subtree, now. Rules: LAY-02.
  /// - Complexity: O(n) in the views inside.
  open func layoutIfNeeded() { LayoutPass.run(in: self) }

  /// Lays out the subviews. The base does nothing; `super` is not required. Don't call it, call ``setNeedsLayout()``.
  /// Rules: LAY-03, LAY-04, LAY-07.
  open func layoutSubviews() {}

  /// Sets contents and looks from what they depend on, before layout. An override calls `super`; the base does nothing. Don't call it,
  /// call ``setNeedsUpdateProperties()``. A change of an object of Observation that it has read, or of traits, calls it again.
  /// Rules: LAY-08, LAY-09, LAY-11.
  open func updateProperties() {}

  /// Lets the end of the turn call ``updateProperties()``, without laying out the view. Rules: LAY-08.
  open func setNeedsUpdateProperties() { PropertyUpdates.mark(self) }

  /// Calls ``updateProperties()`` now for what waits in this view's subtree, with the controllers of root views. Rules: LAY-10.
  /// - Complexity: O(n) in the views inside.
  open func updatePropertiesIfNeeded() { PropertyUpdates.run(in: self) }

  // MARK: Auto Layout

  /// Whether views of the class need constraints to be laid out: their tree then sends ``updateConstraints()`` even if no
  /// constraint is active. The base returns `false`. Rules: AL-20.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes the view's constraints just before they are solved. An override calls `super` last. Don't call it, call
  /// ``setNeedsUpdateConstraints()``.
  /// - Issues: `superNotCalled`.
  /// - Rules: AL-17 to AL-19, SUP-10.
  open func updateConstraints() { ConstraintUpdates.reachesBase(of: self) }

  /// Marks the view for ``updateConstraints()`` before the next layout. Rules: AL-17.
  open func setNeedsUpdateConstraints() { ConstraintUpdates.mark(self) }

  /// Whether the view is marked for ``updateConstraints()``. A new view is. Rules: AL-17.
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

  /// Sends ``updateConstraints()`` to the marked views in this view's subtree, now. Rules: AL-18.
  open func updateConstraintsIfNeeded() { ConstraintUpdates.run(in: self) }

  /// The size of the content, in points; `noIntrinsicMetric` for a side without one, as in the base. It counts for views that a
  /// constraint names and that don't translate their masks. Rules: AL-16.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Makes the next layout read ``intrinsicContentSize`` again, and with it ``alignmentRectInsets`` and the baselines.
  /// Rules: AL-12, AL-16.
  open func invalidateIntrinsicContentSize() {
    LayoutEngine.contentSizeChanged(of: self)
    if let superview = links.superview { superview.subviewChanged(self, .contentSize) }
  }

  /// How strongly the view resists becoming larger than its content; 250 by default. Rules: AL-16.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rare?.layout?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists becoming larger than its content. Rules: AL-16.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    viewLayout.hugging[axis] = priority
    LayoutEngine.contentSizeChanged(of: self)
  }

  /// How strongly the view resists becoming smaller than its content; 750 by default. Rules: AL-16.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rare?.layout?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists becoming smaller than its content. Rules: AL-16.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    viewLayout.resistance[axis] = priority
    LayoutEngine.contentSizeChanged(of: self)
  }

  /// The size that the constraints inside the view would give it, as near to `targetSize` as they permit; both priorities are 50.
  ///
  /// ``layoutFittingCompressedSize`` asks for the smallest size, ``layoutFittingExpandedSize`` for the largest.
  /// - Complexity: O(n) in the constraints inside, and their solution.
  /// - Rules: AL-80, AL-82.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside the view would give it, as near to `targetSize` as they and the priorities permit.
  /// Changes nothing, but sends the waiting `updateConstraints()` in the subtree.
  /// - Parameters:
  ///   - targetSize: In points.
  ///   - horizontalFittingPriority: How strongly the width is drawn to the target's.
  ///   - verticalFittingPriority: How strongly the height is drawn to the target's.
  /// - Complexity: O(n) in the constraints inside, and their solution.
  /// - Rules: AL-80 to AL-82.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutFitting.size(
      of: self, near: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// How far the alignment rectangle lies inside the frame, in points. The base returns 0 for each edge. A view whose insets change
  /// calls ``invalidateIntrinsicContentSize()``. Rules: AL-12.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle, which constraints place, for a frame. Rules: AL-12.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for an alignment rectangle. Rules: AL-12.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The subview whose first baseline is the view's: the base returns ``forLastBaselineLayout``. Rules: AL-12.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The subview whose last baseline is the view's: the base returns the view. Rules: AL-12.
  open var forLastBaselineLayout: UIView { self }

  /// The baselines of the view's own text. A view that changes them calls `invalidateIntrinsicContentSize()`.
  var textBaselines: TextBaselines { rare?.layout?.baselines ?? .edges }

  /// Marks the view to be drawn at the end of the turn: ``draw(_:)`` is called if the view's class overrides it. Rules: DRAW-30.
  open func setNeedsDisplay() { DisplayPass.mark(self, nil) }
  /// Marks a part of the view to be drawn at the end of the turn. Rules: DRAW-30.
  open func setNeedsDisplay(_ rect: CGRect) { DisplayPass.mark(self, rect) }
  /// Draws the view in the current context, which keeps the commands: ``drawnCommands``. The base does nothing; don't call it, call
  /// ``setNeedsDisplay()``.
  ///
  /// The library calls it for views whose class overrides it: once they are visible in a window, and after they were marked.
  /// - Parameter rect: The part of the bounds to draw, in points.
  /// - Rules: DRAW-30, DRAW-31.
  open func draw(_ rect: CGRect) {}

  // MARK: Anchors, which make constraints for the view's attributes. Rules: AL-05

  /// The leading edge: left, or right where text runs from right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.firstBaseline)) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.lastBaseline)) }

  // MARK: Installed constraints; `NSLayoutConstraint.activate(_:)` finds the view by itself. Rules: AL-01, AL-02

  /// The constraints that are installed on the view, in the order of installation.
  open var constraints: [NSLayoutConstraint] { rare?.layout?.installed ?? [] }

  /// Installs a constraint, whose items must be this view, views inside it, or their guides.
  /// - Issues: `noCommonAncestorOfItems`; nothing is installed.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintInstallation.add([constraint], to: self, call: "addConstraint(_:)")
  }

  /// Installs constraints; see ``addConstraint(_:)``.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintInstallation.add(constraints, to: self, call: "addConstraints(_:)")
  }

  /// Removes a constraint, which is then inactive; does nothing if it is installed on another view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintInstallation.remove([constraint], from: self)
  }

  /// Removes constraints; see ``removeConstraint(_:)``.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintInstallation.remove(constraints, from: self)
  }

  // MARK: Guides

  /// The guides that were added to the view, in order.
  open var layoutGuides: [UILayoutGuide] { rare?.layout?.guides ?? [] }

  /// Adds a guide, which then lies in this view's coordinates; it leaves another view first. Rules: AL-13.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuides.add(layoutGuide, to: self) }

  /// Removes a guide and deactivates the constraints that name it; does nothing if it belongs to another view. Rules: AL-13.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuides.remove(layoutGuide, from: self) }

  /// The part of the view that ``safeAreaInsets`` leave free. Rules: AL-14.
  open var safeAreaLayoutGuide: UILayoutGuide { LayoutGuides.guide(.safeArea, of: self) }

  /// The part of the view inside ``layoutMargins``. Rules: AL-14.
  open var layoutMarginsGuide: UILayoutGuide { LayoutGuides.guide(.margins, of: self) }

  /// The part of the margins in which text is easy to read: at most 672 points wide, in the middle. Rules: AL-14.
  open var readableContentGuide: UILayoutGuide { LayoutGuides.readable(of: self) }

  /// The area that the keyboard covers. Rules: AL-14.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { LayoutGuides.keyboard(of: self) }

  // MARK: The layer

  /// The class of the view's layer. The base returns `CALayer`. Rules: LAYER-14.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, an object of ``layerClass``, made when it is first asked for. Rules: LAYER-01.
  open var layer: CALayer { madeLayer }

  /// The action of the layer for an event: an animation inside an animation block, else `NSNull()`. Rules: LAYER-32.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { LayerActions.ofView(event, layer) }

  /// Lays out the view: the base calls ``layoutSubviews()``. Rules: LAYER-12.
  open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }

  /// Gives the layer its content. The base lets the layer be drawn. Rules: DRAW-32.
  open func display(_ layer: CALayer) { LayerDisplay.draw(layer) }
  /// Draws the layer's content: the base calls ``draw(_:)``. Rules: DRAW-32.
  open func draw(_ layer: CALayer, in ctx: CGContext) { DisplayPass.draw(self, layer) }
  /// The layer is about to be drawn. The base does nothing. Rules: DRAW-32.
  open func layerWillDraw(_ layer: CALayer) {}

  // MARK: Safe area and margins, in points

  /// How far bars and the device's corners cover the view at each edge. Rules: SAFE-01 to SAFE-05.
  /// - Complexity: O(depth), where any safe area is in use; else O(1).
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// Insets that the view adds to the safe area of its subviews, such as for a container's bars.
  var addedSafeAreaInsets: UIEdgeInsets { .zero }

  /// ``safeAreaInsets`` has changed. The base does nothing. Rules: SAFE-06.
  open func safeAreaInsetsDidChange() {}

  /// The distance that content keeps from the edges, including the safe area. Rules: MARG-01 to MARG-04.
  open var layoutMargins: UIEdgeInsets {
    get { LayoutMargins.effective(of: self) }
    set { LayoutMargins.setOwn(newValue, of: self) }
  }

  /// ``layoutMargins`` with leading and trailing edges. Rules: MARG-01.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { LayoutMargins.directional(of: self) }
    set { LayoutMargins.setOwn(newValue, of: self) }
  }

  /// Whether the superview's margins apply where they reach into this view. Rules: MARG-04.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set { LayoutMargins.change(self) { self.layoutState.preservesSuperviewMargins = newValue } }
  }

  /// Whether the safe area is added to the view's own margins. Rules: MARG-02.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set { LayoutMargins.change(self) { self.layoutState.insetsMarginsFromSafeArea = newValue } }
  }

  /// ``layoutMargins`` has changed. The base does nothing. Rules: MARG-05.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The traits of the view's environment: size classes, light or dark, the preferred text size.
  ///
  /// They come from the window, overlaid by ``traitOverrides`` on the way down. A view that was never in a window returns the
  /// traits that it can expect: those of the main screen; a view that was removed keeps the traits that it had.
  /// - Complexity: O(depth) once an object overrides a trait; else O(1).
  /// - Rules: TRAIT-01, TRAIT-03.
  open var traitCollection: UITraitCollection { TraitClimb.traits(of: self) }

  /// The traits that the view sets for itself and its descendants. Rules: TRAIT-06.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitState?.overrides ?? TraitValues()) }
    set { TraitChange.setOverrides(newValue, of: self) }
  }

  /// Light or dark for the view and its descendants; `unspecified` inherits the value.
  ///
  /// The same as ``traitOverrides`` for this one trait.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.setStyle(newValue) }
  }

  /// Sends the waiting trait changes of the view's window, now. Rules: TRAIT-06.
  open func updateTraitsIfNeeded() { LayoutPass.updateTraits(around: self) }

  /// ``traitCollection`` has changed. Sent at the end of the turn, before layout, superviews first. The base does nothing.
  /// Rules: TRAIT-02, TRAIT-03.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The smallest size of content in the view and inside; `nil` for none. Rules: TRAIT-20.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.limits?.minimum }
    set { ViewContentSize.limit(self, from: newValue, to: maximumContentSizeCategory) }
  }

  /// The largest size of content in the view and inside; `nil` for none. It counts if it is below the minimum. Rules: TRAIT-20.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.limits?.maximum }
    set { ViewContentSize.limit(self, from: minimumContentSizeCategory, to: newValue) }
  }

  /// Lines with the view and its superviews, each with its size of content and its limits. Rules: TRAIT-20.
  /// - Complexity: O(n²) in the superviews.
  open var appliedContentSizeCategoryLimitsDescription: String { ViewContentSize.description(of: self) }

  /// The proxy of the class, from which its objects take values. Rules: PROXY-01.
  open class func appearance() -> Self { AppearanceDoor.proxy(of: self) }

  // MARK: Appearance: stored, never drawn (VIEW-23 to VIEW-25)

  /// Whether the view and its descendants would not be drawn; it stays in the tree. Rules: VIEW-23, RESP-14.
  open var isHidden: Bool {
    get { layoutState.isHidden }
    set {
      let changes = layoutState.isHidden != newValue
      layoutState.isHidden = newValue
      if newValue { FirstResponder.resign(inside: self) }
      if changes, let superview = links.superview { superview.subviewChanged(self, .hidden) }
      if !newValue, DisplayPass.hasUndrawn { DisplayPass.retry() }
      if layoutState.isObserved { PropertyChanges.tell(self, "isHidden", from: changes ? !newValue : newValue) }
    }
  }

  /// From 0 (clear) to 1 (opaque), rounded to single precision. Rules: VIEW-24.
  open var alpha: CGFloat {
    get { CGFloat(layoutState.alpha) }
    set {
      let (old, alpha) = (layoutState.alpha, Float(newValue.isNaN ? 0 : min(max(newValue, 0), 1)))
      if Animation.isInBlock, alpha != old {
        AnimatedValues.note(.alpha(CGFloat(old)), of: self)
        LayerActions.viewChanges(self, ["opacity"]) { layoutState.alpha = alpha }
      } else {
        layoutState.alpha = alpha
      }
      if layoutState.isObserved { PropertyChanges.tell(self, "alpha", from: CGFloat(old)) }
    }
  }

  /// Whether the view would cover the views behind it. The library never reads it.
  open var isOpaque = true
  /// Whether subviews would be clipped to the bounds. The library never reads it.
  open var clipsToBounds = false
  /// Whether the view is cleared before it is drawn. The library never reads it: it is.
  open var clearsContextBeforeDrawing = true
  /// The colour that would fill the view; `nil` for none. A snapshot gets it too.
  open var backgroundColor: UIColor? {
    get { rare?.backgroundColor }
    set {
      let old = layoutState.isObserved ? backgroundColor : nil
      defer { if layoutState.isObserved { PropertyChanges.tell(self, "backgroundColor", from: old) } }
      guard Animation.isInBlock, newValue != backgroundColor else {
        rareState.backgroundColor = newValue
        return
      }
      AnimatedValues.note(.backgroundColor(backgroundColor), of: self)
      LayerActions.viewChanges(self, ["backgroundColor"]) { rareState.backgroundColor = newValue }
    }
  }
  /// The view's own tint, or the nearest superview's, or the system's blue. Setting `nil` restores the inherited one.
  open var tintColor: UIColor! {
    get { TintColor.effective(of: self) }
    set { TintColor.set(newValue, of: self) }
  }
  /// Whether ``tintColor`` is grey, here and in subviews that do not set it. `automatic` takes it from the superview; the getter
  /// returns what is in force. Rules: VIEW-40.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { TintColor.isDimmed(self) ? .dimmed : .normal }
    set { TintColor.set(newValue, of: self) }
  }
  /// ``tintColor`` or ``tintAdjustmentMode`` has changed, here or in a superview. The base does nothing.
  open func tintColorDidChange() {}
  /// How the content would be resized with the view; `.redraw` calls ``setNeedsDisplay()``. Rules: VIEW-25.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { rareState.contentMode = newValue }
  }
  /// Whether leading and trailing use a direction that the view sets.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      rareState.semanticContentAttribute = newValue
      if layoutState.holdsConstraints { LayoutEngine.directionChanged(in: self) }
    }
  }
  /// The direction of content with a meaning, in the interface of the main screen. Rules: ACT-42.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let direction = UIScreen.main.traitCollection.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The direction of content with a meaning, in an interface of a direction. Rules: ACT-42.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }
  /// The direction of leading and trailing in the view: a forced direction, else that of text, except for content that
  /// stands for places in space or in time.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: return .rightToLeft
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .unspecified:
      guard TraitUse.hasRightToLeft(around: self) else { return .leftToRight }
      return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// A number that identifies the view in ``viewWithTag(_:)``. Rules: VIEW-19.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { rareState.tag = newValue }
  }
  /// The name of the view's stored state. The library never reads it.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// A view whose opacity would be that of this one's content. It is no subview. The library never reads it.
  open var mask: UIView? {
    get { rare?.mask }
    set { rareState.mask = newValue }
  }
  /// Writes the state of the view. The library never calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state of the view. The library never calls it.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// A view of this one's size with what is drawn in it. Rules: DRAW-34.
  /// - Parameter afterUpdates: Whether waiting layout and drawing is done first.
  /// - Complexity: O(n) in the views inside.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    HierarchyDrawing.snapshot(of: self, bounds, afterUpdates: afterUpdates)
  }

  /// A view with what is drawn in a part of this one. Rules: DRAW-34.
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Whether waiting layout and drawing is done first.
  ///   - capInsets: The edges that keep their size. The library never reads it.
  /// - Complexity: O(n) in the views inside.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    HierarchyDrawing.snapshot(of: self, rect, afterUpdates: afterUpdates)
  }

  /// Draws the view and what is inside into the current context. Rules: DRAW-33.
  /// - Parameters:
  ///   - rect: Where the view's bounds come to lie.
  ///   - afterUpdates: Whether waiting layout and drawing is done first.
  /// - Returns: Whether there is a current context.
  /// - Complexity: O(n) in the views inside.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    HierarchyDrawing.draw(self, in: rect, afterUpdates: afterUpdates)
  }

  /// What ``draw(_:)`` drew last, in the view's coordinates. Rules: DRAW-31.
  public final var drawnCommands: [CGContext.Command] { (rare?.layer?.values.contents as? CGImage)?.commands ?? [] }

  /// Makes the first responder inside this view resign.
  /// - Parameter force: Whether the responder resigns even if it refuses.
  /// - Returns: Whether no first responder is left inside.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.endEditing(in: self, force: force) }

  // MARK: Focus

  /// The environments inside that focus would prefer: none. The library never reads it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The controller whose root view this is, else the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// Does nothing: nothing is ever focused.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: nothing is ever focused.
  open func updateFocusIfNeeded() {}
  /// Whether focus may change so. The base returns `true`; the library never asks.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Focus has changed. The base does nothing; the library never calls it.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The person has hinted at a movement. The base does nothing; the library never calls it.
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Whether the view can be focused. The base returns `false`.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused: never.
  open var isFocused: Bool { false }
  /// Contains what can be focused: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The subviews in a rectangle that can be focused.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    var items: [any UIFocusItem] = []
    for subview in subviews where subview.canBecomeFocused && subview.frame.intersects(rect) { items.append(subview) }
    return items
  }
  /// The view's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The group of the view. The library never reads it.
  open var focusGroupIdentifier: String? {
    get { rare?.focus?.group }
    set { madeFocus.group = newValue }
  }
  /// How much focus prefers the view in its group. The library never reads it.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rare?.focus?.priority ?? .ignored }
    set { madeFocus.priority = newValue }
  }
  /// How the focused view looks. The library never reads it.
  open var focusEffect: UIFocusEffect? {
    get { rare?.focus?.effect }
    set { madeFocus.effect = newValue }
  }

  // MARK: Accessibility

  /// An identifier by which interface tests find the view. The library never reads it, nor the properties below.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// Whether the view is an element for assistive technologies. `false` by default.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// A short name of the view.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// A hint at the result of using the view.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The view's value.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The traits that describe the view to assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Whether assistive technologies ignore the view's descendants.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether assistive technologies ignore the view's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether the view's descendants are read before its siblings.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// The elements inside the view, for assistive technologies; `nil` by default. The three methods below read them.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// The rectangle on the screen, in points: that of the bounds unless it is set. Rules: ACT-30.
  open var accessibilityFrame: CGRect {
    get { rare?.furtherAccessibility?.frame ?? convert(bounds, to: nil) }
    set { madeFurther.frame = newValue }
  }
  /// Where a tap of an assistive technology goes: the middle of the rectangle unless it is set. Rules: ACT-30.
  open var accessibilityActivationPoint: CGPoint {
    get {
      rare?.furtherAccessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { madeFurther.activationPoint = newValue }
  }
  /// The actions that assistive technologies offer; `nil` without any. Rules: ACT-31.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare?.furtherAccessibility?.actions }
    set { madeFurther.actions = newValue }
  }
  /// The ways through the elements that a person can choose; `nil` without any. Rules: ACT-65.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rare?.furtherAccessibility?.rotors }
    set { madeFurther.rotors = newValue }
  }
  /// The language of the texts, as a code of BCP 47.
  open var accessibilityLanguage: String? {
    get { rare?.furtherAccessibility?.language }
    set { madeFurther.language = newValue }
  }
  /// How assistive technologies go through the elements inside.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rare?.furtherAccessibility?.navigationStyle ?? .automatic }
    set { madeFurther.navigationStyle = newValue }
  }
  /// What the elements inside are together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rare?.furtherAccessibility?.containerType ?? .none }
    set { madeFurther.containerType = newValue }
  }
  /// Whether a person can act on the element; whether the view can be touched unless it is set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { rare?.furtherAccessibility?.respondsToUse ?? isUserInteractionEnabled }
    set { madeFurther.respondsToUse = newValue }
  }
  /// ``accessibilityLabel`` with attributes; setting it sets that, too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityTexts.attributed(accessibilityLabel, rare?.furtherAccessibility?.label) }
    set {
      accessibilityLabel = newValue?.string
      madeFurther.label = newValue
    }
  }
  /// ``accessibilityHint`` with attributes; setting it sets that, too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityTexts.attributed(accessibilityHint, rare?.furtherAccessibility?.hint) }
    set {
      accessibilityHint = newValue?.string
      madeFurther.hint = newValue
    }
  }
  /// ``accessibilityValue`` with attributes; setting it sets that, too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityTexts.attributed(accessibilityValue, rare?.furtherAccessibility?.value) }
    set {
      accessibilityValue = newValue?.string
      madeFurther.value = newValue
    }
  }
  /// What a person may call the element; ``accessibilityLabel`` unless it is set.
  open var accessibilityUserInputLabels: [String]! {
    get { rare?.furtherAccessibility?.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { madeFurther.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// What a person may call the element, with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      rare?.furtherAccessibility?.inputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set { madeFurther.inputLabels = newValue }
  }
  /// The elements that are headings of this one.
  open var accessibilityHeaderElements: [Any]? {
    get { rare?.furtherAccessibility?.headers }
    set { madeFurther.headers = newValue }
  }
  /// The kind of the text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { rare?.furtherAccessibility?.textualContext }
    set { madeFurther.textualContext = newValue }
  }
  /// Whether inverted colours leave the view as it is.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rare?.furtherAccessibility?.ignoresInvertedColors ?? false }
    set { madeFurther.ignoresInvertedColors = newValue }
  }
  /// Where drags can begin.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { rare?.furtherAccessibility?.drags }
    set { madeFurther.drags = newValue }
  }
  /// Where drags can end.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { rare?.furtherAccessibility?.drops }
    set { madeFurther.drops = newValue }
  }
  /// How the view takes direct touches.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { rare?.furtherAccessibility?.touches ?? [] }
    set { madeFurther.touches = newValue }
  }
  /// Whether the view shows what is inside it.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { rare?.furtherAccessibility?.expanded ?? .unsupported }
    set { madeFurther.expanded = newValue }
  }
  /// The number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at `index` of ``accessibilityElements``; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    AccessibilityElements.element(at: index, of: accessibilityElements)
  }
  /// The index of `element` in ``accessibilityElements``, or `NSNotFound`.
  /// - Complexity: O(n) in the elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    AccessibilityElements.index(of: element, in: accessibilityElements)
  }
  /// The outline on the screen, for assistive technologies; `nil` unless it is set. The library never reads it.
  open var accessibilityPath: UIBezierPath? {
    get { rare?.furtherAccessibility?.path }
    set { madeFurther.path = newValue }
  }

  // MARK: The large form, with large text

  /// Whether a long press shows the view in large form, with large text. Nothing is shown; the library never reads it, nor the properties below.
  open var showsLargeContentViewer: Bool {
    get { rare?.furtherAccessibility?.largeContent.isShown ?? false }
    set { madeFurther.largeContent.isShown = newValue }
  }
  /// The text of the large form.
  open var largeContentTitle: String? {
    get { rare?.furtherAccessibility?.largeContent.title }
    set { madeFurther.largeContent.title = newValue }
  }
  /// The picture of the large form.
  open var largeContentImage: UIImage? {
    get { rare?.furtherAccessibility?.largeContent.image }
    set { madeFurther.largeContent.image = newValue }
  }
  /// Whether the picture is scaled.
  open var scalesLargeContentImage: Bool {
    get { rare?.furtherAccessibility?.largeContent.scales ?? false }
    set { madeFurther.largeContent.scales = newValue }
  }
  /// The insets of the picture.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rare?.furtherAccessibility?.largeContent.insets ?? .zero }
    set { madeFurther.largeContent.insets = newValue }
  }
}

extension UIView {
  /// The controller whose root view this is. The controller retains the view and clears this link.
  nonisolated final var owner: (any ViewOwner)? {
    get { links.owner }
    set { links.owner = newValue }
  }

  private final var madeFocus: FocusChoices {
    if let focus = rareState.focus { return focus }
    let made = FocusChoices()
    rareState.focus = made
    return made
  }

  private final var madeFurther: FurtherAccessibility {
    if let further = rare?.furtherAccessibility { return further }
    let made = FurtherAccessibility()
    rareState.furtherAccessibility = made
    return made
  }

  private final var accessibility: AccessibilityAttributes {
    get { rare?.accessibility ?? AccessibilityAttributes() }
    set { rareState.accessibility = newValue }
  }

  final var rareState: RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }
}

extension UIView: @preconcurrency NSCoding {}
