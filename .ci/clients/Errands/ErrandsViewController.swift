import UIKit

/// The list of errands: a table with two kinds of cells, editing, swipes and a bar button.
public class ErrandsViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case errands, summary
  }

  public let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let emptyLabel = UILabel()
  private let store: ErrandStore
  private var isReloading = false

  public init(store: ErrandStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Errands"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { NotificationCenter.default.removeObserver(self) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTable()
    setUpEmptyLabel()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addErrand))
    navigationItem.leftBarButtonItem = editButtonItem
    navigationController?.navigationBar.prefersLargeTitles = true
    NotificationCenter.default.addObserver(
      self, selector: #selector(errandsDidChange(_:)), name: .errandsDidChange, object: store)
    update()
  }

  private func setUpTable() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ErrandCell.self, forCellReuseIdentifier: ErrandCell.identifier)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Summary")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.rowHeight = 56
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func setUpEmptyLabel() {
    emptyLabel.text = NSLocalizedString("Nothing to do", comment: "")
    emptyLabel.font = .preferredFont(forTextStyle: .headline)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.isAccessibilityElement = true
    tableView.backgroundView = emptyLabel
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    navigationItem.rightBarButtonItem?.isEnabled = !editing
  }

  // MARK: Actions

  @objc private func addErrand() {
    let editor = ErrandEditor()
    editor.delegate = self
    let navigation = UINavigationController(rootViewController: editor)
    navigation.presentationController?.delegate = editor
    present(navigation, animated: true)
  }

  @objc private func errandsDidChange(_ notification: Notification) {
    guard !isReloading else { return }
    tableView.reloadData()
    update()
  }

  private func update() {
    emptyLabel.isHidden = !store.errands.isEmpty
    navigationController?.tabBarItem.badgeValue = store.open > 0 ? "\(store.open)" : nil
  }

  private func remove(at indexPath: IndexPath) {
    isReloading = true
    store.remove(at: indexPath.row)
    isReloading = false
    tableView.performBatchUpdates {
      self.tableView.deleteRows(at: [indexPath], with: .automatic)
      self.tableView.reloadSections(IndexSet(integer: Section.summary.rawValue), with: .none)
    }
    update()
  }
}

extension ErrandsViewController: UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .errands ? store.errands.count : 1
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard Section(rawValue: indexPath.section) == .errands else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Summary", for: indexPath)
      cell.textLabel?.text = "\(store.open) open"
      cell.selectionStyle = .none
      return cell
    }
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: ErrandCell.identifier, for: indexPath) as? ErrandCell
    else { return UITableViewCell() }
    cell.show(store.errands[indexPath.row])
    cell.doneSwitch.tag = indexPath.row
    cell.doneSwitch.addTarget(self, action: #selector(doneSwitchChanged), for: .valueChanged)
    return cell
  }

  @objc private func doneSwitchChanged(sender: UISwitch) { store.errands[sender.tag].isDone = sender.isOn }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section) == .errands && !store.errands.isEmpty ? "To do" : nil
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { remove(at: indexPath) }
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Section(rawValue: indexPath.section) == .errands
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    store.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }
}

extension ErrandsViewController: UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard Section(rawValue: indexPath.section) == .errands else { return }
    show(ErrandDetail(errand: store.errands[indexPath.row]), sender: self)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard Section(rawValue: indexPath.section) == .errands else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.remove(at: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension ErrandsViewController: ErrandEditorDelegate {
  func errandEditor(_ editor: ErrandEditor, didMake errand: Errand) {
    store.add(errand)
    dismiss(animated: true)
  }
}
