import Foundation

/// Finds the classes of delegates and scenes by the names that an Info.plist has.
///
/// The runtime knows classes outside of other types and functions: `Module.Name`. Others are registered.
@MainActor final class DelegateClasses: StagePart, EndingPart {
  private var types: [String: AnyClass] = [:]
  private var makers: [String: @MainActor () -> NSObject] = [:]
  /// The module of the application's delegate, which stands for `$(PRODUCT_MODULE_NAME)`.
  var module: String?

  func register(_ type: AnyClass, as name: String?, _ make: (@MainActor () -> NSObject)?) {
    let name = name ?? String(describing: type)
    types[name] = type
    makers[name] = make
  }

  func stageEnds() { makers = [:] }

  /// The registered names.
  var names: [String] { types.keys.sorted() }

  /// The class of that name, with or without its module.
  func type(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".").map(String.init)
    let isOfAnyModule = parts.count == 1 || parts.first?.contains("$") == true
    let module = isOfAnyModule ? self.module : parts.first
    let rest = (parts.count == 1 ? parts : Array(parts.dropFirst())).joined(separator: ".")
    if let type = types[name] ?? types[rest] ?? types[parts.last ?? name] { return type }
    if let type = ModuleTable.type(named: rest) { return type }
    return module.flatMap { NSClassFromString("\($0).\(rest)") } ?? NSClassFromString(name)
  }

  /// An object of `type`: of its registered closure, else with `init()`. `nil` for a class that is neither registered nor a
  /// responder outside the tree.
  func make(_ type: AnyClass) -> NSObject? {
    if let name = types.first(where: { $0.value == type })?.key, let make = makers[name] { return make() }
    guard !(type is UIView.Type), !(type is UIViewController.Type), !(type is UIScene.Type),
      let type = type as? UIResponder.Type
    else { return nil }
    return type.init(madeBy: SystemInitialization())
  }

  /// The module of a class: the first part of its full name.
  static func module(of type: AnyClass) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }
}

extension UIApplication {
  /// Makes a class known by its name, so that a launch finds it in an Info.plist: a delegate of a scene, or a delegate of the
  /// application for ``UIApplicationMain(_:_:_:_:)``.
  ///
  /// Only classes inside of other types, private ones, and classes that are no responders need it. Rules: LAUNCH-04, LAUNCH-12.
  /// - Parameters:
  ///   - type: The class; it is made with `init()`.
  ///   - name: Its name in the Info.plist, with or without its module; by default the class's own.
  public static func register(_ type: UIResponder.Type, as name: String? = nil) {
    DelegateClasses.current.register(type, as: name, nil)
  }

  /// Makes a class known by its name, and how to make an object of it.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Its name in the Info.plist, with or without its module; by default the class's own.
  ///   - make: Makes an object. It is called at each launch, or for each scene.
  public static func register<Delegate: NSObject>(
    _ type: Delegate.Type, as name: String? = nil, make: @escaping @MainActor () -> Delegate
  ) {
    DelegateClasses.current.register(type, as: name, make)
  }
}
