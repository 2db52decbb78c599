import UIKit
import XCTest

@testable import ControllerTree

final class SceneActivationTests: XCTestCase {
  /// VAL-90: two fingers ask for a scene; what is refused comes back as an error.
  func test_VAL90_interaction() async {
    await withStage { trace in
      let (view, activity) = (UIView(), NSUserActivity(activityType: "open"))
      let window = UIWindow()
      window.addSubview(view)
      window.isHidden = false
      var (offers, places, errors) = (false, [CGPoint](), [String]())
      let interaction = UIWindowScene.ActivationInteraction(
        configurationProvider: { _, point in
          places.append(point)
          let configuration = UIWindowScene.ActivationConfiguration(userActivity: activity)
          configuration.options = UIWindowScene.ActivationRequestOptions()
          return offers ? configuration : nil
        }, errorHandler: { errors.append("\(($0 as? UISceneError)?.code == .requestDenied)") })
      XCTAssertFalse(interaction.activate(at: .zero))
      view.addInteraction(interaction)
      XCTAssertTrue(interaction.view === view)
      XCTAssertFalse(interaction.activate(at: CGPoint(x: 1, y: 2)))
      offers = true
      XCTAssertTrue(interaction.activate(at: CGPoint(x: 3, y: 4)))
      trace.stage.cycle.settle()
      XCTAssertEqual(places, [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
      XCTAssertEqual(errors, ["true"])
      window.isHidden = true
    }
  }

  /// VAL-92: without several scenes the alternate action runs; without one the scene is asked for.
  func test_VAL92_actions() async {
    await withStage { trace in
      var log: [String] = []
      let alternate = UIAction(title: "Here") { _ in log.append("alternate") }
      let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }
      XCTAssertEqual(action.title, "Here")
      action.performWithSender(nil, target: nil)
      let asking = UIWindowScene.ActivationAction(identifier: .init("a")) { action in
        log.append(action.identifier.rawValue)
        return log.count > 2 ? UIWindowScene.ActivationConfiguration(userActivity: .init(activityType: "b")) : nil
      }
      XCTAssertEqual(asking.title, "Open in New Window")
      asking.performWithSender(nil, target: nil)
      asking.performWithSender(nil, target: nil)
      trace.stage.cycle.settle()
      XCTAssertEqual(log, ["alternate", "a", "a"])
      XCTAssertNil(UIWindowScene.ActivationAction(coder: NSCoder()), "The coder has no keys.")
    }
  }

  /// VAL-91: a screenshot asks the delegate for a document.
  func test_VAL91_screenshots() async {
    await withStage { _ in
      final class Silent: NSObject, UIScreenshotServiceDelegate {}
      final class Writer: NSObject, UIScreenshotServiceDelegate {
        func screenshotService(
          _ screenshotService: UIScreenshotService,
          generatePDFRepresentationWithCompletion completionHandler:
            @escaping (Data?, Int, CGRect) -> Void
        ) { completionHandler(Data([1]), 2, CGRect(x: 0, y: 0, width: 3, height: 3)) }
      }
      let (scene, writer, silent) = (UIWindowScene(), Writer(), Silent())
      let service = scene.screenshotService
      XCTAssertTrue(service === scene.screenshotService && service?.windowScene === scene)
      var pages: [String] = []
      func note(_ data: Data?, _ page: Int, _ rect: CGRect) {
        pages.append("\(data?.count ?? 0) \(page) \(rect.isNull)")
      }
      service?.takeScreenshot(note)
      service?.delegate = writer
      service?.takeScreenshot(note)
      service?.delegate = silent
      service?.takeScreenshot(note)
      XCTAssertEqual(pages, ["0 0 true", "1 2 false", "0 0 true"])
    }
  }
}
