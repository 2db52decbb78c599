import Foundation
import StoryboardDocument

/// A storyboard: makes the controllers that a `.storyboard` file describes.
///
/// The file is the one that Xcode saves, without compiling it:
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: .module)
/// window.rootViewController = storyboard.instantiateInitialViewController()
/// ```
///
/// A controller is made at once, with its children; its view and its outlets come when the view is needed. <doc:StoryboardsOnLinux>
/// shows the order. The main storyboard of a launch is found in the same way. Rules: IB-01 to IB-14, IB-40 to IB-45.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  final var nameNumber: Int32 = 0
  /// `nil` if the file is missing or refused.
  final let file: InterfaceFile?
  /// The name of the storyboard, without extension.
  private let name: String

  /// Reads the storyboard of that name.
  ///
  /// A storyboard that can't be read has no controllers.
  /// - Parameters:
  ///   - name: The name of the file, without extension.
  ///   - storyboardBundleOrNil: The bundle that has the file among its resources, at its top or in `Base.lproj`. For `nil` and the main
  ///     bundle, the resource bundles of all packages of the program are searched too.
  /// - Complexity: O(n) in the file when it is read first; files are kept as long as the stage.
  /// - Issues: `storyboardUnusable`.
  /// - Rules: IB-40, M-SEGUE-03.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    do {
      file = try InterfaceFiles.current.storyboard(named: name, in: storyboardBundleOrNil)
    } catch {
      file = nil
      Diagnostics.report(.storyboardUnusable(error), by: PublicCall("UIStoryboard(name:bundle:)", nil))
    }
    super.init()
  }

  /// Reads the storyboard at a path. References to other storyboards are looked up in the main bundle.
  ///
  /// - Parameter url: The URL of a `.storyboard` file on this machine.
  /// - Throws: An error that says why the file can't be used, with its line.
  /// - Complexity: O(n) in the file when it is read first.
  /// - Rules: IB-40.
  public init(contentsOf url: URL) throws(StoryboardError) {
    let file = try InterfaceFiles.current.read(url, as: .storyboard, bundle: nil)
    self.file = file
    name = file.name
    super.init()
  }

  /// Reads the contents of a storyboard.
  ///
  /// - Parameters:
  ///   - data: The contents of a `.storyboard` file.
  ///   - name: The name for messages and for references to itself, without extension.
  ///   - bundle: Where references to other storyboards are looked up.
  /// - Throws: An error that says why the contents can't be used, with their line.
  /// - Complexity: O(n) in the contents.
  /// - Rules: IB-40.
  public init(data: Data, name: String, bundle: Bundle? = nil) throws(StoryboardError) {
    self.name = name
    let document: StoryboardDocument
    do throws(StoryboardProblem) {
      document = try StoryboardDocument(data: data, file: "\(name).storyboard", as: .storyboard)
    } catch { throw StoryboardError(error) }
    file = try InterfaceFile(document, name: name, bundle: bundle)
    super.init()
  }

  init(_ file: InterfaceFile) {
    self.file = file
    name = file.name
    super.init()
  }

  // MARK: Making controllers

  /// Makes the initial controller; `nil` if the storyboard has none.
  /// - Issues: `storyboardUnusable`, and those of the objects of the scene.
  /// - Rules: IB-02 to IB-05.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the initial controller with a closure; `nil` if the storyboard has none.
  ///
  /// - Parameter creator: Makes the controller with the coder that it gets; with `nil` it is made by `init(coder:)`.
  /// - Issues: `storyboardUnusable`, `archiveRefused`, and those of the objects of the scene.
  /// - Rules: IB-02 to IB-05.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    Stage.turn("instantiateInitialViewController(creator:)", self) {
      guard let file, let number = file.initialScene else { return nil }
      return attempt { () throws(StoryboardError) in
        try make(scene: number, creator: creator.map { make in { make($0) } })
      } as? ViewController
    }
  }

  /// Makes the controller with the identifier.
  ///
  /// - Parameter identifier: The storyboard identifier in Interface Builder.
  /// - Returns: The controller; a plain one if there is none.
  /// - Issues: `storyboardUnusable`, and those of the objects of the scene.
  /// - Rules: IB-02 to IB-05, IB-41, M-SEGUE-03.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the controller with the identifier, with a closure.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier in Interface Builder.
  ///   - creator: Makes the controller with the coder that it gets; with `nil` it is made by `init(coder:)`.
  /// - Returns: The controller; one that is made by `init(nibName:bundle:)` if there is none of this class.
  /// - Issues: `storyboardUnusable`, `archiveRefused`, and those of the objects of the scene.
  /// - Rules: IB-02 to IB-05, IB-41, M-SEGUE-03.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    Stage.turn("instantiateViewController(identifier:creator:)", self) {
      let made = attempt { () throws(StoryboardError) in
        guard let file else { return nil }
        guard let number = file.scene(withIdentifier: identifier) else {
          throw .missingController(identifier, in: file.fileName, known: file.identifierNames)
        }
        return try make(scene: number, creator: creator.map { make in { make($0) } })
      }
      if let made = made as? ViewController { return made }
      if let made {
        Diagnostics.report(.wrongControllerClass(made, expected: ViewController.self, identifier))
      }
      return ViewController.made()
    }
  }

  /// Runs `body` and reports its error.
  private func attempt(_ body: () throws(StoryboardError) -> UIViewController?) -> UIViewController? {
    do { return try body() } catch {
      Diagnostics.report(.storyboardUnusable(error))
      return nil
    }
  }

  /// Makes the controller of a scene, with its children.
  /// - Parameter enclosing: The scene in whose view it is embedded.
  final func make(
    scene number: Int, enclosing: SceneObjects? = nil, creator: ((NSCoder) -> UIViewController?)?
  ) throws(StoryboardError) -> UIViewController? {
    guard let (storyboard, number) = try ReferenceSearch.scene(number, in: self) else { return nil }
    let pass = Instantiation()
    let controller = try pass.controller(of: number, in: storyboard, enclosing: enclosing, creator: creator)
    pass.finish()
    return controller
  }

  // MARK: Classes

  /// Makes a class known to storyboards and xibs by its name, with and without its module.
  ///
  /// Only nested and private classes need it, and classes whose name in a file is another one. A registered class wins over all others.
  /// Classes that are registered outside of `Stage.withPristine` are known inside of it too.
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Its name in files, such as `Module.Class` or `Class`; `nil` for its own name.
  /// - Rules: IB-01.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    InterfaceClasses.current.register(type, as: name)
  }

  /// The modules in which classes are searched if a file names no module, or if its own target's module lacks the class. By default the module
  /// of the application's delegate, and that of the program. Rules: IB-01.
  public static var modules: [String] {
    get { InterfaceClasses.current.modules }
    set {
      InterfaceClasses.current.givenModules = newValue
      InterfaceClasses.current.forget()
    }
  }
}

extension UIStoryboard: Nameable {
  var nameTitle: String? { name }
}

extension UIViewController {
  /// See ``UIViewController/storyboard``.
  final var storyboardOfScene: UIStoryboard? { (rare?.viewSource as? SceneObjects)?.storyboard }
}

extension UIStoryboard {
  /// The answer to a launch that looks for its main storyboard (LAUNCH-11).
  static func initialController(of name: String, in bundle: Bundle) -> MainStoryboards.Answer {
    do {
      return UIStoryboard(try InterfaceFiles.current.storyboard(named: name, in: bundle)).initialAnswer()
    } catch {
      if error.kind == .missingFile, error.file == nil { return .missing }
      Diagnostics.report(.storyboardUnusable(error))
      return .refused
    }
  }

  /// The storyboard of that name in the program's bundles; `nil`, and no issue, if there is none that can be used.
  static func ofProgram(named name: String) -> UIStoryboard? {
    (try? InterfaceFiles.current.storyboard(named: name, in: .main)).map { UIStoryboard($0) }
  }

  /// The initial controller, for a window that the system makes. A storyboard without a file was reported when it was made.
  final func initialAnswer() -> MainStoryboards.Answer {
    guard let file else { return .refused }
    guard let number = file.initialScene else { return .withoutInitialController }
    do {
      return try make(scene: number, creator: nil).map { .controller($0) } ?? .withoutInitialController
    } catch {
      Diagnostics.report(.storyboardUnusable(error))
      return .refused
    }
  }
}
