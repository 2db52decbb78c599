import Foundation

/// A reference to a view or a guide that does not retain it. Rules: AL-05.
enum LayoutItemReference {
  case view(ViewReference)
  case guide(GuideReference)

  /// The reference to `item`, which must be a view or a guide.
  @MainActor init?(_ item: Any) {
    if let object = item as? NSObject, let reference = Self(object: object) {
      self = reference
    } else if let support = item as? any UILayoutSupport {
      self = .guide(support.layoutGuide.reference)
    } else {
      return nil
    }
  }

  /// The reference to `object`, which must be a view or a guide. Cheaper than a cast of anything.
  @MainActor init?(object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view.reference)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide.reference)
    } else {
      return nil
    }
  }

  /// The view or the guide; `nil` once it is released.
  var object: AnyObject? {
    switch self {
    case .view(let reference): reference.view
    case .guide(let reference): reference.guide
    }
  }

  /// The view itself, or the view that owns the guide.
  @MainActor var view: UIView? {
    switch self {
    case .view(let reference): reference.view
    case .guide(let reference): reference.guide?.owningView
    }
  }

  /// Identifies the view or the guide, also after its release.
  var identity: ObjectIdentifier {
    switch self {
    case .view(let reference): ObjectIdentifier(reference)
    case .guide(let reference): ObjectIdentifier(reference)
    }
  }
}

/// A reference to a guide that does not retain it; the guide clears it.
final class GuideReference {
  @Uncounted private(set) var guide: UILayoutGuide?

  init(_ guide: UILayoutGuide?) { _guide = Uncounted(wrappedValue: guide) }

  /// The reference to no guide.
  @MainActor static let none = GuideReference(nil)

  func clear() { guide = nil }
}

/// A place in a layout: an attribute of a view or of a guide.
struct LayoutPlace {
  let item: LayoutItemReference
  let attribute: NSLayoutConstraint.Attribute
}

extension LayoutPlace: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.item.identity == right.item.identity && left.attribute == right.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(item.identity)
    hasher.combine(attribute)
  }
}

/// One side of a constraint: an attribute, or the distance between two.
enum LayoutSide: Hashable {
  case place(LayoutPlace)
  /// The second place minus the first.
  indirect case distance(from: LayoutPlace, to: LayoutPlace)

  /// The place at an index: the first, and that to which a distance is measured.
  fileprivate func place(at index: Int) -> LayoutPlace? {
    switch self {
    case .place(let place): index == 0 ? place : nil
    case .distance(let from, let to): index == 0 ? from : to
    }
  }

  /// The attribute that `NSLayoutConstraint` shows.
  var attribute: NSLayoutConstraint.Attribute {
    if case .place(let place) = self { place.attribute } else { .notAnAttribute }
  }

  /// The family of the values: a distance is a size.
  var family: NSLayoutConstraint.Attribute.Family {
    if case .place(let place) = self { place.attribute.family } else { .size }
  }
}

/// The places that the sides of a constraint name, at most four.
struct LayoutPlaces: Sequence, IteratorProtocol {
  private let first: LayoutSide?
  private let second: LayoutSide?
  private var index = 0

  init(of first: LayoutSide?, and second: LayoutSide? = nil) { (self.first, self.second) = (first, second) }

  mutating func next() -> LayoutPlace? {
    while index < 4 {
      let place = (index < 2 ? first : second)?.place(at: index & 1)
      index += 1
      if let place { return place }
    }
    return nil
  }
}
