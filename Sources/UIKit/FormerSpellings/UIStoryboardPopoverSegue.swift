import ControllerTree

/// A segue that presents a popover, until iOS 9. Any class can have the kind `popover`, which does the same.
///
/// `UIPopoverController` is not here: set up `destination.popoverPresentationController`.
@available(*, deprecated, message: "Use a segue of the kind popover, and destination.popoverPresentationController.")
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
