import CoreGraphics
import UIKit.UIGestureRecognizerSubclass

/// Code for iOS, as it is: nothing in this folder is written for Linux.
@objc public protocol PlayerDelegate: NSObjectProtocol {
  func playerDidStart(_ player: PlayerViewController)
  @objc optional func player(_ player: PlayerViewController, didReach second: Int)
  @objc optional func playerShouldStop(_ player: PlayerViewController) -> Bool
  @objc optional func playerStyle(_ player: PlayerViewController) -> PlayerStyle
  @objc optional var playerTitle: String { get }
}

@objc public enum PlayerStyle: Int {
  case small, large
}

public let playerDidChange = Notification.Name("PlayerDidChange")

@objcMembers open class PlayerViewController: UIViewController {
  public weak var delegate: PlayerDelegate?
  @IBOutlet private weak var artwork: UIView!
  @IBInspectable public var cornerRadius: CGFloat = 4
  public private(set) var log: [String] = []
  public let playButton = UIControl()
  public let volume = UIControl()
  public private(set) lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
  private lazy var doneItem = UIBarButtonItem(
    title: "Done", style: .plain, target: self, action: #selector(PlayerViewController.done))
  @objc public dynamic private(set) var second = 0

  open override func viewDidLoad() {
    super.viewDidLoad()
    playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
    volume.addTarget(self, action: #selector(volumeChanged(_:event:)), for: .valueChanged)
    volume.addTarget(nil, action: #selector(RootViewController.volumeDidChange), for: .valueChanged)
    view.addSubview(playButton)
    view.addSubview(volume)
    view.addGestureRecognizer(tap)
    navigationItem.rightBarButtonItem = doneItem
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: playerDidChange, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func play() {
    log.append("play \(delegate?.playerTitle ?? "untitled")")
    delegate?.playerDidStart(self)
  }

  private func note(_ text: String) { log.append(text) }

  @objc func volumeChanged(_ sender: UIControl, event: UIEvent?) { note("volume \(sender === volume)") }
  func done() { note("done") }
  func advance() {
    second += 1
    delegate?.player?(self, didReach: second)
    if delegate?.playerShouldStop?(self) ?? false { note("stop") }
    if let style = delegate?.playerStyle?(self) { note("style \(style.rawValue)") }
  }
}

extension PlayerViewController {
  @objc fileprivate func tapped(_ recognizer: UITapGestureRecognizer) { note("tapped \(recognizer === tap)") }

  @objc private func changed(_ notification: Notification) {
    note("changed \(notification.object as? String ?? "-")")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("appeared")
  }

  /// A subclass overrides it.
  @objc open func accessibleTitle() -> String { "Player" }
}
