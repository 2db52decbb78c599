import UIKit

@objc public protocol SongListDelegate: AnyObject {
  @objc optional func songListDidAppear(_ list: ListController)
  @objc optional func cellClass(for list: ListController) -> AnyClass
}

/// Conforms for its subclasses, which implement what they need.
open class ListController: UIViewController, UITableViewDelegate, SongListDelegate {
  public let table = UITableView()
  public weak var delegate: SongListDelegate?

  override open func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.dataSource = self
    table.delegate = self
    delegate = self
    view.addSubview(table)
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.songListDidAppear?(self)
  }

  public var nameOfCellClass: String? {
    guard let cellClass = delegate?.cellClass?(for: self) else { return nil }
    return NSStringFromClass(cellClass)
  }
}

extension ListController: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

public final class SongsController: ListController {
  public private(set) var calls: [String] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.section) \(indexPath.row)")
  }

  @objc(tableView:willSelectRowAtIndexPath:)
  func willPick(from tableView: UITableView, at indexPath: IndexPath) -> IndexPath? {
    calls.append("will select \(indexPath.row)")
    return indexPath
  }

  func songListDidAppear(_ list: ListController) { calls.append("appeared") }
}

extension SongsController {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  func cellClass(for list: ListController) -> AnyClass { UITableViewCell.self }
}

public final class PlainController: ListController {}
