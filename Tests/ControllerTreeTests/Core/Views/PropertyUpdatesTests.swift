import Foundation
import Observation
import XCTest

@testable import ControllerTree

@Observable private final class Model {
  var text = "a"
  var unread = 0
}

final class PropertyUpdatesTests: XCTestCase {
  /// A view with a name that updates its properties.
  private final class Shown: UIView {
    private let name: String
    var update: () -> Void = {}
    override var nameTitle: String? { name }

    init(_ name: String) {
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      update()
    }
  }

  private final class Page: UIViewController {
    var update: () -> Void = {}
    override func updateProperties() {
      super.updateProperties()
      update()
    }
  }

  /// A page `P` with views `A`, in which `B` is, and `C`, not shown yet.
  @MainActor private static func scene(_ trace: Trace) -> (page: Page, a: Shown, b: Shown, c: Shown) {
    let page = trace.controller("P", Page.init)
    let (a, b, c) = (Shown("A"), Shown("B"), Shown("C"))
    trace.setUp {
      a.addSubview(b)
      page.view.addSubview(a)
      page.view.addSubview(c)
    }
    return (page, a, b, c)
  }

  /// LAY-08: each controller and view before its own layout, superviews first; also in the first one.
  func test_LAY08_order() async {
    await withTrace([.layout, .views]) { trace in
      let (page, a, b, c) = Self.scene(trace)
      trace.show(page)
      page.setNeedsUpdateProperties()
      for view in [c, b, a] { view.setNeedsUpdateProperties() }
      page.view.setNeedsLayout()
      a.setNeedsLayout()
      trace.expect("")
      UpdateCycle.main.turn {}
      trace.expect(
        """
        P.updateProperties()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        A.updateProperties()
        A.layoutSubviews()
        B.updateProperties()
        C.updateProperties()
        """)
      let late = Shown("D")
      UpdateCycle.main.turn { trace.ignore { c.addSubview(late) } }
      trace.expect("C.layoutSubviews()\nD.updateProperties()\nD.layoutSubviews()")
    }
  }

  /// LAY-08: several requests are one update; it may ask for layout, which comes with it, and for another one, which comes next.
  func test_LAY08_requests() async {
    await withTrace([.layout, .views]) { trace in
      let (page, a, b, _) = Self.scene(trace)
      trace.show(page)
      UpdateCycle.main.turn {
        b.setNeedsUpdateProperties()
        b.setNeedsUpdateProperties()
        b.layoutSubviews()
        trace.expect("")
      }
      trace.expect("B.updateProperties()")
      b.update = {
        b.update = {}
        b.setNeedsLayout()
        a.setNeedsUpdateProperties()
      }
      UpdateCycle.main.turn { b.setNeedsUpdateProperties() }
      trace.expect("B.updateProperties()\nB.layoutSubviews()\nA.updateProperties()")
      page.view.setNeedsUpdateProperties()
      UpdateCycle.main.turn {}
      trace.expect("")
    }
  }

  /// LAY-08: a controller whose view is set waits as others do, and goes on waiting when another view replaces that one.
  func test_LAY08_viewsThatAreSet() async {
    await withStage { trace in
      let page = Page()
      var updates = 0
      page.update = { updates += 1 }
      page.view = UIView()
      XCTAssertEqual(updates, 0)
      trace.show(page)
      XCTAssertEqual(updates, 1)
      UpdateCycle.main.turn {
        page.setNeedsUpdateProperties()
        page.view = UIView()
        XCTAssertEqual(updates, 1)
      }
      XCTAssertEqual(updates, 2)
    }
  }

  /// LAY-08: outside of a window a request waits; layoutIfNeeded() updates, too.
  func test_LAY08_outsideOfAWindow() async {
    await withTrace([.layout, .views]) { trace in
      let (page, a, b, _) = Self.scene(trace)
      trace.show(page)
      trace.ignore { a.removeFromSuperview() }
      b.setNeedsUpdateProperties()
      UpdateCycle.main.settle()
      trace.ignore { page.view.layoutIfNeeded() }
      trace.expect("")
      UpdateCycle.main.turn { trace.ignore { page.view.addSubview(a) } }
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        B.updateProperties()
        """)
      trace.ignore { a.removeFromSuperview() }
      b.setNeedsUpdateProperties()
      a.layoutIfNeeded()
      trace.expect("B.updateProperties()")
      let loose = Shown("L")
      loose.layoutIfNeeded()
      trace.expect("L.updateProperties()\nL.layoutSubviews()")
      let unloaded = trace.controller("U", Page.init)
      unloaded.setNeedsUpdateProperties()
      unloaded.updatePropertiesIfNeeded()
      XCTAssertFalse(unloaded.isViewLoaded)
      trace.ignore { UpdateCycle.main.settle() }
    }
  }

  /// LAY-06, LAY-08: an update that always requests another one ends.
  func test_LAY06_endlessUpdates() async {
    await withTrace([.layout, .views]) { trace in
      let (page, a, _, _) = Self.scene(trace)
      trace.show(page)
      var updates = 0
      a.update = {
        updates += 1
        a.setNeedsUpdateProperties()
      }
      UpdateCycle.main.turn("loop") { a.setNeedsUpdateProperties() }
      XCTAssertEqual(updates, 100)
      let lines = Array(repeating: "A.updateProperties()", count: 100)
      trace.expect((lines + ["! MIS-37 layoutLoop: loop"]).joined(separator: "\n"))
      a.update = {}
    }
  }

  /// LAY-10: what waits below is updated at once, and nothing is laid out.
  func test_LAY10_now() async {
    await withTrace([.layout, .views]) { trace in
      let (page, a, b, c) = Self.scene(trace)
      trace.show(page)
      UpdateCycle.main.turn {
        for view in [c, b, a] { view.setNeedsUpdateProperties() }
        page.setNeedsUpdateProperties()
        a.setNeedsLayout()
        a.updatePropertiesIfNeeded()
        trace.expect("A.updateProperties()\nB.updateProperties()")
        page.updatePropertiesIfNeeded()
        trace.expect("P.updateProperties()\nC.updateProperties()")
        page.updatePropertiesIfNeeded()
        trace.expect("")
      }
      trace.expect("A.layoutSubviews()")
    }
  }

  /// LAY-09: changes of what an update has read request the next one, at the end of the turn, or for the next one.
  func test_LAY09_observation() async {
    await withTrace([.layout, .views]) { trace in
      let (page, a, _, _) = Self.scene(trace)
      let model = Model()
      var texts: [String] = []
      a.update = { texts.append(model.text) }
      page.update = { texts.append("page \(model.text)") }
      trace.show(page)
      XCTAssertEqual(texts, ["page a", "a"])
      UpdateCycle.main.turn {
        model.text = "b"
        model.text = "c"
        trace.expect("")
      }
      trace.expect("P.updateProperties()\nA.updateProperties()")
      XCTAssertEqual(texts, ["page a", "a", "page c", "c"])
      UpdateCycle.main.turn { model.unread += 1 }
      trace.expect("")
      model.text = "d"
      trace.expect("")
      UpdateCycle.main.settle()
      trace.expect("P.updateProperties()\nA.updateProperties()")
      XCTAssertEqual(texts.suffix(2), ["page d", "d"])
    }
  }

  /// LAY-09: a change on another thread requests the update on the main thread.
  func test_LAY09_otherThreads() {
    MainActor.assumeIsolated {
      Stage.withPristine { _ in
        nonisolated(unsafe) let model = Model()
        let (window, view) = (UIWindow(), Shown("A"))
        var texts: [String] = []
        view.update = { texts.append(model.text) }
        window.addSubview(view)
        window.isHidden = false
        XCTAssertEqual(texts, ["a"])
        let thread = Thread { model.text = "b" }
        thread.start()
        let end = Date(timeIntervalSinceNow: 10)
        while texts.count < 2, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
        XCTAssertEqual(texts, ["a", "b"])
        window.isHidden = true
      }
    }
  }

  /// LAY-11: a change of traits requests updates of the views that it reaches, and of their controllers.
  func test_LAY11_traits() async {
    await withTrace([.layout, .views]) { trace in
      let (page, a, _, c) = Self.scene(trace)
      trace.show(page)
      var styles: [UIUserInterfaceStyle] = []
      c.update = { styles.append(UITraitCollection.current.userInterfaceStyle) }
      a.overrideUserInterfaceStyle = .light
      trace.ignore { UpdateCycle.main.turn { a.overrideUserInterfaceStyle = .dark } }
      trace.ignore { UpdateCycle.main.turn { page.overrideUserInterfaceStyle = .dark } }
      XCTAssertEqual(styles, [.dark])
      page.overrideUserInterfaceStyle = .light
      trace.expect(
        """
        P.updateProperties()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        C.updateProperties()
        C.layoutSubviews()
        """)
    }
  }
}
