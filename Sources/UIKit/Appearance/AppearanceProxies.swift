import ControllerTree
import Foundation

/// The proxies of a stage, and how their values reach objects that enter a window. Rules: PROXY-01 to PROXY-05.
@MainActor final class AppearanceProxies {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let traits: UITraitCollection?
  }

  private var proxies: [Key: AppearanceProxy] = [:]
  /// Objects of proxies' classes as they are made: what differs from them was set.
  private var pristine: [ObjectIdentifier: NSObject] = [:]

  static var current: AppearanceProxies { AppearanceDoor.part { AppearanceProxies() } }

  /// The proxy of a class, made on first use.
  func proxy<Owner: NSObject>(
    of type: Owner.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?,
    make: () -> Owner
  ) -> Owner {
    let containers = containers.compactMap { ($0 as Any.Type) as? AnyClass }
    let key = Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) }, traits: traits)
    if let proxy = proxies[key] { return unsafeDowncast(proxy.object, to: Owner.self) }
    let object = make()
    if pristine[ObjectIdentifier(type)] == nil { pristine[ObjectIdentifier(type)] = make() }
    proxies[key] = AppearanceProxy(object, of: type, in: containers, for: traits)
    AppearanceDoor.open { Self.current.changed($0) }
    return object
  }

  private func changed(_ change: AppearanceDoor.Change) {
    guard !proxies.isEmpty else { return }
    let candidates = candidates
    guard !candidates.isEmpty else { return }
    switch change {
    case .entered(let root): apply(candidates, below: root)
    case .shown(let window): apply(candidates, to: window, in: window, isItem: false)
    }
  }

  /// The proxies with values.
  private var candidates: [AppearanceCandidate] {
    var candidates: [AppearanceCandidate] = []
    for proxy in proxies.values {
      guard let pristine = pristine[ObjectIdentifier(proxy.type)] else { continue }
      let values = AppearanceProperties.values(of: proxy.object, unlike: pristine)
      if !values.isEmpty { candidates.append(AppearanceCandidate(proxy: proxy, values: values, pristine: pristine)) }
    }
    return candidates
  }

  private func apply(_ candidates: [AppearanceCandidate], below root: UIView) {
    var waiting = [root]
    while let view = waiting.popLast() {
      // A setter of an app may have moved the view.
      guard view.window != nil else { continue }
      apply(candidates, to: view, in: view, isItem: false)
      for item in BarItemsOfBar.items(of: view) { apply(candidates, to: item, in: view, isItem: true) }
      waiting += view.subviews.reversed()
    }
  }

  /// Gives an object the values of the proxies that fit it, each from the one that fits best.
  private func apply(_ candidates: [AppearanceCandidate], to object: NSObject, in view: UIView, isItem: Bool) {
    var fitting: [(candidate: AppearanceCandidate, rank: AppearanceRank)] = []
    for candidate in candidates {
      guard let depth = ClassLine.distance(from: candidate.proxy.type, to: type(of: object)),
        let rank = candidate.proxy.rank(in: view, isItem: isItem, depth: depth)
      else { continue }
      fitting.append((candidate, rank))
    }
    guard !fitting.isEmpty else { return }
    fitting.sort { $0.rank < $1.rank }
    var record = record(of: object)
    for (candidate, _) in fitting { record.take(candidate, for: object) }
    keep(record.finished, of: object)
  }

  private func record(of object: NSObject) -> AppearanceRecord {
    if let item = object as? UIBarItem { return item.surfaceIfMade?.record ?? AppearanceRecord() }
    return objc_getAssociatedObject(object, &Self.recordKey) as? AppearanceRecord ?? AppearanceRecord()
  }

  private func keep(_ record: AppearanceRecord, of object: NSObject) {
    if let item = object as? UIBarItem {
      item.ownSurface.record = record
    } else {
      objc_setAssociatedObject(object, &Self.recordKey, record, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  nonisolated(unsafe) private static var recordKey = 0
}

/// A proxy with what was set on it.
struct AppearanceCandidate {
  let proxy: AppearanceProxy
  let values: [String: Any]
  let pristine: NSObject
}

/// A proxy: an object of its class, on which an app sets values.
@MainActor final class AppearanceProxy {
  let object: NSObject
  let type: AnyClass
  private let containers: [AnyClass]
  private let traits: UITraitCollection?

  init(_ object: NSObject, of type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?) {
    self.object = object
    self.type = type
    self.containers = containers
    self.traits = traits
  }

  /// How well the proxy fits an object in a view; `nil` if it does not.
  func rank(in view: UIView, isItem: Bool, depth: Int) -> AppearanceRank? {
    if let traits, !view.traitCollection.containsTraits(in: traits) { return nil }
    guard let places = places(in: view, isItem: isItem) else { return nil }
    return AppearanceRank(depth: depth, places: places, hasTraits: traits != nil)
  }

  /// The places of the containers on the way from the window to the object, the outermost first; `nil` if one is missing.
  private func places(in view: UIView, isItem: Bool) -> [Int]? {
    guard !containers.isEmpty else { return [] }
    // A bar is the innermost container of its items.
    var line: [UIResponder] = isItem ? [view] : []
    var next = view.next
    while let responder = next {
      line.append(responder)
      next = responder.next
    }
    line.reverse()
    var (places, start): ([Int], Int) = ([], 0)
    for container in containers.reversed() {
      while start < line.count, ClassLine.distance(from: container, to: Swift.type(of: line[start])) == nil {
        start += 1
      }
      if start == line.count { return nil }
      places.append(start)
      start += 1
    }
    return places
  }
}

/// The order of proxies that fit an object, the best first: that of the nearest class, then that whose outermost container is nearest to
/// the window, then that with more containers, then that with traits. Rules: PROXY-02, PROXY-03.
struct AppearanceRank: Comparable {
  /// How many superclasses lie between the class of the object and that of the proxy.
  let depth: Int
  /// The places of the containers, counted from the window, the outermost first.
  let places: [Int]
  let hasTraits: Bool

  static func < (first: Self, second: Self) -> Bool {
    if first.depth != second.depth { return first.depth < second.depth }
    for (place, other) in zip(first.places, second.places) where place != other { return place < other }
    if first.places.count != second.places.count { return first.places.count > second.places.count }
    return first.hasTraits && !second.hasTraits
  }
}

/// What an object has from proxies. A value that the object has changed since is its own (PROXY-04).
@MainActor struct AppearanceRecord {
  private var applied: [String: Any] = [:]
  private var taken: Set<String> = []

  /// Takes the values of a proxy that none before it had.
  mutating func take(_ candidate: AppearanceCandidate, for object: NSObject) {
    for (name, value) in candidate.values where !taken.contains(name) {
      guard let property = AppearanceProperties.property(name, of: object) else { continue }
      taken.insert(name)
      let present = property.get(object)
      let isFromProxy = applied[name].map { AppearanceProperties.same($0, present) } ?? false
      guard isFromProxy || AppearanceProperties.same(present, property.get(candidate.pristine)) else { continue }
      if AppearanceProperties.same(present, value) { continue }
      property.set(object, value)
      applied[name] = property.get(object)
    }
  }

  /// The record after the last proxy.
  var finished: Self {
    var finished = self
    finished.taken = []
    return finished
  }
}

/// The lines of superclasses.
enum ClassLine {
  /// How many superclasses lie between a class and one of its superclasses; `nil` if that is none.
  static func distance(from superclass: AnyClass, to type: AnyClass) -> Int? {
    var (current, distance): (AnyClass?, Int) = (type, 0)
    while let candidate = current {
      if candidate == superclass { return distance }
      current = _getSuperclass(candidate)
      distance += 1
    }
    return nil
  }
}

/// The items of bars, which are no views.
@MainActor enum BarItemsOfBar {
  static func items(of view: UIView) -> [UIBarItem] {
    switch view {
    case let bar as UINavigationBar:
      var items: [UIBarItem] = []
      for item in bar.items ?? [] {
        items += item.leftBarButtonItems ?? []
        items += item.rightBarButtonItems ?? []
        if let back = item.backBarButtonItem { items.append(back) }
      }
      return items
    case let bar as UIToolbar: return bar.items ?? []
    case let bar as UITabBar: return bar.items ?? []
    default: return []
    }
  }
}
