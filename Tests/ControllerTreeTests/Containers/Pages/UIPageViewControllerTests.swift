import XCTest

@testable import ControllerTree

/// The initialisers of a page view controller, and its spine (PAGE-01, PAGE-02, PAGE-10).
final class UIPageViewControllerTests: XCTestCase {
  /// PAGE-01: styles, orientations and options.
  func test_PAGE01_making() async {
    await withTrace { trace in
      @MainActor func location(
        _ style: UIPageViewController.TransitionStyle, _ option: Any?
      ) -> UIPageViewController.SpineLocation {
        UIPageViewController(
          transitionStyle: style, navigationOrientation: .vertical,
          options: option.map { [.spineLocation: $0, .interPageSpacing: 20] }
        ).spineLocation
      }
      XCTAssertEqual(location(.scroll, nil), .none)
      XCTAssertEqual(location(.scroll, UIPageViewController.SpineLocation.mid), .none)
      XCTAssertEqual(location(.pageCurl, nil), .min)
      XCTAssertEqual(location(.pageCurl, UIPageViewController.SpineLocation.max), .max)
      XCTAssertEqual(location(.pageCurl, UIPageViewController.SpineLocation.mid.rawValue), .mid)
      XCTAssertEqual(location(.pageCurl, NSNumber(value: 2)), .mid)
      XCTAssertEqual(location(.pageCurl, UIPageViewController.SpineLocation.none), .min)
      XCTAssertEqual(location(.pageCurl, "left"), .min)

      let plain = UIPageViewController()
      XCTAssertEqual(plain.transitionStyle, .pageCurl)
      XCTAssertEqual(plain.navigationOrientation, .horizontal)
      XCTAssertFalse(plain.isDoubleSided)
      XCTAssertEqual(plain.viewControllers, [])
      XCTAssertFalse(plain.shouldAutomaticallyForwardAppearanceMethods)
      trace.expect("")
    }
  }

  /// PAGE-02: an animated turn of double-sided pages takes the page and its back; the back is no child.
  func test_PAGE02_doubleSidedPages() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl)
      scene.pager.isDoubleSided = true
      scene.show(2, 1, animated: true, trace: trace)
      trace.expect(
        """
        C.willMove(toParent: G)
        A.willMove(toParent: nil)
        C.viewDidLoad()
        C.viewWillAppear(true)
        A.viewWillDisappear(true)
        C.viewIsAppearing(true)
        A.viewDidDisappear(true)
        C.viewDidAppear(true)
        C.didMove(toParent: G)
        A.didMove(toParent: nil)
        C, B finished: true
        """)
      XCTAssertEqual(scene.shown, "C")
      XCTAssertNil(scene.pages[1].parent)
      trace.ignore { scene.show(0, animated: false, trace: trace) }
      XCTAssertEqual(scene.shown, "A")
    }
  }

  /// PAGE-10: the delegate is asked when the size changes; two pages set within the call move the spine to the middle,
  /// one page back to the side.
  func test_PAGE10_theSpineFollowsTheSize() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      scene.book.spine = { orientation in
        if orientation.isLandscape {
          scene.show(0, 1, animated: false, trace: trace)
        } else {
          scene.show(0, animated: false, trace: trace)
        }
        return orientation.isLandscape ? .mid : .min
      }
      scene.window.frame.size = CGSize(width: 800, height: 400)
      trace.stage.cycle.settle()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText), ["spine, landscape: true?", "A, B finished: true"])
      XCTAssertEqual(scene.pager.spineLocation, .mid)
      XCTAssertTrue(scene.pager.isDoubleSided)
      XCTAssertEqual(scene.shown, "A, B")
      XCTAssertEqual(scene.pages[0].view.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
      XCTAssertEqual(scene.pages[1].view.frame, CGRect(x: 400, y: 0, width: 400, height: 400))
      scene.window.frame.size = CGSize(width: 400, height: 800)
      trace.stage.cycle.settle()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText), ["spine, landscape: false?", "A finished: true"])
      XCTAssertEqual(scene.pager.spineLocation, .min)
      XCTAssertEqual(scene.shown, "A")
      XCTAssertEqual(scene.pages[0].view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
      XCTAssertNil(scene.pages[1].view.superview)
    }
  }

  /// PAGE-10, M-PAGE-01: a spine in the middle for a single page is refused; for scrolled pages the delegate is not
  /// asked.
  func test_PAGE10_aSpineWithoutItsPages() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      scene.book.spine = { _ in .mid }
      scene.window.frame.size = CGSize(width: 800, height: 400)
      trace.stage.cycle.settle()
      let events = trace.recorder.drain().filter { $0.noteText != nil || $0.kind == .issue }
      XCTAssertEqual(
        events.map { $0.noteText ?? $0.line },
        ["spine, landscape: true?", "! M-PAGE-01 wrongPageCount: UIWindow #1.frame"])
      XCTAssertEqual(scene.pager.spineLocation, .min)
      XCTAssertFalse(scene.pager.isDoubleSided)
    }
    await withTrace { trace in
      let scene = trace.showPages(asking: true)
      scene.book.spine = { _ in .mid }
      scene.window.frame.size = CGSize(width: 800, height: 400)
      trace.stage.cycle.settle()
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), [])
    }
  }

  /// PAGE-10: pages on a vertical spine lie one above the other.
  func test_PAGE10_verticalPages() async {
    await withTrace { trace in
      let pager = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .vertical,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid])
      let book = trace.book()
      pager.setViewControllers(Array(book.pages[..<2]), direction: .forward, animated: false)
      trace.show(pager)
      XCTAssertEqual(book.pages[0].view.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
      XCTAssertEqual(book.pages[1].view.frame, CGRect(x: 0, y: 400, width: 400, height: 400))
    }
  }
}
