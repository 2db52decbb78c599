import Counters
import Foundation
import UIKit

/// What ordinary screens cost: each is shown in a window, changed and hidden. The first screen of a kind also pays for what is made once.
///
///     ScreenBenchmarks                                  prints a line for each region: "ours", its name, seconds
///     instructions .build/release/ScreenBenchmarks      prints instructions instead
@main struct ScreenBenchmarks {
  @MainActor static func main() {
    for round in ["first", "later"] {
      run("frames", round) {
        FramesScreen()
      } change: {
        $0.rows[7].text = "another, longer text"
      }
      run("form", round) {
        FormScreen()
      } change: {
        $0.fields[7].superview?.isHidden = true
      }
      run("cells", round) {
        CellsScreen(style: .plain)
      } change: {
        $0.tableView.reloadData()
      }
      run("pushed", round) {
        UINavigationController(rootViewController: FramesScreen())
      } change: {
        $0.pushViewController(FormScreen(), animated: true)
        UpdateCycle.main.settle()
      }
      run("tabs", round) {
        TabsScreen()
      } change: {
        $0.selectedIndex = 2
      }
    }
  }

  @MainActor private static func run<Screen: UIViewController>(
    _ name: String, _ round: String, _ make: () -> Screen, change: (Screen) -> Void
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = make()
    measure("\(name).show.\(round)") {
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    measure("\(name).change.\(round)") {
      change(screen)
      window.layoutIfNeeded()
    }
    measure("\(name).hide.\(round)") { window.isHidden = true }
  }

  @MainActor private static func measure(_ name: String, _ body: () -> Void) {
    let start = Date()
    counters_region_begins()
    body()
    counters_region_ends()
    print("ours \(name) \(String(format: "%.9f", Date().timeIntervalSince(start)))")
  }
}

/// Twenty labels that get their frames in `viewDidLayoutSubviews()`.
@MainActor private final class FramesScreen: UIViewController {
  let rows = (0..<20).map { _ in UILabel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Frames"
    for (index, row) in rows.enumerated() {
      row.text = "Row number \(index) of a screen"
      row.font = .preferredFont(forTextStyle: .body)
      view.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y = view.safeAreaInsets.top
    for row in rows {
      let size = row.sizeThatFits(CGSize(width: view.bounds.width - 32, height: .infinity))
      row.frame = CGRect(x: 16, y: y, width: size.width, height: size.height)
      y += size.height + 8
    }
  }
}

/// Twenty rows of a label and a field in a stack view, in a scroll view, placed by constraints, with a button below.
@MainActor private final class FormScreen: UIViewController {
  let fields = (0..<20).map { _ in UITextField() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    for (index, field) in fields.enumerated() {
      let label = UILabel()
      label.text = "Field number \(index)"
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      field.placeholder = "Value"
      let row = UIStackView(arrangedSubviews: [label, field])
      row.spacing = 12
      stack.addArrangedSubview(row)
    }
    let button = UIButton(configuration: .filled())
    button.setTitle("Save", for: .normal)
    stack.addArrangedSubview(button)
    let scrollView = UIScrollView()
    for (outer, inner) in [(view!, scrollView), (scrollView, stack)] as [(UIView, UIView)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
  }
}

/// A table of a hundred rows, whose cells have constraints and choose their heights.
@MainActor private final class CellsScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? ConstrainedCell)?.show(indexPath.row)
    return cell
  }
}

@MainActor private final class ConstrainedCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.numberOfLines = 0
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      title.topAnchor.constraint(equalTo: guide.topAnchor),
      detail.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    title.text = "Row \(row)"
    detail.text = String(repeating: "Some text that takes several lines. ", count: 1 + row % 4)
  }
}

/// Three tabs with navigation controllers.
@MainActor private final class TabsScreen: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [FramesScreen(), FormScreen(), CellsScreen(style: .grouped)].map {
      let navigation = UINavigationController(rootViewController: $0)
      navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
      return navigation
    }
  }
}
