import Foundation

/// Presents a controller as a sheet in front of the presenter, which stays on screen.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
}
