import UIKit
import XCTest

/// Views with content views, scroll views and controls in archives.
final class ArchivedCellsTests: XCTestCase {
  @MainActor private static func copied<Object: NSObject>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    return try XCTUnwrap(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Object)
  }

  /// CODE-15, CODE-12: cells of tables with their labels, or with views of the app and their constraints.
  func test_CODE15_tableCells() async throws {
    try await withStage { _ in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "berry")
      cell.textLabel?.text = "Apple"
      cell.detailTextLabel?.text = "red"
      cell.imageView?.image = UIImage(systemName: "leaf")
      (cell.accessoryType, cell.editingAccessoryType, cell.selectionStyle) = (.checkmark, .detailButton, .none)
      (cell.indentationLevel, cell.backgroundView) = (2, UIView())
      cell.backgroundView?.backgroundColor = .blue
      let copy = try Self.copied(cell)
      XCTAssertEqual(
        [copy.textLabel?.text, copy.detailTextLabel?.text, copy.reuseIdentifier], ["Apple", "red", "berry"])
      XCTAssertNotNil(copy.imageView?.image)
      XCTAssertEqual(copy.contentView.subviews.count, 3)
      XCTAssertTrue(copy.accessoryType == .checkmark && copy.editingAccessoryType == .detailButton)
      XCTAssertTrue(copy.selectionStyle == .none && copy.indentationLevel == 2)
      XCTAssertEqual(copy.backgroundView?.backgroundColor, .blue)

      let (own, label) = (UITableViewCell(), UILabel())
      label.text = "Mine"
      label.translatesAutoresizingMaskIntoConstraints = false
      own.contentView.addSubview(label)
      own.contentView.backgroundColor = .red
      let leading = label.leadingAnchor.constraint(equalTo: own.contentView.leadingAnchor, constant: 30)
      let top = label.topAnchor.constraint(equalTo: own.contentView.topAnchor)
      for constraint in [leading, top] { (constraint.shouldBeArchived, constraint.isActive) = (true, true) }
      own.accessoryView = UISwitch()
      let read = try Self.copied(own)
      read.layoutIfNeeded()
      XCTAssertEqual((read.contentView.subviews.first as? UILabel)?.text, "Mine")
      XCTAssertEqual(read.contentView.subviews.first?.frame.minX, 30)
      XCTAssertEqual(read.contentView.backgroundColor, .red)
      XCTAssertTrue(read.accessoryView is UISwitch)
      XCTAssertNil(read.backgroundView)
    }
  }

  /// CODE-15: headers, cells of collection views, effect views; what a configuration shows stays away.
  func test_CODE15_otherViews() async throws {
    try await withStage { _ in
      let header = UITableViewHeaderFooterView(reuseIdentifier: "head")
      header.textLabel?.text = "Fruit"
      header.detailTextLabel?.text = "fresh"
      header.backgroundView = UIView()
      header.contentView.addSubview(UIButton())
      let title = try Self.copied(header)
      XCTAssertEqual(
        [title.textLabel?.text, title.detailTextLabel?.text, title.reuseIdentifier], ["Fruit", "fresh", "head"])
      XCTAssertTrue(title.contentView.subviews.first is UIButton && title.backgroundView != nil)
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      cell.contentView.addSubview(UILabel())
      (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIImageView())
      let item = try Self.copied(cell)
      XCTAssertTrue(item.contentView.subviews.first is UILabel && item.contentView.superview === item)
      XCTAssertTrue(item.backgroundView != nil && item.selectedBackgroundView is UIImageView)
      XCTAssertEqual(item.frame, cell.frame)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      XCTAssertEqual(try Self.copied(cell).contentView.subviews, [])
      let effects = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      effects.contentView.addSubview(UISlider())
      let blurred = try Self.copied(effects)
      XCTAssertEqual(blurred.effect, UIBlurEffect(style: .dark))
      XCTAssertTrue(blurred.contentView.subviews.first is UISlider && blurred.subviews == [blurred.contentView])
    }
  }

  /// CODE-11: scroll views with their content, and text views, which scroll too.
  func test_CODE11_scrollViews() async throws {
    try await withStage { _ in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900)))
      (scroll.contentSize, scroll.contentInset) = (
        CGSize(width: 100, height: 900), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      )
      (scroll.contentOffset, scroll.maximumZoomScale) = (CGPoint(x: 0, y: 250), 3)
      (scroll.isPagingEnabled, scroll.bounces, scroll.keyboardDismissMode) = (true, false, .onDrag)
      scroll.contentInsetAdjustmentBehavior = .never
      let copy = try Self.copied(scroll)
      XCTAssertEqual(copy.contentOffset, scroll.contentOffset)
      XCTAssertEqual(copy.contentSize, scroll.contentSize)
      XCTAssertEqual(copy.contentInset, scroll.contentInset)
      XCTAssertTrue(copy.isPagingEnabled && !copy.bounces && copy.maximumZoomScale == 3)
      XCTAssertTrue(copy.keyboardDismissMode == .onDrag && copy.contentInsetAdjustmentBehavior == .never)
      XCTAssertEqual(copy.subviews.first?.frame.height, 900)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      (text.text, text.isScrollEnabled, text.isSelectable) = ("One", false, false)
      let read = try Self.copied(text)
      XCTAssertTrue(read.text == "One" && !read.isScrollEnabled && !read.isSelectable)
    }
  }

  /// CODE-11: further controls.
  func test_CODE11_controls() async throws {
    try await withStage { _ in
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.insertSegment(with: UIImage(systemName: "star"), at: 2, animated: false)
      segments.setWidth(70, forSegmentAt: 1)
      segments.setEnabled(false, forSegmentAt: 0)
      segments.selectedSegmentIndex = 1
      let parts = try Self.copied(segments)
      XCTAssertEqual([parts.titleForSegment(at: 0), parts.titleForSegment(at: 1)], ["A", "B"])
      XCTAssertTrue(parts.numberOfSegments == 3 && parts.imageForSegment(at: 2) != nil)
      XCTAssertTrue(parts.widthForSegment(at: 1) == 70 && !parts.isEnabledForSegment(at: 0))
      XCTAssertEqual(parts.selectedSegmentIndex, 1)
      let stepper = UIStepper()
      (stepper.maximumValue, stepper.stepValue, stepper.value, stepper.wraps) = (500, 5, 250, true)
      stepper.contentHorizontalAlignment = .trailing
      let steps = try Self.copied(stepper)
      XCTAssertTrue(steps.maximumValue == 500 && steps.stepValue == 5 && steps.value == 250 && steps.wraps)
      XCTAssertEqual(steps.contentHorizontalAlignment, .trailing)
      let picker = UIDatePicker()
      let day = Date(timeIntervalSinceReferenceDate: 86_400)
      (picker.datePickerMode, picker.minimumDate, picker.maximumDate) = (.date, day, day + 99_999)
      picker.date = day + 500
      let dates = try Self.copied(picker)
      XCTAssertEqual([dates.date, dates.minimumDate, dates.maximumDate], [picker.date, day, day + 99_999])
      XCTAssertEqual(dates.datePickerMode, .date)
      let (pages, progress, search) = (UIPageControl(), UIProgressView(progressViewStyle: .bar), UISearchBar())
      (pages.numberOfPages, pages.currentPage, pages.pageIndicatorTintColor) = (5, 3, .red)
      (progress.progress, progress.trackTintColor) = (0.5, .green)
      (search.text, search.placeholder, search.prompt, search.showsCancelButton) = ("app", "Fruit", "Find", true)
      (search.scopeButtonTitles, search.selectedScopeButtonIndex) = (["All", "Red"], 1)
      let root = UIView()
      for view in [pages, progress, search] { root.addSubview(view) }
      let copies = try Self.copied(root).subviews
      let control = try XCTUnwrap(copies[0] as? UIPageControl)
      XCTAssertTrue(control.numberOfPages == 5 && control.currentPage == 3 && control.pageIndicatorTintColor == .red)
      let bar = try XCTUnwrap(copies[1] as? UIProgressView)
      XCTAssertTrue(bar.progress == 0.5 && bar.trackTintColor == .green && bar.progressViewStyle == .bar)
      let field = try XCTUnwrap(copies[2] as? UISearchBar)
      XCTAssertEqual([field.text, field.placeholder, field.prompt], ["app", "Fruit", "Find"])
      XCTAssertTrue(field.showsCancelButton && field.scopeButtonTitles == ["All", "Red"])
      XCTAssertEqual(field.selectedScopeButtonIndex, 1)
    }
  }
}
