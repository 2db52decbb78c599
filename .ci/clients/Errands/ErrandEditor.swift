import UIKit

@objc protocol ErrandEditorDelegate: AnyObject {
  func errandEditor(_ editor: ErrandEditor, didMake errand: Errand)
  @objc optional func errandEditorDidCancel(_ editor: ErrandEditor)
}

/// A form in a sheet: text fields in a scroll view, which makes room for the keyboard.
class ErrandEditor: UIViewController {
  @IBOutlet weak var titleField: UITextField!
  @IBOutlet weak var placeField: UITextField!
  weak var delegate: ErrandEditorDelegate?
  let scrollView = UIScrollView()
  private let stack = UIStackView()
  private lazy var saveItem = UIBarButtonItem(
    title: "Save", style: .done, target: self, action: #selector(save(_:)))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Errand"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(ErrandEditor.cancel))
    navigationItem.rightBarButtonItem = saveItem
    setUpFields()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    textChanged()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    titleField.becomeFirstResponder()
  }

  private func setUpFields() {
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    titleField = addField("What?", returnKey: .next)
    placeField = addField("Where?", returnKey: .done)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
    ])
  }

  private func addField(_ placeholder: String, returnKey: UIReturnKeyType) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.returnKeyType = returnKey
    field.delegate = self
    field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    stack.addArrangedSubview(field)
    return field
  }

  // MARK: Actions

  @objc private func textChanged() { saveItem.isEnabled = !(titleField.text ?? "").isEmpty }

  @IBAction func save(_ sender: Any) {
    guard let title = titleField.text?.trimmingCharacters(in: .whitespaces), !title.isEmpty else {
      let alert = UIAlertController(title: "No title", message: "An errand needs a title.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    let place = placeField.text.flatMap { $0.isEmpty ? nil : $0 }
    delegate?.errandEditor(self, didMake: Errand(title: title, place: place))
  }

  @objc func cancel() {
    delegate?.errandEditorDidCancel?(self)
    guard hasText else { return dismiss(animated: true) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  private var hasText: Bool { [titleField, placeField].contains { !($0?.text ?? "").isEmpty } }

  // MARK: Keyboard

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else {
      return
    }
    setBottomInset(frame.height - view.safeAreaInsets.bottom, with: notification)
  }

  @objc private func keyboardWillHide(_ notification: Notification) { setBottomInset(0, with: notification) }

  private func setBottomInset(_ inset: CGFloat, with notification: Notification) {
    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    UIView.animate(withDuration: duration) {
      self.scrollView.contentInset.bottom = inset
      self.scrollView.verticalScrollIndicatorInsets.bottom = inset
    }
  }
}

extension ErrandEditor: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == titleField {
      placeField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      save(textField)
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 40
  }
}

extension ErrandEditor: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasText }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { cancel() }
}
