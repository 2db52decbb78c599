import Foundation
import XCTest

@testable import ControllerTree

/// Explanations of presentations and dismissals (CTX-01 to CTX-05, DIS-01 to DIS-08).
final class PresentationExplanationTests: XCTestCase {
  /// CTX-01: for a style that fills the screen, the search goes from parent to parent.
  func test_CTX_01_explainsTheWayToTheOutermost() async {
    await withTrace { trace in
      let (tabs, navigation, page) = (trace.controller("T"), trace.controller("N"), trace.controller("A"))
      trace.show(tabs)
      trace.embed(navigation, in: tabs)
      trace.embed(page, in: navigation)
      let modal = trace.controller("V")
      modal.modalPresentationStyle = .fullScreen
      let explanation = page.explainPresentation(of: modal)
      XCTAssertEqual(
        "\(explanation)",
        """
        present V (fullScreen) from A: T presents
          A  passes the call to its parent N: the style fills the screen (CTX-01)
          N  passes the call to its parent T: the style fills the screen (CTX-01)
          T  has no parent (CTX-01)
        """)
      XCTAssertEqual(explanation.objects.map(\.short), ["T"])
      trace.setUp { page.present(modal, animated: false) }
      XCTAssertTrue(modal.presentingViewController === tabs)
      XCTAssertEqual(
        "\(page.explainPresentation(of: trace.controller("W")))",
        """
        present W (formSheet) from A: refused: UIViewController "T" (from UIViewController "A" through \
        UIViewController "N") can't present UIViewController "W": its view is not in a window (UIViewController "V" covers it).
          A  passes the call to its parent N: the style fills the screen (CTX-01)
          N  passes the call to its parent T: the style fills the screen (CTX-01)
          T  has no parent (CTX-01)
        """)
      XCTAssertEqual(
        "\(page.dismissalExplanation)",
        """
        dismiss on A: removes V
          A  presents nothing (DIS-01)
          N  presents nothing (DIS-01)
          T  presents V (DIS-01)
        """)
    }
  }

  /// CTX-02: the nearest controller that defines the context presents; an explanation is a value.
  func test_CTX_02_explainsTheContext() async throws {
    try await withTrace { trace in
      let (root, context, page) = (trace.controller("R"), trace.controller("C"), trace.controller("A"))
      trace.show(root)
      trace.embed(context, in: root)
      trace.embed(page, in: context)
      context.definesPresentationContext = true
      let modal = trace.controller("V")
      modal.modalPresentationStyle = .overCurrentContext
      let explanation = page.explainPresentation(of: modal)
      XCTAssertEqual(
        "\(explanation)",
        """
        present V (overCurrentContext) from A: C presents
          A  passes the call to its parent C: it defines no context (CTX-02)
          C  defines the context (CTX-02)
        """)
      let bytes = try JSONEncoder().encode(explanation)
      XCTAssertEqual(try JSONDecoder().decode(Explanation.self, from: bytes), explanation)
    }
  }

  /// DIS-01, DIS-02, DIS-07, DIS-08: the dismissed controllers from the top; none; a refusal.
  func test_DIS_01_explainsWhatGoes() async throws {
    try await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      XCTAssertEqual(
        "\(root.dismissalExplanation)",
        "dismiss on R: removes nothing\n  R  presents nothing (DIS-01)\n  R  is not presented (DIS-07)")
      let (first, second) = (trace.controller("V1"), trace.controller("V2"))
      root.present(first, animated: false)
      first.present(second, animated: false)
      XCTAssertEqual("\(root.dismissalExplanation)", "dismiss on R: removes V2, V1\n  R  presents V1 (DIS-01)")
      XCTAssertEqual("\(first.dismissalExplanation)", "dismiss on V1: removes V2\n  V1  presents V2 (DIS-01)")
      let explanation = second.dismissalExplanation
      XCTAssertEqual(
        "\(explanation)",
        "dismiss on V2: removes V2\n  V2  presents nothing (DIS-01)\n  V2  is presented by V1 (DIS-03)")
      let bytes = try JSONEncoder().encode(explanation)
      XCTAssertEqual(try JSONDecoder().decode(Explanation.self, from: bytes), explanation)
      second.dismiss(animated: true)
      XCTAssertEqual(
        "\(root.dismissalExplanation)",
        "dismiss on R: refused: UIViewController \"V2\" is still being dismissed.\n  R  presents V1 (DIS-01)")
      trace.stage.cycle.settle()
    }
  }
}
