import UIKit
import os.signpost

/// Code for iOS, as it is: senders and entries of lists that are only known as `AnyObject`.
@objcMembers public final class Entry: NSObject {
  public let name: String
  public private(set) var isMarked = false
  public init(name: String) { self.name = name }
  func mark() { isMarked = true }
}

public final class SenderViewController: UIViewController {
  private let signposts = OSLog(subsystem: "Unedited", category: .pointsOfInterest)
  private var lock = os_unfair_lock()
  public private(set) var log: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.tag = 7
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    view.addSubview(button)
  }

  @IBAction func pressed(_ sender: AnyObject) {
    os_signpost(.event, log: signposts, name: "Pressed", "%d", 7)
    sender.setTitle?("Done", for: .normal)
    sender.reloadAll?()
    if let title = sender.currentTitle { log.append(title ?? "-") }
    log.append("\(sender.tag ?? 0) \(sender.isKind(of: UIButton.self)) \(sender.numberOfTouches == nil)")
  }

  @objc func reloadAll() {}

  public func read(_ entries: [AnyObject], _ json: [String: Any]) {
    os_unfair_lock_lock(&lock)
    defer { os_unfair_lock_unlock(&lock) }
    for entry in entries {
      log.append(entry.name ?? "none")
      entry.mark?()
    }
    log.append("\((json["rows"] as AnyObject).count ?? 0)")
  }

  public var classes: [Bool] {
    let made = (NSClassFromString("Unedited.Made") as? NSObject.Type)?.init()
    return [NSClassFromString("UIButton") === UIButton.self, (made as? Made)?.number == 3]
  }
}

final class Made: NSObject {
  let number: Int
  override init() { number = 3 }
}

#Preview { SenderViewController() }
