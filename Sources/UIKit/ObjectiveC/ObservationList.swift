#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// The observations of one object, which it owns.
  final class ObservationList: @unchecked Sendable {
    private struct Entry {
      let number: Int
      let name: String
      let read: (AnyObject) -> Any?
      let handler: (AnyObject, ObservedChange) -> Void
    }

    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let used = Locked(false)
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var noted: [String: Any] = [:]
    private var notedObjects: [String: [Any]] = [:]
    /// The properties whose setter is being called for a change that is told otherwise.
    private var muted: Set<String> = []
    private var number = 0

    /// Whether any object was ever observed.
    static var isUsed: Bool { used.withValue { $0 } }

    static func of(_ object: AnyObject) -> ObservationList? {
      guard isUsed else { return nil }
      return withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) as? ObservationList }
    }

    static func made(for object: AnyObject) -> ObservationList {
      if let list = of(object) { return list }
      let list = ObservationList()
      used.withValue { $0 = true }
      withUnsafePointer(to: &key) { objc_setAssociatedObject(object, $0, list, .OBJC_ASSOCIATION_RETAIN) }
      beginTelling(object)
      return list
    }

    /// The library's own objects begin to tell their changes.
    private static func beginTelling(_ object: AnyObject) {
      nonisolated(unsafe) let object = object
      let begin: @MainActor @Sendable () -> Void = {
        PropertyChanges.begin(of: object) { ObservationList.of($0)?.call($1, $0, ObservedChange(old: $2)) }
      }
      if Thread.isMainThread { MainActor.assumeIsolated(begin) } else { DispatchQueue.main.async(execute: begin) }
    }

    /// The name under which a property is told: `hidden` for `isHidden`, as Objective-C calls the getters of Booleans.
    private static func canonical(_ name: String) -> String {
      guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else { return name }
      return third.lowercased() + name.dropFirst(3)
    }

    func add(
      _ name: String, _ read: @escaping (AnyObject) -> Any?, _ handler: @escaping (AnyObject, ObservedChange) -> Void
    ) -> Int {
      lock.withLock {
        number += 1
        entries.append(Entry(number: number, name: Self.canonical(name), read: read, handler: handler))
        return number
      }
    }

    func remove(_ number: Int) { lock.withLock { entries.removeAll { $0.number == number } } }

    func call(_ name: String, _ object: AnyObject, _ change: ObservedChange) {
      let name = Self.canonical(name)
      let called = lock.withLock { muted.contains(name) ? [] : entries }
      for entry in called where entry.name == name { entry.handler(object, change) }
    }

    /// Runs code that sets a property, without telling it.
    func withoutCalls(_ name: String, _ body: () -> Void) {
      let name = Self.canonical(name)
      let isFirst = lock.withLock { muted.insert(name).inserted }
      body()
      if isFirst { _ = lock.withLock { muted.remove(name) } }
    }

    func noteObjects(_ objects: [Any], of name: String) {
      lock.withLock { notedObjects[Self.canonical(name)] = objects }
    }

    func notedObjects(of name: String) -> [Any]? {
      lock.withLock { notedObjects.removeValue(forKey: Self.canonical(name)) }
    }

    func noteValue(of name: String, _ object: AnyObject) {
      let name = Self.canonical(name)
      guard let entry = lock.withLock({ entries.first { $0.name == name } }) else { return }
      let value = entry.read(object)
      lock.withLock { noted[name] = value }
    }

    func callNoted(_ name: String, _ object: AnyObject) {
      let old = lock.withLock { noted.removeValue(forKey: Self.canonical(name)) }
      call(name, object, ObservedChange(old: old))
    }
  }

  /// The observation of a property, or of a path such as `view.frame`. Each object of a path is observed; if one is replaced, its
  /// successor is.
  final class ObservedPath: @unchecked Sendable {
    private struct Link {
      weak var list: ObservationList?
      let number: Int
    }

    private let lock = NSLock()
    private var links: [Link] = []
    private let names: [String]
    private let target: UnretainedTarget
    private let read: (AnyObject) -> Any?
    private let handler: (AnyObject, ObservedChange) -> Void
    /// The observations of the key paths on which the properties of the path depend, by the place of the property.
    private var dependencies: [(place: Int, path: ObservedPath)] = []
    /// The number of paths that depend on this one, each on the next.
    private let depth: Int
    /// Properties that depend on one another in a circle end here.
    private static let deepest = 16

    /// - Parameters:
    ///   - read: The value at the end of the path, read from its first object.
    ///   - handler: Gets the first object and the change at the end of the path.
    init(
      of object: AnyObject, _ path: String, _ read: @escaping (AnyObject) -> Any?,
      _ handler: @escaping (AnyObject, ObservedChange) -> Void, depth: Int = 0
    ) {
      self.depth = depth
      names = path.split(separator: ".").map(String.init)
      target = UnretainedTarget(object)
      self.read = read
      self.handler = handler
      attach(from: 0, object)
    }

    /// Observes the end of a key path; `handler` gets each change as an observer by key paths is told of it.
    /// - Parameter begun: Gets the path, before `handler` gets the initial value if that is asked for.
    static func observe(
      _ object: AnyObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ handler: @escaping (AnyObject, [NSKeyValueChangeKey: Any]) -> Void, begun: (ObservedPath) -> Void
    ) {
      let told = { (object: AnyObject, change: ObservedChange) in
        handler(object, change.dictionary(options, value: KeyValueCoding.value(atPath: keyPath, of: object)))
      }
      begun(ObservedPath(of: object, keyPath, { KeyValueCoding.value(atPath: keyPath, of: $0) }, told))
      if options.contains(.initial) { told(object, ObservedChange()) }
    }

    func end() {
      let old = lock.withLock { () -> [Link] in
        defer { links = [] }
        return links
      }
      for link in old { link.list?.remove(link.number) }
      endDependencies(from: 0)
    }

    private func endDependencies(from place: Int) {
      let old = lock.withLock { () -> [ObservedPath] in
        defer { dependencies.removeAll { $0.place >= place } }
        return dependencies.filter { $0.place >= place }.map(\.path)
      }
      for path in old { path.end() }
    }

    /// Lets `told` run after changes of what a property depends on. Rules: RESP-62.
    private func attachDependencies(
      of name: String, at place: Int, _ object: AnyObject, _ told: @escaping (ObservedChange) -> Void
    ) {
      guard depth < Self.deepest else { return }
      let keyPaths = KeyedClasses.dependencies(of: name, object)
      guard !keyPaths.isEmpty else { return }
      let known = Locked<Any?>(KeyValueCoding.value(name, of: object))
      for keyPath in keyPaths.sorted() {
        let path = ObservedPath(
          of: object, keyPath, { KeyValueCoding.value(atPath: keyPath, of: $0) },
          { object, _ in
            let value = KeyValueCoding.value(name, of: object)
            let former = known.withValue { known -> Any? in
              defer { known = value }
              return known
            }
            told(ObservedChange(old: former))
          }, depth: depth + 1)
        lock.withLock { dependencies.append((place, path)) }
      }
    }

    /// Observes the objects of the path from the one at `start` on.
    private func attach(from start: Int, _ object: AnyObject) {
      var next: AnyObject? = object
      for index in start..<names.count {
        guard let object = next else { return }
        let list = ObservationList.made(for: object)
        let isLast = index == names.count - 1
        let ending = names[(index + 1)...].joined(separator: ".")
        let readHere: (AnyObject) -> Any? =
          index == 0 ? read : { isLast ? KeyValueCoding.value(self.names[index], of: $0) : nil }
        let told: (ObservedChange) -> Void = { [weak self] change in
          guard let self, let first = target.object else { return }
          if isLast { return handler(first, change) }
          // The former object still has the former value.
          let former = change.old.flatMap { KeyValueCoding.value(atPath: ending, of: $0 as AnyObject) }
          reattach(after: index, first)
          handler(first, ObservedChange(old: former))
        }
        let number = list.add(names[index], readHere) { _, change in told(change) }
        lock.withLock { links.append(Link(list: list, number: number)) }
        attachDependencies(of: names[index], at: index, object, told)
        if !isLast { next = KeyValueCoding.value(names[index], of: object).flatMap(KeyValueCoding.object) }
      }
    }

    private func reattach(after index: Int, _ first: AnyObject) {
      let old = lock.withLock { () -> [Link] in
        defer { links.removeSubrange(min(index + 1, links.count)...) }
        return Array(links.dropFirst(index + 1))
      }
      for link in old { link.list?.remove(link.number) }
      endDependencies(from: index + 1)
      let path = names[...index].joined(separator: ".")
      if let next = KeyValueCoding.value(atPath: path, of: first).flatMap(KeyValueCoding.object) {
        attach(from: index + 1, next)
      }
    }
  }
#endif
