import UIKit

final class ErrandCell: UITableViewCell {
  static let identifier = String(describing: ErrandCell.self)

  let titleLabel = UILabel()
  let placeLabel = UILabel()
  let doneSwitch = UISwitch()
  private lazy var texts: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, placeLabel])
    stack.axis = .vertical
    stack.spacing = 2
    return stack
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    placeLabel.font = .preferredFont(forTextStyle: .footnote)
    placeLabel.textColor = .secondaryLabel
    texts.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(texts)
    accessoryView = doneSwitch
    let trailing = texts.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    trailing.priority = .defaultHigh
    NSLayoutConstraint.activate([
      trailing,
      texts.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    doneSwitch.removeTarget(nil, action: nil, for: .allEvents)
  }

  func show(_ errand: Errand) {
    titleLabel.text = errand.title
    placeLabel.text = errand.place
    placeLabel.isHidden = errand.place == nil
    doneSwitch.isOn = errand.isDone
  }
}
