extension StoryboardDocument {
  /// The stock class of a view, by the name of its element. The classes are UIKit's.
  public enum ViewKind: String, Hashable, Sendable, Codable, CaseIterable {
    case view, window, imageView, label, visualEffectView, activityIndicatorView, progressView, calendarView
    /// Becomes a plain view, which the view of an embedded controller fills.
    case containerView
    case button, textField, textView, slider, stepper, segmentedControl, pageControl, datePicker, pickerView
    case colorWell, refreshControl
    case switchControl = "switch"
    case scrollView, stackView, tableView, tableViewCell, tableViewCellContentView
    case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
    case navigationBar, toolbar, tabBar, searchBar
    /// Any other element in a view's place: a plain `UIView` (STORY-07).
    case unknown

    public var stockClass: String {
      switch self {
      case .view, .containerView, .tableViewCellContentView, .collectionViewCellContentView, .unknown: "UIView"
      case .switchControl: "UISwitch"
      default: "UI\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())"
      }
    }

    /// Whether views of this kind send actions for control events.
    public var isControl: Bool {
      switch self {
      case .button, .textField, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .colorWell,
        .refreshControl, .switchControl:
        true
      default: false
      }
    }
  }

  /// The springs and struts of a view.
  public struct Autoresizing: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The members whose attribute is `YES`.
    public init(_ attributes: Attributes) {
      self = Self.names.reduce(into: []) { mask, name in
        if attributes.bool(name.key) == true { mask.insert(name.value) }
      }
    }

    // The raw values are those of UIView.AutoresizingMask.
    public static let flexibleLeftMargin = Autoresizing(rawValue: 1 << 0)
    public static let flexibleWidth = Autoresizing(rawValue: 1 << 1)
    public static let flexibleRightMargin = Autoresizing(rawValue: 1 << 2)
    public static let flexibleTopMargin = Autoresizing(rawValue: 1 << 3)
    public static let flexibleHeight = Autoresizing(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Autoresizing(rawValue: 1 << 5)

    private static let names: [(key: String, value: Autoresizing)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
  }
}
