/// What the attributes of objects look like, by name. Names that mean different things in different elements are left out.
enum AttributeForm {
  case boolean, number, integer
  case oneOf([String])

  static func form(of name: String) -> AttributeForm? { table[name] }

  private static let table: [String: AttributeForm] = {
    var table: [String: AttributeForm] = [:]
    for name in booleans { table[name] = .boolean }
    for name in numbers { table[name] = .number }
    for name in ["tag", "numberOfLines", "indentationLevel"] { table[name] = .integer }
    table["modalPresentationStyle"] = known(StoryboardDocument.PresentationStyle.self)
    table["modalTransitionStyle"] = known(StoryboardDocument.TransitionStyle.self)
    table["contentMode"] = known(StoryboardDocument.ContentMode.self)
    table["axis"] = known(StoryboardDocument.Axis.self)
    table["distribution"] = known(StoryboardDocument.StackDistribution.self)
    table["navigationOrientation"] = known(StoryboardDocument.Axis.self)
    table["spineLocation"] = known(StoryboardDocument.SpineLocation.self)
    table["dataMode"] = .oneOf(["prototypes", "static", "none"])
    return table
  }()

  private static func known<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> AttributeForm
  where Value.RawValue == String {
    .oneOf(type.allCases.map(\.rawValue))
  }

  private static let booleans = [
    "adjustsFontForContentSizeCategory", "adjustsImageWhenHighlighted", "allowDoubleColumnStyle", "allowsSelection",
    "alwaysBounceHorizontal", "alwaysBounceVertical", "ambiguous", "animating",
    "automaticallyAdjustsScrollViewInsets", "autoresizesSubviews", "bounces", "clearsContextBeforeDrawing",
    "clearsSelectionOnViewWillAppear", "clipsSubviews", "continuous", "definesPresentationContext",
    "delaysContentTouches", "doubleSided", "enabled", "extendedLayoutIncludesOpaqueBars", "fixedFrame", "hidden",
    "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
    "hidesBottomBarWhenPushed", "hidesWhenStopped", "highlighted", "insetsLayoutMarginsFromSafeArea", "misplaced",
    "multipleTouchEnabled", "navigationBarHidden", "opaque", "pagingEnabled", "preservesSuperviewLayoutMargins",
    "providesPresentationContextTransitionStyle", "scrollEnabled", "selected", "showsHorizontalScrollIndicator",
    "showsTouchWhenHighlighted", "showsVerticalScrollIndicator", "toolbarHidden",
    "translatesAutoresizingMaskIntoConstraints", "translucent", "useStoryboardIdentifierAsRestorationIdentifier",
    "userInteractionEnabled",
  ]

  private static let numbers = [
    "alpha", "estimatedRowHeight", "horizontalCompressionResistancePriority", "horizontalHuggingPriority",
    "indentationWidth", "minimumFontSize", "minimumLineSpacing", "minimumInteritemSpacing", "rowHeight",
    "sectionFooterHeight", "sectionHeaderHeight", "spacing", "verticalCompressionResistancePriority",
    "verticalHuggingPriority",
  ]
}
