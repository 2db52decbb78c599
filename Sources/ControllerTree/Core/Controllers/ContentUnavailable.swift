import Foundation

/// What decides on what a controller shows without content. Rules: TEXT-70.
public struct UIContentUnavailableConfigurationState: Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the controller's search; `nil` without an active one.
  public var searchText: String?
  /// States of the app's own, by the names of their keys.
  package var custom: [String: AnyHashable] = [:]

  /// Makes a state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A controller with a view for its lack of content, which belongs to a higher floor.
@MainActor package protocol ContentUnavailableOwner: UIViewController {
  /// Brings the view into that of the controller, for a state.
  func placeUnavailableContent(_ state: UIContentUnavailableConfigurationState)
}

@MainActor enum ContentUnavailable {
  static func state(of controller: UIViewController) -> UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
    state.searchText = controller.rare?.searchText
    return state
  }

  /// Asks the controller, before its view's layout. One that neither overrides the method nor has a configuration costs no state.
  @inline(never)
  static func update(_ controller: UIViewController) {
    controller.needsContentUnavailableUpdate = false
    let updates = UpdatingControllers.shared.unavailableContent.isOverridden(by: controller)
    guard updates || controller.rare?.hasUnavailableContent == true else { return }
    let state = controller.contentUnavailableConfigurationState
    Delivery.deliverUnrecorded { controller.updateContentUnavailableConfiguration(using: state) }
    guard controller.rare?.hasUnavailableContent == true else { return }
    (controller as? any ContentUnavailableOwner)?.placeUnavailableContent(state)
  }
}

extension UIViewController {
  /// Whether the controller has a configuration for its lack of content.
  package final var hasUnavailableContent: Bool {
    get { rare?.hasUnavailableContent ?? false }
    set {
      guard newValue != hasUnavailableContent else { return }
      rareState.hasUnavailableContent = newValue
      // The first layout updates the configuration; see `UpdatingControllers`.
      if newValue, loadedView?.layoutState.lastPass == 0 { needsContentUnavailableUpdate = true }
    }
  }

  /// The text of the controller's search has changed; `nil` when the search ends.
  package final func searchTextChanged(to text: String?) {
    guard rare?.searchText != text else { return }
    rareState.searchText = text
    setNeedsUpdateContentUnavailableConfiguration()
  }
}
