import XCTest

@testable import ControllerTree

/// Generic code that makes views and controllers. Rule LOAD-11.
final class ArchiveInitializableTests: XCTestCase {
  private final class Badge: UIView {}
  private final class Screen: UIViewController {}

  @MainActor private static func view<View: UIView>() -> View { View() }
  @MainActor private static func view<View: UIView>(_ frame: CGRect) -> View { View(frame: frame) }
  @MainActor private static func controller<Controller: UIViewController>() -> Controller { Controller() }
  @MainActor private static func controller<Controller: UIViewController>(_ nib: String?) -> Controller {
    Controller(nibName: nib, bundle: nil)
  }

  /// Generic code gets the same object as from a direct call: a new object of the class.
  func test_LOAD11_genericCodeMakesWhatItNames() async {
    await withTrace { trace in
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let (plain, framed): (Badge, Badge) = (Self.view(), Self.view(frame))
      XCTAssertEqual([plain.frame, framed.frame], [.zero, frame])
      let window: UIWindow = Self.view(frame)
      XCTAssertTrue(window.isHidden)
      XCTAssertTrue(window.window === window)

      let (bare, named): (Screen, Screen) = (Self.controller(), Self.controller("Nib"))
      XCTAssertNil(bare.nibName)
      XCTAssertEqual(named.nibName, "Nib")
      XCTAssertFalse(bare.isViewLoaded)
      let none: Screen = Self.controller(nil)
      XCTAssertNil(none.nibName)
      trace.expect("")
    }
  }

  // MARK: The class's own initialiser

  private final class Chip: UIView {
    let title: String
    override init(frame: CGRect) {
      title = "chip"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private class Page: UIViewController {
    let number: Int
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      number = 7
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { return nil }
  }

  private final class Cover: Page { var text = "cover" }

  private final class Item: UIBarButtonItem {
    var note = ""
    override init() {
      note = "made"
      super.init()
    }
    required init?(coder: NSCoder) { return nil }
  }

  /// The initialiser that runs is the one that the class overrides; `init?(coder:)`, which many classes leave out, is not called.
  func test_LOAD20_genericCodeCallsTheClassesOwnInitialiser() async {
    await withTrace { trace in
      let chip: Chip = Self.view(CGRect(x: 0, y: 0, width: 5, height: 6))
      XCTAssertEqual(chip.title, "chip")
      XCTAssertEqual(chip.bounds.size, CGSize(width: 5, height: 6))
      let cover: Cover = Self.controller()
      XCTAssertEqual(cover.number, 7)
      XCTAssertEqual(cover.text, "cover")
      let page: Page = Self.controller("Nib")
      XCTAssertEqual(page.number, 7)
      XCTAssertEqual(page.nibName, "Nib")
      let type: UIView.Type = Chip.self
      XCTAssertEqual((type.made(frame: .zero) as? Chip)?.title, "chip")
      @MainActor func item<Made: UIBarButtonItem>() -> Made {
        Made(title: "A", style: .plain, target: nil, action: nil)
      }
      let made: Item = item()
      XCTAssertEqual([made.note, made.title], ["made", "A"])
      trace.expect("")
    }
  }

  /// They are released as any other object.
  func test_LOAD20_madeObjectsAreReleased() async {
    await withTrace { trace in
      weak var released: Token?
      do {
        let view: TokenView = Self.view()
        released = view.token
        XCTAssertNotNil(released)
      }
      XCTAssertNil(released)
      trace.expect("")
    }
  }

  private final class Token {}
  private final class TokenView: UIView { let token = Token() }
}
