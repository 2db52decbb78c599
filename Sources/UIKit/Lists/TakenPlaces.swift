/// Numbers that are taken from the numbers 0, 1, 2 …, as a sorted list.
struct TakenPlaces: Hashable, Sendable {
  /// Sorted, each once.
  private(set) var numbers: [Int]

  init(_ numbers: some Sequence<Int> = []) {
    var sorted: [Int] = []
    for number in numbers.sorted() where sorted.last != number { sorted.append(number) }
    self.numbers = sorted
  }

  /// How many taken numbers are less than `number`.
  /// - Complexity: O(log n).
  func count(below number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// - Complexity: O(log n).
  func contains(_ number: Int) -> Bool {
    let place = count(below: number)
    return place < numbers.count && numbers[place] == number
  }

  /// The place of a free number among the free ones.
  func rank(of number: Int) -> Int { number - count(below: number) }

  /// The free number at a place among the free ones.
  /// - Complexity: O(log n).
  func number(at rank: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
