import Foundation
import XCTest

@testable import ControllerTree

final class WhenSomethingIsRefusedTests: XCTestCase {
  /// Every kind stands in the article, with its rule, its severity and its advice, with a call that causes it, with what
  /// is printed then, and with UIKit's words.
  func test_documentation_whenSomethingIsRefused() async throws {
    try await withArticle("WhenSomethingIsRefused") { article in
      let areas = [
        viewExamples, touchExamples, layerExamples, constraintExamples, layoutExamples, listExamples,
        snapshotExamples, controllerExamples, presentationExamples, navigationExamples,
        tabExamples, splitExamples, pageExamples, transitionExamples, segueExamples, interfaceExamples, alertExamples,
        applicationExamples,
      ]
      let examples = areas.reduce([:]) { $0.merging($1) { first, _ in first } }
      XCTAssertEqual(Set(examples.keys), Set(HierarchyIssue.Kind.allCases))
      article.expect(.table, "kinds", Self.table)
      for kind in HierarchyIssue.Kind.allCases {
        guard let example = examples[kind] else { continue }
        article.onStage { _ in
          example(article)
          article.expectPrinted(kind.rawValue)
          XCTAssertEqual(Set(article.issues.map(\.kind)), [kind])
          let quotes = article.issues.compactMap(\.uikitText).map { text in
            "> UIKit: `\(text)`".replacingOccurrences(of: "\n", with: "\n> ").replacingOccurrences(
              of: "\n> \n", with: "\n>\n")
          }
          if !quotes.isEmpty { article.expect(.quote, kind.rawValue, quotes.joined(separator: "\n>\n")) }
        }
      }
      article.onStage { print in Self.collecting(article, print) }
    }
  }

  private static var table: String {
    let rows = HierarchyIssue.Kind.allCases.map { kind in
      "| `\(kind.rawValue)` | \(kind.entry().severity.rawValue) | \(kind.entry().rule) | \(kind.entry().advice) |"
    }
    return (["| kind | severity | rule | instead |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  @MainActor private static func collecting(_ article: Article, _ print: @escaping (Any) -> Void) {
    let parent = article.show("Parent")
    // example: collect
    let issues = Stage.current.diagnostics.collect {
      parent.addChild(parent)
    }
    for issue in issues {
      print("\(issue.kind), \(issue.severity), \(issue.rule)")
      print(issue.message)
      print(issue.advice)
      print(issue.objects)
      print(issue.call ?? "no call")
      print(issue.uikitText ?? "UIKit says nothing.")
    }
    // end
    article.expectPrinted("collect")
  }
}

// MARK: - Views and windows

@MainActor private let viewExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .viewCycle: { _ in
    let (view, subview) = (UIView(), UIView())
    // example: viewCycle
    view.addSubview(view)

    view.addSubview(subview)
    subview.addSubview(view)
    // end
  },
  .windowAsSubview: { _ in
    let (view, window) = (UIView(), UIWindow())
    // example: windowAsSubview
    view.addSubview(window)
    // end
  },
  .indexOutOfRange: { _ in
    let (view, subview) = (UIView(), UIView())
    // example: indexOutOfRange
    view.insertSubview(subview, at: 7)
    // end
  },
  .notASubview: { _ in
    let (view, subview, other) = (UIView(), UIView(), UIView())
    // example: notASubview
    view.insertSubview(subview, aboveSubview: other)
    // end
  },
  .reentrantMove: { _ in UIView().addSubview(RefusedViews.RestlessView()) },
  .invalidGeometry: { _ in
    let view = UIView()
    // example: invalidGeometry
    view.frame.origin.x = .nan
    // end
  },
  .frameWithTransform: { _ in
    let view = UIView()
    // example: frameWithTransform
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    // end
  },
  .noCommonAncestor: { _ in
    let (view, other) = (UIView(), UIView())
    // example: noCommonAncestor
    _ = view.convert(CGPoint.zero, to: other)
    // end
  },
  .notInWindow: { _ in
    // example: notInWindow
    _ = UIView().becomeFirstResponder()
    // end
  },
  .layoutLoop: { article in
    article.show("Root").view.addSubview(RefusedViews.RestlessLayoutView())
  },
  .unrecognizedSelector: { _ in
    let label = UIView()
    // example: unrecognizedSelector
    UIApplication.shared.sendAction(Selector("save:"), to: label, from: nil, for: nil)
    // end
  },
  .wrongArgument: { _ in
    let field = UITextField()
    // example: wrongArgument
    let action = Selector("type:", calling: { (field: UITextField, text: String) in field.text = text })
    UIApplication.shared.sendAction(action, to: field, from: nil, for: nil)
    // end
  },
  .predicateRefused: { _ in
    // example: predicateRefused
    let adults = NSPredicate(format: "age > ")
    // end
    _ = adults
  },
  .rootAsChild: { article in
    let (parent, root) = (UIViewController(), article.show("Root"))
    parent.title = "Parent"
    // example: rootAsChild
    parent.addChild(root)
    // end
  },
  .childAsRoot: { _ in
    let (parent, child, window) = (UIViewController(), UIViewController(), UIWindow())
    (parent.title, child.title) = ("Parent", "Child")
    parent.addChild(child)
    // example: childAsRoot
    window.rootViewController = child
    // end
  },
  .rootMoved: { article in
    let root = article.show("Root")
    let second = UIWindow()
    // example: rootMoved
    second.rootViewController = root
    // end
  },
  .rootViewRemoved: { article in
    let root = article.show("Root")
    // example: rootViewRemoved
    root.view.removeFromSuperview()
    // end
  },
  .windowReleasedWhileVisible: { _ in
    // example: windowReleasedWhileVisible
    var window: UIWindow? = UIWindow()
    window?.isHidden = false
    window = nil
    UpdateCycle.main.turn {}
    // end
  },
  .directKeyCall: { _ in
    let window = UIWindow()
    // example: directKeyCall
    window.becomeKey()
    // end
  },
]

/// Classes that the article shows, with names of their own.
private enum RefusedViews {
  // example: reentrantMove
  final class RestlessView: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
      newSuperview?.insertSubview(self, at: 0)
    }
  }
  // end

  // example: layoutLoop
  final class RestlessLayoutView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }
  // end
}
