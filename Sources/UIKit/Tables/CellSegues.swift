import ControllerTree
import Foundation

/// The segues that a storyboard gives a cell. Rules: LIST-30.
struct CellSegues {
  var selection: [(Any?) -> Void] = []
  var accessory: [(Any?) -> Void] = []
}

extension UITableViewCell {
  /// Performs the segues of the row, with the cell as the sender.
  final func triggerSelectionSegues() { for trigger in segues.selection { trigger(self) } }
  /// Performs the segues of the accessory, with the cell as the sender.
  final func triggerAccessorySegues() { for trigger in segues.accessory { trigger(self) } }
}
