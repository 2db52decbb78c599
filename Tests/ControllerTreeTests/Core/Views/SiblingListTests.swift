import XCTest

@testable import ControllerTree

final class SiblingListTests: XCTestCase {
  private final class Item: Sibling {
    var siblingIndex: Int32 = 0
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private func makeList(_ count: Int) -> (list: SiblingList<Item>, items: [Item]) {
    let items = (0..<count).map(Item.init)
    var list = SiblingList<Item>()
    for item in items { list.append(item) }
    return (list, items)
  }

  /// Checks the list's invariants; reading the whole list would close its holes, so that comes last and only if `whole` is set.
  private func check(
    _ list: inout SiblingList<Item>, is model: [Item], whole: Bool, after change: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(list.count, model.count, change, file: file, line: line)
    XCTAssertEqual(list.isEmpty, model.isEmpty, change, file: file, line: line)
    XCTAssertTrue(list.first === model.first, "first \(change)", file: file, line: line)
    XCTAssertTrue(list.last === model.last, "last \(change)", file: file, line: line)
    guard whole else { return }
    XCTAssertEqual(list.all.map(\.number), model.map(\.number), change, file: file, line: line)
    XCTAssertEqual(model.map { Int($0.siblingIndex) }, Array(model.indices), "places \(change)", file: file, line: line)
  }

  /// VIEW-02, CON-10: siblings keep the order of adding and store their indices.
  func test_appendKeepsOrder() {
    var (list, items) = makeList(3)
    check(&list, is: items, whole: true)
    var empty = SiblingList<Item>()
    check(&empty, is: [], whole: true)
  }

  /// VIEW-11: an index out of range means the nearer end.
  func test_insertBeyondTheEnds() {
    var (list, items) = makeList(2)
    let (front, back) = (Item(10), Item(11))
    list.insert(front, at: -5)
    list.insert(back, at: 99)
    check(&list, is: [front] + items + [back], whole: true)
  }

  /// A list of a thousand, emptied front to back, passes through its sparse form and stays correct.
  func test_removalFrontToBack() {
    var (list, items) = makeList(1_000)
    var left = items[...]
    for item in items {
      list.remove(item)
      left = left.dropFirst()
      check(&list, is: Array(left), whole: false)
    }
    check(&list, is: [], whole: true)
  }

  /// While it is sparse, the list supports every other change as well.
  func test_changesWhileSparse() {
    let new = Item(2_000)
    typealias Change = (inout SiblingList<Item>, inout [Item]) -> Void
    let append: Change = {
      $0.append(new)
      $1.append(new)
    }
    let insert: Change = {
      $0.insert(new, at: 5)
      $1.insert(new, at: 5)
    }
    let insertLast: Change = {
      $0.insert(new, at: $0.count)
      $1.append(new)
    }
    let exchange: Change = {
      $0.exchange(1, 150)
      $1.swapAt(1, 150)
    }
    let removeLast: Change = { for _ in 1...3 { $0.remove($1.removeLast()) } }
    let takeAll: Change = {
      XCTAssertEqual($0.takeAll().map(\.number), $1.map(\.number))
      $1 = []
    }
    let changes = [
      "append": append, "insert": insert, "insert last": insertLast, "exchange": exchange, "remove last": removeLast,
      "take all": takeAll,
    ]
    for (name, change) in changes {
      var (list, model) = makeList(200)
      for place in [0, 50, 0, 120] { list.remove(model.remove(at: place)) }
      change(&list, &model)
      check(&list, is: model, whole: false, after: name)
      check(&list, is: model, whole: true, after: name)
    }
  }

  /// Removing an element that is not in the list changes nothing, although its index exists.
  func test_removeAStranger() {
    var (list, items) = makeList(200)
    list.remove(Item(7))
    list.remove(items[3])
    list.remove(items[3])
    list.remove(Item(8))
    items.remove(at: 3)
    check(&list, is: items, whole: true)
  }

  /// The list retains its elements, and no removed ones; this holds with holes, too.
  func test_holdsWhatIsInsideAndNothingElse() {
    var (list, items) = makeList(200)
    weak let gone = items[0]
    weak let kept = items[1]
    list.remove(items[0])
    items = []
    XCTAssertNil(gone)
    XCTAssertNotNil(kept)
    XCTAssertEqual(list.takeAll().count, 199)
    XCTAssertNil(kept)
  }

  /// Any sequence of changes leaves the list as it would leave an array; each seed makes another sequence.
  func test_randomChangesAgainstAnArray() {
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      // Some lists stay short, some are long enough to turn sparse; some shrink, some grow.
      let start = [0, 3, 70, 300][Int(seed % 4)]
      var (list, model) = makeList(start)
      for step in 0..<400 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
          let new = Item(1_000 + step)
          list.append(new)
          model.append(new)
        case 2:
          let new = Item(1_000 + step)
          let place = Int.random(in: -1...model.count + 1, using: &random)
          list.insert(new, at: place)
          model.insert(new, at: min(max(place, 0), model.count))
        case 3 where !model.isEmpty:
          let first = Int.random(in: model.indices, using: &random)
          let second = Int.random(in: model.indices, using: &random)
          list.exchange(first, second)
          model.swapAt(first, second)
        case 4 where seed % 8 < 4 && step % 100 == 99:
          XCTAssertEqual(list.takeAll().map(\.number), model.map(\.number))
          model = []
        default:
          guard !model.isEmpty else { continue }
          let isLast = Bool.random(using: &random)
          list.remove(model.remove(at: isLast ? model.count - 1 : Int.random(in: model.indices, using: &random)))
        }
        check(&list, is: model, whole: Int.random(in: 0..<12, using: &random) == 0, after: "seed \(seed) step \(step)")
      }
      check(&list, is: model, whole: true)
    }
  }

  /// VIEW-10 to VIEW-15: any sequence of moves of subviews has the same result as in an array.
  func test_randomMovesOfSubviewsAgainstAnArray() async {
    for seed in 0..<12 as Range<UInt64> {
      await withTrace { trace in
        var random = SeededGenerator(seed: seed)
        let parent = trace.viewInWindow("P")
        var model: [UIView] = []
        for _ in 0..<(seed % 2 == 0 ? 5 : 150) {
          let view = UIView()
          parent.addSubview(view)
          model.append(view)
        }
        for _ in 0..<200 where !model.isEmpty {
          let view = model[Int.random(in: model.indices, using: &random)]
          let sibling = model[Int.random(in: model.indices, using: &random)]
          let isNew = Bool.random(using: &random)
          let moved = isNew ? UIView() : view
          @MainActor func place(_ change: (inout [UIView]) -> Int) {
            if !isNew { model.removeAll { $0 === moved } }
            model.insert(moved, at: change(&model))
          }
          switch Int.random(in: 0..<8, using: &random) {
          case 0:
            parent.addSubview(moved)
            place(\.count)
          case 1:
            let index = Int.random(in: 0...(isNew ? model.count : model.count - 1), using: &random)
            parent.insertSubview(moved, at: index)
            place { _ in index }
          case 2 where moved !== sibling:
            parent.insertSubview(moved, belowSubview: sibling)
            place { $0.firstIndex { $0 === sibling } ?? -1 }
          case 3 where moved !== sibling:
            parent.insertSubview(moved, aboveSubview: sibling)
            place { ($0.firstIndex { $0 === sibling } ?? -1) + 1 }
          case 4:
            let (first, second) = (model.firstIndex { $0 === view } ?? 0, model.firstIndex { $0 === sibling } ?? 0)
            parent.exchangeSubview(at: first, withSubviewAt: second)
            model.swapAt(first, second)
          case 5:
            parent.bringSubviewToFront(view)
            model.removeAll { $0 === view }
            model.append(view)
          case 6:
            parent.sendSubviewToBack(view)
            model.removeAll { $0 === view }
            model.insert(view, at: 0)
          default:
            view.removeFromSuperview()
            model.removeAll { $0 === view }
          }
          if Int.random(in: 0..<5, using: &random) == 0 {
            XCTAssertTrue(parent.subviews.elementsEqual(model, by: ===), "seed \(seed)")
          }
        }
        XCTAssertTrue(parent.subviews.elementsEqual(model, by: ===), "seed \(seed)")
        trace.expect("")
      }
    }
  }
}
