extension HierarchyIssue.Kind {
  /// The items of a flow layout are larger than the room of a line.
  public static let itemTooLarge = Self(
    "itemTooLarge", .warning, rule: "LIST-87",
    advice: "Make the items smaller than the collection view without its insets.")
}

extension ListReport {
  /// The items of a flow layout are placed one to a line. Reported once for each collection view.
  package static func itemTooLarge(of list: UIView, isVertical: Bool) {
    let name = list.hierarchyName
    guard Diagnostics.note(.init(kind: .itemTooLarge, object: name)) else { return }
    let (side, near, far) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
    list.report(
      HierarchyIssue(
        .itemTooLarge,
        "An item of \(name) has a \(side) beyond the room of a line; such items stand alone in their lines.",
        objects: [name],
        uikitText:
          "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than the "
          + "\(side) of the UICollectionView minus the section insets \(near) and \(far) values, minus the content insets \(near) "
          + "and \(far) values."), by: "layoutSubviews()")
  }
}
