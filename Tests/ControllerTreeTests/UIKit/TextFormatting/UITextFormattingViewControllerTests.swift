import UIKit
import XCTest

/// ACT-72: a person chooses the look of text.
final class UITextFormattingViewControllerTests: XCTestCase {
  private final class Delegate: NSObject, UITextFormattingViewControllerDelegate {
    let note: (String) -> Void
    var permits = true
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) { note("\(changeValue)") }
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool {
      note("fonts")
      return permits
    }
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController) { note("finished") }
  }
  private final class Plain: NSObject, UITextFormattingViewControllerDelegate {
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) {}
  }

  func test_ACT72_acts() async {
    await withTrace { trace in
      let (window, root) = (UIWindow(), UIViewController())
      let controller = UITextFormattingViewController()
      let delegate = Delegate { trace.note($0) }
      controller.delegate = delegate
      XCTAssertFalse(controller.change(.bold(true)))
      trace.setUp {
        trace.keep(window)
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(controller, animated: false)
      }
      XCTAssertTrue(controller.change(.bold(true)))
      XCTAssertTrue(controller.change(.fontSize(12)))
      delegate.permits = false
      XCTAssertTrue(controller.showFonts())
      XCTAssertNil(controller.presentedViewController)
      trace.expect("bold(true)\nfontSize(12.0)\nfonts")
      trace.ignore {
        let plain = Plain()
        controller.delegate = plain
        XCTAssertTrue(controller.showColors() && controller.presentedViewController is UIColorPickerViewController)
        controller.dismiss(animated: false)
        XCTAssertTrue(controller.showFonts() && controller.presentedViewController is UIFontPickerViewController)
        controller.dismiss(animated: false)
        controller.delegate = delegate
        XCTAssertTrue(controller.finish())
        XCTAssertNil(root.presentedViewController)
      }
      let other = UITextFormattingViewController(configuration: .init(groups: []))
      trace.ignore {
        let plain = Plain()
        other.delegate = plain
        root.present(other, animated: false)
        XCTAssertTrue(other.finish())
      }
    }
  }

  func test_ACT72_values() async {
    await withStage { _ in
      let configuration = UITextFormattingViewController.Configuration()
      XCTAssertEqual(configuration.groups.map(\.components.count), [1, 3, 2, 1])
      configuration.formattingStyles = [.init(styleKey: "title", title: "Title", attributes: [:])]
      let copy = configuration.copy() as? UITextFormattingViewController.Configuration
      XCTAssertEqual(copy?.formattingStyles.first?.styleKey, "title")
      let group = configuration.groups[1]
      XCTAssertTrue(
        group.copy() as AnyObject === group && group.components[0].copy() as AnyObject === group.components[0])

      let style = NSMutableParagraphStyle()
      (style.alignment, style.minimumLineHeight) = (.center, 20)
      style.textLists = [.init(markerFormat: .decimal, options: 0), .init(markerFormat: .box, options: 0)]
      let text = NSMutableAttributedString(
        string: "one", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style, .underlineStyle: 1])
      text.append(
        NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red, .strikethroughStyle: 1]))
      let descriptor = UITextFormattingViewController.FormattingDescriptor(
        string: text, range: NSRange(location: 1, length: 99))
      XCTAssertEqual(descriptor.fonts, [.systemFont(ofSize: 10)])
      XCTAssertEqual(descriptor.textColors, [.red])
      XCTAssertEqual(descriptor.lineHeight, 20)
      XCTAssertTrue(descriptor.underlinePresent && descriptor.strikethroughPresent)
      XCTAssertEqual(descriptor.textAlignments, [.center])
      XCTAssertEqual(descriptor.textLists, [.decimal, .other])
      XCTAssertTrue(descriptor.highlights.isEmpty && descriptor.formattingStyleKey == nil)
      let lists: [NSTextList.MarkerFormat] = [.disc, .hyphen]
      var kinds: Set<UITextFormattingViewController.TextAlignment> = []
      for alignment in [NSTextAlignment.left, .right, .justified, .natural] {
        style.alignment = alignment
        style.textLists = lists.map { NSTextList(markerFormat: $0, options: 0) }
        let found = UITextFormattingViewController.FormattingDescriptor(attributes: [.paragraphStyle: style])
        XCTAssertEqual(found.textLists, [.disc, .hyphen])
        kinds.formUnion(found.textAlignments)
      }
      XCTAssertEqual(kinds, [.left, .right, .justified, .natural])
      let controller = UITextFormattingViewController()
      controller.formattingDescriptor = UITextFormattingViewController.FormattingDescriptor()
      XCTAssertEqual(controller.formattingDescriptor?.fonts, [])
      XCTAssertEqual(UITextFormattingViewController(coder: NSCoder())?.configuration.groups.count, 4)
    }
  }
}
