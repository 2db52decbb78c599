import Foundation

/// A way to use a view, such as a menu or a drag. `UIView.addInteraction(_:)` adds it. Rules: ACT-01.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view; `nil` before the interaction is added, and once it is removed.
  var view: UIView? { get }
  /// The interaction is about to be added to a view, or to be removed if that is `nil`.
  func willMove(to view: UIView?)
  /// The interaction was added to a view, or removed if that is `nil`.
  func didMove(to view: UIView?)
}

/// Adds interactions to views, and removes them (ACT-01).
@MainActor enum ViewInteractions {
  static func add(_ interaction: any UIInteraction, to view: UIView) {
    guard !contains(interaction, view) else { return }
    if let old = interaction.view, old !== view { old.removeInteraction(interaction) }
    interaction.willMove(to: view)
    // The callback may have added it.
    guard !contains(interaction, view) else { return }
    view.rareState.interactions.append(interaction)
    interaction.didMove(to: view)
  }

  static func remove(_ interaction: any UIInteraction, from view: UIView) {
    guard contains(interaction, view) else { return }
    interaction.willMove(to: nil)
    guard contains(interaction, view) else { return }
    view.rareState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private static func contains(_ interaction: any UIInteraction, _ view: UIView) -> Bool {
    guard let all = view.rare?.interactions else { return false }
    for other in all where other === interaction { return true }
    return false
  }
}

/// A reference to a view that does not retain it, for objects that a view owns.
package struct ViewLink {
  private var reference: ViewReference?

  package init() {}

  /// The view; `nil` once it is released.
  @MainActor package var view: UIView? {
    get { reference?.view }
    set { reference = newValue?.reference }
  }
}
