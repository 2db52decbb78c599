import Foundation
import StoryboardDocument

/// An object that was made for an element of a file.
struct MadeObject {
  let object: AnyObject
  let record: StoryboardDocument.ObjectRecord
  /// Whether its class took the place of one that the program does not have: its unknown keys are not reported again.
  let isStandIn: Bool
}

/// Makes the objects of a part of a file: views, items, recognizers, custom objects. `ObjectConnector` connects them.
@MainActor final class ObjectBuilder {
  typealias ObjectID = StoryboardDocument.ObjectID

  let file: InterfaceFile
  /// In document order, parents before what they contain.
  private(set) var made: [MadeObject] = []
  /// The objects that connections can name.
  private(set) var objects: [ObjectID: AnyObject] = [:]
  private(set) var guides: [ObjectID: StoryboardConstraints.Item] = [:]
  private(set) var constraintIDs: Set<ObjectID> = []
  private(set) var constraints: [(owner: UIView, constraint: StoryboardDocument.Constraint)] = []
  /// Makes a view of a prototype, such as a cell; `nil` for objects that are in no scene.
  var makePrototype: (@MainActor (StoryboardDocument.View) -> UIView?)?

  init(_ file: InterfaceFile, objects: [ObjectID: AnyObject] = [:]) {
    self.file = file
    self.objects = objects
  }

  func add(_ object: AnyObject, _ record: StoryboardDocument.ObjectRecord, isStandIn: Bool = false) {
    made.append(MadeObject(object: object, record: record, isStandIn: isStandIn))
    if let id = record.id, objects[id] == nil { objects[id] = object }
  }

  func add(_ guide: StoryboardDocument.LayoutGuide, of item: StoryboardConstraints.Item) {
    if let id = guide.id { guides[id] = item }
  }

  /// Adds a constraint, to which outlets can lead.
  func add(_ constraint: NSLayoutConstraint, _ id: ObjectID?) {
    guard let id, objects[id] == nil else { return }
    objects[id] = constraint
    constraintIDs.insert(id)
  }

  // MARK: Views

  /// Makes a view with its subviews.
  func view(_ description: StoryboardDocument.View) -> UIView {
    let search = ClassSearch(file: file)
    let general: AnyClass = description.kind.isControl ? UIControl.self : UIView.self
    let choice = search.choose(description.record, stock: description.stockClass, general: general)
    if description.kind == .unknown { search.noteUnknownElement(description.record, UIView.self) }
    let archive = ViewArchive(self, description, isStandIn: choice.isStandIn)
    var view = (choice.type as? UIView.Type)?.init(coder: archive)
    if view == nil {
      Diagnostics.report(.archiveReturnedNil(choice.type, at: file.text(description.record)))
      view = UIView(coder: ViewArchive(self, description, isStandIn: true))
    }
    let made = view ?? UIView()
    // A class that calls `super.init(frame:)` instead.
    if objects[description.id ?? ""] == nil, !archive.wasRead { archive.read(made) }
    ViewAttributes.applySpecific(description, to: made, self)
    return made
  }

  /// Sets what every view has, and adds the subviews. Runs in `UIView.init(coder:)`.
  func fill(_ view: UIView, _ description: StoryboardDocument.View, isStandIn: Bool) {
    add(view, description.record, isStandIn: isStandIn || description.kind == .unknown)
    ViewAttributes.apply(description, to: view, file)
    for guide in description.guides { add(guide, of: .guide(guide.kind, view)) }
    let stack = description.kind == .stackView ? view as? UIStackView : nil
    for subview in description.installedSubviews {
      let made = self.view(subview)
      if let stack { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    }
    for attached in description.attachedViews where isStandIn || attached.record.key == "contentView" {
      let made = self.view(attached)
      if let owner = view as? any FileContentOwner { owner.takeContentView(made) } else { view.addSubview(made) }
    }
    // The cells of a table without a class for tables, so that outlets into them lead somewhere.
    if isStandIn {
      for cell in description.sections.flatMap(\.cells) { view.addSubview(self.view(cell)) }
    }
    for constraint in description.installedConstraints { constraints.append((view, constraint)) }
  }

  // MARK: Other objects

  func recognizer(_ description: StoryboardDocument.GestureRecognizer) -> UIGestureRecognizer {
    let choice = ClassSearch(file: file).choose(
      description.record, stock: description.kind.stockClass, general: UIGestureRecognizer.self)
    let made = UIGestureRecognizer.made(of: choice.type)
    if type(of: made) != choice.type {
      Stage.current.diagnostics.report(
        .recognizerNotMade(choice.type, instead: type(of: made), at: file.text(description.record)))
    }
    made.isEnabled = description.attributes.bool("enabled") ?? true
    made.cancelsTouchesInView = description.attributes.bool("cancelsTouchesInView") ?? true
    made.delaysTouchesBegan = description.attributes.bool("delaysTouchesBegan") ?? false
    made.delaysTouchesEnded = description.attributes.bool("delaysTouchesEnded") ?? true
    if let tap = made as? UITapGestureRecognizer {
      tap.numberOfTapsRequired = description.attributes.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = description.attributes.integer("numberOfTouchesRequired") ?? 1
    }
    add(made, description.record, isStandIn: choice.isStandIn)
    return made
  }

  /// A `customObject` is made with `init()`; its class has to have a required one, as responders do.
  func customObject(_ description: StoryboardDocument.CustomObject) -> AnyObject? {
    guard let name = description.customClass else { return nil }
    guard let type = InterfaceClasses.current.type(name) else {
      Diagnostics.report(
        .unknownInterfaceClass(
          name.description, instead: NSObject.self, suggestion: InterfaceClasses.current.suggestion(for: name.name),
          at: file.text(description.record)))
      return nil
    }
    let made: AnyObject? =
      switch type {
      case let type as any InterfaceObject.Type: type.init()
      case let type as UIView.Type: type.init(coder: InterfaceArchive())
      case let type as UIViewController.Type: type.init(coder: ControllerArchive())
      case let type as UIGestureRecognizer.Type: UIGestureRecognizer.made(of: type)
      case let type as UIResponder.Type: type.init(madeBy: SystemInitialization())
      default: nil
      }
    guard let made else {
      Diagnostics.report(
        .wrongInterfaceClass(type, name.description, expected: NSObject.self, at: file.text(description.record)))
      return nil
    }
    add(made, description.record)
    return made
  }
}

extension StoryboardDocument.GestureKind {
  fileprivate var stockClass: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .hover: "UIHoverGestureRecognizer"
    case .custom: "UIGestureRecognizer"
    }
  }
}

/// The archive of one view: the base of `UIView.init(coder:)` reads from it.
final class ViewArchive: InterfaceArchive {
  private let builder: ObjectBuilder
  private let view: StoryboardDocument.View
  private let isStandIn: Bool
  @MainActor private(set) var wasRead = false

  @MainActor init(_ builder: ObjectBuilder, _ view: StoryboardDocument.View, isStandIn: Bool) {
    self.builder = builder
    self.view = view
    self.isStandIn = isStandIn
    super.init()
  }

  /// An archive has one view; a second one that is made from it stays empty.
  override func read(_ view: UIView) {
    guard !wasRead else { return }
    wasRead = true
    builder.fill(view, self.view, isStandIn: isStandIn)
  }
}

/// A class without views, of which storyboards and xibs can make objects: the class of a `customObject`. Responders need not conform.
@preconcurrency @MainActor
public protocol InterfaceObject: AnyObject {
  /// Makes the object.
  init()
  /// The object's outlets and actions are connected. By default nothing happens.
  func awakeFromNib()
}

extension InterfaceObject {
  /// Does nothing.
  public func awakeFromNib() {}
}
