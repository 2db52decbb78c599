import ControllerTree
import Foundation

/// The labels and the image of a cell's style, made on first use.
@MainActor struct CellLabels {
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  mutating func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let made = label(cell.style.configuration.textProperties, in: cell)
    text = made
    return made
  }

  mutating func detail(in cell: UITableViewCell) -> UILabel? {
    guard cell.style != .default else { return nil }
    if let detail { return detail }
    let made = label(cell.style.configuration.secondaryTextProperties, in: cell)
    detail = made
    return made
  }

  mutating func image(in cell: UITableViewCell) -> UIImageView? {
    guard cell.style != .value2 else { return nil }
    if let image { return image }
    let made = UIImageView()
    cell.contentView.addSubview(made)
    image = made
    return made
  }

  private func label(
    _ properties: UIListContentConfiguration.TextProperties, in cell: UITableViewCell
  ) -> UILabel {
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    cell.contentView.addSubview(label)
    return label
  }

  /// What was made so far, or came from a file.
  var made: (text: UILabel?, detail: UILabel?, image: UIImageView?) { (text, detail, image) }

  /// The labels of a file or an archive.
  mutating func take(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (self.text, self.detail, self.image) = (text, detail, image)
  }

  mutating func remove() {
    text?.removeFromSuperview()
    detail?.removeFromSuperview()
    image?.removeFromSuperview()
    (text, detail, image) = (nil, nil, nil)
  }

  func setHighlighted(_ isHighlighted: Bool) {
    text?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  private var isEmpty: Bool { text == nil && detail == nil && image == nil }

  private func arrangement(in cell: UITableViewCell, width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      cell.style.configuration, image: image?.image == nil ? nil : image, text: shown(text), secondary: shown(detail),
      width: max(width - 32 - indentation(of: cell), 0), scale: cell.traitCollection.displayScale)
  }

  private func shown(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

  private func indentation(of cell: UITableViewCell) -> CGFloat {
    CGFloat(max(cell.indentationLevel, 0)) * cell.indentationWidth
  }

  /// - Parameter width: That of the content view.
  func height(in cell: UITableViewCell, width: CGFloat) -> CGFloat {
    guard !isEmpty else { return 44 }
    return max(44, arrangement(in: cell, width: width).size.height + 22)
  }

  func place(in cell: UITableViewCell) {
    guard !isEmpty else { return }
    let bounds = cell.contentView.bounds
    let arrangement = arrangement(in: cell, width: bounds.width)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, top) = (16 + indentation(of: cell), max((bounds.height - arrangement.size.height) / 2, 0))
    func place(_ view: UIView?, _ frame: CGRect) {
      var frame = frame.offsetBy(dx: left, dy: top)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view?.frame = frame
    }
    place(image, arrangement.image)
    place(text, arrangement.text)
    place(detail, arrangement.secondary)
  }
}

/// The content configuration of a view, and the view that shows it. Rules: LIST-07, LIST-09.
@MainActor struct CellContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration: in the present view if that supports it, else in a new one.
  mutating func take(_ new: (any UIContentConfiguration)?, in container: UIView) {
    configuration = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    made.frame = container.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(made)
    view = made
  }

  mutating func update(for state: any UIConfigurationState) {
    guard let updated = configuration?.updated(for: state) else { return }
    configuration = updated
    view?.configuration = updated
  }
}

extension UITableViewCell.CellStyle {
  /// A content in the style.
  @MainActor var configuration: UIListContentConfiguration {
    switch self {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
