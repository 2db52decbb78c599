extension StoryboardDocument {
  /// All objects of a document by id, each with its kind, its place in the file and the object that contains it.
  ///
  /// Making an index goes through the whole document; make it once.
  public struct ObjectIndex: Sendable {
    public struct Entry: Hashable, Sendable {
      public let id: ObjectID?
      public let kind: Kind
      /// The name of its element.
      public let element: String
      public let location: Location
      // A file has fewer elements than 32 bits can count; -1 stands for none.
      private let packedScene: Int32
      private let packedParent: Int32
      private let packedRoot: Int32

      init(
        id: ObjectID?, kind: Kind, element: String, location: Location, scene: Int?, parent: Int?, root: Int
      ) {
        self.id = id
        self.kind = kind
        self.element = element
        self.location = location
        packedScene = Int32(clamping: scene ?? -1)
        packedParent = Int32(clamping: parent ?? -1)
        packedRoot = Int32(clamping: root)
      }

      /// The number of its scene; `nil` in a xib.
      public var scene: Int? { packedScene < 0 ? nil : Int(packedScene) }
      /// The number of the entry that contains it; `nil` for a top-level object.
      public var parent: Int? { packedParent < 0 ? nil : Int(packedParent) }
      /// The number of the entry at the top of its tree of views: a controller for its view and all in that.
      public var root: Int { Int(packedRoot) }
    }

    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case controller, reference, placeholder, exit, view, item, section, guide, constraint, recognizer, custom
    }

    /// Parents come before what they contain.
    public private(set) var entries: [Entry] = []
    private var numbers: [ObjectID: Int] = [:]

    /// The object with the id, the first one if the file has several.
    public subscript(id: ObjectID) -> Entry? { number(of: id).map { entries[$0] } }

    /// The number of the entry of the object with the id.
    public func number(of id: ObjectID) -> Int? { numbers[id] }

    /// - Returns: The number of the new entry, and that of another object with the same id.
    fileprivate mutating func append(_ entry: Entry) -> (number: Int, other: Int?) {
      entries.append(entry)
      let number = entries.count - 1
      guard let id = entry.id else { return (number, nil) }
      if let other = numbers[id] { return (number, other) }
      numbers[id] = number
      return (number, nil)
    }
  }

  /// The index of all objects.
  /// - Complexity: O(n), where n is the number of objects.
  public var index: ObjectIndex { ObjectWalk(self).index }
}

/// A walk over all objects of a document, with a stack of its own.
struct ObjectWalk {
  typealias Object = StoryboardDocument.Object

  private(set) var index = StoryboardDocument.ObjectIndex()
  /// All connections, each with the number of the object that has it.
  private(set) var connections: [(owner: Int, connection: StoryboardDocument.Connection)] = []
  private(set) var constraints: [(owner: Int, constraint: StoryboardDocument.Constraint)] = []
  private(set) var classes: [ClassUse] = []
  /// Views that a cell names in an attribute: `textLabel`.
  private(set) var parts: [(owner: Int, name: String, id: StoryboardDocument.ObjectID)] = []
  /// Objects whose id another object has as well.
  private(set) var duplicates: [(first: Int, second: Int)] = []
  private(set) var ownersOfRuntimeAttributes: [Int] = []

  struct ClassUse {
    let owner: Int
    let customClass: StoryboardDocument.CustomClass
    /// Those of the owner, or of its segue.
    let element: String
    let object: StoryboardDocument.ObjectID?
    let location: StoryboardDocument.Location
  }

  init(_ document: StoryboardDocument) {
    for (number, scene) in document.scenes.enumerated() { walk(scene.objects, scene: number) }
    walk(document.objects, scene: nil)
  }

  /// A list whose objects are being walked through, and where they are.
  private struct Stop {
    let list: ObjectList
    var next = 0
    let parent: Int?
    /// `nil` if each object of the list is the top of a tree.
    let root: Int?
  }

  private mutating func walk(_ objects: [Object], scene: Int?) {
    // The lists on the way, not the objects, so that a long list costs nothing.
    var path = [Stop(list: .objects(objects), parent: nil, root: nil)]
    while let last = path.indices.last {
      guard let object = path[last].list[path[last].next] else {
        path.removeLast()
        continue
      }
      path[last].next += 1
      let (number, other) = index.append(
        .init(
          id: object.id, kind: object.kind, element: object.element, location: object.location, scene: scene,
          parent: path[last].parent, root: path[last].root ?? index.entries.count))
      if let other { duplicates.append((other, number)) }
      note(object, number: number)
      let root = index.entries[number].root
      for (list, isInTree) in object.contents.reversed() where list[0] != nil {
        path.append(Stop(list: list, parent: number, root: isInTree ? root : nil))
      }
    }
  }

  private mutating func note(_ object: Object, number: Int) {
    switch object {
    case .constraint(let constraint):
      if let parent = index.entries[number].parent { constraints.append((parent, constraint)) }
    case .view(let view) where view.kind == .tableViewCell:
      for name in ["textLabel", "detailTextLabel", "imageView"] {
        if let id = view.attributes.id(name) { parts.append((number, name, id)) }
      }
    default: break
    }
    guard let record = object.record else { return }
    for connection in record.connections { note(connection, owner: number) }
    if let customClass = record.customClass {
      classes.append(
        ClassUse(
          owner: number, customClass: customClass, element: record.element, object: record.id, location: record.location
        ))
    }
    if !record.runtimeAttributes.isEmpty { ownersOfRuntimeAttributes.append(number) }
  }

  /// A segue may contain those of peek and pop.
  private mutating func note(_ connection: StoryboardDocument.Connection, owner: Int) {
    var pending = [connection]
    while let next = pending.popLast() {
      connections.append((owner, next))
      guard case .segue(let segue) = next else { continue }
      pending += segue.nestedSegues.reversed().map { .segue($0) }
      if let customClass = segue.customClass {
        classes.append(
          ClassUse(
            owner: owner, customClass: customClass, element: "segue", object: segue.id, location: segue.location))
      }
    }
  }
}

extension StoryboardDocument.Object {
  fileprivate var kind: StoryboardDocument.ObjectIndex.Kind {
    switch self {
    case .controller: .controller
    case .reference: .reference
    case .placeholder: .placeholder
    case .exit: .exit
    case .view: .view
    case .item: .item
    case .section: .section
    case .guide: .guide
    case .constraint: .constraint
    case .recognizer: .recognizer
    case .custom: .custom
    }
  }

  /// The lists of objects in it, each with whether they belong to the same tree of views.
  fileprivate var contents: [(list: ObjectList, isInTree: Bool)] {
    switch self {
    case .controller(let controller):
      [
        (.guides(controller.layoutGuides), true), (.views([controller.view].compactMap(\.self)), true),
        (.views(controller.bars), false), (.items(controller.toolbarItems), false),
        (.items([controller.navigationItem, controller.tabBarItem].compactMap(\.self)), false),
        (.objects(controller.attachedObjects), false),
      ]
    case .reference(let reference):
      [(.items([reference.navigationItem, reference.tabBarItem].compactMap(\.self)), false)]
    case .view(let view):
      [
        (.views(view.subviews), true), (.views(view.attachedViews), true), (.views(view.prototypes), false),
        (.sections(view.sections), true), (.items(view.items), false), (.guides(view.guides), true),
        (.constraints(view.constraints), true), (.objects(view.objects), false),
      ]
    case .item(let item): [(.items(item.items), false), (.views(item.views), false)]
    case .section(let section): [(.views(section.cells), true)]
    case .placeholder, .exit, .guide, .constraint, .recognizer, .custom: []
    }
  }
}

/// A list of objects of one kind, or of any.
private enum ObjectList {
  case objects([StoryboardDocument.Object])
  case views([StoryboardDocument.View])
  case items([StoryboardDocument.BarItem])
  case sections([StoryboardDocument.TableSection])
  case guides([StoryboardDocument.LayoutGuide])
  case constraints([StoryboardDocument.Constraint])

  /// `nil` after the end.
  subscript(number: Int) -> StoryboardDocument.Object? {
    switch self {
    case .objects(let list): number < list.count ? list[number] : nil
    case .views(let list): number < list.count ? .view(list[number]) : nil
    case .items(let list): number < list.count ? .item(list[number]) : nil
    case .sections(let list): number < list.count ? .section(list[number]) : nil
    case .guides(let list): number < list.count ? .guide(list[number]) : nil
    case .constraints(let list): number < list.count ? .constraint(list[number]) : nil
    }
  }
}
