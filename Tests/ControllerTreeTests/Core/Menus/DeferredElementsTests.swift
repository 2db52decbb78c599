import XCTest

@testable import ControllerTree

/// Elements that are made when a menu opens.
final class DeferredElementsTests: XCTestCase {
  @MainActor private final class Screen: UIViewController {
    var note: (String) -> Void = { _ in }
    override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
      note("provider for \(deferredElement.identifier.rawValue)")
      return UIDeferredMenuElement.Provider { $0([UIAction(title: "From the screen") { _ in }]) }
    }
  }

  @MainActor private static func titles(_ item: UIBarButtonItem) -> [String] {
    item.openMenu?.children.map { $0 is UIDeferredMenuElement ? "…" : $0.title } ?? []
  }

  /// ACT-56: a provider is asked once, or each time; its elements come at once or later.
  func test_ACT56_providers() async {
    await withTrace { trace in
      var later: [([UIMenuElement]) -> Void] = []
      var count = 0
      let once = UIDeferredMenuElement {
        trace.note("once")
        later.append($0)
      }
      let always = UIDeferredMenuElement.uncached {
        count += 1
        $0([UIAction(title: "\(count)") { _ in trace.note("chosen") }])
      }
      XCTAssertNotEqual(once.identifier, always.identifier)
      let item = UIBarButtonItem(title: "M", menu: UIMenu(children: [once, always]))
      XCTAssertTrue(item.performPrimaryAction())
      XCTAssertEqual(Self.titles(item), ["…", "1"])
      later[0]([UIAction(title: "A") { _ in }, UIMenu(title: "B")])
      XCTAssertEqual(Self.titles(item), ["A", "B", "1"])
      item.dismissMenu()
      XCTAssertTrue(item.showMenu())
      XCTAssertEqual(Self.titles(item), ["A", "B", "2"])
      later[0]([])
      XCTAssertEqual(Self.titles(item), ["A", "B", "2"], "a second answer counts for nothing")
      XCTAssertFalse(item.choose(once))
      XCTAssertTrue(item.choose(item.openMenu!.children[2]))
      trace.expect("once\nchosen")
    }
  }

  /// ACT-56: the chain is asked for the provider of an element without one.
  func test_ACT56_responders() async {
    await withTrace { trace in
      let (screen, window) = (Screen(), UIWindow())
      trace.keep(window)
      let item = UIBarButtonItem(
        systemItem: .add,
        menu: UIMenu(children: [
          UIDeferredMenuElement.usingFocus(identifier: .init("app.lists"), shouldCacheItems: true)
        ]))
      XCTAssertTrue(item.showMenu())
      XCTAssertEqual(Self.titles(item), ["…"], "no responder provides")
      item.dismissMenu()
      trace.setUp {
        window.rootViewController = screen
        window.makeKeyAndVisible()
      }
      screen.note = { trace.note($0) }
      item.showMenu()
      XCTAssertEqual(Self.titles(item), ["From the screen"])
      item.dismissMenu()
      item.showMenu()
      trace.expect("provider for app.lists")
    }
  }

  /// ACT-56: elements that come with an answer are asked too, even one that answers with itself or with ever new ones.
  func test_ACT56_nestedElements() async {
    await withStage { _ in
      var itself: UIDeferredMenuElement?
      let element = UIDeferredMenuElement { $0([itself!, UIAction(title: "A") { _ in }]) }
      itself = element
      var count = 0
      @MainActor func endless() -> UIDeferredMenuElement {
        UIDeferredMenuElement.uncached {
          count += 1
          $0([endless()])
        }
      }
      let item = UIBarButtonItem(primaryAction: nil, menu: UIMenu(children: [element]))
      item.showMenu()
      XCTAssertEqual(Self.titles(item), ["…", "A"])
      itself = nil
      let other = UIBarButtonItem(primaryAction: nil, menu: UIMenu(children: [endless()]))
      other.showMenu()
      XCTAssertEqual(count, 1000)
    }
  }
}
