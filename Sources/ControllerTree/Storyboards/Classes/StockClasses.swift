import Foundation
import StoryboardDocument

/// UIKit's classes that the library has, by their names.
@MainActor enum StockClasses {
  static let types: [String: AnyClass] = [
    "UIViewController": UIViewController.self, "UINavigationController": UINavigationController.self,
    "UITabBarController": UITabBarController.self, "UISplitViewController": UISplitViewController.self,
    "UIPageViewController": UIPageViewController.self,
    "UIView": UIView.self, "UIWindow": UIWindow.self, "UIControl": UIControl.self, "UITextField": UITextField.self,
    "UIPageControl": UIPageControl.self, "UINavigationBar": UINavigationBar.self, "UIToolbar": UIToolbar.self,
    "UITabBar": UITabBar.self, "UIStackView": UIStackView.self, "UIScrollView": UIScrollView.self,
    "UINavigationItem": UINavigationItem.self, "UIBarButtonItem": UIBarButtonItem.self,
    "UITabBarItem": UITabBarItem.self,
    "UIGestureRecognizer": UIGestureRecognizer.self, "UITapGestureRecognizer": UITapGestureRecognizer.self,
    "UIPanGestureRecognizer": UIPanGestureRecognizer.self,
    "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
  ]
}

/// The class of an object in a file.
struct ClassChoice {
  let type: AnyClass
  /// Whether the class takes the place of one that the program does not have.
  let isStandIn: Bool
}

/// Decides which class an object of a file gets: its own, else the stock class, else a more general one (IB-01).
@MainActor struct ClassSearch {
  let file: InterfaceFile

  /// - Parameters:
  ///   - record: The object.
  ///   - stock: The name of the stock class.
  ///   - general: The class that takes its place if the program does not have it.
  func choose(_ record: StoryboardDocument.ObjectRecord, stock: String, general: AnyClass) -> ClassChoice {
    let classes = InterfaceClasses.current
    let stockType: AnyClass? = classes.stockType(stock)
    // A registered class may be anything.
    let fitting: AnyClass? = stockType.flatMap { InterfaceClasses.inherits($0, from: general) ? $0 : nil }
    let base: AnyClass = fitting ?? general
    if let name = record.customClass, !name.name.isEmpty, name.name != stock {
      if let type = classes.type(name) ?? Self.known(name) {
        if InterfaceClasses.inherits(type, from: base) { return ClassChoice(type: type, isStandIn: fitting == nil) }
        report(.wrongInterfaceClass(type, name.description, expected: base, at: text(record)))
      } else {
        report(
          .unknownInterfaceClass(
            name.description, instead: base, suggestion: classes.suggestion(for: name.name), at: text(record)))
      }
      return ClassChoice(type: base, isStandIn: true)
    }
    if fitting == nil { noteStandIn(stock, general, record) }
    return ClassChoice(type: base, isStandIn: fitting == nil)
  }

  /// A class of the library that a file names without a module.
  private static func known(_ name: StoryboardDocument.CustomClass) -> AnyClass? {
    name.module == nil || name.module == "UIKit" ? StockClasses.types[name.name] : nil
  }

  /// One notice for each name on a stage.
  private func noteStandIn(_ stock: String, _ general: AnyClass, _ record: StoryboardDocument.ObjectRecord) {
    guard Diagnostics.note(.init(kind: .standIn, method: stock)) else { return }
    report(.standIn(stock, general, at: text(record)))
  }

  /// One notice for an element that has no class at all.
  func noteUnknownElement(_ record: StoryboardDocument.ObjectRecord, _ general: AnyClass) {
    guard Diagnostics.note(.init(kind: .standIn, method: "<\(record.element)>")) else { return }
    report(.standIn("<\(record.element.shortened)>", general, at: text(record)))
  }

  private func report(_ issue: HierarchyIssue) { Diagnostics.report(issue) }

  private func text(_ record: StoryboardDocument.ObjectRecord) -> String { file.text(record) }
}

extension InterfaceFile {
  /// An object in messages: its file, line, element and id.
  func text(_ record: StoryboardDocument.ObjectRecord) -> String {
    "\(fileName):\(record.location.line): \(record.element.shortened)"
      + (record.id.map { " '\($0.text.shortened)'" } ?? "")
  }
}
