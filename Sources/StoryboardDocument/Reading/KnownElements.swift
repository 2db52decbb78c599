/// Names of elements that are kept as they are, without a notice (STORY-07).
enum KnownElements {
  /// Parts of the document that Interface Builder keeps for itself.
  static let designTime: Set<String> = [
    "classes", "simulatedMetricsContainer", "inferredMetricsTieBreakers", "designables", "customFonts", "customColors",
    // The app's tint colour, which the project's setting replaces.
    "color",
  ]

  /// Values of properties.
  static let values: Set<String> = [
    "accessibility", "accessibilityConfiguration", "accessibilityElements", "accessibilityTraits", "action",
    "adaptation", "animationImages", "array", "attributedString", "attributes", "audiovisualMediaTypes",
    "autoresizingMask", "backgroundConfiguration", "backgroundEffect", "barAppearance", "barButtonItemAppearance",
    "behavior", "blurEffect", "bool", "boolean", "buttonConfiguration", "calendar", "children",
    "collectionViewSelectionConfiguration", "color", "command", "connections", "constraintLayoutGuide",
    "contentConfiguration", "data", "dataDetectorType", "dataDetectorTypes", "date", "dateComponents", "decimal",
    "dictionary", "directionalEdgeInsets", "edgeInsets", "extendedEdge", "font", "fontDescription", "fragment",
    "freeformSimulatedSizeMetrics", "gestureRecognizers", "image", "imageConfiguration", "imageReference", "inset",
    "integer", "keyCommand", "keyCommandInput", "keyCommands", "listContentConfiguration", "locale", "menu",
    "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "mutableArray",
    "mutableAttributedString", "mutableData", "mutableDictionary", "mutableString", "navigationBarAppearance",
    "nil", "null", "number", "offsetWrapper", "paragraphStyle", "point", "popoverArrowDirection",
    "preferredSymbolConfiguration", "range", "real", "rect", "scope", "scopeButtonTitles", "segmentTitles", "set",
    "shadowOffset", "simulatedFreeformSizeMetrics", "simulatedNavigationBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedSplitViewDetailSizeMetrics", "simulatedSplitViewMasterSizeMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "size", "standardAppearance",
    "state", "string", "symbolConfiguration", "tabBarAppearance", "tabBarItemAppearance", "textAttributes",
    "textInputTraits", "timeInterval", "timeZone", "titles", "toolbarAppearance", "url", "userComments",
    "userDefinedRuntimeAttributes", "value", "vibrancyEffect", "visualEffect", "wkPreferences",
    "wkWebViewConfiguration",
  ]

  /// Values whose text is encoded. It is dropped (STORY-14).
  static let encoded: Set<String> = ["data", "mutableData"]

  /// Places of views in other objects, besides `subviews`.
  static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "customView", "titleView",
    "accessoryView", "editingAccessoryView", "navigationBar", "tabBar", "toolbar", "inputView", "inputAccessoryView",
    "leftView", "rightView", "maskView", "refreshControl", "searchBar", "supplementaryView",
  ]

  /// Objects without a type of their own that others may refer to.
  static let objects: Set<String> = [
    "customObject", "collectionViewFlowLayout", "collectionViewLayout", "searchDisplayController", "layoutGuide",
  ]
}
