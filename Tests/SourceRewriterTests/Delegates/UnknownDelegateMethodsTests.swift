import XCTest

@testable import SourceRewriter

final class UnknownDelegateMethodsTests: XCTestCase {
  private func assertProblems(_ source: String, _ expected: [String], line: UInt = #line) {
    let found = problems(of: source).map { $0.replacing("Test.swift:", with: "") }
    XCTAssertEqual(found, expected, line: line)
  }

  /// A method of UIKit's that the library does not have is never called: the warning stands at its name.
  func test_methodsThatOnlyUIKitHas() {
    assertProblems(
      """
      import UIKit
      final class App: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      """,
      [
        "3:8: warning: unknownDelegateMethod: application(_:handlerFor:) is a method of UIKit's that this library does not have: "
          + "it is never called"
      ])
  }

  /// A misspelt method is a plain method: the warning tells the nearest one.
  func test_misspeltMethods() {
    assertProblems(
      """
      class Screen: UIViewController {}
      extension Screen: UIScrollViewDelegate, UITextFieldDelegate {
        func scrollViewDidScrol(_ scrollView: UIScrollView) {}
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelarate: Bool) {}
        func textField(_ textField: UITextField, shouldChangeCharactersIn: NSRange, replacement: String) -> Bool { true }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      """,
      [
        "3:8: warning: unknownDelegateMethod: scrollViewDidScrol(_:) is no method of Screen's delegate protocols: it is never "
          + "called. Perhaps scrollViewDidScroll(_:) is meant",
        "4:8: warning: unknownDelegateMethod: scrollViewDidEndDragging(_:willDecelarate:) is no method of Screen's delegate "
          + "protocols: it is never called. Perhaps scrollViewDidEndDragging(_:willDecelerate:) is meant",
        "5:8: warning: unknownDelegateMethod: textField(_:shouldChangeCharactersIn:replacement:) is no method of Screen's "
          + "delegate protocols: it is never called. Perhaps textField(_:shouldChangeCharactersIn:replacementString:) is meant",
      ])
  }

  /// Swift calls the methods of the class that conforms. One that only a subclass has is never called if the types of the requirement
  /// are not known, or are others.
  func test_methodsOfSubclasses() {
    assertProblems(
      """
      class List: UIViewController, UIScrollViewDelegate, UIPickerViewDelegate {}
      class Songs: List {
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
        func scrollViewDidScroll(_ scrollView: UITableView) {}
      }
      """,
      [
        "3:8: warning: unknownDelegateMethod: pickerView(_:didSelectRow:inComponent:) is never called: List conforms to the protocol "
          + "and has no such method. Declare it there too, and override it here",
        "4:8: warning: unknownDelegateMethod: scrollViewDidScroll(_:) is never called: List conforms to the protocol and has no such "
          + "method. Declare it there too, and override it here",
      ])
  }

  /// Methods of own protocols, overrides, private ones and those that own code calls are meant as they are.
  func test_methodsThatAreMeant() {
    assertProblems(
      """
      protocol ScrollDelegate: UIScrollViewDelegate { func scrollViewDidScrolls(_ scrollView: UIScrollView) }
      class Base: NSObject, ScrollDelegate {
        func scrollViewDidScrolls(_ scrollView: UIScrollView) {}
        private func scrollViewDidZooms(_ scrollView: UIScrollView) {}
        func scrollViewDidZoomIn(_ scrollView: UIScrollView) {}
        func use(_ view: UIScrollView) { scrollViewDidZoomIn(view) }
        func update(_ view: UIScrollView) {}
        static func scrollViewDidZoomi(_ scrollView: UIScrollView) {}
      }
      class Derived: Base { override func scrollViewDidZoomIn(_ scrollView: UIScrollView) {} }
      class Other: NSObject { func scrollViewDidScrol(_ scrollView: UIScrollView) {} }
      struct Value { func scrollViewDidScrol(_ scrollView: UIScrollView) {} }
      """, [])
  }

  /// A conformance through a protocol or a superclass counts.
  func test_inheritedConformances() {
    let message =
      " is no method of Derived's delegate protocols: it is never called. Perhaps scrollViewDidScroll(_:) is meant"
    assertProblems(
      """
      protocol ScrollDelegate: UIScrollViewDelegate {}
      class Base: NSObject, ScrollDelegate {}
      class Derived: Base { func scrollViewDidScrolll(_ scrollView: UIScrollView) {} }
      """, ["3:28: warning: unknownDelegateMethod: scrollViewDidScrolll(_:)" + message])
  }

  /// The distance of two words, up to a limit.
  func test_editDistance() {
    XCTAssertEqual(EditDistance.between("", "abc", limit: 5), 3)
    XCTAssertEqual(EditDistance.between("kitten", "sitting", limit: 5), 3)
    XCTAssertEqual(EditDistance.between("kitten", "sitting", limit: 1), 2)
    XCTAssertEqual(EditDistance.between("same", "same", limit: 0), 0)
  }
}
