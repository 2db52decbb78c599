/// The constraints that are installed on a view. `NSLayoutConstraint.activate(_:)` finds the view by itself. Rules: AL-01, AL-02.
extension UIView {
  /// The constraints that are installed on the view, in the order of installation.
  public var constraints: [NSLayoutConstraint] { rare?.layout?.installed ?? [] }

  /// Installs a constraint, whose items must be this view, views inside it, or their guides.
  /// - Issues: `noCommonAncestorOfItems`; nothing is installed.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintInstallation.add([constraint], to: self, call: "addConstraint(_:)")
  }

  /// Installs constraints; see ``addConstraint(_:)``.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintInstallation.add(constraints, to: self, call: "addConstraints(_:)")
  }

  /// Removes a constraint, which is then inactive; does nothing if it is installed on another view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintInstallation.remove([constraint], from: self)
  }

  /// Removes constraints; see ``removeConstraint(_:)``.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintInstallation.remove(constraints, from: self)
  }
}
