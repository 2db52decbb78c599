import XCTest

@testable import ControllerTree

/// Scenes that code asks for. Rule LAUNCH-21.
final class SceneRequestsTests: XCTestCase {
  /// LAUNCH-21: another scene is connected in an event of its own, with the activity in its options.
  func test_LAUNCH21_anotherScene() async throws {
    try await withLaunch(pacing: .manual) { trace in
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes(multiple: true))
      let application = UIApplication.shared
      let first = try XCTUnwrap(application.connectedScenes.first)
      trace.skip()
      application.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: "reading"), options: nil
      ) { _ in XCTFail("refused") }
      trace.expect("")
      UpdateCycle.main.settle()
      let second = try XCTUnwrap(application.connectedScenes.first { $0 !== first })
      let options = (second.delegate as? WindowSceneDelegate)?.options
      XCTAssertEqual(options?.userActivities.map(\.activityType), ["reading"])
      XCTAssertEqual(second.activationState, .foregroundActive)
      trace.skip()

      first.move(to: .background)
      trace.skip()
      application.requestSceneSessionActivation(
        first.session, userActivity: NSUserActivity(activityType: "writing"), options: nil)
      UpdateCycle.main.settle()
      trace.expect(
        """
        WindowSceneDelegate #1.sceneWillEnterForeground(_:)
        UIWindowScene #1.willEnterForegroundNotification
        WindowSceneDelegate #1.scene(_:continue:)
        WindowSceneDelegate #1.sceneDidBecomeActive(_:)
        UIWindowScene #1.didActivateNotification
        """)
    }
  }

  /// LAUNCH-21, LAUNCH-08: a session is closed in an event of its own.
  func test_LAUNCH21_destruction() async throws {
    try await withLaunch(pacing: .manual) { trace in
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes())
      let application = UIApplication.shared
      let session = try XCTUnwrap(application.connectedScenes.first?.session)
      trace.skip()
      application.requestSceneSessionRefresh(session)
      application.requestSceneSessionDestruction(session, options: UIWindowSceneDestructionRequestOptions())
      XCTAssertEqual(application.openSessions, [session])
      UpdateCycle.main.settle()
      XCTAssertEqual(application.openSessions, [])
      trace.skip()
      var codes: [UISceneError.Code?] = []
      application.requestSceneSessionDestruction(session, options: nil) { codes.append(($0 as? UISceneError)?.code) }
      application.activateSceneSession(for: UISceneSessionActivationRequest(session: session)) {
        codes.append(($0 as? UISceneError)?.code)
      }
      UpdateCycle.main.settle()
      XCTAssertEqual(codes, [.requestDenied, .requestDenied])
    }
  }

  /// LAUNCH-21: a second scene needs the Info.plist's consent. A request in a callback of the launch is answered, too.
  func test_LAUNCH21_oneScene() async {
    final class AskingDelegate: WindowSceneDelegate {
      var codes: [Int] = []
      override func sceneDidBecomeActive(_ scene: UIScene) {
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) { [self] in
          codes.append(($0 as NSError).code)
        }
      }
    }
    await withLaunch { trace in
      UIApplication.register(AskingDelegate.self)
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes(delegate: "AskingDelegate"))
      UpdateCycle.main.settle()
      let delegate = UIApplication.shared.connectedScenes.first?.delegate as? AskingDelegate
      XCTAssertEqual(delegate?.codes, [0])
      XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
      trace.skip()
    }
  }
}
