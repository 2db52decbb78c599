import Foundation
import StoryboardDocument

/// The archive of a controller, as its scene describes it.
final class SceneArchive: ControllerArchive {
  private let scene: SceneObjects
  private let pass: Instantiation
  @MainActor private var reader: ObjectIdentifier?
  @MainActor private var hasChildren = false
  private let numbers: [String: Int]

  @MainActor init(_ scene: SceneObjects, _ pass: Instantiation) {
    self.scene = scene
    self.pass = pass
    numbers = scene.description.archivedNumbers
    super.init()
  }

  override func number(forKey key: String) -> Int? { numbers[key] }

  @MainActor func hasRead(_ controller: UIViewController) -> Bool { reader == ObjectIdentifier(controller) }

  override func read(_ controller: UIViewController) {
    reader = ObjectIdentifier(controller)
    scene.startAgain()
    scene.adopt(controller)
    ControllerAttributes.apply(scene.description, to: controller, scene)
  }

  override func readChildren(of container: UIViewController) {
    guard hasRead(container), !hasChildren else { return }
    hasChildren = true
    ControllerAttributes.applyToContainer(scene.description, container, scene.builder)
    let children = pass.children(of: scene)
    switch container {
    case let navigation as UINavigationController:
      let stack = children.filter { $0.relationship == .rootViewController }.map(\.child)
      if !stack.isEmpty { navigation.stack.set(stack, animated: false) }
    case let tabs as UITabBarController:
      let controllers = children.filter { $0.relationship == .viewControllers }.map(\.child)
      if !controllers.isEmpty { tabs.viewControllers = controllers }
    case let split as UISplitViewController: fill(split, children)
    default: break
    }
  }

  @MainActor private func fill(
    _ split: UISplitViewController,
    _ children: [(relationship: StoryboardDocument.Relationship, child: UIViewController)]
  ) {
    guard split.style != .unspecified else {
      // The primary controller comes first, whatever the order in the file.
      let first = children.filter { $0.relationship == .masterViewController }
      let second = children.filter { $0.relationship == .detailViewController }
      let controllers = (first + second).map(\.child)
      if !controllers.isEmpty { split.viewControllers = controllers }
      return
    }
    for (relationship, child) in children {
      if let column = relationship.column { split.setViewController(child, for: column) }
    }
  }
}

extension StoryboardDocument.Relationship {
  @MainActor fileprivate var column: UISplitViewController.Column? {
    switch self {
    case .masterViewController: .primary
    case .supplementaryViewController: .supplementary
    case .detailViewController: .secondary
    case .compactViewController: .compact
    case .rootViewController, .viewControllers: nil
    }
  }
}

extension StoryboardDocument.Controller {
  /// The numbers that initialisers of containers need before they call `super`.
  @MainActor fileprivate var archivedNumbers: [String: Int] {
    var numbers: [String: Int] = [:]
    switch splitStyle {
    case .doubleColumn: numbers["UISplitViewControllerStyle"] = UISplitViewController.Style.doubleColumn.rawValue
    case .tripleColumn: numbers["UISplitViewControllerStyle"] = UISplitViewController.Style.tripleColumn.rawValue
    case .classic, nil: break
    }
    guard kind == .pageViewController else { return numbers }
    let style: UIPageViewController.TransitionStyle = pageTransitionStyle == .scroll ? .scroll : .pageCurl
    numbers["UIPageViewControllerTransitionStyle"] = style.rawValue
    let orientation: UIPageViewController.NavigationOrientation =
      pageNavigationOrientation == .vertical ? .vertical : .horizontal
    numbers["UIPageViewControllerNavigationOrientation"] = orientation.rawValue
    let spine: UIPageViewController.SpineLocation =
      switch spineLocation {
      case .mid: .mid
      case .max: .max
      case .min, .none?, nil: .min
      }
    numbers["UIPageViewControllerSpineLocation"] = spine.rawValue
    return numbers
  }
}
