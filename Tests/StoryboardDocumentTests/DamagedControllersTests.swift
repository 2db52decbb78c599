import ControllerTree
import Foundation
import StoryboardDocument
import XCTest

/// Damaged files, made into controllers: each is refused or made, shown and left, and none traps or hangs.
///
/// The cases are those of `MutationTests`, with the same numbers.
final class DamagedControllersTests: XCTestCase {
  /// IB-01 to IB-45: whatever a file has, it makes controllers that can be shown, or an error.
  @MainActor
  func test_damage_everyFileIsRefusedOrMade() async throws {
    let mutations = Mutations(files: try Fixture.urls.map { Array(try Data(contentsOf: $0)) })
    let environment = ProcessInfo.processInfo.environment
    var cases = 0..<(environment["STORYBOARD_TESTS"] == "full" ? 10_000 : 500)
    if let number = environment["STORYBOARD_CASE"].flatMap(Int.init) { cases = number..<number + 1 }

    var counts = (refused: 0, made: 0, kinds: Set<String>())
    for number in cases {
      let data = mutations.file(number: number)
      let time = processorTime {
        Stage.withPristine { stage in
          let issues = stage.diagnostics.collect {
            guard let storyboard = try? UIStoryboard(data: data, name: "Main") else {
              counts.refused += 1
              return
            }
            counts.made += Self.play(storyboard, data)
          }
          counts.kinds.formUnion(issues.map(\.kind.rawValue))
          for issue in issues where issue.message.contains("\n") { XCTFail("case \(number): \(issue)") }
        }
      }
      XCTAssertLessThan(time, .seconds(2), "case \(number)")
    }
    if cases.count > 1 {
      XCTAssertGreaterThan(counts.refused, cases.count / 4)
      XCTAssertGreaterThan(counts.made, cases.count / 8)
      XCTAssertGreaterThan(counts.kinds.count, 5, "\(counts.kinds.sorted())")
    }
  }

  /// Makes every controller that has a name, loads and shows it, and performs its segues. Returns the number of controllers.
  @MainActor private static func play(_ storyboard: UIStoryboard, _ data: Data) -> Int {
    guard let document = try? StoryboardDocument(data: data) else { return 0 }
    var made = [storyboard.instantiateInitialViewController()].compactMap(\.self)
    for identifier in document.controllers.compactMap(\.storyboardIdentifier).prefix(4) {
      made.append(storyboard.instantiateViewController(withIdentifier: identifier))
    }
    for controller in made {
      let window = UIWindow()
      window.rootViewController = controller
      window.isHidden = false
      for source in [controller] + controller.children {
        for template in source.segueTemplates.prefix(4) {
          source.performSegue(withIdentifier: template.identifier ?? "", sender: nil)
        }
        for case let control as UIControl in source.viewIfLoaded?.subviews ?? [] { control.performPrimaryAction() }
      }
      Stage.current.cycle.settle()
      window.isHidden = true
    }
    return made.count
  }
}
