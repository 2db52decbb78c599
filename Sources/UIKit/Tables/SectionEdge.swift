import ControllerTree
import Foundation

/// What a section has above and below its rows. Rules: LIST-15, LIST-45.
enum SectionEdge {
  case header, footer
}

/// What a table, its delegate and its data source know of headers and footers.
extension UITableView {
  /// The delegate's height; `nil` if it has none.
  final func askedHeight(of edge: SectionEdge, _ section: Int) -> CGFloat? {
    tableDelegate.flatMap { delegate in
      DefaultReached.answer {
        switch edge {
        case .header: delegate.tableView(self, heightForHeaderInSection: section)
        case .footer: delegate.tableView(self, heightForFooterInSection: section)
        }
      }
    }
  }

  /// The delegate's estimate; `nil` if it has none.
  final func askedEstimate(of edge: SectionEdge, _ section: Int) -> CGFloat? {
    tableDelegate.flatMap { delegate in
      DefaultReached.answer {
        switch edge {
        case .header: delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        case .footer: delegate.tableView(self, estimatedHeightForFooterInSection: section)
        }
      }
    }
  }

  final func askedTitle(of edge: SectionEdge, _ section: Int) -> String? {
    switch edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  final func askedView(of edge: SectionEdge, _ section: Int) -> UIView? {
    switch edge {
    case .header: tableDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: tableDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  final func tellWillDisplay(_ view: UIView, _ edge: SectionEdge, _ section: Int) {
    switch edge {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  final func tellDidEndDisplaying(_ view: UIView, _ edge: SectionEdge, _ section: Int) {
    switch edge {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  final func height(of edge: SectionEdge) -> CGFloat {
    switch edge {
    case .header: sectionHeaderHeight
    case .footer: sectionFooterHeight
    }
  }

  final func estimate(of edge: SectionEdge) -> CGFloat {
    switch edge {
    case .header: estimatedSectionHeaderHeight
    case .footer: estimatedSectionFooterHeight
    }
  }
}
