import UIKit
import XCTest

@testable import ControllerTree

/// Controllers that prefer a transition: VAL-30 to VAL-33.
final class PreferredTransitionTests: XCTestCase {
  /// VAL-30: a style takes the place of `modalTransitionStyle`, whose duration it has.
  func test_VAL30_styles() async {
    await withStage(pacing: .manual) { trace in
      let (window, root, modal) = (UIWindow(), UIViewController(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      modal.preferredTransition = .crossDissolve
      root.present(modal, animated: true)
      trace.stage.cycle.advance(by: .seconds(0.45))
      XCTAssertNil(modal.transitionCoordinator)
      for transition in [UIViewController.Transition.coverVertical, .flipHorizontal, .partialCurl] {
        modal.preferredTransition = transition
        XCTAssertTrue(modal.preferredTransition === transition)
      }
      XCTAssertNil(root.preferredTransition)
      window.isHidden = true
    }
  }

  /// VAL-31, VAL-32: the providers of a presentation's zoom, in both directions.
  func test_VAL31_VAL32_presentations() async {
    await withStage { _ in
      let (window, root, modal, source) = (UIWindow(), UIViewController(), UIViewController(), UIView())
      window.rootViewController = root
      window.makeKeyAndVisible()
      var lines: [String] = []
      let options = UIViewController.Transition.ZoomOptions()
      options.alignmentRectProvider = { context in
        lines.append("aligns \(context.sourceView === source) \(context.zoomedViewController === modal)")
        return nil
      }
      modal.preferredTransition = .zoom(options: options) { context in
        lines.append("source \(context.sourceViewController === root) \(context.zoomedViewController === modal)")
        return source
      }
      root.present(modal, animated: true)
      XCTAssertEqual(lines, ["source true true", "aligns true true"])
      root.dismiss(animated: true)
      XCTAssertEqual(lines.count, 4)
      root.present(modal, animated: false)
      root.dismiss(animated: false)
      XCTAssertEqual(lines.count, 4)
      modal.preferredTransition = .zoom { _ in
        lines.append("button")
        return nil as UIBarButtonItem?
      }
      root.present(modal, animated: true)
      XCTAssertEqual(lines.last, "button")
      XCTAssertEqual(lines.count, 5)
      window.isHidden = true
    }
  }

  /// VAL-31: a push and a pop of the controller, and no others.
  func test_VAL31_pushes() async {
    await withStage { _ in
      let (window, root, zoomed) = (UIWindow(), UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      var sources: [Bool] = []
      zoomed.preferredTransition = .zoom { context in
        sources.append(context.sourceViewController === root)
        return nil as UIView?
      }
      navigation.pushViewController(zoomed, animated: true)
      XCTAssertEqual(sources, [true])
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.popViewController(animated: true)
      XCTAssertEqual(sources, [true])
      navigation.popViewController(animated: true)
      XCTAssertEqual(sources, [true, true])
      window.isHidden = true
    }
  }

  /// VAL-33: a person's swipe and pull ask whether they may end the zoom.
  func test_VAL33_gestures() async {
    await withStage { _ in
      let (window, root, zoomed) = (UIWindow(), UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      var (mayEnd, asked) = (false, 0)
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { context in
        XCTAssertTrue(context.willBegin)
        XCTAssertEqual(context.velocity, CGVector(dx: 0, dy: 0))
        XCTAssertTrue(context.location.x.isFinite)
        asked += 1
        return mayEnd
      }
      zoomed.preferredTransition = .zoom(options: options) { _ in nil as UIView? }
      navigation.pushViewController(zoomed, animated: true)
      XCTAssertFalse(navigation.interactivePop.begin())
      XCTAssertTrue(navigation.topViewController === zoomed)
      mayEnd = true
      XCTAssertTrue(navigation.interactivePop.begin())
      navigation.interactivePop.finish()
      XCTAssertTrue(navigation.topViewController === root)
      XCTAssertEqual(asked, 2)

      zoomed.modalPresentationStyle = .fullScreen
      root.present(zoomed, animated: true)
      let pull = zoomed.presentationController?.interactiveDismissal
      mayEnd = false
      XCTAssertEqual(pull?.begin(), false)
      mayEnd = true
      XCTAssertEqual(pull?.begin(), true)
      pull?.finish()
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(asked, 4)
      window.isHidden = true
    }
  }
}
