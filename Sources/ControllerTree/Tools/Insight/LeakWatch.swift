/// Watches the objects that leave the tree, and reports those that are still alive.
///
/// ```swift
/// let report = Stage.current.reportLeaks { coordinator.logOut() }
/// XCTAssertEqual(report.description, "")
/// ```
///
/// A controller leaves by `removeFromParent()`, when it is dismissed, when its window gets another root, and when its window
/// is released; its descendants, and the controllers that they present, leave with it. A controller that returns to a window's
/// tree has not left. The receiver of a call lives as long as the call, and a local variable as long as its scope: read the
/// ``report`` after the turn, from code that retains none of the objects. Recorders, issues and names retain nothing.
///
/// The watch keeps weak references to the objects that left, and only while it is on.
@preconcurrency @MainActor
public final class LeakWatch {
  /// The kinds of objects to watch.
  public struct Subjects: OptionSet, Hashable, Sendable {
    /// One bit per kind of object.
    public let rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Controllers that leave their parents or windows.
    public static let controllers = Self(rawValue: 1)
    /// Views that leave their superviews, with their subviews; not the root views of controllers that stay.
    public static let views = Self(rawValue: 2)
    /// Windows that are hidden.
    public static let windows = Self(rawValue: 4)
    /// Controllers, views and windows.
    public static let all: Self = [.controllers, .views, .windows]
  }

  private let subjects: Subjects
  private let isExpected: (UIResponder) -> Bool
  private weak var stage: Stage?
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  private struct Entry {
    weak var object: UIResponder?
    let name: ObjectReference
    let order: Int
    let removal: (call: CallReference, turn: Int, cause: CallReference?)
  }

  /// Makes a watch that is off.
  ///
  /// - Parameters:
  ///   - subjects: The kinds of objects to watch.
  ///   - isExpected: Whether an object that left may stay alive, such as the content of a cache: `{ $0 is CachedController }`.
  public init(
    of subjects: Subjects = .controllers, unless isExpected: @escaping (UIResponder) -> Bool = { _ in false }
  ) {
    self.subjects = subjects
    self.isExpected = isExpected
  }

  /// Watches until ``stop(on:)``.
  public func start(on stage: Stage = .current) {
    guard !stage.removalObservers.contains(where: { $0 === self }) else { return }
    stage.removalObservers.append(self)
    self.stage = stage
  }

  /// Stops watching, and discards the references to objects that left.
  public func stop(on stage: Stage = .current) {
    stage.removalObservers.removeAll { $0 === self }
    entries = [:]
  }

  /// The objects that have left, have not come back, and are still alive.
  ///
  /// A descendant of another leak is listed with that leak.
  /// - Complexity: O(n) in the objects that left, times the depth of the trees that they are in.
  public var report: LeakReport {
    // A visible window without another reference is no leak. During a turn one of its callbacks may be running.
    if let stage, stage.cycle.isIdle { stage.pool.drain(.scopeEnded(since: 0)) }
    entries = entries.filter { $0.value.object != nil }
    let suspects = entries.values.filter { entry in entry.object.map { $0.hasLeft && !isExpected($0) } ?? false }
      .sorted { $0.order < $1.order }
    let all = Set(suspects.compactMap { $0.object.map(ObjectIdentifier.init) })
    var below: [ObjectIdentifier: [ObjectName]] = [:]
    var tops: [Entry] = []
    for entry in suspects {
      if let top = entry.object?.highest(in: all) {
        below[ObjectIdentifier(top), default: []].append(entry.name.name)
      } else {
        tops.append(entry)
      }
    }
    return LeakReport(
      leaks: tops.compactMap { entry in
        entry.object.map { leak(entry, $0, below: below[ObjectIdentifier($0)] ?? []) }
      })
  }

  private func leak(_ entry: Entry, _ object: UIResponder, below: [ObjectName]) -> LeakReport.Leak {
    LeakReport.Leak(
      object: entry.name.name, call: entry.removal.call.text, turn: entry.removal.turn,
      cause: entry.removal.cause?.text, evidence: object.evidence(on: stage ?? .current),
      below: below)
  }
}

extension LeakWatch: RemovalObserver {
  var observesViews: Bool { subjects.contains(.views) }

  func note(_ removal: Removal) {
    switch removal.object {
    case let window as UIWindow: if subjects.contains(.windows) { add(window, removal) }
    case let view as UIView:
      if subjects.contains(.views) { view.subtree.forEachView(below: view) { add($0, removal) } }
    case let controller as UIViewController:
      guard subjects.contains(.controllers) else { return }
      var open = [controller]
      while let next = open.popLast() {
        add(next, removal)
        if let presented = next.ownPresented?.presented { open.append(presented) }
        open.append(contentsOf: next.orderedChildren.reversed())
      }
    default: break
    }
  }

  private func add(_ object: UIResponder, _ removal: Removal) {
    count += 1
    entries[ObjectIdentifier(object)] = Entry(
      object: object, name: Stage.current.names.reference(to: object), order: count,
      removal: (removal.call, removal.turn, removal.cause))
  }
}

extension Stage {
  /// Runs `body` and reports the objects that left the tree meanwhile and are still alive afterwards.
  ///
  /// - Parameters:
  ///   - subjects: The kinds of objects to watch.
  ///   - isExpected: Whether an object may stay alive, such as the content of a cache: `{ $0 is CachedController }`.
  ///   - body: The code to run. Its local variables are released when the report is made.
  public func reportLeaks(
    of subjects: LeakWatch.Subjects = .controllers, unless isExpected: @escaping (UIResponder) -> Bool = { _ in false },
    _ body: () throws -> Void
  ) rethrows -> LeakReport {
    let watch = LeakWatch(of: subjects, unless: isExpected)
    watch.start(on: self)
    defer { watch.stop(on: self) }
    try body()
    return watch.report
  }

  /// Runs asynchronous `body` and reports the objects that left the tree meanwhile and are still alive afterwards.
  ///
  /// Two tests that run at the same time each need a stage of their own for this: `Stage.withPristine`.
  /// - Parameters:
  ///   - subjects: The kinds of objects to watch.
  ///   - isExpected: Whether an object may stay alive, such as the content of a cache: `{ $0 is CachedController }`.
  ///   - body: The code to run. Its local variables are released when the report is made.
  public func reportLeaks(
    of subjects: LeakWatch.Subjects = .controllers, unless isExpected: @escaping (UIResponder) -> Bool = { _ in false },
    _ body: @MainActor () async throws -> Void
  ) async rethrows -> LeakReport {
    let watch = LeakWatch(of: subjects, unless: isExpected)
    watch.start(on: self)
    defer { watch.stop(on: self) }
    try await body()
    return watch.report
  }
}

// MARK: - What the tree knows

extension UIResponder {
  /// Whether the object is in no window's tree; for a window, whether it is hidden.
  fileprivate final var hasLeft: Bool {
    switch self {
    case let window as UIWindow: window.isHidden
    case let view as UIView: view.links.window == nil && !(view.controller?.isKept ?? false)
    case let controller as UIViewController: !controller.isKept
    default: false
    }
  }

  /// The topmost ancestor of the object that is among `leaks`.
  fileprivate final func highest(in leaks: Set<ObjectIdentifier>) -> UIResponder? {
    var highest: UIResponder?
    var current = keeper
    while let next = current {
      if leaks.contains(ObjectIdentifier(next)) { highest = next }
      current = next.keeper
    }
    return highest
  }

  /// The object in the tree that retains this one.
  private final var keeper: UIResponder? {
    switch self {
    case let view as UIView: view.links.superview ?? view.owner
    case let controller as UIViewController: controller.keepingController ?? controller.rare?.windowAsRoot
    default: nil
    }
  }

  fileprivate final func evidence(on stage: Stage) -> [LeakReport.Evidence] {
    var evidence: [LeakReport.Evidence] = []
    switch self {
    case let controller as UIViewController:
      if let parent = controller.links.parent { evidence.append(.child(of: parent.hierarchyName)) }
      if let presenter = controller.ownPresentation?.presenter {
        evidence.append(.presented(by: presenter.hierarchyName))
      }
      if let superview = controller.loadedView?.links.superview {
        evidence.append(.viewInside(superview.hierarchyName))
      }
      if OpenMoves.keeps(controller, on: stage) { evidence.append(.openMove) }
    case let view as UIView:
      if let superview = view.links.superview { evidence.append(.subview(of: superview.hierarchyName)) }
      if let owner = view.owner { evidence.append(.view(of: owner.hierarchyName)) }
    default: break
    }
    if stage.cycle.isWaiting(self) { evidence.append(.waitingCallback) }
    if stage.cycle.hasTimedWork { evidence.append(.runningAnimation) }
    return evidence
  }
}

extension UIViewController {
  /// Whether the controller, or one of its ancestors, is the root of a window.
  fileprivate final var isKept: Bool {
    var current = self
    while let next = current.keepingController { current = next }
    return current.rare?.windowAsRoot != nil
  }

  /// The controller that retains this one.
  fileprivate final var keepingController: UIViewController? { links.parent ?? ownPresentation?.presenter }
}

extension UIView {
  /// The controller of the nearest root view: this view or one of its superviews.
  fileprivate final var controller: UIViewController? { enclosingOwner as? UIViewController }
}
