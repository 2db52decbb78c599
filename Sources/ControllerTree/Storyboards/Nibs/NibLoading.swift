import Foundation

/// The base of `loadView()` for controllers with a storyboard or a xib (LOAD-11, IB-10, IB-32).
@MainActor enum NibLoading {
  /// - Returns: Whether the controller has a view of a file now.
  static func loadView(of controller: UIViewController) -> Bool {
    guard let rare = controller.rare else { return ResourceBundles.hasNibs && loadByClass(controller) }
    if let source = rare.viewSource { return source.loadView(of: controller) }
    if let name = rare.nibName { return load(name, of: controller) }
    return (rare.nibBundle != nil || ResourceBundles.hasNibs) && loadByClass(controller)
  }

  private static func load(_ name: String, of controller: UIViewController) -> Bool {
    do throws(StoryboardError) {
      let file = try InterfaceFiles.current.nib(named: name, in: controller.nibBundle)
      return NibInstantiation(file, owner: controller).loadView(name)
    } catch {
      let remark = Diagnostics.Remark(kind: .nibUnavailable, object: controller.hierarchyName)
      if Diagnostics.note(remark) {
        controller.report(.nibUnavailable(controller, error.message, uikitText: error.uikitText))
      }
      return false
    }
  }

  /// A controller without a name looks for a xib with the name of its class: without `Controller`, then the whole (IB-31).
  private static func loadByClass(_ controller: UIViewController) -> Bool {
    guard let name = DefaultNibNames.current.name(of: type(of: controller), in: controller.nibBundle) else {
      return false
    }
    return load(name, of: controller)
  }
}

/// The xibs that controllers without a nib name have because of the names of their classes.
@MainActor final class DefaultNibNames: StagePart {
  private var names: [ObjectIdentifier: String?] = [:]

  /// The classes of the library have none.
  func name(of type: UIViewController.Type, in bundle: Bundle?) -> String? {
    let key = ObjectIdentifier(type)
    if bundle == nil, let known = names[key] { return known }
    let className = String(describing: type)
    var candidates = [className]
    if className.hasSuffix("Controller") { candidates.insert(String(className.dropLast("Controller".count)), at: 0) }
    let isOwn = StockClasses.types[className].map { $0 == type } ?? false
    let found = isOwn ? nil : candidates.first { ResourceBundles.url(of: $0, "xib", in: bundle) != nil }
    if bundle == nil { names[key] = .some(found) }
    return found
  }
}
