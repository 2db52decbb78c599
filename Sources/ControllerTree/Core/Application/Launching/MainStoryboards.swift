import Foundation

/// The storyboard of a window that the system makes.
enum StoryboardChoice {
  /// The one of that name, registered or in a file.
  case named(String)
  case given(UIStoryboard)
}

/// Finds the initial controllers of storyboards by name. A launch asks this object and no other (LAUNCH-11).
@MainActor final class MainStoryboards: StagePart, EndingPart {
  /// The answer to a storyboard's name.
  enum Answer {
    /// There is no storyboard of that name.
    case missing
    /// The storyboard has no initial controller.
    case withoutInitialController
    case controller(UIViewController)
    /// The storyboard can't be used, which was reported.
    case refused
  }

  typealias Source = @MainActor (_ name: String, _ bundle: Bundle) -> Answer

  private var builders: [String: @MainActor () -> UIViewController?] = [:]
  /// Where storyboards are looked up that were not registered.
  var sources: [Source] = [UIStoryboard.initialController]

  func register(_ name: String, _ make: @escaping @MainActor () -> UIViewController?) { builders[name] = make }

  func initialController(of name: String, in bundle: Bundle = .main) -> Answer {
    if let make = builders[name] { return make().map(Answer.controller) ?? .withoutInitialController }
    for source in sources {
      switch source(name, bundle) {
      case .missing: continue
      case .withoutInitialController: return .withoutInitialController
      case .controller(let controller): return .controller(controller)
      case .refused: return .refused
      }
    }
    return .missing
  }

  func initialController(of choice: StoryboardChoice) -> Answer {
    switch choice {
    case .named(let name): initialController(of: name)
    case .given(let storyboard): storyboard.initialAnswer()
    }
  }

  /// The storyboard in the file of that name; `nil` for one that is registered, missing or refused.
  func storyboard(named name: String) -> UIStoryboard? {
    guard builders[name] == nil else { return nil }
    return UIStoryboard.ofProgram(named: name)
  }

  func stageEnds() { (builders, sources) = ([:], []) }

  /// The names of the registered storyboards.
  var names: [String] { builders.keys.sorted() }
}

extension UIApplication {
  /// Stands for a main storyboard, which a launch finds by its name in the Info.plist.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, such as `Main`.
  ///   - initialController: Makes the initial controller; `nil` stands for a storyboard without one.
  /// - Rules: LAUNCH-11, SEED-02.
  public static func registerStoryboard(
    _ name: String, initialController: @escaping @MainActor () -> UIViewController?
  ) {
    MainStoryboards.current.register(name, initialController)
  }
}
