import UIKit
import XCTest

/// Calls of objects of no known class.
final class ObjectMessagesTests: XCTestCase {
  @MainActor private final class Screen: UIViewController {
    var log: [String] = []
    func note(_ first: String?, _ second: String?) -> NSString {
      log.append("\(first ?? "-") \(second ?? "-")")
      return "result"
    }
  }

  /// RESP-21, RESP-24: an object performs the selectors of its class, with up to two arguments.
  func test_RESP21_RESP24_performAndRespond() async {
    await MainActor.run {
      let screen = Screen()
      let note = Selector("note:and:", calling: { (target: Screen, a, b) in target.note(a, b) })
      let messages = ObjectMessages(screen as AnyObject)
      XCTAssertEqual(messages.perform(note)?.takeUnretainedValue() as? NSString, "result")
      messages.perform(note, with: "1")
      messages.perform(note, with: "1", with: "2")
      messages.perform(note, with: "later", afterDelay: 0)
      XCTAssertTrue(messages.responds(to: note))
      XCTAssertFalse(messages.responds(to: Selector(("other"))))
      XCTAssertFalse(messages.responds(to: nil))
      XCTAssertNil(ObjectMessages(nil as AnyObject?))
      XCTAssertNotNil(ObjectMessages(screen as AnyObject?) as ObjectMessages?)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      XCTAssertEqual(screen.log, ["- -", "1 -", "1 2", "later -"])
      XCTAssertEqual(String(stringInterpolationSegment: 3), "3")
    }
  }

  /// RESP-24: an object knows the protocols to which it conforms, and its classes.
  func test_RESP24_protocols() async {
    await MainActor.run {
      let field: UIView = UITextField()
      XCTAssertTrue(field.conforms(to: UITextInput.self))
      XCTAssertTrue(field.conforms(to: UIControl.self))
      XCTAssertFalse(UIView().conforms(to: UITextInput.self))
      XCTAssertFalse(field.conforms(to: UIScrollViewDelegate.self))
      // The setter of another class's property of that name.
      let setter = Selector("setInputAccessoryView:", calling: { (field: UITextField, view: UIView?) in })
      XCTAssertTrue(UITextView().responds(to: setter))
      XCTAssertFalse(UILabel().responds(to: setter))
      XCTAssertTrue(UITextView().responds(to: Selector(("inputView"))))
      XCTAssertFalse(UITextView().responds(to: Selector(("setWindow:"))))
      XCTAssertFalse(UITextView().responds(to: Selector(("set:"))))
      XCTAssertFalse(UITextView().responds(to: nil))
    }
  }

  /// LOAD-20: a class that is known only at run time makes its objects by its own initialiser.
  func test_LOAD20_classValues() async {
    await MainActor.run {
      final class Cell: UIView {
        var isOwn = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          isOwn = true
        }
        required init?(coder: NSCoder) { nil }
      }
      let (screen, cell): (UIViewController.Type, UIView.Type) = (Screen.self, Cell.self)
      XCTAssertTrue(screen.initialized() is Screen)
      XCTAssertEqual(screen.initialized(nibName: "A").nibName, "A")
      XCTAssertEqual((cell.initialized(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Cell)?.isOwn, true)
    }
  }

  /// An observer finds what was posted with strings of Foundation's as keys, as the bridge makes them equal on a device.
  func test_keysOfNotifications() async {
    await MainActor.run {
      final class Observer: NSObject {
        var values: [Any?] = []
        func note(_ notification: Notification) {
          values += ["text", 1 as AnyHashable].map { notification.userInfo?[$0] }
        }
      }
      let (observer, name) = (Observer(), Notification.Name("keys"))
      let selector = Selector("note:", calling: { (target: Observer, a) in target.note(a) })
      NotificationCenter.default.addObserver(observer, selector: selector, name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil, userInfo: [NSString(string: "text"): 1, 1: 2])
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": 3])
      NotificationCenter.default.post(name: name, object: nil)
      XCTAssertEqual(observer.values.map { $0 as? Int }, [1, 2, 3, nil, nil, nil])
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
