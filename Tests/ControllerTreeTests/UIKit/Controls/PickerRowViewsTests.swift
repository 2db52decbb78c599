import UIKit
import XCTest

@testable import ControllerTree

final class PickerRowViewsTests: XCTestCase {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused: [UIView?] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      reused.append(view)
      let view = view ?? UIView()
      view.tag = row
      return view
    }
  }
  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  }

  /// TEXT-81: a row's view is asked for once, and used again after a reload.
  func test_TEXT81_viewsOfRows() async {
    await withStage { _ in
      let (picker, rows) = (UIPickerView(), Rows())
      (picker.dataSource, picker.delegate) = (rows, rows)
      let first = picker.view(forRow: 1, forComponent: 0)
      XCTAssertEqual(first?.tag, 1)
      XCTAssertTrue(picker.view(forRow: 1, forComponent: 0) === first)
      XCTAssertNil(picker.view(forRow: 2, forComponent: 0))
      picker.reloadComponent(0)
      XCTAssertTrue(picker.view(forRow: 0, forComponent: 0) === first)
      picker.reloadAllComponents()
      XCTAssertTrue(picker.view(forRow: 1, forComponent: 0) === first)
      XCTAssertEqual(rows.reused, [nil, first, first])
      let titles = Titles()
      (picker.dataSource, picker.delegate) = (titles, titles)
      XCTAssertNil(picker.view(forRow: 0, forComponent: 0))
    }
  }

  private final class Field: UITextField {
    var count = 0
    override var attributedText: NSAttributedString? { didSet { count += 1 } }
    override var attributedPlaceholder: NSAttributedString? { didSet { count += 1 } }
    override var defaultTextAttributes: [NSAttributedString.Key: Any] { didSet { count += 1 } }
    override var textAlignment: NSTextAlignment { didSet { count += 1 } }
  }
  private final class Item: UITabBarItem {
    var count = 0
    override var titlePositionAdjustment: UIOffset { didSet { count += 1 } }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
      super.setTitleTextAttributes(attributes, for: state)
      count += 1
    }
  }

  /// The looks of fields and tabs can be overridden, and work as before.
  func test_looksCanBeOverridden() async {
    await withStage { _ in
      let field = Field()
      field.attributedText = NSAttributedString(string: "A")
      field.attributedPlaceholder = NSAttributedString(string: "B")
      field.defaultTextAttributes = [.kern: 1]
      field.textAlignment = .center
      XCTAssertEqual(field.count, 4)
      XCTAssertEqual([field.text, field.placeholder, field.attributedText?.string], ["A", "B", "A"])
      XCTAssertEqual(field.textAlignment, .center)
      let item = Item()
      item.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      item.setTitleTextAttributes([.kern: 1], for: .normal)
      XCTAssertEqual(item.count, 2)
      XCTAssertEqual(item.titlePositionAdjustment.vertical, 2)
      XCTAssertEqual(item.titleTextAttributes(for: .selected)?.count, 1)
    }
  }

  /// DRAW-62: the bytes of a file in the bundle; literals of colours; former members without effect.
  func test_DRAW62_assetsAndLiterals() async throws {
    try await withStage { _ in
      XCTAssertNil(NSDataAsset(name: ""))
      XCTAssertNil(NSDataAsset(name: "no such file"))
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data([1, 2]).write(to: folder.appendingPathComponent("places.json"))
      let asset = Bundle(path: folder.path).flatMap { NSDataAsset(name: "places", bundle: $0) }
      XCTAssertEqual(asset?.data, Data([1, 2]))
      XCTAssertEqual(asset?.typeIdentifier, "public.data")
      XCTAssertEqual(
        UIColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      // swift-format-ignore: NoPlaygroundLiterals
      let image: UIImage = #imageLiteral(resourceName: "no such file")
      XCTAssertEqual(image.size, .zero)
      XCTAssertEqual(image, UIImage(imageLiteralResourceName: "no such file"))
      var runs = 0
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { runs += 1 }
      XCTAssertEqual(runs, 1)
      XCTAssertEqual(UIFontDescriptor.FeatureKey.featureIdentifier, .type)
      CALayer().resizeSublayers(withOldSize: .zero)
    }
  }
}
