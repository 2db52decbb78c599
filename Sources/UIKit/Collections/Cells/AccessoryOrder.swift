import ControllerTree
import Foundation

extension UICellAccessory {
  private var position: Placement.Position {
    switch placement {
    case .leading(_, let position), .trailing(_, let position): position
    }
  }

  /// The accessories that are shown at one edge, from the leading one: views of the app's are where they want among the others.
  static func shown(
    _ accessories: [UICellAccessory], atTrailingEdge isTrailing: Bool, whileEditing isEditing: Bool
  ) -> [UICellAccessory] {
    var ordered: [UICellAccessory] = []
    for accessory in accessories where accessory.isTrailing == isTrailing && accessory.isShown(whileEditing: isEditing)
    {
      let wanted = accessory.accessoryType == .customView ? accessory.position(ordered) : ordered.count
      ordered.insert(accessory, at: min(max(wanted, 0), ordered.count))
    }
    return ordered
  }
}
