import UIKit
import XCTest

@testable import ControllerTree

/// What controllers show without content.
final class ContentUnavailableTests: XCTestCase {
  /// TEXT-70: the controller is asked before its first layout, and before the layout after a request.
  func test_TEXT70_asked() async {
    await withTrace(.layout) { trace in
      let list = trace.controller("L") { ListController(trace) }
      trace.setUp { _ = list.view }
      let window = trace.window()
      window.rootViewController = list
      window.isHidden = false
      trace.expect(
        """
        L.viewWillAppear(false)
        L.viewIsAppearing(false)
        updates without search
        L.viewWillLayoutSubviews()
        L.viewDidLayoutSubviews()
        L.viewDidAppear(false)
        """)
      XCTAssertTrue(list.view.subviews.last is UIContentUnavailableView)
      XCTAssertEqual(list.view.subviews.last?.frame, list.view.bounds)
      UpdateCycle.main.turn { list.items = ["a"] }
      trace.expect("updates without search\nL.viewWillLayoutSubviews()\nL.viewDidLayoutSubviews()")
      XCTAssertTrue(list.view.subviews.isEmpty)
      XCTAssertNil(list.contentUnavailableConfiguration)
      UpdateCycle.main.turn { list.view.setNeedsLayout() }
      trace.expect("L.viewWillLayoutSubviews()\nL.viewDidLayoutSubviews()")
    }
  }

  /// TEXT-70: a change of the search's text asks again; TEXT-71: the configuration of a search names it.
  func test_TEXT70_search() async {
    await withStage { trace in
      let list = ListController(trace)
      list.items = ["a"]
      let search = UISearchController(searchResultsController: nil)
      list.navigationItem.searchController = search
      list.definesPresentationContext = true
      trace.show(UINavigationController(rootViewController: list))
      search.searchBar.enter("pear")
      XCTAssertEqual(list.contentUnavailableConfigurationState.searchText, "pear")
      list.isSearching = true
      UpdateCycle.main.turn { list.items = [] }
      let view = list.view.subviews.last as? UIContentUnavailableView
      let shown = view?.configuration as? UIContentUnavailableConfiguration
      XCTAssertEqual(shown?.text, "No Results for “pear”")
      search.isActive = false
      XCTAssertNil(list.contentUnavailableConfigurationState.searchText)
      trace.begin()
    }
  }

  /// TEXT-70: the configuration may be set before the view is loaded, and be one of the app's own.
  func test_TEXT70_setAtAnyTime() async {
    await withStage { trace in
      let controller = UIViewController()
      controller.contentUnavailableConfiguration = nil
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      XCTAssertFalse(controller.isViewLoaded)
      trace.show(controller)
      let view = controller.view.subviews.first
      XCTAssertTrue(view?.subviews.first is UIActivityIndicatorView)
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
      XCTAssertTrue(controller.view.subviews.first === view, "The view takes the other configuration.")
      XCTAssertEqual(view?.subviews.count, 0)
      controller.contentUnavailableConfiguration = UIListContentConfiguration.cell()
      XCTAssertTrue(controller.view.subviews.first is UIListContentView)
      controller.view.addSubview(UIView())
      UpdateCycle.main.turn { controller.setNeedsUpdateContentUnavailableConfiguration() }
      XCTAssertTrue(controller.view.subviews.last is UIListContentView, "In front of all else.")
      controller.contentUnavailableConfiguration = nil
      XCTAssertEqual(controller.view.subviews.count, 1)
    }
  }

  /// TEXT-70: the first layout updates a configuration that was set after the view was loaded: it lies in front of later subviews.
  func test_TEXT70_setBeforeTheFirstLayout() async {
    await withStage { trace in
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      controller.view.addSubview(UIView())
      XCTAssertTrue(controller.view.subviews.first is UIContentUnavailableView)
      trace.show(controller)
      XCTAssertTrue(controller.view.subviews.last is UIContentUnavailableView)
      controller.view.addSubview(UIView())
      UpdateCycle.main.turn { controller.view.setNeedsLayout() }
      XCTAssertTrue(
        controller.view.subviews.dropLast().last is UIContentUnavailableView, "Later layouts do not update it.")
    }
  }

  /// TEXT-71: contents lie in the middle, below each other; a button can be tapped.
  func test_TEXT71_contents() async {
    await withTrace { trace in
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Mail"
      configuration.secondaryText = "New mail will be here."
      configuration.button.title = "Reload"
      configuration.buttonProperties.primaryAction = UIAction { _ in trace.note("reload") }
      configuration.secondaryButton.title = "Settings"
      configuration.secondaryButtonProperties.isEnabled = false
      let controller = trace.controller("C")
      controller.contentUnavailableConfiguration = configuration
      trace.show(controller, size: CGSize(width: 400, height: 800))
      guard let view = controller.view.subviews.first as? UIContentUnavailableView else { return XCTFail("No view.") }
      XCTAssertEqual(view.subviews.count, 4)
      for part in view.subviews { XCTAssertEqual(part.frame.midX, 200, accuracy: 0.5) }
      XCTAssertEqual(view.subviews[1].frame.minY, view.subviews[0].frame.maxY + 8, accuracy: 1e-9)
      XCTAssertEqual(view.subviews[0].frame.minY, 800 - view.subviews[3].frame.maxY, accuracy: 0.5)
      (view.subviews[2] as? UIButton)?.performPrimaryAction()
      trace.expect("reload")
      XCTAssertEqual((view.subviews[3] as? UIButton)?.isEnabled, false)
      configuration.alignment = .natural
      configuration.image = UIImage(systemName: "tray")
      view.configuration = configuration
      view.configuration = UIListContentConfiguration.cell()
      view.layoutIfNeeded()
      XCTAssertEqual(view.subviews.count, 5)
      XCTAssertEqual(view.subviews[1].frame.minX, 16)
      XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 400, height: 0)).height, 100)
      XCTAssertNotNil(UIContentUnavailableView(coder: NSCoder()))
    }
  }

  func test_TEXT71_states() async {
    await withStage { _ in
      var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
      state[.init("filter")] = "unread"
      XCTAssertEqual(state[.init("filter")], "unread")
      let search = UIContentUnavailableConfiguration.search()
      XCTAssertEqual(search.updated(for: state).text, "No Results")
      state.searchText = "x"
      XCTAssertEqual(search.updated(for: state).text, "No Results for “x”")
      var own = search
      own.text = "Nothing"
      XCTAssertEqual(own.updated(for: state).text, "Nothing")
    }
  }
}

private final class ListController: UIViewController {
  private unowned let trace: Trace
  var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
  var isSearching = false

  init(_ trace: Trace) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    trace.note("updates \(state.searchText.map { "for \($0)" } ?? "without search")")
    guard items.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    contentUnavailableConfiguration =
      isSearching ? UIContentUnavailableConfiguration.search() : UIContentUnavailableConfiguration.empty()
  }
}
