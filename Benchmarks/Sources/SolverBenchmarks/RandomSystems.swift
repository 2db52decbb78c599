import ConstraintSolver

/// Small systems at random, the same for the same seed. Their priorities are those that kiwi's weights order strictly.
struct RandomSystems: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func next() -> SystemFile {
    var system = SystemFile()
    system.variableCount = number(2...8)
    for variable in 0..<system.variableCount { system.add([(variable, 1)], .equal, 0, priority: 1) }
    for _ in 0..<number(2...14) {
      var coefficients: [Int: Double] = [:]
      for _ in 0..<number(1...3) {
        coefficients[number(0...system.variableCount - 1)] = Double([-2, -1, -1, 1, 1, 1, 2][number(0...6)])
      }
      system.add(
        coefficients.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, Relation.allCases[number(0...2)],
        Double(number(-9...9)), priority: [1000, 1000, 999, 500][number(0...3)])
    }
    let edited = number(0...system.variableCount - 1)
    system.calls += [.edit(edited, 999), .suggest(edited, Double(number(-20...20))), .solve]
    for _ in 0..<number(0...3) { system.calls += [.suggest(edited, Double(number(-20...20))), .solve] }
    if number(0...1) == 0 { system.calls += [.remove(number(0...system.lines.count - 1)), .solve] }
    return system
  }
}
