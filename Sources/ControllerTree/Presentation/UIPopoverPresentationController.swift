import Foundation

/// Presents a controller beside a view or an item, where there is room for it; in narrow surroundings as a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
}
