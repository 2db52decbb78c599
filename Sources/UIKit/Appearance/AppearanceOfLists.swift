import ControllerTree
import Foundation

/// The properties of tables, cells and scroll views that proxies support (PROXY-01).
@MainActor enum AppearanceOfLists {
  static let scrollViews: AppearanceProperties.Table = [
    "indicatorStyle": .init(\UIScrollView.indicatorStyle),
    "keyboardDismissMode": .init(\UIScrollView.keyboardDismissMode), "bounces": .init(\UIScrollView.bounces),
    "showsVerticalScrollIndicator": .init(\UIScrollView.showsVerticalScrollIndicator),
    "showsHorizontalScrollIndicator": .init(\UIScrollView.showsHorizontalScrollIndicator),
    "alwaysBounceVertical": .init(\UIScrollView.alwaysBounceVertical),
    "contentInsetAdjustmentBehavior": .init(\UIScrollView.contentInsetAdjustmentBehavior),
    "delaysContentTouches": .init(\UIScrollView.delaysContentTouches),
    "decelerationRate": .init(\UIScrollView.decelerationRate),
  ]

  static let tables: AppearanceProperties.Table = [
    "separatorColor": .init(\UITableView.separatorColor), "separatorInset": .init(\UITableView.separatorInset),
    "separatorStyle": .init(\UITableView.separatorStyle), "separatorEffect": .init(\UITableView.separatorEffect),
    "separatorInsetReference": .init(\UITableView.separatorInsetReference),
    "sectionIndexColor": .init(\UITableView.sectionIndexColor),
    "sectionIndexBackgroundColor": .init(\UITableView.sectionIndexBackgroundColor),
    "sectionIndexTrackingBackgroundColor": .init(\UITableView.sectionIndexTrackingBackgroundColor),
    "sectionHeaderTopPadding": .init(\UITableView.sectionHeaderTopPadding),
    "rowHeight": .init(\UITableView.rowHeight), "estimatedRowHeight": .init(\UITableView.estimatedRowHeight),
    "sectionHeaderHeight": .init(\UITableView.sectionHeaderHeight),
    "sectionFooterHeight": .init(\UITableView.sectionFooterHeight),
    "cellLayoutMarginsFollowReadableWidth": .init(\UITableView.cellLayoutMarginsFollowReadableWidth),
  ]

  static let cells: AppearanceProperties.Table = [
    "separatorInset": .init(\UITableViewCell.separatorInset), "selectionStyle": .init(\UITableViewCell.selectionStyle),
    "focusStyle": .init(\UITableViewCell.focusStyle), "indentationWidth": .init(\UITableViewCell.indentationWidth),
  ]
}
