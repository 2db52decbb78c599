// The texts are those that a device has (ACT-50).
extension UIMenu.Identifier {
  /// All menus.
  public static let root = Self("com.apple.menu.root")
  /// The menu of the application.
  public static let application = Self("com.apple.menu.application")
  /// File.
  public static let file = Self("com.apple.menu.file")
  /// Edit.
  public static let edit = Self("com.apple.menu.edit")
  /// View.
  public static let view = Self("com.apple.menu.view")
  /// Window.
  public static let window = Self("com.apple.menu.window")
  /// Help.
  public static let help = Self("com.apple.menu.help")
  /// About the application.
  public static let about = Self("com.apple.menu.about")
  /// Settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// Services of other applications.
  public static let services = Self("com.apple.menu.services")
  /// Hiding applications.
  public static let hide = Self("com.apple.menu.hide")
  /// Ending the application.
  public static let quit = Self("com.apple.menu.quit")
  /// New items and windows.
  public static let newItem = Self("com.apple.menu.new-item")
  /// The former name of ``newItem``.
  public static let newScene = Self.newItem
  /// Opening documents.
  public static let open = Self("com.apple.menu.open")
  /// Documents that were open.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// Closing a window.
  public static let close = Self("com.apple.menu.close")
  /// Saving and moving the document.
  public static let document = Self("com.apple.menu.document")
  /// Printing.
  public static let print = Self("com.apple.menu.print")
  /// Undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, copy, paste, delete, select all.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Searching.
  public static let find = Self("com.apple.menu.find")
  /// Find, replace, next, previous.
  public static let findPanel = Self("com.apple.menu.find-panel")
  /// Replacing the selection.
  public static let replace = Self("com.apple.menu.replace")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Bold, italic, underlined.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The panel for spelling.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// Options of spelling.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// Substitutions.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The panel for substitutions.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// Options of substitutions.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// Upper and lower case.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Speaking texts.
  public static let speech = Self("com.apple.command.speech")
  /// Looking up the selection.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learning words.
  public static let learn = Self("com.apple.menu.learn")
  /// Filling in texts.
  public static let autoFill = Self("com.apple.menu.autofill")
  /// Format.
  public static let format = Self("com.apple.menu.format")
  /// Fonts.
  public static let font = Self("com.apple.menu.font")
  /// Bigger and smaller.
  public static let textSize = Self("com.apple.menu.text-size")
  /// Colours of texts.
  public static let textColor = Self("com.apple.menu.text-color")
  /// Copying and pasting styles.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// Alignment and direction.
  public static let text = Self("com.apple.menu.text")
  /// Directions of writing.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// Alignments.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// Minimizing and zooming.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// Bringing all windows to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
