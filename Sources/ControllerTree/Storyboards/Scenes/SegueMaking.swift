import Foundation
import StoryboardDocument

/// Makes the templates of a scene's segues, and lets controls, bar buttons and recognizers perform them (IB-14).
@MainActor struct SegueMaking {
  typealias Segue = StoryboardDocument.Segue

  private let scene: SceneObjects

  init(_ scene: SceneObjects) { self.scene = scene }

  // MARK: Templates

  /// Gives the controller the segues of its scene, in the order of the file.
  func addTemplates(to controller: UIViewController) {
    for source in scene.file.segues(ofScene: scene.number) where !source.segue.isRelationship {
      guard let template = scene.templates[source.segue.location] ?? template(source) else { continue }
      scene.templates[source.segue.location] = template
      controller.segueTemplates.append(template)
    }
  }

  /// The segue as a template; `nil` if its kind is unknown here.
  func template(_ source: SegueSource) -> SegueTemplate? {
    let segue = source.segue
    let type = segueClass(segue)
    if case .unwind(let action) = segue.kind {
      var template = SegueTemplate(segue.identifier, unwindingTo: Selector(action), class: type)
      template.isAnimated = segue.isAnimated
      return template
    }
    guard let kind = kind(source) else { return nil }
    let destination = segue.destination
    let isEmbed = segue.kind == .embed
    let place = segue.location
    var template = SegueTemplate(segue.identifier, kind, class: type, action: action(segue)) { source, _, creator in
      guard let scene = source.rare?.viewSource as? SceneObjects else { return nil }
      return SegueMaking(scene).destination(destination, isEmbed: isEmbed, at: place, creator)
    }
    template.isAnimated = segue.isAnimated
    template.modalPresentationStyle = segue.modalPresentationStyle?.uiKit
    template.modalTransitionStyle = segue.modalTransitionStyle?.uiKit
    return template
  }

  private func kind(_ source: SegueSource) -> SegueTemplate.Kind? {
    switch source.segue.kind {
    case .show: return .show
    case .showDetail: return .showDetail
    case .presentation: return .presentation
    case .custom: return .custom
    case .popoverPresentation(let popover): return .popover(self.popover(popover, source))
    case .embed:
      guard let id = source.owner else { return nil }
      return .embed { ($0.rare?.viewSource as? SceneObjects)?.object(id) as? UIView }
    case .relationship, .unwind: return nil
    }
  }

  private func popover(_ popover: Segue.Popover, _ source: SegueSource) -> SegueTemplate.Popover {
    let anchor: StoryboardDocument.ObjectID? =
      switch popover.anchor {
      case .view(let id), .barButtonItem(let id): id
      case nil: source.owner
      }
    func objects(_ source: UIViewController) -> SceneObjects? { source.rare?.viewSource as? SceneObjects }
    let views = popover.passthroughViews
    return SegueTemplate.Popover(
      arrowDirections: UIPopoverArrowDirection(rawValue: UInt(popover.arrowDirections.rawValue)),
      passthroughViews: { source in views.compactMap { objects(source)?.object($0) as? UIView } },
      anchor: { source in
        anchor.flatMap { objects(source)?.object($0) as? any UIPopoverPresentationControllerSourceItem }
      })
  }

  private func segueClass(_ segue: Segue) -> UIStoryboardSegue.Type? {
    guard let name = segue.customClass, !name.name.isEmpty else { return nil }
    let type: AnyClass? = InterfaceClasses.current.type(name)
    if let type = type as? UIStoryboardSegue.Type { return type }
    let place = "\(scene.file.fileName):\(segue.location.line): segue \(segue.identifier?.shortened ?? "")"
    if let type {
      report(.wrongInterfaceClass(type, name.description, expected: UIStoryboardSegue.self, at: place))
    } else {
      report(
        .unknownInterfaceClass(
          name.description, instead: UIStoryboardSegue.self,
          suggestion: InterfaceClasses.current.suggestion(for: name.name), at: place))
    }
    return nil
  }

  /// The `@IBSegueAction` that makes the destination.
  private func action(_ segue: Segue) -> SegueTemplate.Action? {
    guard let selector = segue.creationSelector else { return nil }
    return { source, coder, sender, identifier in
      guard let action = ConnectionLookup.connections(of: source).segueActions[selector] else {
        Diagnostics.report(.unrecognizedSelector(selector, source, from: sender as AnyObject? ?? source))
        return nil
      }
      return action(source, coder, sender, identifier) as? UIViewController
    }
  }

  // MARK: Destinations

  private func destination(
    _ id: StoryboardDocument.ObjectID, isEmbed: Bool, at location: StoryboardDocument.Location,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    do throws(StoryboardError) {
      guard let (storyboard, number) = try ReferenceSearch.scene(of: id, in: scene.storyboard) else { return nil }
      if isEmbed, scene.isInside(number, of: storyboard.file) {
        let place = InterfaceFile.Place(file: scene.file, location: location, scene: scene.description.id?.text)
        throw .cycle(.embedCycle, "The view would be embedded in itself.", at: place)
      }
      return try storyboard.make(scene: number, enclosing: isEmbed ? scene : nil, creator: creator)
    } catch {
      report(.storyboardUnusable(error))
      return nil
    }
  }

  // MARK: Triggers

  /// Lets the objects that were made perform the segues that the file gives them.
  func attach(to made: [MadeObject]) {
    guard let controller = scene.controller else { return }
    for made in made {
      for case .segue(let segue) in made.record.connections where !segue.isRelationship && segue.kind != .embed {
        guard let template = scene.templates[segue.location] else { continue }
        switch made.object {
        case let control as UIControl: control.addSegue(template, from: controller)
        case let item as UIBarButtonItem: item.setSegue(template, from: controller)
        case let recognizer as UIGestureRecognizer: recognizer.addSegue(template, from: controller)
        case let source as any FileSegueSource:
          source.addSegue(named: segue.trigger, controller.trigger(for: template))
        default: break
        }
      }
    }
  }

  private func report(_ issue: HierarchyIssue) { Diagnostics.report(issue) }
}

/// A segue and the object that has it.
struct SegueSource {
  let segue: StoryboardDocument.Segue
  let owner: StoryboardDocument.ObjectID?
}

extension InterfaceFile {
  /// The segues of a scene, in the order of the file: those of its controller, and of the objects in it.
  /// - Complexity: O(n) in the file for the first scene; then O(1).
  func segues(ofScene number: Int) -> [SegueSource] { seguesByScene[number] ?? [] }
}
