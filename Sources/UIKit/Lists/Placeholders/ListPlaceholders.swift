import ControllerTree
import Foundation

/// What a table or a collection view does for the placeholders of drops.
@MainActor protocol PlaceholdingList: UIView {
  var placeholdersIfUsed: ListPlaceholders? { get set }
  /// The numbers of elements in the sections, as the data source states them.
  var numbersOfElements: [Int] { get }
  /// Shows the placeholders at other places.
  /// - Parameter places: Those after the change.
  func change(_ call: StaticString, to places: PlaceholderPlaces)
  /// The cell of a placeholder; `nil` if it is not visible.
  func cell(ofPlaceholder number: Int) -> UIView?
  /// Puts an element in the place of a placeholder: in one batch, the app changes its data and the list shows it.
  func replace(_ number: Int, at place: IndexPath, _ dataSourceUpdates: (IndexPath) -> Void)
}

extension PlaceholdingList {
  var placeholders: ListPlaceholders {
    if let placeholdersIfUsed { return placeholdersIfUsed }
    let made = ListPlaceholders(of: self)
    placeholdersIfUsed = made
    return made
  }

  /// Where the placeholders are; `nil` if there are none.
  var places: PlaceholderPlaces? {
    guard let placeholdersIfUsed, !placeholdersIfUsed.places.isEmpty else { return nil }
    return placeholdersIfUsed.places
  }

  /// Whether the app, or a layout, counts the placeholders just now.
  var isPresenting: Bool { placeholdersIfUsed?.isPresenting == true }

  /// What the app names by a path.
  func named(_ path: IndexPath) -> PlacedElement {
    if isPresenting, let places { places.element(at: path) } else { .element(path) }
  }
}

/// What a placeholder looks like.
@MainActor struct PlaceholderLook {
  let identifier: String
  /// In points; negative for that of its content. Only tables read it.
  var height: CGFloat = UITableView.automaticDimension
  /// The app's code that fills a cell.
  let update: (UIView) -> Void
  /// The app's parameters of the picture that moves to the cell.
  let parameters: (UIView) -> UIDragPreviewParameters?
}

/// The placeholders of drops in a list. Rules: LIST-36, LIST-37.
@MainActor final class ListPlaceholders {
  private unowned let list: any PlaceholdingList
  /// Where they are.
  var places = PlaceholderPlaces()
  /// How many of the first placeholders stay above the element that takes the place of one.
  private var kept = 0
  /// Whether the app, or a layout, counts the placeholders just now.
  private(set) var isPresenting = false
  private var looks: [Int: PlaceholderLook] = [:]
  private var count = 0

  init(of list: any PlaceholdingList) { self.list = list }

  var isEmpty: Bool { places.isEmpty }

  /// Runs code that counts the placeholders.
  func presenting<Result>(_ body: () -> Result) -> Result {
    let before = isPresenting
    isPresenting = true
    defer { isPresenting = before }
    return body()
  }

  func look(of number: Int) -> PlaceholderLook? { looks[number] }

  /// Shows a placeholder.
  /// - Returns: `nil`, and a report, if the list has no such place.
  func insert(_ look: PlaceholderLook, at path: IndexPath, for item: UIDragItem) -> PlaceholderContext? {
    let counts = list.numbersOfElements
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0, path.item <= counts[path.section]
    else {
      ListReport.outOfRange(
        "a placeholder can't be inserted at \(path.map { "\($0)" }.joined(separator: "-"))", of: list,
        by: "drop(_:to:)",
        uikitText: nil)
      return nil
    }
    count += 1
    looks[count] = look
    var new = places
    new.insert(count, at: path)
    let context = PlaceholderContext(item, count, in: self)
    list.change("drop(_:to:)", to: new)
    if let cell = list.cell(ofPlaceholder: count) { _ = look.parameters(cell) }
    return context
  }

  /// - Returns: Whether the placeholder was there.
  func delete(_ number: Int) -> Bool {
    guard places.place(of: number) != nil else { return false }
    var new = places
    new.remove(number)
    list.change("deletePlaceholder()", to: new)
    looks[number] = nil
    return true
  }

  /// - Returns: Whether the placeholder was there.
  func commit(_ number: Int, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let index = places.entries.firstIndex(where: { $0.number == number }) else { return false }
    let place = places.entries[index].place
    kept = index
    list.replace(number, at: place, dataSourceUpdates)
    kept = 0
    looks[number] = nil
    return true
  }

  /// Fills the cell again, if it is visible.
  func refill(_ number: Int) {
    if let look = looks[number], let cell = list.cell(ofPlaceholder: number) { look.update(cell) }
  }

  /// A batch has changed the data.
  func move(by update: ListUpdate) {
    places = places.moved(by: update, keeping: kept)
    looks = looks.filter { places.place(of: $0.key) != nil }
  }

  /// The data is another one: all placeholders are gone.
  func removeAll() {
    places = PlaceholderPlaces()
    looks = [:]
  }
}

/// What an app holds of a placeholder. Rules: LIST-36.
final class PlaceholderContext: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let number: Int
  /// `nil` for a placeholder that the list has refused.
  private weak var placeholders: ListPlaceholders?
  let animator = DragAnimator()

  init(_ item: UIDragItem, _ number: Int, in placeholders: ListPlaceholders?) {
    (dragItem, self.number, self.placeholders) = (item, number, placeholders)
    super.init()
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    placeholders?.commit(number, dataSourceUpdates) ?? false
  }
  @discardableResult
  func deletePlaceholder() -> Bool { placeholders?.delete(number) ?? false }
  func setNeedsCellUpdate() { placeholders?.refill(number) }
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
