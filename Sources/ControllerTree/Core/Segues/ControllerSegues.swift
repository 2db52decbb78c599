/// The segues that a controller can perform. Controllers without segues have none of this.
@MainActor final class ControllerSegues {
  /// In the order of the storyboard.
  var templates: [SegueTemplate] = []

  nonisolated init() {}

  /// The first segue of that name.
  /// - Complexity: O(n) in the segues.
  func template(identifiedBy identifier: String) -> SegueTemplate? {
    for template in templates where template.identifier == identifier { return template }
    return nil
  }
}

extension UIViewController {
  /// The segues that the controller can perform, in the order in which embeds are performed.
  ///
  /// A storyboard sets them; code can set and add others. Embeds that are added after the view has loaded are performed only by
  /// ``performSegue(withIdentifier:sender:)``. Rules: SEGUE-01, SEGUE-09.
  public final var segueTemplates: [SegueTemplate] {
    get { rare?.segues?.templates ?? [] }
    set {
      if rare?.segues == nil { rareState.segues = ControllerSegues() }
      rare?.segues?.templates = newValue
    }
  }
}
