import Foundation
import UIKit

/// A table of rows, 20 of which are visible.
final class ListController: UIViewController, UITableViewDataSource {
  static let rowHeight: CGFloat = 40
  private let rows: Int
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 20 * rowHeight))

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = Self.rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    callbacks += 1
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
