import XCTest

@testable import ControllerTree

/// Activities that need to be saved. Rule LAUNCH-23.
final class ActivityRespondersTests: XCTestCase {
  private final class Reader: UIViewController {
    var page = 0
    override func updateUserActivityState(_ activity: NSUserActivity) {
      activity.addUserInfoEntries(from: ["page": page])
    }
  }

  private final class Saver: NSObject, NSUserActivityDelegate {
    var saved: [Int?] = []
    func userActivityWillSave(_ userActivity: NSUserActivity) { saved.append(userActivity.userInfo?["page"] as? Int) }
  }

  /// LAUNCH-23: the responders with the activity update it once, at the end of the turn, then its delegate is called.
  func test_LAUNCH23_needsSave() async {
    await withLaunch { trace in
      UIApplication.launch(ClassicDelegate.self)
      let (reader, other, saver) = (Reader(), Reader(), Saver())
      UIApplication.shared.keyWindow?.rootViewController = reader
      reader.addChild(other)
      let activity = NSUserActivity(activityType: "reading")
      reader.userActivity = activity
      activity.delegate = saver
      other.page = 3
      UpdateCycle.main.turn {
        activity.needsSave = true
        activity.needsSave = true
        reader.page = 12
        XCTAssertNil(activity.userInfo)
      }
      XCTAssertFalse(activity.needsSave)
      XCTAssertEqual(saver.saved, [12])
      reader.userActivity = nil
      other.userActivity = activity
      activity.needsSave = true
      UpdateCycle.main.settle()
      XCTAssertEqual(saver.saved, [12, 3])
      trace.skip()
    }
  }
}
