import Foundation

/// The look of a toolbar. Rules: BAR-01 to BAR-03.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private final var buttons = (
    plain: UIBarButtonItemAppearance(style: .plain), done: UIBarButtonItemAppearance(style: .done)
  )

  override func read(_ coder: NSCoder) {
    buttons.plain = coder.object(UIBarButtonItemAppearance.self, "ControllerTree.plain") ?? buttons.plain
    buttons.done = coder.object(UIBarButtonItemAppearance.self, "ControllerTree.done") ?? buttons.done
  }

  override func write(to coder: NSCoder) {
    coder.write(buttons.plain, "ControllerTree.plain")
    coder.write(buttons.done, "ControllerTree.done")
  }

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttons = (other.buttons.plain.copied, other.buttons.done.copied)
  }

  /// The look of plain buttons; a copy of what is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue.copied }
  }
  /// The look of buttons that complete a task; a copy of what is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue.copied }
  }
  /// The look of the most likely button: ``doneButtonAppearance``.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}
