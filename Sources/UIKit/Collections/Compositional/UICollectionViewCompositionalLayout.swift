import ControllerTree
import Foundation

/// Describes a section of a compositional layout; `nil` for one without a place.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayout.SectionProvider

/// Places items in groups, and groups in sections, as values describe them. Rules: COMP-01 to COMP-09.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Describes a section; `nil` for one without a place.
  public typealias SectionProvider =
    @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private final let provider: SectionProvider
  private final var sections: [CompositionalSection?] = []
  private(set) final var room = CGSize.zero
  private(set) final var length: CGFloat = 0
  private final var isSolved = false
  /// The insets that the sections refer to.
  private final var references = SectionReferences()
  /// Elements that have chosen sizes since the sections were placed.
  private final var measured: [ElementKey] = []
  private final var preferred: [ElementKey: CGSize] = [:]
  /// How far sections are scrolled across.
  private final var offsets: [Int: CGFloat] = [:]

  /// The settings of the layout. Setting it makes the layout invalid.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Makes a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Makes a layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping SectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Makes a layout that asks for each section.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Makes a layout without sections; the archive is not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout of lists. Rules: COMP-09.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Layout

  final var axis: FlowAxis { FlowAxis(isVertical: configuration.scrollDirection == .vertical) }

  /// Asks for the sections, and computes the groups. An override calls `super`. Rules: COMP-07.
  open override func prepare() {
    super.prepare()
    guard let owner else { return }
    if isSolved, placeMeasured() { return }
    (isSolved, measured) = (true, [])
    room = room(in: owner.bounds)
    references = SectionReferences(of: owner, axis, configuration.contentInsetsReference)
    let environment = environment(owner)
    let (before, after) = globalLengths
    sections = []
    length = before
    var sizes: [Int: [Int: CGSize]] = [:]
    for (key, size) in preferred where key.element == .cell {
      sizes[key.path.section, default: [:]][key.path.item] = size
    }
    for (number, count) in owner.presentedCounts.enumerated() {
      if number > 0 { length += configuration.interSectionSpacing }
      guard let description = provider(number, environment) else {
        sections.append(nil)
        continue
      }
      let solved = solve(description, number, count, at: length, sizes[number] ?? [:])
      sections.append(solved)
      length = solved.end
    }
    length += after
  }

  /// Places the sections of elements that have chosen sizes, and those behind them.
  /// - Returns: `false` if everything has to be solved again.
  private final func placeMeasured() -> Bool {
    let keys = measured
    measured = []
    var first = sections.count
    for key in keys {
      guard key.path.count == 2, sections.indices.contains(key.path.section) else { return false }
      let number = key.path.section
      first = min(first, number)
      guard case .cell = key.element else { continue }
      guard
        sections[number]?.measure(key.path.item, { preferred[ElementKey(element: .cell, path: [number, $0])] }) ?? true
      else { return false }
    }
    guard first < sections.count else { return true }
    let after = globalLengths.after
    var place = sections[first]?.start
    for number in first..<sections.count {
      guard let start = place ?? sections[number]?.start else { continue }
      sections[number]?.place(at: start) { preferredBoundary($0, number) }
      guard let end = sections[number]?.end else { continue }
      length = end + after
      place = end + configuration.interSectionSpacing
    }
    return true
  }

  private final func preferredBoundary(_ kind: String, _ section: Int) -> CGSize? {
    preferred[ElementKey(element: .supplementary(kind), path: IndexPath(item: 0, section: section))]
  }

  private final func environment(_ view: UICollectionView) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(room, view.traitCollection, insets: references[.automatic])
  }

  private final func solve(
    _ description: NSCollectionLayoutSection, _ number: Int, _ count: Int, at start: CGFloat, _ sizes: [Int: CGSize]
  ) -> CompositionalSection {
    let solver = GroupSolver(preferred: sizes, traits: owner?.traitCollection ?? .current)
    return CompositionalSection(
      description, number: number, count: count, axis: axis, at: start, container: room, references, solver: solver
    ) { preferredBoundary($0, number) }
  }

  open override var collectionViewContentSize: CGSize { axis.size(length: length, breadth: axis.breadth(room)) }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let (low, high) = (axis.start(rect), axis.end(rect))
    for case let section? in sections where section.end >= low && section.start <= high {
      var own = section.decorationAttributes(self, room)
      for (item, place) in section.places(in: rect, offset: offsets[section.number] ?? 0) {
        own.append(attributes(item, place, section))
      }
      for boundary in section.boundaries { own.append(attributes(boundary, section)) }
      own.removeAll { !$0.frame.reaches(into: rect) }
      if let handler = section.description.visibleItemsInvalidationHandler, let owner {
        let offset = offsets[section.number].map { axis.isVertical ? CGPoint(x: $0, y: 0) : CGPoint(x: 0, y: $0) }
        handler(own, offset ?? owner.contentOffset, environment(owner))
      }
      found += own
    }
    for attributes in globalAttributes where attributes.frame.reaches(into: rect) { found.append(attributes) }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: indexPath), indexPath.item >= 0, indexPath.item < section.count else { return nil }
    for (item, place) in section.places(of: indexPath.item, offset: offsets[section.number] ?? 0) {
      if case .cell = place.element { return attributes(item, place, section) }
    }
    return nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for attributes in globalAttributes where attributes.representedElementKind == elementKind {
      if attributes.indexPath == indexPath { return attributes }
    }
    guard let section = section(of: indexPath) else { return nil }
    for boundary in section.boundaries where boundary.item.elementKind == elementKind && boundary.path == indexPath {
      return attributes(boundary, section)
    }
    for (item, place) in section.places(of: indexPath.item, offset: offsets[section.number] ?? 0) {
      if case .attached(elementKind, _) = place.element { return attributes(item, place, section) }
    }
    return nil
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    section(of: indexPath)?.decorationAttributes(self, room).first { $0.representedElementKind == elementKind }
  }

  private final func section(of path: IndexPath) -> CompositionalSection? {
    path.count == 2 && sections.indices.contains(path.section) ? sections[path.section] : nil
  }

  private final func attributes(
    _ item: Int, _ place: GroupPlace, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let element: UICollectionViewLayoutAttributes.Element
    switch place.element {
    case .cell: element = .cell
    case .attached(let kind, _): element = .supplementary(kind)
    }
    let made = makeAttributes(element, IndexPath(item: item, section: section.number), place.frame)
    made.zIndex = place.zIndex
    made.values.sizing = place.sizing
    return made
  }

  // MARK: Scrolling across

  /// A person drags the groups of a section across, as one event; they come to rest as the section's behaviour demands.
  /// Rules: COMP-08.
  /// - Parameters:
  ///   - section: The number of a section that scrolls across.
  ///   - distance: How far the finger moves along that axis, in points; negative to show later groups, unless the content is mirrored.
  /// - Returns: Whether the section could be scrolled.
  @discardableResult
  @_disfavoredOverload
  public final func dragSection(_ section: Int, by distance: CGFloat) -> Bool {
    guard let owner, distance.isFinite else { return false }
    return owner.act("dragSection(_:by:)") {
      owner.layoutIfNeeded()
      guard sections.indices.contains(section), let solved = sections[section],
        solved.description.orthogonalScrollingBehavior != .none
      else { return false }
      let across = FlowAxis(isVertical: !axis.isVertical)
      let scroll = AcrossScroll(solved, room: across.length(solved.content.size), view: across.length(room))
      let isBackwards = owner.isMirrored && !across.isVertical
      let target = scroll.rest(from: offsets[section] ?? 0, by: isBackwards ? distance : -distance)
      guard target != offsets[section] ?? 0 else { return true }
      offsets[section] = target
      let context = makeContext()
      context.keepsPlaces = true
      context.invalidateItems(at: [])
      super.invalidateLayout(with: context)
      return true
    }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.keepsPlaces { isSolved = false }
    if context.invalidateDataSourceCounts, context.invalidateEverything { offsets = [:] }
    super.invalidateLayout(with: context)
  }

  /// Whether the size changes, or a header or footer stays at an edge. Rules: LIST-63.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    if room(in: newBounds) != room { return true }
    guard newBounds != owner.bounds else { return false }
    for item in configuration.boundarySupplementaryItems where item.pinToVisibleBounds { return true }
    for section in sections {
      guard let section else { continue }
      if section.description.visibleItemsInvalidationHandler != nil { return true }
      for boundary in section.boundaries where boundary.item.pinToVisibleBounds { return true }
    }
    return false
  }

  /// Places are computed again only for another size.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = room(in: newBounds) == room
    return context
  }

  private final func room(in bounds: CGRect) -> CGSize {
    let insets = owner?.adjustedContentInset ?? .zero
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  override func asksForPreferredSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.values.sizing != .none
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredSizes(originalAttributes) && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred[originalAttributes.key] = preferredAttributes.size
    measured.append(originalAttributes.key)
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.keepsPlaces = true
    return context
  }

  override var dependsOnInsets: Bool { true }
  override func refersToOtherInsets(in view: UICollectionView) -> Bool {
    references != SectionReferences(of: view, axis, configuration.contentInsetsReference)
  }
  override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section]?.description.list : nil
  }
  /// `true`: leading edges are at the right where text runs from right to left. Rules: LIST-98.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var keepsVisibleItems: Bool { !preferred.isEmpty }

  override func forgetPreferredSizes() { preferred = [:] }

  override func movePreferredSizes(_ update: ListUpdate) {
    var moved: [ElementKey: CGSize] = [:]
    for (key, size) in preferred {
      switch key.element {
      case .cell:
        if !update.isReloaded(key.path), let path = update.newPath(of: key.path) {
          moved[ElementKey(element: .cell, path: path)] = size
        }
      case .supplementary, .decoration, .placeholder:
        if key.path.count == 2, let section = update.newSection(of: key.path.section) {
          moved[ElementKey(element: key.element, path: IndexPath(item: key.path.item, section: section))] = size
        }
      }
    }
    preferred = moved
    offsets = [:]
  }
}
