import ControllerTree
import Foundation
import XCTest

/// The demo, run as the program that a user runs.
final class DemoTests: XCTestCase {
  private static let scenarios = [
    "tour", "root-controller", "side-by-side", "containment", "toggle", "transition", "windows", "view-tree",
    "manual-forwarding", "presentation", "context", "styles", "chain", "sheet", "off-screen",
    "navigation", "tabs", "pages", "split", "layout", "scroll", "touches", "collection", "table", "search",
    "everyday", "launch", "launch-scenes",
    "lifecycle", "storyboards", "segues", "layers", "misuse",
  ]

  // MARK: The command line

  /// Help and list go to standard output and are no errors; help wins over all else.
  func test_demo_helpAndListEndWell() throws {
    for arguments in [["--help"], ["-h"], ["containment", "--list", "--help"]] {
      let help = try DemoRun(arguments)
      XCTAssertEqual(help.status, 0)
      XCTAssertTrue(help.output.contains("usage: ControllerTreeDemo [options] [scenario …]"), help.output)
      XCTAssertEqual(help.errors, "")
    }

    let list = try DemoRun(["--list", "--color", "never"])
    XCTAssertEqual(list.status, 0)
    XCTAssertEqual(list.lines.map { String($0.prefix { $0 != " " }) }, Self.scenarios)
    XCTAssertEqual(list.errors, "")
  }

  /// What can't be followed is said on standard error, with the nearest match; nothing is played.
  func test_demo_usageErrorsNameTheNearestMatch() throws {
    let cases: [(arguments: [String], error: String)] = [
      (["--jsn"], "unknown option '--jsn'; did you mean '--json'? '--help' shows all options."),
      (["--frobnicate"], "unknown option '--frobnicate'. '--help' shows all options."),
      (["toggle", "windos"], "unknown scenario 'windos'; did you mean 'windows'? '--list' shows all scenarios."),
      (["wind"], "unknown scenario 'wind'; did you mean 'windows'? '--list' shows all scenarios."),
      (["zzz"], "unknown scenario 'zzz'. '--list' shows all scenarios."),
      (["--", "--json"], "unknown scenario '--json'. '--list' shows all scenarios."),
      (["--color"], "'--color' needs a value: auto, always, never."),
      (["storyboard"], "'storyboard' needs the path of a .storyboard or .xib file."),
      (["storyboard", "--json"], "'storyboard' needs the path of a .storyboard or .xib file."),
      (["--all", "toggle"], "'--all' and 'toggle' can't be used together."),
      (["--step", "--json"], "'--step' and '--json' can't be used together."),
      (["storyboard", "--step", "a.xib"], "'--step' and 'storyboard' can't be used together."),
      (["--step"], "'--step' waits for keys, so standard input and standard output must be a terminal."),
      (["--color=pink"], "'pink' is no value of '--color', which takes auto, always, never."),
    ]
    for (arguments, error) in cases {
      let run = try DemoRun(arguments)
      XCTAssertEqual(run.status, 64, "\(arguments)")
      XCTAssertEqual(run.errors, "ControllerTreeDemo: \(error)\n")
      XCTAssertEqual(run.output, "")
    }
  }

  // MARK: Storyboards

  /// Scenes, segues, classes and problems of a file; a notice is no failure.
  func test_demo_storyboardPrintsWhatIsInAFile() throws {
    let path = fixture("modal-styles-and-reference")
    let run = try DemoRun(["storyboard", path])
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(
      run.output.replacingOccurrences(of: path, with: "PATH").replacingOccurrences(
        of: String(repeating: "━", count: 100), with: "━"),
      """
      PATH
      ━
      Storyboard 3.0 for iOS.CocoaTouch, saved by Interface Builder 14490.70: 5 scenes, 20 views, 5
      segues, 0 constraints.

        Scenes
          line  id          controller                      class  found by
            16  McG-6E-zrF  tableViewController "Root Vie…
           126  ElF-Se-9Ra  viewController
           160  3Lv-op-8QZ  viewController
           180  F5Y-Gm-KdX  reference to StoryboardAsset
           188  eLi-bf-N7D  navigationController                   initial

        Segues
          line  kind                from                             to          name or action
            45  presentation        button qo6-GC-tuQ                ElF-Se-9Ra
           115  showDetail          tableViewController McG-6E-zrF   ElF-Se-9Ra  'test'
           116  show                tableViewController McG-6E-zrF   ElF-Se-9Ra
           136  presentation        button yyf-Ww-OT1                F5Y-Gm-KdX
           194  rootViewController  navigationController eLi-bf-N7D  McG-6E-zrF

        Problems
          line 160, column 17: notice STORY-31
            Nothing leads to viewController '3Lv-op-8QZ': it is not initial, has no storyboard identifier,
            and no scene that can be reached has a segue to it.
            Give the controller a storyboard identifier, or a segue to it.

      """)
  }

  /// Several files, each within a hundred columns; one with an error is a failure.
  func test_demo_storyboardFailsIfAFileHasAnError() throws {
    let paths = ["tabs-with-navigation", "drawer-custom-and-unwind-segues"].map(fixture)
    let good = try DemoRun(["storyboard"] + paths)
    XCTAssertEqual(good.status, 0)
    XCTAssertEqual(good.lines.filter(paths.contains), paths)
    XCTAssertEqual(good.lines.filter { $0 == "  No problems" }.count, 2)
    for line in good.lines where !paths.contains(line) { XCTAssertLessThanOrEqual(line.count, 100, line) }

    let bad = try DemoRun(["storyboard", paths[0], "/nonexistent.storyboard"])
    XCTAssertEqual(bad.status, 1)
    XCTAssertTrue(bad.output.contains("  No problems"), bad.output)
    XCTAssertTrue(bad.output.contains("    error STORY-01\n      '/nonexistent.storyboard' does not exist"), bad.output)
    XCTAssertEqual(try DemoRun(["storyboard", "--json", "/nonexistent.storyboard"]).status, 1)
  }

  /// One document has the contents and problems of all files.
  func test_demo_storyboardAsJSON() throws {
    struct Document: Decodable {
      struct File: Decodable {
        let path: String
        let document: Contents?
        let problems: [Problem]
      }
      struct Contents: Decodable {
        let kind: String
        let initialController: String?
      }
      struct Problem: Decodable {
        let rule: String
        let severity: String
      }
      let files: [File]
    }
    let path = fixture("page-controller")
    let run = try DemoRun(["storyboard", path, "/nonexistent.storyboard", "--json"])
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    XCTAssertEqual(document.files.map(\.path), [path, "/nonexistent.storyboard"])
    XCTAssertEqual(document.files.map(\.document?.kind), ["storyboard", nil])
    XCTAssertEqual(document.files.map(\.document?.initialController), ["c9R-0n-AJU", nil])
    XCTAssertEqual(document.files.map { $0.problems.map(\.rule) }, [[], ["STORY-01"]])
    XCTAssertEqual(document.files.flatMap(\.problems).map(\.severity), ["error"])
  }

  private func fixture(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("StoryboardDocumentTests/Fixtures/\(name).storyboard").path
  }

  // MARK: Timelines

  /// Without arguments a tour is played, on two screens or three; then come all scenarios, with a command for each way to play.
  func test_demo_welcomesWithATour() throws {
    let run = try DemoRun([])
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    XCTAssertLessThanOrEqual(run.output.split(separator: "\n", omittingEmptySubsequences: false).count, 150)
    let tour = try DemoRun(["tour"]).output
    XCTAssertTrue(run.output.hasPrefix(tour))
    let welcome = run.output.dropFirst(tour.count).split(separator: "\n")
    let names = welcome.drop { $0 != "The scenarios" }.dropFirst().prefix { $0.hasPrefix(" ") }
      .map { String($0.split(separator: " ").first ?? "") }
    XCTAssertEqual(names, Array(Self.scenarios.dropFirst()))
    for line in welcome.suffix(4) {
      let arguments = line.split(separator: " ").dropFirst().prefix { !["plays", "waits", "shows"].contains($0) }
      guard !arguments.contains("--step") else { continue }
      XCTAssertEqual(try DemoRun(arguments.map(String.init)).status, 0, String(line))
    }
  }

  /// All scenarios are played, in their order; each line fits, and nothing is said on standard error.
  func test_demo_playsEverythingWithinItsColumns() throws {
    let run = try DemoRun(["--all"])
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    // A scenario's name ends the line above the rule.
    let headlines = zip(run.lines, run.lines.dropFirst()).filter { $1.hasPrefix("━") }.map(\.0)
    XCTAssertEqual(headlines.map { $0.split(separator: " ").last.map(String.init) }, Self.scenarios)
    for line in run.lines {
      XCTAssertLessThanOrEqual(line.count, 120, line)
      XCTAssertFalse(line.hasSuffix(" "), "A space at the end of: \(line)")
    }
  }

  /// Scenarios are played in the order of their names on the command line, each on a stage of its own.
  func test_demo_namesChooseAndOrder() throws {
    let first = try DemoRun(["toggle"]).output
    let second = try DemoRun(["root-controller"]).output
    XCTAssertEqual(try DemoRun(["toggle", "root-controller"]).output, "\(first)\n\n\(second)")
    XCTAssertEqual(try DemoRun(["root-controller", "--", "toggle"]).output, "\(second)\n\n\(first)")
  }

  /// Colours come only when they are asked for, and take no text away.
  func test_demo_coloursAddNothingButColours() throws {
    let plain = try DemoRun(["misuse", "transition", "--color", "never"]).output
    XCTAssertFalse(plain.contains("\u{1B}"))
    XCTAssertEqual(try DemoRun(["misuse", "transition"]).output, plain, "A pipe is no terminal.")

    let colored = try DemoRun(["misuse", "transition", "--color=always"]).output
    XCTAssertTrue(colored.contains("\u{1B}["))
    XCTAssertEqual(colored.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression), plain)
  }

  /// What the scenario `containment` prints.
  private static let containment = """
    Containment, step by step                                                                                    containment
    ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
    A child is added to a visible parent and removed from it, each line of the recipe a step. The callbacks that come at the
    end of a turn wait for the last line, as they wait for the end of the run loop's turn on a device.

      Before
        UIWindow #1 (0, 0, 393, 852) key
        └─ UIViewController "Parent" appeared, view (0, 0, 393, 852)

      turn  event                       object  state                       cause
      ── parent.addChild(child)
         3  willMove(toParent: Parent)  Child                               Parent.addChild(_:)
      ── child.view.frame = parent.view.bounds
         4  viewDidLoad()               Child                               Child.view
      ── parent.view.addSubview(child.view)
         5  viewWillAppear(false)       Child   disappeared → appearing     Parent.view.addSubview(_:)
      ── child.didMove(toParent: parent)
         6  didMove(toParent: Parent)   Child                               Child.didMove(toParent:)
            viewWillLayoutSubviews()    Parent
            viewDidLayoutSubviews()     Parent
            viewIsAppearing(false)      Child   appearing → entering
            viewWillLayoutSubviews()    Child
            viewDidLayoutSubviews()     Child
            viewDidAppear(false)        Child   entering → appeared

      Added
        UIWindow #1 (0, 0, 393, 852) key
        └─ UIViewController "Parent" appeared, view (0, 0, 393, 852)
           └─ UIViewController "Child" appeared, view (0, 0, 393, 852)

      turn  event                       object  state                       cause
      ── child.willMove(toParent: nil)
         7  willMove(toParent: nil)     Child                               Child.willMove(toParent:)
      ── child.view.removeFromSuperview()
         8  viewWillDisappear(false)    Child   appeared → disappearing     Child.view.removeFromSuperview()
      ── child.removeFromParent()
         9  didMove(toParent: nil)      Child                               Child.removeFromParent()
            viewWillLayoutSubviews()    Parent
            viewDidLayoutSubviews()     Parent
            viewDidDisappear(false)     Child   disappearing → disappeared

      After
        UIWindow #1 (0, 0, 393, 852) key
        └─ UIViewController "Parent" appeared, view (0, 0, 393, 852)

      The caller of each call, from the recorded causes
        call                        receiver  AUTO/MANUAL  cause
        willMove(toParent: Parent)  Child     AUTO         Parent.addChild(_:)
        addChild(Child)             Parent    MANUAL       Parent.addChild(_:)
        didMove(toParent: Parent)   Child     MANUAL       Child.didMove(toParent:)
        willMove(toParent: nil)     Child     MANUAL       Child.willMove(toParent:)
        removeFromParent()          Child     MANUAL       Child.removeFromParent()
        didMove(toParent: nil)      Child     AUTO         Child.removeFromParent()

    """

  /// SEED-14, SEED-15, CON-04, CON-05, TURN-03: the recipes, with the caller of each call.
  func test_SEED15_containmentTellsWhoMakesWhichCall() throws {
    let run = try DemoRun(["containment"])
    XCTAssertEqual(run.output, Self.containment)
  }

  // MARK: JSON

  /// One document has all scenarios; its events and issues are the library's types. Only wrong calls have issues.
  func test_demo_jsonHoldsEveryScenario() throws {
    let document = try DemoDocument(playing: ["--all"])
    XCTAssertEqual(document.scenarios.map(\.name), Self.scenarios)
    for scenario in document.scenarios {
      XCTAssertEqual(scenario.steps.map(\.eventCount).reduce(0, +), scenario.events.count, scenario.name)
      XCTAssertGreaterThanOrEqual(scenario.trees.count, 2, scenario.name)
      if !["misuse", "off-screen", "layout"].contains(scenario.name) {
        XCTAssertEqual(scenario.issues, [], scenario.name)
      }
    }
    let run = ["--all", "--json"]
    XCTAssertEqual(try DemoRun(run).output, try DemoRun(run).output, "Equal runs give equal documents.")
  }

  /// SEED-17: a toggle in one turn; the one that leaves finishes before the one that comes.
  func test_SEED17_toggleSendsBothSidesInOneTurn() throws {
    let scenario = try DemoDocument(playing: ["toggle"]).only()
    let step = try XCTUnwrap(scenario.steps.first)
    let events = scenario.events[step.firstEvent..<step.firstEvent + step.eventCount]
    XCTAssertEqual(Set(events.map(\.turn)).count, 1)
    XCTAssertEqual(
      events.map(\.line),
      [
        "Sessions.willMove(toParent: nil)", "Sessions.viewWillDisappear(false)", "Sessions.didMove(toParent: nil)",
        "Summary.willMove(toParent: Container)", "Summary.viewDidLoad()", "Summary.viewWillAppear(false)",
        "Summary.didMove(toParent: Container)", "Container.viewWillLayoutSubviews()",
        "Container.viewDidLayoutSubviews()", "Summary.viewIsAppearing(false)", "Summary.viewWillLayoutSubviews()",
        "Summary.viewDidLayoutSubviews()", "Sessions.viewDidDisappear(false)", "Summary.viewDidAppear(false)",
      ])
  }

  /// CON-19: half-way through an exchange both views are in place; the rest comes with the end of the time.
  func test_CON19_transitionStandsStillHalfWay() throws {
    let scenario = try DemoDocument(playing: ["transition"]).only()
    XCTAssertEqual(scenario.trees.map(\.time), [0, 0.2, 0.4])
    XCTAssertEqual(
      scenario.trees[1].lines,
      [
        "UIWindow #1 (0, 0, 393, 852) key",
        "└─ PagerController \"Pager\" appeared, view (0, 0, 393, 852)",
        "   ├─ UIViewController \"First\" disappearing, view (-393, 0, 393, 852)",
        "   └─ UIViewController \"Second\" entering, view (0, 0, 393, 852)",
      ])
    XCTAssertEqual(scenario.steps.map(\.eventCount).suffix(2).first, 0, "Nothing is sent half-way.")
    XCTAssertEqual(
      scenario.events.filter { $0.time > 0 }.map(\.line),
      [
        "Second.viewDidAppear(true)", "First.viewDidDisappear(true)", "First.didMove(toParent: nil)",
        "Second.didMove(toParent: Pager)", "Pager.viewWillLayoutSubviews()", "Pager.viewDidLayoutSubviews()",
      ])
  }

  /// STYLE-02, STYLE-03, STYLE-04: in one table, which view leaves the window and which controller gets callbacks.
  func test_STYLE02_stylesInOneTable() throws {
    let output = try DemoRun(["styles"]).output
    XCTAssertTrue(
      output.contains(
        """
          While Modal is presented
            style                Root's view  Root gets
            .automatic           stays        nothing
            .fullScreen          leaves       viewWillDisappear(false), viewDidDisappear(false)
            .pageSheet           stays        nothing
            .formSheet           stays        nothing
            .currentContext      leaves       viewWillDisappear(false), viewDidDisappear(false)
            .overFullScreen      stays        nothing
            .overCurrentContext  stays        nothing
            .blurOverFullScreen  stays        nothing
            .custom              stays        nothing

        """), output)
  }

  /// DIS-12, TRANS-12: a sheet refuses, comes back from half-way, and goes.
  func test_DIS12_aPersonPullsAtASheet() throws {
    let scenario = try DemoDocument(playing: ["sheet"]).only()
    let parts = scenario.steps.map { step in
      scenario.events[step.firstEvent..<step.firstEvent + step.eventCount].map(\.line).filter {
        $0.hasPrefix("Sheet.view")
      }
    }
    XCTAssertEqual(
      parts,
      [
        [],
        ["Sheet.viewWillDisappear(true)"],
        [
          "Sheet.viewWillAppear(true)", "Sheet.viewIsAppearing(true)", "Sheet.viewWillLayoutSubviews()",
          "Sheet.viewDidLayoutSubviews()", "Sheet.viewDidAppear(true)",
        ],
        ["Sheet.viewWillDisappear(true)", "Sheet.viewDidDisappear(true)"],
      ])
  }

  /// WIN-04, WIN-05, WIN-06: the key status goes to a window that is shown, and back from one that is hidden.
  func test_WIN06_temporaryWindowHandsKeyStatusBack() throws {
    let scenario = try DemoDocument(playing: ["windows"]).only()
    XCTAssertEqual(
      scenario.events.filter { $0.kind == .window }.map(\.line),
      [
        "UIWindow #1.didBecomeVisible", "UIWindow #1.becomeKey()",
        "AlertWindow #1.didBecomeVisible", "UIWindow #1.resignKey()", "AlertWindow #1.becomeKey()",
        "AlertWindow #1.resignKey()", "UIWindow #1.becomeKey()", "AlertWindow #1.didBecomeHidden",
      ])
    XCTAssertEqual(scenario.facts.map(\.value), ["true", "false", "true"])
  }

  /// SEED-25: every wrong call yields one issue and leaves the tree as it was.
  func test_SEED25_misuseIsToldAndChangesNothing() throws {
    let scenario = try DemoDocument(playing: ["misuse"]).only()
    XCTAssertEqual(
      scenario.issues.map(\.kind),
      [
        .actualParent, .containmentCycle, .rootAsChild, .childAsRoot, .noCommonParent, .unbalancedAppearance,
        .directAppearanceCall, .viewCycle, .invalidGeometry,
      ])
    XCTAssertEqual(scenario.steps.map(\.changedTree), scenario.issues.map { _ in false })
    XCTAssertEqual(scenario.steps.map(\.eventCount), scenario.issues.map { _ in 1 }, "Nothing but the issue happened.")
    XCTAssertEqual(scenario.trees.first?.lines, scenario.trees.last?.lines)
  }
}

/// What `--json` prints, read back with the library's types.
private struct DemoDocument: Decodable {
  struct Scenario: Decodable {
    let name: String
    let steps: [Step]
    let events: [HierarchyEvent]
    let issues: [HierarchyIssue]
    let trees: [Tree]
    let facts: [Fact]
  }

  struct Step: Decodable {
    let title: String
    let firstEvent: Int
    let eventCount: Int
    let changedTree: Bool
  }

  struct Tree: Decodable {
    let title: String
    let time: Double
    let lines: [String]
  }

  struct Fact: Decodable {
    let expression: String
    let value: String
  }

  let scenarios: [Scenario]

  init(playing names: [String]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(try DemoRun(names + ["--json"]).output.utf8))
  }

  func only() throws -> Scenario { try XCTUnwrap(scenarios.count == 1 ? scenarios.first : nil) }
}
