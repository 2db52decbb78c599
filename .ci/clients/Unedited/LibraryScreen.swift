import UIKit

/// Code for iOS, as it is: observers by key paths, keys, undo, values by name, and delegates whose methods may be missing.
@objcMembers public final class Track: NSObject {
  public dynamic var name = ""
  public var plays = 0
  public private(set) lazy var others: [String: String] = [:]
  public override func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value as? String }
}

@objc public protocol LibraryDelegate {
  @objc optional func library(_ library: LibraryScreen, iconFor track: Track) -> Icon
  @objc optional var icon: Icon { get }
}

@objc public final class Icon: NSObject {}

public final class LibraryScreen: UIViewController {
  public weak var delegate: AnyObject?
  public let list = UIScrollView()
  public let field = UITextField()
  public let track = Track()
  public private(set) var log: [String] = []
  private var token: NSKeyValueObservation?
  private static var context = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.contentInsetAdjustmentBehavior = .never
    view.addSubview(field)
    list.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.old, .new], context: &Self.context)
    token = track.observe(\.name, options: [.old, .new]) { [weak self] _, change in
      self?.log.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    track.setValuesForKeys(["name": "A", "plays": 3, "genre": "pop"])
  }

  deinit { list.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &Self.context) }

  public override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "z", modifierFlags: .command, action: #selector(undoLast))]
  }

  @objc private func undoLast() { undoManager?.undo() }

  @objc private func rename(to name: String) {
    undoManager?.registerUndo(withTarget: self, selector: #selector(rename(to:)), object: track.name)
    track.name = name
  }

  public func renameTrack() { rename(to: "B") }

  public var icons: [Bool] {
    let hasMethod = delegate?.library?(self, iconFor: track) != nil
    let selects = tabBarController?.delegate?.tabBarController?(tabBarController!, shouldSelect: self)
    return [
      hasMethod, selects == nil,
      tabBarController?.delegate?.responds(to: #selector(UITabBarControllerDelegate.tabBarController(_:didSelect:)))
        == true,
      NSClassFromString("UIView") == UIView.self,
    ]
  }
}

extension LibraryScreen {
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context, let new = change?[.newKey] as? CGPoint else { return }
    log.append("\(keyPath ?? "") \(new.y) \(object as? UIScrollView === list)")
  }
}

public final class LibraryTabs: NSObject, UITabBarControllerDelegate, LibraryDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func library(_ library: LibraryScreen, iconFor track: Track) -> Icon { Icon() }
}
