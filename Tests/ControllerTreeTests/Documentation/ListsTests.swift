import UIKit
import XCTest

@testable import ControllerTree

// example: tasks
private final class Tasks: UITableViewController {
  var names = ["Write", "Test", "Ship"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = names[indexPath.row]
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
// end

final class ListsTests: XCTestCase {
  /// The code of the article prints what the article shows.
  func test_documentation_lists() async throws {
    try await withArticle("Lists") { article in
      article.onStage { print in
        let tasks = article.show("Tasks", Tasks(style: .plain))
        Self.acts(tasks, print)
        article.expectPrinted("acts")
        Self.update(tasks, print)
        article.expectPrinted("update")
      }
    }
  }

  @MainActor private static func acts(_ tasks: Tasks, _ print: @escaping (Any) -> Void) {
    // example: acts
    tasks.tableView.tapRow(at: IndexPath(row: 1, section: 0))
    print(tasks.title ?? "")
    tasks.tableView.swipeRow(at: IndexPath(row: 0, section: 0))
    print(tasks.tableView.swipeActionTitles)
    tasks.tableView.chooseSwipeAction("Delete")
    print(tasks.names)
    print(tasks.tableView.visibleCells.count)
    print(tasks.tableView.tapRow(at: IndexPath(row: 7, section: 0)))
    // end
  }

  @MainActor private static func update(_ tasks: Tasks, _ print: @escaping (Any) -> Void) {
    // example: update
    tasks.names.append("Rest")
    tasks.tableView.performBatchUpdates {
      tasks.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    print(tasks.tableView.numberOfRows(inSection: 0))
    // end
  }
}
