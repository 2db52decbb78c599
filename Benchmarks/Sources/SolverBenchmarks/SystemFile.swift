import ConstraintSolver
import Foundation

/// Systems of constraints as text, for two programs to run the same. Each line is a call:
///
///     n                                                     begins a new system
///     v COUNT                                               makes variables, which are numbered from 0
///     c PRIORITY RELATION CONSTANT (VARIABLE COEFFICIENT)…  adds a constraint; the relation is <, = or >
///     r CONSTRAINT                                          removes a constraint, by its number from 0
///     e VARIABLE PRIORITY                                   makes a variable editable
///     s VARIABLE VALUE                                      suggests a value
///     u                                                     solves, and updates the values
///     m NAME                                                ends the measured region, and begins the next
struct SystemFile {
  struct Line {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  enum Call {
    case add(Int)
    case remove(Int)
    case edit(Int, Float)
    case suggest(Int, Double)
    case solve
    case region(String)
  }

  var variableCount = 0
  var lines: [Line] = []
  var calls: [Call] = []

  mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, priority: Float = 1000
  ) {
    calls.append(.add(lines.count))
    lines.append(Line(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  var text: String {
    var rows = ["n", "v \(variableCount)"]
    for call in calls {
      switch call {
      case .add(let index):
        let line = lines[index]
        let relation = [Relation.lessThanOrEqual: "<", .equal: "=", .greaterThanOrEqual: ">"][line.relation] ?? "="
        let terms = line.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
        rows.append("c \(line.priority) \(relation) \(line.constant)\(terms)")
      case .remove(let index): rows.append("r \(index)")
      case .edit(let variable, let priority): rows.append("e \(variable) \(priority)")
      case .suggest(let variable, let value): rows.append("s \(variable) \(value)")
      case .solve: rows.append("u")
      case .region(let name): rows.append("m \(name)")
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  /// The systems of a text. Lines that are not calls are left out.
  static func systems(in text: String) -> [SystemFile] {
    var systems: [SystemFile] = []
    for row in text.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard let kind = words.first else { continue }
      if kind == "n" { systems.append(SystemFile()) }
      guard !systems.isEmpty else { continue }
      systems[systems.count - 1].read(kind, words.dropFirst().map { String($0) })
    }
    return systems
  }

  private mutating func read(_ kind: Substring, _ words: [String]) {
    func integer(_ place: Int) -> Int { words.indices.contains(place) ? Int(words[place]) ?? 0 : 0 }
    func number(_ place: Int) -> Double { words.indices.contains(place) ? Double(words[place]) ?? 0 : 0 }
    switch kind {
    case "v": variableCount = integer(0)
    case "c":
      let relations: [String: Relation] = ["<": .lessThanOrEqual, "=": .equal, ">": .greaterThanOrEqual]
      let terms = stride(from: 3, to: words.count - 1, by: 2).map { (integer($0), number($0 + 1)) }
      add(terms, relations[words[1]] ?? .equal, number(2), priority: Float(number(0)))
    case "r": calls.append(.remove(integer(0)))
    case "e": calls.append(.edit(integer(0), Float(number(1))))
    case "s": calls.append(.suggest(integer(0), number(1)))
    case "u": calls.append(.solve)
    case "m": calls.append(.region(words.joined(separator: " ")))
    default: break
    }
  }
}
