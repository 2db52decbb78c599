import Foundation
import StoryboardDocument

/// Gives a controller the attributes and items that its scene has. A value that the file leaves out stays as the class has it.
@MainActor enum ControllerAttributes {
  typealias Controller = StoryboardDocument.Controller

  /// Runs in `UIViewController.init(coder:)`, before the subclass's own initialiser goes on (IB-02).
  static func apply(_ description: Controller, to controller: UIViewController, _ scene: SceneObjects) {
    let builder = scene.builder
    if let title = description.title { controller.title = title }
    if let value = description.restorationIdentifier { controller.restorationIdentifier = value }
    if let style = description.modalPresentationStyle?.uiKit { controller.modalPresentationStyle = style }
    if let style = description.modalTransitionStyle?.uiKit { controller.modalTransitionStyle = style }
    if let value = description.definesPresentationContext { controller.definesPresentationContext = value }
    if let value = description.providesPresentationContextTransitionStyle {
      controller.providesPresentationContextTransitionStyle = value
    }
    if let value = description.hidesBottomBarWhenPushed { controller.hidesBottomBarWhenPushed = value }
    if let value = description.automaticallyAdjustsScrollViewInsets {
      controller.automaticallyAdjustsScrollViewInsets = value
    }
    if let value = description.extendedLayoutIncludesOpaqueBars { controller.extendedLayoutIncludesOpaqueBars = value }
    if let edges = description.edgesForExtendedLayout {
      controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(edges.rawValue))
    }
    if let size = description.preferredContentSize { controller.preferredContentSize = size.cgSize }
    if let item = description.navigationItem {
      controller.rareState.barsState.take(builder.navigationItem(item, into: controller.navigationItem), of: controller)
    }
    if let item = description.tabBarItem { controller.tabBarItem = builder.tabBarItem(item) }
    if !description.toolbarItems.isEmpty {
      controller.toolbarItems = description.toolbarItems.map { builder.barButtonItem($0) }
    }
  }

  /// What only containers have. Runs at the end of their initialisers, before the children are made (IB-03).
  static func applyToContainer(_ description: Controller, _ controller: UIViewController, _ builder: ObjectBuilder) {
    if let value = description.definesPresentationContext { controller.definesPresentationContext = value }
    switch controller {
    case let navigation as UINavigationController: apply(description, to: navigation, builder)
    case let tabs as UITabBarController:
      if let bar = description.bar("tabBar") {
        builder.add(tabs.tabBar, bar.record)
        ViewAttributes.applyToBar(bar, tabs.tabBar, builder.file)
      }
    case let split as UISplitViewController: apply(description, to: split)
    case let pages as UIPageViewController:
      if let value = description.isDoubleSided { pages.isDoubleSided = value }
    default: break
    }
  }

  private static func apply(
    _ description: Controller, to navigation: UINavigationController, _ builder: ObjectBuilder
  ) {
    let search = ClassSearch(file: builder.file)
    let (bar, toolbar) = (description.bar("navigationBar"), description.bar("toolbar"))
    let barClass: AnyClass? = customClass(of: bar, "UINavigationBar", UINavigationBar.self, search)
    let toolbarClass: AnyClass? = customClass(of: toolbar, "UIToolbar", UIToolbar.self, search)
    if barClass != nil || toolbarClass != nil {
      navigation.bars = NavigationBars(of: navigation, barClass: barClass, toolbarClass: toolbarClass)
    }
    if let bar {
      builder.add(navigation.navigationBar, bar.record)
      ViewAttributes.applyToBar(bar, navigation.navigationBar, builder.file)
    }
    if let toolbar { builder.add(navigation.bars.toolbar, toolbar.record) }
    if let value = description.isNavigationBarHidden { navigation.isNavigationBarHidden = value }
    if let value = description.isToolbarHidden { navigation.isToolbarHidden = value }
    if let value = description.hidesBarsWhenVerticallyCompact { navigation.hidesBarsWhenVerticallyCompact = value }
    if let value = description.hidesBarsOnSwipe { navigation.hidesBarsOnSwipe = value }
    if let value = description.hidesBarsOnTap { navigation.hidesBarsOnTap = value }
    if let value = description.hidesBarsWhenKeyboardAppears { navigation.hidesBarsWhenKeyboardAppears = value }
  }

  private static func customClass(
    of bar: StoryboardDocument.View?, _ stock: String, _ general: AnyClass, _ search: ClassSearch
  ) -> AnyClass? {
    guard let bar, bar.customClass != nil else { return nil }
    return search.choose(bar.record, stock: stock, general: general).type
  }

  private static func apply(_ description: Controller, to split: UISplitViewController) {
    switch (description.attributes["preferredDisplayMode"], split.style) {
    case ("secondaryOnly", _): split.preferredDisplayMode = .secondaryOnly
    case ("beside", .tripleColumn): split.preferredDisplayMode = .oneBesideSecondary
    case ("beside", _): split.preferredDisplayMode = .oneBesideSecondary
    case ("over", _): split.preferredDisplayMode = .oneOverSecondary
    case ("twoBeside", .tripleColumn): split.preferredDisplayMode = .twoBesideSecondary
    case ("twoOver", .tripleColumn): split.preferredDisplayMode = .twoOverSecondary
    case ("twoDisplace", .tripleColumn): split.preferredDisplayMode = .twoDisplaceSecondary
    default: break
    }
    switch description.attributes["behavior"] {
    case "tile": split.preferredSplitBehavior = .tile
    case "overlay": split.preferredSplitBehavior = .overlay
    case "displace": split.preferredSplitBehavior = .displace
    default: break
    }
  }
}

extension StoryboardDocument.PresentationStyle {
  var uiKit: UIModalPresentationStyle? {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .overFullScreen, .blurOverFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .custom: .custom
    case .none: nil
    }
  }
}

extension StoryboardDocument.TransitionStyle {
  var uiKit: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    }
  }
}
