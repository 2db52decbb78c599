import XCTest

@testable import ControllerTree

/// The table of misuse, pages: the wrong call, its one issue, and the tree before and after.
final class PageIssuesTests: XCTestCase {
  private static let advice =
    "Give one controller; two with the spine in the middle, or for an animated turn of double-sided pages."

  private static func text(given: String, required: Int, _ count: Int) -> String {
    """
    error: wrongPageCount (M-PAGE-01): UIPageViewController "G" was given \(given) to show and needs \(required). \
    \(advice) [G.setViewControllers(_:direction:animated:completion:)] UIKit: "The number of view controllers provided \
    (\(count)) doesn't match the number required (\(required)) for the requested transition"
    """
  }

  /// M-PAGE-01, PAGE-02: a wrong number of controllers; the completion handler does not run.
  func test_MPAGE01_theWrongNumber() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl)
      let (pager, pages) = (scene.pager, scene.pages)
      @MainActor func set(_ controllers: [UIViewController]?, animated: Bool) {
        pager.setViewControllers(controllers, direction: .forward, animated: animated) { _ in
          XCTFail("The call was refused.")
        }
      }
      let (one, two) = (Self.text(given: "1 controller", required: 2, 1), [pages[0], pages[1]])
      trace.expectRefusal(Self.text(given: "3 controllers", required: 1, 3), about: ["G"]) {
        set(Array(pages[..<3]), animated: true)
      }
      trace.expectRefusal(Self.text(given: "0 controllers", required: 1, 0), about: ["G"]) { set(nil, animated: false) }
      trace.expectRefusal(Self.text(given: "2 controllers", required: 1, 2), about: ["G"]) { set(two, animated: true) }
      pager.isDoubleSided = true
      trace.expectRefusal(one, about: ["G"]) { set([pages[1]], animated: true) }
      trace.expectRefusal(Self.text(given: "2 controllers", required: 1, 2), about: ["G"]) { set(two, animated: false) }
    }
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, spine: .mid)
      let page = scene.pages[2]
      for pages in [[page], [page, page]] {
        trace.expectRefusal(Self.text(given: "1 controller", required: 2, 1), about: ["G"]) {
          scene.pager.setViewControllers(pages, direction: .forward, animated: false)
        }
      }
    }
  }

  /// M-PAGE-01, PAGE-02: a controller that cannot become a child cannot be a page.
  func test_MPAGE01_controllersThatCantBeChildren() async {
    await withTrace { trace in
      let scene = trace.showPages()
      trace.expectRefusal("! MIS-11 containmentCycle: G.setViewControllers(_:direction:animated:completion:)") {
        scene.pager.setViewControllers([scene.pager], direction: .forward, animated: false)
      }
    }
  }

  /// M-PAGE-02, PAGE-11: shown without a page.
  func test_MPAGE02_shownWithoutAPage() async {
    await withStage { trace in
      let window = trace.window()
      window.rootViewController = trace.pager()
      let issues = trace.stage.diagnostics.collect { window.isHidden = false }
      XCTAssertEqual(
        issues.map(\.description),
        [
          """
          notice: noPages (M-PAGE-02): UIPageViewController "G" is on screen and has no page: setViewControllers was never \
          called. Call setViewControllers(_:direction:animated:completion:) before the controller is shown. [UIWindow \
          #1.isHidden]
          """
        ])
      trace.expect("! M-PAGE-02 noPages: UIWindow #1.isHidden")
    }
  }

  /// M-PAGE-03: with the spine in the middle pages are double-sided.
  func test_MPAGE03_singleSidedWithTheSpineInTheMiddle() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, spine: .mid)
      trace.expectRefusal(
        """
        error: singleSidedSpread (M-PAGE-03): UIPageViewController "G" has its spine in the middle, so its pages stay \
        double-sided. Move the spine to the side first. [G.isDoubleSided]
        """, about: ["G"]
      ) { scene.pager.isDoubleSided = false }
      XCTAssertTrue(scene.pager.isDoubleSided)
    }
  }
}
