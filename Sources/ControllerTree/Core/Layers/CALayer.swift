import Foundation

/// A rectangle in a tree of layers. Nothing is drawn: a layer keeps geometry, order, looks and animations.
///
/// Each view has a layer, made when it is first asked for: ``UIView/layer``. The two have one geometry, opacity, colour and place in the
/// tree. Layers of your own are added with ``addSublayer(_:)``. A layer's values are those of its *model*; ``presentation()`` gives those
/// of the present moment of its animations.
///
/// This class declares what a subclass can override. The files beside it implement it: `LayerTree`, `LayerGeometry`, `LayerActions`,
/// `LayerAnimations`, `LayerLayout`, `LayerKeys`.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  final var nameNumber: Int32 = 0
  final var values = LayerValues()
  final var timing = MediaTiming()
  /// The view of a view's layer; `nil` for any other, and once the view is gone.
  final var viewReference: ViewReference?
  final var tree = LayerTree()
  final var running: [RunningAnimation] = []
  final var isMarkedForLayout = false
  final var displayMark = LayerDisplay.Mark.none
  /// The layer whose presentation this one is.
  final var presented: CALayer?
  /// The actions of the properties that are changing.
  private final var pending: [(key: String, action: any CAAction)] = []
  private final var delegateReference: UnretainedTarget?

  // MARK: Creating

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a copy of a layer's values for its presentation. A subclass copies its own properties, too. Rules: LAYER-31.
  /// - Parameter layer: A layer of the same class.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init()
    LayerArchive.read(self, from: coder)
  }

  /// Writes the values of every layer, with sublayers and mask, under keys; those that a subclass adds are not written. Does nothing if
  /// `coder` has no keys. Rules: CODE-14.
  open func encode(with coder: NSCoder) { LayerArchive.write(self, to: coder) }

  /// The class that an archive names. Rules: CODE-10.
  nonisolated open override var classForCoder: AnyClass { ArchivedClasses.named(type(of: self)) }

  /// The layer that the presentation layer belongs to, else the layer itself. Rules: LAYER-31.
  open func model() -> Self { (presented as? Self) ?? self }

  /// A copy with the values of the present moment of the animations; `nil` outside of a window. Rules: LAYER-31.
  ///
  /// A subclass of your own conforms to ``LayerInitializable``; for any other the result is `nil`.
  /// - Complexity: O(n) in the running animations.
  open func presentation() -> Self? { PresentationLayer.make(of: self) as? Self }

  /// The delegate; the view for a view's layer, which can't be changed. Not retained. Rules: LAYER-01.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? delegateReference?.object as? any CALayerDelegate }
    set { if viewReference == nil { delegateReference = newValue.map { UnretainedTarget($0) } } }
  }

  /// The layer's name.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  // MARK: The tree

  /// The layer that contains this one: that of the superview for a view's layer. Rules: LAYER-02, LAYER-05.
  open var superlayer: CALayer? { LayerTree.superlayer(of: self) }

  /// The layers inside, back to front: those of the subviews and those that were added. Setting it replaces the latter.
  /// Rules: LAYER-03, LAYER-04.
  /// - Issues: those of ``addSublayer(_:)``.
  /// - Complexity: O(n) in the sublayers.
  open var sublayers: [CALayer]? {
    get {
      let layers = LayerTree.sublayers(of: self)
      return layers.isEmpty ? nil : layers
    }
    set { LayerTree.replace(in: self, with: newValue ?? []) }
  }

  /// Adds `layer` in front of the others; it leaves its former superlayer.
  /// - Issues: `layerOfView`, `layerCycle`; the tree is then unchanged.
  /// - Rules: LAYER-03 to LAYER-05.
  open func addSublayer(_ layer: CALayer) { LayerTree.insert(layer, in: self, at: .front, "addSublayer(_:)") }

  /// Inserts `layer` at an index of ``sublayers``; behind or in front of all if it is out of range.
  /// - Issues: those of ``addSublayer(_:)``.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    LayerTree.insert(layer, in: self, at: .index(Int(idx)), "insertSublayer(_:at:)")
  }

  /// Inserts `layer` directly behind `sibling`; in front of all if that is no sublayer.
  /// - Issues: those of ``addSublayer(_:)``.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    LayerTree.insert(layer, in: self, at: .below(sibling), "insertSublayer(_:below:)")
  }

  /// Inserts `layer` directly in front of `sibling`; in front of all if that is no sublayer.
  /// - Issues: those of ``addSublayer(_:)``.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    LayerTree.insert(layer, in: self, at: .above(sibling), "insertSublayer(_:above:)")
  }

  /// Puts `newLayer` into the place of `oldLayer`; does nothing if that is no sublayer.
  /// - Issues: those of ``addSublayer(_:)``.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    LayerTree.replace(oldLayer, by: newLayer, in: self)
  }

  /// Removes the layer from its superlayer; does nothing if it has none.
  /// - Issues: `layerOfView`; the tree is then unchanged.
  open func removeFromSuperlayer() { LayerTree.remove(self) }

  /// The layer whose content would limit what is shown of this one. It is no sublayer. The layer of a view without a superview can be
  /// one, and is it while the view has none. Rules: LAYER-05, LAYER-06.
  /// - Issues: `layerOfView`, `layerCycle`; the mask is then unchanged.
  open var mask: CALayer? {
    get { LayerTree.mask(of: presented ?? self) }
    set { LayerTree.setMask(newValue, of: self) }
  }

  // MARK: Geometry, in points

  /// The smallest upright rectangle around the layer, in its superlayer's coordinates; computed. Rules: LAYER-07, LAYER-08.
  /// - Issues: `invalidGeometry`; the old frame stays.
  open var frame: CGRect {
    get { LayerGeometry(of: self).frame }
    set { LayerGeometry.setFrame(newValue, of: self) }
  }

  /// The layer's rectangle in its own coordinates. Rules: LAYER-07.
  /// - Issues: `invalidGeometry`; the old bounds stay.
  open var bounds: CGRect {
    get { view?.geometry.bounds ?? values.bounds }
    set { LayerGeometry.setBounds(newValue, of: self) }
  }

  /// The place of the anchor point, in the superlayer's coordinates. Rules: LAYER-07, LAYER-08.
  /// - Issues: `invalidGeometry`; the old position stays.
  open var position: CGPoint {
    get { view?.geometry.center ?? values.position }
    set { LayerGeometry.setPosition(newValue, of: self) }
  }

  /// The point at ``position``, about which the layer turns, in units of the bounds; the middle by default. Rules: LAYER-08.
  /// - Issues: `invalidGeometry`; the old point stays.
  open var anchorPoint: CGPoint {
    get { view?.anchor ?? values.anchorPoint }
    set { LayerGeometry.setAnchorPoint(newValue, of: self) }
  }

  /// Moves, scales and rotates the layer about its anchor point. Rules: LAYER-09.
  /// - Issues: `invalidGeometry`; the old transform stays.
  open var transform: CATransform3D {
    get { LayerGeometry.transform(of: self) }
    set { LayerGeometry.setTransform(newValue, of: self) }
  }

  /// The part of ``transform`` that acts in the plane. Rules: LAYER-09.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to one of the plane. Rules: LAYER-09.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Converts a point from another layer's coordinates, or from those of the topmost layer for `nil`. Rules: LAYER-11.
  /// - Complexity: O(depth).
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(LayerGeometry.conversion(l, self, of: self))
  }

  /// Converts a point to another layer's coordinates, or to those of the topmost layer for `nil`. Rules: LAYER-11.
  /// - Complexity: O(depth).
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(LayerGeometry.conversion(self, l, of: self)) }

  /// Converts a rectangle; the result is the bounding box of its corners. Rules: LAYER-11.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(LayerGeometry.conversion(l, self, of: self)) }

  /// Converts a rectangle; the result is the bounding box of its corners. Rules: LAYER-11.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(LayerGeometry.conversion(self, l, of: self)) }

  /// The foremost of the layer and its descendants at a point, in the superlayer's coordinates. Rules: LAYER-10.
  /// - Complexity: O(n) in the layers inside.
  open func hitTest(_ p: CGPoint) -> CALayer? { LayerGeometry.hit(p, self) }

  /// Whether the bounds contain a point of the layer's own coordinates. Rules: LAYER-10.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The rectangle inside which something is shown: never set. The library never reads it.
  open var visibleRect: CGRect { bounds }

  // MARK: Layout

  /// Marks the layer for layout: a view's layer marks its view. Rules: LAYER-12.
  open func setNeedsLayout() { LayerLayout.mark(self) }

  /// Whether the layer is marked for layout.
  open func needsLayout() -> Bool { view?.layoutState.needsLayout ?? isMarkedForLayout }

  /// Lays out the marked layers from here down, now. Rules: LAYER-12.
  open func layoutIfNeeded() { LayerLayout.run(in: self) }

  /// Places the sublayers. The base calls the delegate's `layoutSublayers(of:)`; that of a view calls `layoutSubviews()`.
  /// Don't call it, call ``setNeedsLayout()``. Rules: LAYER-12.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The bounds have another size. The base does nothing; the library never calls it: layers keep their sizes.
  open func resizeSublayers(withOldSize size: CGSize) {}

  /// The size that the layer would like to have: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Content

  /// Marks the layer to be drawn at the end of the turn. A view's layer marks its view. Rules: DRAW-32.
  open func setNeedsDisplay() { LayerDisplay.mark(self, nil) }
  /// Marks a part of the layer to be drawn at the end of the turn. Rules: DRAW-32.
  open func setNeedsDisplay(_ r: CGRect) { LayerDisplay.mark(self, r) }
  /// Whether the layer is marked to be drawn.
  open func needsDisplay() -> Bool { LayerDisplay.isMarked(self) }
  /// Draws the layer now, if it is marked. Rules: DRAW-32.
  open func displayIfNeeded() { LayerDisplay.runIfMarked(self) }
  /// Gives the layer its content: the base calls the delegate's `display(_:)`, which by default lets the layer be drawn. Don't call
  /// it, call ``setNeedsDisplay()``. Rules: DRAW-32.
  open func display() { LayerDisplay.display(self) }
  /// Draws the content: the base calls the delegate's `draw(_:in:)`. Rules: DRAW-32.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and what is inside into a context. Rules: DRAW-33.
  /// - Complexity: O(n) in the layers inside.
  open func render(in ctx: CGContext) { HierarchyDrawing.draw(self, into: ctx) }
  /// Whether a change of the property draws the content again. The library asks for properties that were declared with `@NSManaged`.
  /// Rules: LAYER-43.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Actions and animations

  /// The action for an event: that of the delegate, of ``actions``, of ``style``, of the class, or the implicit animation.
  /// Rules: LAYER-30.
  open func action(forKey event: String) -> (any CAAction)? { LayerActions.search(event, self) }

  /// The action of the class for an event. The base returns `nil`. Rules: LAYER-30.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of an animation, in place of the one with the same key. It begins in this turn. Rules: LAYER-20 to LAYER-22.
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: A name by which it can be found; `nil` for none.
  /// - Issues: `invalidAnimation`; nothing is added.
  open func add(_ anim: CAAnimation, forKey key: String?) { LayerAnimations.add(anim, forKey: key, to: self) }

  /// Removes an animation; its delegate is told that it has not finished. Rules: LAYER-22.
  open func removeAnimation(forKey key: String) {
    LayerAnimations.remove(from: self, "removeAnimation(forKey:)") { $0.key == key }
  }

  /// Removes all animations; their delegates are told that they have not finished. Rules: LAYER-22.
  open func removeAllAnimations() { LayerAnimations.remove(from: self, "removeAllAnimations()") { _ in true } }

  /// The animation with a key; `nil` if there is none. Changes of it have no effect.
  open func animation(forKey key: String) -> CAAnimation? { running.last { $0.key == key }?.animation }

  /// The keys of the animations, in the order of adding; `nil` if there are none.
  open func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Values by name

  /// The value of a property, or one that was set under any other name. Override it for properties that animations change.
  /// Rules: LAYER-26.
  open func value(forKey key: String) -> Any? { LayerKeys.value(key, of: self) }

  /// Sets a property by its name; a value of another type changes nothing. Any other name keeps its value. Override it for properties that
  /// animations change. Rules: LAYER-26.
  open func setValue(_ value: Any?, forKey key: String) { LayerKeys.set(value, key, of: self) }

  /// The value at a path, such as `bounds.size.width` or `transform.rotation.z`. Rules: LAYER-26.
  open func value(forKeyPath keyPath: String) -> Any? { LayerKeys.value(atPath: keyPath, of: self) }

  /// Sets the value at a path. Rules: LAYER-26.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { LayerKeys.set(value, atPath: keyPath, of: self) }

  /// The default value of a property in this class. Rules: LAYER-26.
  open class func defaultValue(forKey key: String) -> Any? { PresentationLayer.made(of: self).value(forKey: key) }

  /// Whether an archive would contain the value of a key: always `false`.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { LayerAnimations.changeTime(of: self, \.beginTime, newValue) }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { LayerAnimations.changeTime(of: self, \.speed, newValue) }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { LayerAnimations.changeTime(of: self, \.timeOffset, newValue) }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts a time from another layer's time, or from that of `CACurrentMediaTime()` for `nil`. Rules: LAYER-23.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    LayerTime.localTime(LayerTime.mediaTime(t, of: l), of: self)
  }

  /// Converts a time to another layer's time, or to that of `CACurrentMediaTime()` for `nil`. Rules: LAYER-23.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = LayerTime.mediaTime(t, of: self)
    return l.map { LayerTime.localTime(time, of: $0) } ?? time
  }

  // MARK: Looks

  /// Whether the layer would not be shown: the view's, for a view's layer. Rules: LAYER-13.
  open var isHidden: Bool {
    get { view?.isHidden ?? values.isHidden }
    set { LayerLooks.setHidden(newValue, of: self) }
  }

  /// From 0 (clear) to 1 (opaque): the view's alpha, for a view's layer. Rules: LAYER-13.
  open var opacity: Float {
    get { view?.layoutState.alpha ?? values.opacity }
    set { LayerLooks.setOpacity(newValue, of: self) }
  }

  /// Whether sublayers would be clipped to the bounds: the view's `clipsToBounds`, for a view's layer. Hit testing reads it.
  /// Rules: LAYER-10, LAYER-13.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? values.masksToBounds }
    set { LayerLooks.setMasksToBounds(newValue, of: self) }
  }

  /// The colour that would fill the layer: the view's, for a view's layer. Rules: LAYER-13.
  open var backgroundColor: CGColor? {
    get { LayerLooks.backgroundColor(of: self) }
    set { LayerLooks.setBackgroundColor(newValue, of: self) }
  }

  /// How many pixels a point has: the view's `contentScaleFactor`, for a view's layer. The library never reads it. Rules: LAYER-13.
  /// - Issues: `invalidGeometry`; the old scale stays.
  open var contentsScale: CGFloat {
    get { view?.contentScaleFactor ?? values.contentsScale }
    set {
      guard accepts(newValue, for: "contentsScale") else { return }
      if let view { view.contentScaleFactor = newValue } else { values.contentsScale = newValue }
    }
  }

  /// The place along z, by which hit testing orders siblings. Rules: LAYER-10.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { setGeometry(newValue, \.zPosition, "zPosition") }
  }
  /// The anchor along z. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { setGeometry(newValue, \.anchorPointZ, "anchorPointZ") }
  }
  /// A transform of all sublayers, such as perspective. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { setGeometry(newValue, \.sublayerTransform, "sublayerTransform") }
  }
  /// Whether the content would cover what is behind. The library never reads it.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }
  /// Whether the back would be shown. The library never reads it.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { setLook(newValue, \.isDoubleSided, "doubleSided") }
  }
  /// Whether y points upwards inside. The library never reads it.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { values.isGeometryFlipped = newValue }
  }
  /// The content, such as a picture. The library never reads it.
  open var contents: Any? {
    get { values.contents }
    set { change("contents") { self.values.contents = newValue } }
  }
  /// The part of the content that is shown, in units of its size. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { setGeometry(newValue, \.contentsRect, "contentsRect") }
  }
  /// The part of the content that is stretched. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { setGeometry(newValue, \.contentsCenter, "contentsCenter") }
  }
  /// The place of the content. The library never reads it.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { values.contentsGravity = newValue }
  }
  /// How content is made smaller. The library never reads it.
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }
  /// How content is made larger. The library never reads it.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }
  /// The radius of the corners, in points. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { setGeometry(newValue, \.cornerRadius, "cornerRadius") }
  }
  /// The shape of the corners. The library never reads it.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { values.cornerCurve = newValue }
  }
  /// The corners that are rounded; all by default. The library never reads it.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }
  /// The width of the border, in points. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { setGeometry(newValue, \.borderWidth, "borderWidth") }
  }
  /// The colour of the border; black by default. The library never reads it.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { setLook(newValue, \.borderColor, "borderColor") }
  }
  /// The colour of the shadow; black by default. The library never reads it.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { setLook(newValue, \.shadowColor, "shadowColor") }
  }
  /// The opacity of the shadow, from 0 to 1. The library never reads it.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      guard newValue != values.shadowOpacity, accepts(CGFloat(newValue), for: "shadowOpacity") else { return }
      change("shadowOpacity") { self.values.shadowOpacity = newValue }
    }
  }
  /// The distance of the shadow, in points; (0, -3) by default. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { setGeometry(newValue, \.shadowOffset, "shadowOffset") }
  }
  /// The softness of the shadow, in points; 3 by default. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { setGeometry(newValue, \.shadowRadius, "shadowRadius") }
  }
  /// The outline of the shadow; `nil` for that of the content. The library never reads it.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { setLook(newValue, \.shadowPath, "shadowPath") }
  }
  /// Whether edges are smoothed. The library never reads it.
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { values.allowsEdgeAntialiasing = newValue }
  }
  /// The edges that are smoothed. The library never reads it.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { values.edgeAntialiasingMask = newValue }
  }
  /// Whether the opacity is that of the layer with its sublayers. The library never reads it.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { values.allowsGroupOpacity = newValue }
  }
  /// Whether the layer is drawn into a picture first. The library never reads it.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { values.shouldRasterize = newValue }
  }
  /// The scale of that picture. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { if accepts(newValue, for: "rasterizationScale") { values.rasterizationScale = newValue } }
  }
  /// Whether drawing waits. The library never reads it.
  open var drawsAsynchronously: Bool {
    get { values.drawsAsynchronously }
    set { values.drawsAsynchronously = newValue }
  }
  /// Whether a change of the bounds calls `setNeedsDisplay()`. The library never reads it.
  open var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { values.needsDisplayOnBoundsChange = newValue }
  }
  /// Filters of the content. The library never reads it.
  open var filters: [Any]? {
    get { values.filters }
    set { change("filters") { self.values.filters = newValue } }
  }
  /// Filters of what is behind. The library never reads it.
  open var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set { change("backgroundFilters") { self.values.backgroundFilters = newValue } }
  }
  /// The filter that mixes the layer with what is behind. The library never reads it.
  open var compositingFilter: Any? {
    get { values.compositingFilter }
    set { change("compositingFilter") { self.values.compositingFilter = newValue } }
  }
  /// Default values, and actions under the name `actions`. Rules: LAYER-30.
  open var style: [AnyHashable: Any]? {
    get { values.style }
    set { values.style = newValue }
  }
  /// Actions by key. Rules: LAYER-30.
  open var actions: [String: any CAAction]? {
    get { values.actions }
    set { values.actions = newValue }
  }
}

extension CALayer {
  /// The view of a view's layer.
  final var view: UIView? { viewReference?.view }

  /// A stored property is about to change. The action for it waits for ``didChange(_:)``. Rules: LAYER-30.
  package final func willChange(_ key: String) {
    if Animation.isInBlock { AnimatedValues.note(key, of: self) }
    if let action = LayerActions.found(key, on: self) { pending.append((key, action)) }
  }

  /// A stored property has changed: the action for it runs. Rules: LAYER-30.
  package final func didChange(_ key: String) {
    guard let index = pending.lastIndex(where: { $0.key == key }) else { return }
    let action = pending.remove(at: index).action
    Stage.turn("setValue(_:forKey:)", self) { action.run(forKey: key, object: self, arguments: nil) }
  }

  /// Sets a stored value to another one, with the action for it. Rules: LAYER-30.
  private func setLook<Value: Equatable>(
    _ value: Value, _ path: WritableKeyPath<LayerValues, Value>, _ key: String
  ) {
    if value != values[keyPath: path] { change(key) { self.values[keyPath: path] = value } }
  }

  /// Sets a stored value to another one that is finite, with the action for it. Rules: LAYER-30.
  private func setGeometry<Value: FiniteGeometry & Equatable>(
    _ value: Value, _ path: WritableKeyPath<LayerValues, Value>, _ key: StaticString
  ) {
    if value != values[keyPath: path], accepts(value, for: key) { setLook(value, path, "\(key)") }
  }

  /// Changes a property, with the action for it. Rules: LAYER-30.
  final func change(_ key: String, _ set: () -> Void) {
    if Animation.isInBlock { AnimatedValues.note(key, of: self) }
    LayerActions.perform(key, on: self, set)
  }
}

extension CALayer: Nameable {
  var nameTitle: String? { view?.nameTitle.map { "\($0).layer" } ?? values.name }
}
