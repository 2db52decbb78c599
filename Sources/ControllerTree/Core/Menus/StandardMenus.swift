/// The menus that a system has before responders change them: those of a device, with the commands that have a public selector.
/// Rules: ACT-50, ACT-51.
@MainActor enum StandardMenus {
  static let redo = "redo:"

  static var main: UIMenu {
    UIMenu(identifier: .root, children: [application, file, edit, format, view, window, help])
  }

  static var context: UIMenu {
    let replace = menu(.replace, [UIMenu(title: "AutoFill", identifier: .autoFill)])
    let format = UIMenu(
      title: "Format", identifier: .format, children: [textStyle, menu(.writingDirection, directions)])
    let standard = menu(
      .standardEdit,
      [cut, copy, paste, delete, UICommand(title: "Select", action: edit("select:", UIResponder.select)), selectAll])
    return UIMenu(
      identifier: .root,
      children: [standard, replace, menu(.open), format, menu(.lookup), menu(.learn), menu(.speech), menu(.share)])
  }

  // MARK: Menus of the bar

  private static var application: UIMenu {
    let settings = key("Settings…", Selector("orderFrontPreferencesPanel:"), ",")
    return UIMenu(
      identifier: .application,
      children: [
        menu(.about), menu(.preferences, [settings]), UIMenu(title: "Services", identifier: .services), menu(.hide),
        menu(.quit),
      ])
  }

  private static var file: UIMenu {
    let close = key("Close", Selector("performClose:"), "w")
    return UIMenu(
      title: "File", identifier: .file,
      children: [menu(.newItem), menu(.open), menu(.close, [close]), menu(.document), menu(.print)])
  }

  private static var edit: UIMenu {
    let match = key(
      "Paste and Match Style", edit("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle), "v",
      [.command, .alternate, .shift])
    let spelling = [menu(.spellingPanel), menu(.spellingOptions)]
    let substitutions = [menu(.substitutionsPanel), menu(.substitutionOptions)]
    return UIMenu(
      title: "Edit", identifier: .edit,
      children: [
        undoRedo, menu(.standardEdit, [cut, copy, paste, match, delete, selectAll]), find,
        UIMenu(title: "Spelling and Grammar", identifier: .spelling, children: spelling),
        UIMenu(title: "Substitutions", identifier: .substitutions, children: substitutions),
        UIMenu(title: "Transformations", identifier: .transformations), UIMenu(title: "Speech", identifier: .speech),
      ])
  }

  private static var undoRedo: UIMenu {
    #if canImport(ObjectiveC)
      let (undo, redo) = (Selector(("undo:")), Selector((Self.redo)))
    #else
      let undo = Selector("undo:", calling: { (manager: UndoManager, _: Any?) in manager.undo() })
      let redo = Selector(Self.redo, calling: { (manager: UndoManager, _: Any?) in manager.redo() })
    #endif
    return menu(.undoRedo, [key("Undo", undo, "z"), key("Redo", redo, "z", [.command, .shift])])
  }

  private static var find: UIMenu {
    let panel = menu(
      .findPanel,
      [
        key("Find", Selector("find:"), "f"),
        key("Find & Replace", Selector("findAndReplace:"), "f", [.command, .alternate]),
        key("Find Next", Selector("findNext:"), "g"),
        key("Find Previous", Selector("findPrevious:"), "g", [.command, .shift]),
      ])
    let selection = key("Use Selection for Find", Selector("useSelectionForFind:"), "e")
    return UIMenu(title: "Find", identifier: .find, children: [panel, selection])
  }

  private static var format: UIMenu {
    let sizes = [
      key("Bigger", edit("increaseSize:", UIResponder.increaseSize), "+"),
      key("Smaller", edit("decreaseSize:", UIResponder.decreaseSize), "-"),
    ]
    let alignments = [
      key("Align Left", Selector("alignLeft:"), "{"), key("Center", Selector("alignCenter:"), "|"),
      UICommand(title: "Justify", action: Selector("alignJustified:")),
      key("Align Right", Selector("alignRight:"), "}"),
    ]
    let natural = UICommand(title: "Default", action: Selector("makeTextWritingDirectionNatural:"))
    let font = UIMenu(
      title: "Font", identifier: .font,
      children: [textStyle, menu(.textSize, sizes), menu(.textColor), menu(.textStylePasteboard)])
    let directions = UIMenu(
      title: "Writing Direction", identifier: .writingDirection, children: [natural] + Self.directions)
    let text = UIMenu(title: "Text", identifier: .text, children: [menu(.alignment, alignments), directions])
    return UIMenu(title: "Format", identifier: .format, children: [font, text])
  }

  private static var view: UIMenu {
    let customize = UICommand(title: "Customize Toolbar…", action: Selector("runToolbarCustomizationPalette:"))
    let sidebar = key("Show Sidebar", Selector("toggleSidebar:"), "s", [.command, .control])
    return UIMenu(
      title: "View", identifier: .view,
      children: [menu(.toolbar, [customize]), menu(.sidebar, [sidebar]), menu(.fullscreen)])
  }

  private static var window: UIMenu {
    UIMenu(title: "Window", identifier: .window, children: [menu(.minimizeAndZoom), menu(.bringAllToFront)])
  }

  private static var help: UIMenu {
    UIMenu(title: "Help", identifier: .help, children: [key("", Selector("showHelp:"), "?")])
  }

  // MARK: Commands of both

  private static var cut: UICommand { key("Cut", edit("cut:", UIResponder.cut), "x") }
  private static var copy: UICommand { key("Copy", edit("copy:", UIResponder.copy(_:)), "c") }
  private static var paste: UICommand { key("Paste", edit("paste:", UIResponder.paste), "v") }
  private static var selectAll: UICommand { key("Select All", edit("selectAll:", UIResponder.selectAll), "a") }
  private static var delete: UICommand {
    UICommand(title: "Delete", action: edit("delete:", UIResponder.delete), attributes: .destructive)
  }

  private static var textStyle: UIMenu {
    let styles = [
      key("Bold", edit("toggleBoldface:", UIResponder.toggleBoldface), "b"),
      key("Italic", edit("toggleItalics:", UIResponder.toggleItalics), "i"),
      key("Underline", edit("toggleUnderline:", UIResponder.toggleUnderline), "u"),
    ]
    return UIMenu(title: "Text Style", identifier: .textStyle, options: .displayInline, children: styles)
  }

  private static var directions: [UIMenuElement] {
    let names = ("makeTextWritingDirectionRightToLeft:", "makeTextWritingDirectionLeftToRight:")
    return [
      UICommand(title: "Right to Left", action: edit(names.0, UIResponder.makeTextWritingDirectionRightToLeft)),
      UICommand(title: "Left to Right", action: edit(names.1, UIResponder.makeTextWritingDirectionLeftToRight)),
    ]
  }

  // MARK: Making

  private static func menu(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private static func key(
    _ title: String, _ action: Selector, _ input: String, _ flags: UIKeyModifierFlags = .command
  ) -> UIKeyCommand {
    UIKeyCommand(title: title, action: action, input: input, modifierFlags: flags)
  }

  private static func edit(_ name: String, _ method: @escaping (UIResponder) -> @MainActor (Any?) -> Void) -> Selector {
    #if canImport(ObjectiveC)
      Selector((name))
    #else
      Selector(name, method)
    #endif
  }
}
