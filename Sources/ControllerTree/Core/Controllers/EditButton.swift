/// The bar button that begins and ends a controller's editing. Rules: LOAD-21.
@MainActor enum EditButton {
  static func item(of controller: UIViewController) -> UIBarButtonItem {
    if let item = controller.rare?.editButtonItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [reference = controller.reference] _ in
        guard let controller = reference.controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    show(controller.isEditing, in: item)
    controller.rareState.editButtonItem = item
    return item
  }

  static func show(_ isEditing: Bool, in item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
