import UIKit

/// One errand: a picture that a double tap enlarges, a button, and a menu of its own.
class ErrandDetail: UIViewController {
  private let errand: Errand
  let nameLabel = UILabel()
  let doneButton = UIButton(type: .system)
  let picture = UIView()
  private var observation: NSKeyValueObservation?

  init(errand: Errand) {
    self.errand = errand
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [picture, nameLabel, doneButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 40, left: 16, bottom: 40, right: 16)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = errand.title
    navigationItem.largeTitleDisplayMode = .never
    nameLabel.text = errand.title
    nameLabel.numberOfLines = 0
    picture.layer.cornerRadius = 12
    picture.backgroundColor = view.tintColor
    picture.heightAnchor.constraint(equalToConstant: 80).isActive = true
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(enlarge(_:)))
    doubleTap.numberOfTapsRequired = 2
    picture.addGestureRecognizer(doubleTap)
    picture.isUserInteractionEnabled = true
    doneButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Rename", style: .plain, target: self, action: #selector(rename))
    observation = errand.observe(\.isDone, options: [.initial, .new]) { [weak self] _, change in
      let isDone = change.newValue ?? false
      self?.doneButton.setTitle(isDone ? "Reopen" : "Done", for: .normal)
    }
  }

  @objc private func toggle() { errand.isDone.toggle() }

  @objc private func enlarge(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      self.picture.transform = self.picture.transform.isIdentity ? CGAffineTransform(scaleX: 2, y: 2) : .identity
    }
  }

  @objc private func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = self.errand.title
      field.clearButtonMode = .whileEditing
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        guard let self = self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self.errand.title = text
        self.nameLabel.text = text
        self.navigationItem.title = text
      })
    present(alert, animated: true)
  }
}
