import XCTest

@testable import ControllerTree

/// Random acts of a program and of a person on a page view controller (PAGE-02 to PAGE-08, APP-26).
final class PageRandomTests: XCTestCase {
  /// PAGE-03, PAGE-06, PAGE-07, APP-26: whatever is called when: each controller hears a legal stream, off screen nobody hears
  /// anything, each completion runs once, each turn that a person begins has an end, at rest the children are what is shown.
  func test_PAGE03_PAGE06_PAGE07_APP26_randomActs() async {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      for seed in 1...60 {
        await withTrace(pacing: seed.isMultiple(of: 3) ? .immediate : .manual) { trace in
          var world = PageWorld(trace, style, seed: UInt64(seed))
          for _ in 0..<40 { world.act() }
          world.finish()
          XCTAssertEqual(world.faults, [], "\(style), seed \(seed): \(world.acts.joined(separator: ", "))")
          trace.skip()
        }
      }
    }
  }
}

@MainActor private struct PageWorld {
  private(set) var acts: [String] = []
  private(set) var faults: [String] = []
  private let trace: Trace
  private let pager: UIPageViewController
  private let pages: [ScriptedController]
  private let reader: Reader
  private let window: UIWindow
  private let other: UIViewController
  private var random: SeededGenerator
  private let completions = Completions()

  init(_ trace: Trace, _ style: UIPageViewController.TransitionStyle, seed: UInt64) {
    self.trace = trace
    random = SeededGenerator(seed: seed)
    pager = trace.pager(style)
    pages = "ABCDE".map { trace.controller("\($0)", ScriptedController.init) }
    reader = Reader(pages)
    other = trace.controller("X")
    (pager.dataSource, pager.delegate) = (reader, reader)
    window = trace.window()
    window.rootViewController = pager
    set(animated: false)
    window.isHidden = false
  }

  mutating func act() {
    let turn = pager.interactivePageTurn
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: set(animated: true)
    case 2: set(animated: false)
    case 3:
      acts.append("two calls")
      let (first, second) = (page(), page())
      let (pager, completions) = (pager, completions)
      UpdateCycle.main.turn {
        completions.set([first], on: pager, animated: true)
        completions.set([second], on: pager, animated: Bool.random(using: &random))
      }
    case 4: callLater()
    case 5, 6:
      let direction = Bool.random(using: &random) ? UIPageViewController.NavigationDirection.forward : .reverse
      acts.append("begin \(direction): \(turn.begin(direction))")
    case 7:
      acts.append("update")
      turn.update(0.5)
    case 8:
      acts.append("finish")
      turn.finish()
    case 9:
      acts.append("cancel")
      turn.cancel()
    case 10:
      window.isHidden.toggle()
      acts.append(window.isHidden ? "hide" : "show")
    case 11:
      acts.append("present or dismiss")
      if pager.presentedViewController == nil {
        other.modalPresentationStyle = .fullScreen
        pager.present(other, animated: Bool.random(using: &random))
      } else {
        pager.dismiss(animated: Bool.random(using: &random))
      }
    default:
      acts.append("wait")
      trace.advance(0.2)
    }
    guard pager.appearance == .disappeared else { return }
    for page in pages where page.appearance != .disappeared { fault("\(page.title ?? "") is told off screen") }
  }

  /// Lets everything come to rest, on screen.
  mutating func finish() {
    if case .active? = pager.rare?.transition?.interaction { pager.interactivePageTurn.cancel() }
    trace.stage.cycle.settle()
    window.isHidden = false
    trace.stage.cycle.settle()
    if pager.presentedViewController != nil { pager.dismiss(animated: false) }
    trace.stage.cycle.settle()
    let shown = pager.viewControllers ?? []
    if !pager.children.areThose(of: shown) { fault("children are \(pager.children.names), shown is \(shown.names)") }
    for page in pages {
      let isShown = shown.holds(page)
      if page.appearance != (isShown ? .appeared : .disappeared) { fault("\(page.title ?? "") is \(page.appearance)") }
      if (page.viewIfLoaded?.window != nil) != isShown { fault("the view of \(page.title ?? "")") }
      if page.isMovingToParent || page.isMovingFromParent { fault("\(page.title ?? "") is moving") }
    }
    if completions.ran != completions.asked { fault("completions \(completions.ran) of \(completions.asked)") }
    if reader.begun != reader.ended { fault("turns \(reader.begun) begun, \(reader.ended) ended") }
    faults += AppearanceStream.faults(in: trace.recorder.events)
    let legal = ["M-TRANS-04", "M-PRES", "M-DIS"]
    faults += trace.recorder.events.filter { event in
      event.kind == .issue && !legal.contains { event.line.contains($0) }
    }.map(\.line)
  }

  private mutating func fault(_ text: String) { faults.append("after \(acts.count) acts: \(text)") }

  private mutating func page() -> ScriptedController { pages[Int.random(in: pages.indices, using: &random)] }

  private mutating func set(animated: Bool) {
    let page = page()
    acts.append("set \(page.title ?? "") \(animated)")
    completions.set([page], on: pager, animated: animated)
  }

  /// A page will ask for another one from inside one of its callbacks.
  private mutating func callLater() {
    let (page, next) = (page(), page())
    let moments: [ScriptedController.Moment] = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .didMove,
    ]
    let moment = moments[Int.random(in: moments.indices, using: &random)]
    let animated = Bool.random(using: &random)
    acts.append("\(page.title ?? "") in \(moment) will set \(next.title ?? "") \(animated)")
    page.once(moment) { [pager, completions] in completions.set([next], on: pager, animated: animated) }
  }
}

/// Counts how often completion handlers are asked for, and run.
@MainActor private final class Completions {
  private(set) var asked = 0
  private(set) var ran = 0

  func set(_ pages: [UIViewController], on pager: UIPageViewController, animated: Bool) {
    asked += 1
    pager.setViewControllers(pages, direction: .forward, animated: animated) { [self] _ in ran += 1 }
  }
}

/// A data source and delegate without a word.
private final class Reader: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private(set) var begun = 0
  private(set) var ended = 0
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    begun += 1
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    ended += 1
  }
}
