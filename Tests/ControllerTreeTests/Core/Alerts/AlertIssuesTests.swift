import XCTest

@testable import ControllerTree

/// The table of misuse, row by row, for sheets, popovers and alerts: the wrong call, its one issue, and the tree
/// before and after.
final class AlertIssuesTests: XCTestCase {
  /// M-POP-01: a popover without an anchor is not presented.
  func test_MPOP01_aPopoverWithoutAnAnchor() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root, size: .tablet)
      let modal = trace.controller("V")
      modal.modalPresentationStyle = .popover
      trace.expectIssue(
        """
        error: popoverWithoutAnchor (M-POP-01): The popover of UIViewController "V" has no place to point to, so \
        UIViewController "P" did not present it. Set sourceView, sourceItem or barButtonItem. \
        [P.present(_:animated:completion:)] UIKit: "UIPopoverPresentationController (<PC>) should have a non-nil \
        sourceView or barButtonItem set before the presentation occurs."
        """, about: ["P", "V"]
      ) { root.present(modal, animated: true) }
    }
  }

  /// M-SHEET-01: a sheet keeps its detents if it is assigned none.
  func test_MSHEET01_aSheetWithoutDetents() async throws {
    try await withTrace { trace in
      let (_, modal, _) = trace.presented()
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      trace.expectRefusal(
        """
        error: sheetWithoutDetents (M-SHEET-01): UISheetPresentationController "V's presentation" got no detents and \
        keeps its old ones. Give a sheet at least one detent. [V's presentation.detents]
        """, about: ["V's presentation"]
      ) { sheet.detents = [] }
      XCTAssertEqual(sheet.detents.map(\.identifier), [.medium, .large])
    }
  }

  /// M-ALERT-01: an alert has one cancel action.
  func test_MALERT01_aSecondActionToCancel() async {
    await withTrace { trace in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let second = UIAlertAction(title: "No", style: .cancel)
      trace.expectRefusal(
        """
        error: secondCancelAction (M-ALERT-01): UIAlertController "A" has UIAlertAction "Cancel" to cancel and can't have \
        UIAlertAction "No" too. Give an alert one action of the style .cancel. [A.addAction(_:)] UIKit: "UIAlertController \
        can only have one action with a style of UIAlertActionStyleCancel"
        """, about: ["A", "No", "Cancel"]
      ) { alert.addAction(second) }
      XCTAssertEqual(alert.actions.map(\.title), ["Cancel"])
    }
  }

  /// M-ALERT-02: an action sheet has no text fields.
  func test_MALERT02_aTextFieldOnAnActionSheet() async {
    await withTrace { trace in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
      trace.expectRefusal(
        """
        error: textFieldOnActionSheet (M-ALERT-02): UIAlertController "A" is an action sheet and can't have text fields. \
        Use the style .alert. [A.addTextField(configurationHandler:)] UIKit: "Text fields can only be added to an alert \
        controller of style UIAlertControllerStyleAlert"
        """, about: ["A"]
      ) { alert.addTextField { _ in XCTFail("There is no field.") } }
      XCTAssertNil(alert.textFields)
    }
  }

  /// M-ALERT-03: an alert with nothing to show is not presented.
  func test_MALERT03_anEmptyAlert() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let alert = UIAlertController(title: nil, message: "", preferredStyle: .alert)
      trace.expectRefusal(
        """
        error: emptyAlert (M-ALERT-03): UIAlertController #1 has no title, no message and no action. Give the alert a title, \
        a message or an action. [P.present(_:animated:completion:)] UIKit: "UIAlertController must have a title, a message \
        or an action to display"
        """, about: ["UIAlertController #1"]
      ) { root.present(alert, animated: true) { XCTFail("It is not presented.") } }
      XCTAssertFalse(alert.isViewLoaded)
    }
  }

  /// M-ALERT-04: an action of another alert is neither preferred nor performed.
  func test_MALERT04_aForeignAction() async {
    await withTrace { trace in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default) { _ in XCTFail("It is not in the alert.") }
      func text(_ call: String) -> String {
        """
        error: foreignAlertAction (M-ALERT-04): UIAlertAction "OK" is not in UIAlertController "A". Add the action with \
        addAction(_:) first. [A.\(call)]
        """
      }
      trace.expectRefusal(text("preferredAction"), about: ["A", "OK"]) { alert.preferredAction = action }
      XCTAssertNil(alert.preferredAction)
      trace.expectRefusal(text("perform(_:)"), about: ["A", "OK"]) { alert.perform(action) }
    }
  }

  /// M-ALERT-05: an alert cannot become a child, by any call.
  func test_MALERT05_anAlertAsAChild() async {
    await withTrace { trace in
      let navigation = UINavigationController(rootViewController: trace.controller("R"))
      navigation.title = "N"
      trace.show(navigation)
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      func text(_ call: String) -> String {
        """
        error: alertAsChild (M-ALERT-05): UIAlertController "A" can't become a child of UINavigationController "N". Present \
        the alert. [N.\(call)]
        """
      }
      trace.expectRefusal(text("addChild(_:)"), about: ["A", "N"]) { navigation.addChild(alert) }
      trace.expectRefusal(text("pushViewController(_:animated:)"), about: ["A", "N"]) {
        navigation.pushViewController(alert, animated: true)
      }
      XCTAssertNil(alert.parent)
    }
  }
}
