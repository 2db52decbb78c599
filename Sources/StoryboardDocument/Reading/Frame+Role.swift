extension Frame.Role {
  /// What an element is whose start tag is in an element of the role `parent`.
  static func of(_ name: String, attributes: [String: String], in parent: Frame) -> Frame.Role {
    switch parent.role {
    case .document: inDocument(name)
    case .scenes: name == "scene" ? .scene : .unknown
    case .scene:
      switch name {
      case "objects": .objects
      case "point": .plain(isKnown: true, isQuiet: false)
      default: .unknown
      }
    case .objects: topLevelObject(name, attributes)
    case .dependencies: .dependency
    case .device: name == "adaptation" ? .adaptation : .unknown
    case .resources: .resource

    case .controller, .reference, .placeholder, .exit, .custom, .recognizer, .view, .section, .item:
      inObject(name, attributes, parent)
    case .subviews, .prototypes, .cells: viewRole(name)
    case .sections: name == "tableViewSection" ? .section : .unknown
    case .items, .toolbarItems: itemRole(name)

    case .constraints: name == "constraint" ? .constraint : .unknown
    case .constraint: name == "variation" ? .variation : .unknown
    case .layoutGuides: name == "viewControllerLayoutGuide" ? .guide : .unknown
    case .variation: name == "mask" ? .mask : plain(name)
    case .mask: ["exclude", "include"].contains(name) ? .maskEntry : .unknown
    case .connections:
      ["outlet", "outletCollection", "action", "segue"].contains(name) ? .connection : .unknown
    case .connectionsOfSegue: ["outlet", "outletCollection"].contains(name) ? .connection : .unknown
    case .connection where parent.name == "segue":
      switch name {
      // Those of peek and pop, which have keys, and contain no others.
      case "segue": parent.attributes["key"] == nil && attributes["key"] != nil ? .connection : .unknown
      case "connections": .connectionsOfSegue
      default: plain(name)
      }
    case .connection: plain(name)
    case .runtimeAttributes: name == "userDefinedRuntimeAttribute" ? .runtimeAttribute : .unknown
    case .runtimeAttribute, .resource: plain(name)
    case .guide, .maskEntry, .dependency, .adaptation: plain(name)
    case .plain(_, isQuiet: true): .plain(isKnown: true, isQuiet: true)
    case .plain(_, isQuiet: false): plain(name)
    }
  }

  private static let unknown = Frame.Role.plain(isKnown: false, isQuiet: true)

  private static func plain(_ name: String) -> Frame.Role {
    KnownElements.values.contains(name) ? .plain(isKnown: true, isQuiet: false) : .unknown
  }

  private static func inDocument(_ name: String) -> Frame.Role {
    switch name {
    case "scenes": .scenes
    case "objects": .objects
    case "dependencies": .dependencies
    case "device": .device
    case "resources": .resources
    default: .plain(isKnown: KnownElements.designTime.contains(name), isQuiet: true)
    }
  }

  private static func topLevelObject(_ name: String, _ attributes: [String: String]) -> Frame.Role {
    switch name {
    case "placeholder": return .placeholder
    case "exit": return .exit
    case "viewControllerPlaceholder": return .reference
    default: break
    }
    if let role = known[name] { return role }
    if attributes["sceneMemberID"] == "viewController" { return .controller(.unknown) }
    // The views of other frameworks are named so, and a xib may consist of one.
    return name.hasSuffix("View") ? .view(.unknown) : .unknown
  }

  /// The objects that can stand anywhere in a scene, by the names of their elements.
  private static let known: [String: Frame.Role] = {
    var roles: [String: Frame.Role] = ["longPressGestureRecognizer": .recognizer(.longPress)]
    for kind in StoryboardDocument.ControllerKind.allCases where kind != .unknown {
      roles[kind.rawValue] = .controller(kind)
    }
    for kind in StoryboardDocument.ViewKind.allCases where kind != .unknown { roles[kind.rawValue] = .view(kind) }
    for kind in StoryboardDocument.BarItem.Kind.allCases { roles[kind.rawValue] = .item(kind) }
    for kind in StoryboardDocument.GestureKind.allCases { roles[kind.rawValue] = .recognizer(kind) }
    for name in KnownElements.objects { roles[name] = .custom }
    return roles
  }()

  /// The kind of the view that an element in a list of views is.
  private static func viewRole(_ name: String) -> Frame.Role {
    if case .view(let kind)? = known[name] { .view(kind) } else { .view(.unknown) }
  }

  private static func itemRole(_ name: String) -> Frame.Role {
    if case .item(let kind)? = known[name] { .item(kind) } else { .unknown }
  }

  private static func inObject(_ name: String, _ attributes: [String: String], _ parent: Frame) -> Frame.Role {
    switch (name, parent.role) {
    case ("connections", _): return .connections
    case ("userDefinedRuntimeAttributes", _): return .runtimeAttributes
    case ("layoutGuides", .controller): return .layoutGuides
    case ("toolbarItems", _): return .toolbarItems
    case ("subviews", .view): return .subviews
    case ("constraints", .view): return .constraints
    case ("variation", .view): return .variation
    case ("viewLayoutGuide", .view): return .guide
    case ("prototypes", .view), ("cells", .view(.collectionView)): return .prototypes
    case ("sections", .view): return .sections
    case ("cells", .section): return .cells
    case ("items", .view), ("segments", .view), ("leftBarButtonItems", .item), ("rightBarButtonItems", .item):
      return .items
    default: break
    }
    switch (known[name], parent.role) {
    case (.item?, .reference), (.item?, .controller), (.item?, .view), (.item?, .item), (.view?, .controller),
      (.view?, .view), (.view?, .item), (.custom?, .controller), (.custom?, .view), (.recognizer?, .view):
      return known[name] ?? .unknown
    case (.some, _): return .unknown
    case (nil, .controller), (nil, .view), (nil, .item): break
    case (nil, _): return plain(name)
    }
    if let key = attributes["key"], KnownElements.viewKeys.contains(key), !KnownElements.values.contains(name) {
      return .view(.unknown)
    }
    return plain(name)
  }
}
