#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  // Looks of UIKit's objects that apps set by their names only, and read again. The library never reads them. Rules: RESP-23.

  /// The look of an alert's texts.
  @MainActor final class AlertLooks: KeptBeside {
    var title: NSAttributedString?
    var message: NSAttributedString?
  }

  /// The look of an alert's action.
  @MainActor final class AlertActionLooks: KeptBeside {
    var titleTextColor: UIColor?
    var image: UIImage?
    var isChecked = false
  }

  /// The look of a date picker.
  @MainActor final class DatePickerLooks: KeptBeside {
    var textColor: UIColor?
  }

  extension UIAlertController {
    final var looks: AlertLooks { .made(for: self) }
  }

  extension UIAlertAction {
    final var looks: AlertActionLooks { .made(for: self) }
  }

  extension UIDatePicker {
    final var looks: DatePickerLooks { .made(for: self) }
  }
#endif
