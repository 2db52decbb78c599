/// Where the controllers of a split view's columns lie. A pure value. Rules SPLIT-07, SPLIT-08.
///
///     expanded                  each column is a child of the split view controller
///     collapsed, a column on    the columns up to that one are on the stack of the first of them, the base; the base and
///     top                       the columns after the top one are children
///     collapsed, compact on     each column is a child; the compact one is the base
///     top
///
/// The interface collapses and expands by the difference of two placements: ``moves(to:)``.
struct SplitPlacement: Hashable {
  typealias Column = UISplitViewController.Column

  /// The place of a column's controller.
  enum Place: Hashable {
    /// It is a child of the split view controller.
    case child
    /// It is on the stack of another column.
    case stacked(on: Column)
    /// It has no parent, or is leaving one inside the split view.
    case detached
    /// A container outside of the split view has added it.
    case elsewhere
  }

  /// One step from a placement to another.
  enum Move: Hashable {
    /// Makes the controller of a column a child of the split view controller.
    case makeChild(Column)
    /// Puts the controllers of columns on top of the stack of another one, in one change.
    case stack([Column], on: Column)
  }

  /// The places of the columns that have a controller.
  let places: [Column: Place]
  /// The column that is shown alone while the interface is collapsed; `nil` if no column has a controller.
  let base: Column?

  static func expanded(_ columns: [Column]) -> Self {
    Self(places: Dictionary(uniqueKeysWithValues: columns.map { ($0, .child) }), base: nil)
  }

  /// - Parameters:
  ///   - columns: The columns that have a controller, in order.
  ///   - top: The column on top.
  static func collapsed(_ columns: [Column], top: Column) -> Self {
    let stack = columns.filter { top == .compact ? $0 == top : $0.rawValue <= top.rawValue }
    guard let base = stack.first else { return expanded(columns) }
    let places = columns.map { ($0, stack.dropFirst().contains($0) ? Place.stacked(on: base) : .child) }
    return Self(places: Dictionary(uniqueKeysWithValues: places), base: base)
  }

  private var columns: [Column] { places.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The last column that is on a stack.
  var top: Column? {
    columns.last { column in
      guard case .stacked = places[column] else { return false }
      return true
    }
  }

  /// Whether the column is in view while the interface is collapsed: as the base, or on top of its stack.
  func isInViewCollapsed(_ column: Column) -> Bool { column == base || column == top }

  /// The moves that lead from this placement to `wanted`, in order. Columns that are elsewhere stay there.
  func moves(to wanted: Self) -> [Move] {
    var moves: [Move] = []
    var stacked: [Column] = []
    for column in wanted.columns {
      guard let now = places[column], let next = wanted.places[column], now != next else { continue }
      switch (now, next) {
      case (.elsewhere, _), (_, .detached), (_, .elsewhere): break
      case (_, .child): moves.append(.makeChild(column))
      case (_, .stacked): stacked.append(column)
      }
    }
    if let base = wanted.base, !stacked.isEmpty { moves.append(.stack(stacked, on: base)) }
    return moves
  }
}
