import Foundation
import StoryboardDocument

/// The attributes of stack views and scroll views. They are set in `UIView.init(coder:)`, so that a subclass's initialiser finds them.
extension ViewAttributes {
  /// What a stack view has. A value that the file leaves out is the class's own, which is that of the file's format (IB-15).
  static func apply(_ view: View, to stack: UIStackView) {
    if let value = view.axis { stack.axis = value == .horizontal ? .horizontal : .vertical }
    if let value = view.distribution { stack.distribution = value.uiKit }
    if let value = view.alignment { stack.alignment = value.uiKit }
    if view.attributes["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let value = view.spacing {
      stack.spacing = value
    }
    if let value = view.attributes.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
    if let value = view.attributes.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = value
    }
  }

  /// What a scroll view has, as far as the library has it (IB-16).
  static func apply(_ view: View, to scroll: UIScrollView) {
    if let value = view.attributes.bool("alwaysBounceVertical") { scroll.alwaysBounceVertical = value }
    if let value = view.attributes.bool("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = value }
    if let value = view.attributes.bool("scrollEnabled") { scroll.isScrollEnabled = value }
    if let value = view.attributes.bool("pagingEnabled") { scroll.isPagingEnabled = value }
    if let value = view.attributes.bool("directionalLockEnabled") { scroll.isDirectionalLockEnabled = value }
    if let value = view.attributes.bool("bounces") { scroll.bounces = value }
    if let value = view.attributes.bool("bouncesZoom") { scroll.bouncesZoom = value }
    if let value = view.attributes.bool("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = value }
    if let value = view.attributes.bool("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = value
    }
    if let value = view.attributes.number("minimumZoomScale") { scroll.minimumZoomScale = value }
    if let value = view.attributes.number("maximumZoomScale") { scroll.maximumZoomScale = value }
    switch view.attributes["keyboardDismissMode"] {
    case "onDrag": scroll.keyboardDismissMode = .onDrag
    case "interactive": scroll.keyboardDismissMode = .interactive
    default: break
    }
    switch view.attributes["contentInsetAdjustmentBehavior"] {
    case "automatic": scroll.contentInsetAdjustmentBehavior = .automatic
    case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    case "never": scroll.contentInsetAdjustmentBehavior = .never
    case "always": scroll.contentInsetAdjustmentBehavior = .always
    default: break
    }
    if case .size(let size) = view.property("contentSize") { scroll.contentSize = size.cgSize }
    if case .insets(let insets) = view.property("contentInset") {
      scroll.contentInset = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }
}

extension StoryboardDocument.StackDistribution {
  fileprivate var uiKit: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension StoryboardDocument.StackAlignment {
  fileprivate var uiKit: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .top: .top
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .bottom: .bottom
    case .lastBaseline: .lastBaseline
    }
  }
}
