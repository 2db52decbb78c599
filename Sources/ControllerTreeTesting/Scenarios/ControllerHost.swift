import ControllerTree

/// A place where a controller can be: a window, a container or a presentation.
@preconcurrency @MainActor
public struct ControllerHost: CustomStringConvertible {
  /// The place in a sentence, such as "in a sheet".
  public nonisolated let description: String
  /// Makes the place, for a controller in a window.
  let makePlace: @MainActor (UIViewController, UIWindow) -> any HostPlace

  init(_ description: String, _ makePlace: @escaping @MainActor (UIViewController, UIWindow) -> any HostPlace) {
    self.description = description
    self.makePlace = makePlace
  }

  /// The root of the window. A full-screen presentation covers it.
  public static let window = ControllerHost("as root of a window") { RootPlace($0, $1) }
  /// A navigation stack, as its second controller. The third covers it.
  public static let navigation = ControllerHost("on a navigation stack") { StackPlace($0, $1) }
  /// A tab, as the second of two. The first covers it.
  public static let tab = ControllerHost("in a tab") { TabPlace($0, $1) }
  /// The second column of a split view. A full-screen presentation covers it.
  public static let split = ControllerHost("in a split view") { SplitPlace($0, $1) }
  /// A sheet over the window's root. A full-screen presentation covers it.
  public static let sheet = ControllerHost("in a sheet") { PresentedPlace($0, $1, style: .pageSheet) }
  /// A popover, which is a sheet where the width is compact. A full-screen presentation covers it.
  public static let popover = ControllerHost("in a popover") { PresentedPlace($0, $1, style: .popover) }
  /// A page, as the second of three. The third covers it.
  public static let page = ControllerHost("on a page") { PagePlace($0, $1) }

  /// The places that UIKit has.
  public static let all: [ControllerHost] = [.window, .navigation, .tab, .split, .sheet, .popover, .page]

  /// A container of your own, as the root of the window. A full-screen presentation covers it.
  ///
  /// - Parameters:
  ///   - make: Makes the container.
  ///   - show: Makes the container show the controller.
  ///   - remove: Makes the container remove the controller.
  public static func container<Container: UIViewController>(
    make: @escaping @MainActor () -> Container,
    show: @escaping @MainActor (_ container: Container, _ child: UIViewController) -> Void,
    remove: @escaping @MainActor (_ container: Container, _ child: UIViewController) -> Void
  ) -> ControllerHost {
    ControllerHost("in \(Container.self)") { ContainerPlace($0, $1, in: make(), show: show, remove: remove) }
  }
}

/// What a host does with its controller. Each act is animated if the host can do that.
@MainActor protocol HostPlace: AnyObject {
  /// When the controller gets its first appearance callback.
  var arrival: HostArrival { get }
  /// Prepares the window, in which the controller is not yet.
  func prepare()
  /// Brings the controller on screen.
  func arrive()
  /// Shows something else in its place.
  func cover()
  /// Shows the controller again.
  func uncover()
  /// Removes the controller, which is on screen.
  func leave()
}

/// When a host begins the appearance of its controller.
enum HostArrival {
  /// At the end of the turn; an animation follows.
  case animated
  /// Within the call, and everything else at the end of the turn.
  case withinTurn
  /// At the end of the turn, with everything else.
  case atEndOfTurn
}

/// The controllers around the one of the test have names, so that traces and failures can be read.
extension UIViewController {
  convenience init(named title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

/// A full-screen presentation in front of a controller.
@MainActor struct Cover {
  private let controller = UIViewController(named: "Cover")

  func present(from presenter: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    presenter.present(controller, animated: true)
  }

  func dismiss() { controller.presentingViewController?.dismiss(animated: true) }
}
