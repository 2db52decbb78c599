import Foundation
import StoryboardDocument

/// Makes the objects of a xib, in one go (IB-30):
///
///     objects in the file's order → constraints → outlets and actions → runtime attributes → awakeFromNib()
@MainActor struct NibInstantiation {
  private let file: InterfaceFile
  private let owner: AnyObject?
  private let externals: [String: AnyObject]

  init(_ file: InterfaceFile, owner: AnyObject?, externals: [String: AnyObject] = [:]) {
    self.file = file
    self.owner = owner
    self.externals = externals
  }

  /// Makes all objects and returns those at the top, without placeholders.
  func objects() -> [AnyObject] {
    file.reportProblems()
    var (given, firstResponders, placeholders) = placeholders()
    given[.filesOwner] = given[.filesOwner] ?? owner
    let builder = ObjectBuilder(file, objects: given)
    let top = file.document.objects.compactMap { make($0, builder) }
    StoryboardConstraints.activate(builder)
    let connector = ObjectConnector(file: file, objects: builder.objects) { firstResponders.contains($0) }
    // The owner's connections stand in its placeholder.
    for placeholder in placeholders { connector.connect(placeholder) }
    for made in builder.made { connector.connect(made) }
    for made in builder.made { connector.setAttributes(of: made) }
    for made in builder.made { ObjectConnector.awake(made.object) }
    return top
  }

  /// Makes the objects for a controller, whose outlet `view` gets the view.
  func loadView(_ name: String) -> Bool {
    guard let controller = owner as? UIViewController else { return false }
    _ = objects()
    if controller.loadedView != nil { return true }
    controller.report(.nibWithoutView(controller, name))
    return false
  }

  private func placeholders() -> (
    given: [StoryboardDocument.ObjectID: AnyObject], firstResponders: Set<StoryboardDocument.ObjectID>, [MadeObject]
  ) {
    var given: [StoryboardDocument.ObjectID: AnyObject] = [:]
    var firstResponders: Set<StoryboardDocument.ObjectID> = [.firstResponder]
    var made: [MadeObject] = []
    for case .placeholder(let placeholder) in file.document.objects {
      let object: AnyObject?
      switch placeholder.kind {
      case .filesOwner: object = owner
      case .external(let identifier): object = externals[identifier]
      case .firstResponder:
        if let id = placeholder.id { firstResponders.insert(id) }
        continue
      }
      guard let object else { continue }
      if let id = placeholder.id { given[id] = object }
      made.append(MadeObject(object: object, record: placeholder.record, isStandIn: false))
    }
    return (given, firstResponders, made)
  }

  private func make(_ object: StoryboardDocument.Object, _ builder: ObjectBuilder) -> AnyObject? {
    switch object {
    case .view(let view): builder.view(view)
    case .recognizer(let recognizer): builder.recognizer(recognizer)
    case .custom(let object): builder.customObject(object)
    case .item(let item):
      switch item.kind {
      case .barButtonItem: builder.barButtonItem(item)
      case .navigationItem: builder.navigationItem(item)
      case .tabBarItem: builder.tabBarItem(item)
      case .segment: nil
      }
    case .controller(let controller): self.controller(controller, builder)
    case .reference, .placeholder, .exit, .section, .guide, .constraint: nil
    }
  }

  /// A controller in a xib has no view of its own: it finds its xib by its name.
  private func controller(_ description: StoryboardDocument.Controller, _ builder: ObjectBuilder) -> AnyObject? {
    let choice = ClassSearch(file: file).choose(
      description.record, stock: description.kind.stockClass, general: UIViewController.self)
    guard let made = (choice.type as? UIViewController.Type)?.init(coder: ControllerArchive()) else { return nil }
    if let title = description.title { made.title = title }
    if let name = description.attributes["nibName"] { made.rareState.nibName = name }
    if let item = description.navigationItem {
      made.rareState.barsState.take(builder.navigationItem(item, into: made.navigationItem), of: made)
    }
    if let item = description.tabBarItem { made.tabBarItem = builder.tabBarItem(item) }
    builder.add(made, description.record, isStandIn: choice.isStandIn)
    return made
  }
}
