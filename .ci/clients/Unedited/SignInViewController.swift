import UIKit

/// The controller of a storyboard: its outlets and actions are private.
public final class SignInViewController: UIViewController {
  @IBOutlet private weak var header: UIView!
  @IBOutlet private var fields: [UITextField]!
  @IBInspectable public var radius: CGFloat = 0
  public private(set) var log: [String] = []

  @IBAction private func edited(_ sender: UITextField) { log.append("edited \(sender.text ?? "")") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append("header \(header.tag), fields \(fields.count), radius \(radius)")
  }
}
