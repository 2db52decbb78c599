import ControllerTree
import Foundation
import StoryboardDocument

extension UILabel: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let font = view.font.flatMap(UIFont.init(_:)) { self.font = font }
    if let color = view.textColor { textColor = file.color(color) }
    if let alignment = NSTextAlignment(view.attributes["textAlignment"]) { textAlignment = alignment }
    if let mode = NSLineBreakMode(view.attributes["lineBreakMode"]) { lineBreakMode = mode }
    if let value = view.attributes.integer("numberOfLines") { numberOfLines = value }
    if let value = view.attributes.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = value }
    if let value = view.attributes.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let value = view.attributes.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = view.attributes.number("minimumScaleFactor") { minimumScaleFactor = value }
    if let value = view.isEnabled { isEnabled = value }
    if let value = view.isHighlighted { isHighlighted = value }
    if let value = view.text { text = value }
  }
}

extension UIButton: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let type = ButtonType(view.attributes["buttonType"]) { setType(type) }
    if let font = view.font.flatMap(UIFont.init(_:)) { titleLabel?.font = font }
    if let mode = NSLineBreakMode(view.attributes["lineBreakMode"]) { titleLabel?.lineBreakMode = mode }
    if let value = view.attributes["contentHorizontalAlignment"] {
      contentHorizontalAlignment =
        ["left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing][value] ?? .center
    }
    if let value = view.attributes["contentVerticalAlignment"] {
      contentVerticalAlignment = ["top": .top, "bottom": .bottom, "fill": .fill][value] ?? .center
    }
    for state in view.controlStates {
      guard let place = UIControl.State(fileName: state.name) else { continue }
      if let title = state.title { setTitle(title, for: place) }
      if let color = state.titleColor { setTitleColor(file.color(color), for: place) }
      if let image = state.image { setImage(UIImage(named: image), for: place) }
      if let image = state.backgroundImage { setBackgroundImage(UIImage(named: image), for: place) }
    }
    takeConfiguration(view)
  }

  private func takeConfiguration(_ view: StoryboardDocument.View) {
    guard case .element(let element) = view.property("configuration") else { return }
    var configuration: Configuration =
      switch element.attributes["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    configuration.title = element.attributes["title"] ?? element.child("string", key: "title")?.text
    configuration.subtitle = element.attributes["subtitle"] ?? element.child("string", key: "subtitle")?.text
    configuration.image =
      (element.attributes["image"] ?? element.child("imageReference", key: "image")?.attributes["image"])
      .flatMap { UIImage(named: $0) }
    self.configuration = configuration
  }
}

extension UITextView: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let value = view.attributes.bool("editable") { isEditable = value }
    if let value = view.attributes.bool("selectable") { isSelectable = value }
    if let font = view.font.flatMap(UIFont.init(_:)) { self.font = font }
    if let color = view.textColor { textColor = file.color(color) }
    if let alignment = NSTextAlignment(view.attributes["textAlignment"]) { textAlignment = alignment }
    if let value = view.attributes.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let value = view.text { text = value }
    InputTraitsInFiles.give(view, to: self)
  }
}

extension UITextField: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let font = view.font.flatMap(UIFont.init(_:)) { self.font = font }
    if let alignment = NSTextAlignment(view.attributes["textAlignment"]) { textAlignment = alignment }
    if let value = view.attributes.number("minimumFontSize") { minimumFontSize = value }
    if let value = view.attributes.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    switch view.attributes["borderStyle"] {
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    case "roundedRect": borderStyle = .roundedRect
    default: break
    }
    switch view.attributes["clearButtonMode"] {
    case "whileEditing": clearButtonMode = .whileEditing
    case "unlessEditing": clearButtonMode = .unlessEditing
    case "always": clearButtonMode = .always
    default: break
    }
    if let value = view.attributes.bool("clearsOnBeginEditing") { clearsOnBeginEditing = value }
    InputTraitsInFiles.give(view, to: self)
  }
}

extension UIControl.State {
  fileprivate init?(fileName: String) {
    switch fileName {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: return nil
    }
  }
}

extension UIButton.ButtonType {
  fileprivate init?(_ name: String?) {
    switch name {
    case "custom": self = .custom
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: return nil
    }
  }
}

extension UIFont {
  /// The font that a file describes; `nil` without a size and a style.
  convenience init?(_ font: StoryboardDocument.Font) {
    if let style = font.style {
      self.init(descriptor: UIFont.preferredFont(forTextStyle: TextStyle(rawValue: style)).fontDescriptor, size: 0)
      return
    }
    guard let size = font.pointSize, size > 0 else { return nil }
    if let name = font.name ?? font.family {
      self.init(name: name, size: size)
      return
    }
    let names: [String: Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
      "bold": .bold,
      "heavy": .heavy, "black": .black,
    ]
    var face = FontFace.system(font.weight.flatMap { names[$0] } ?? (font.type == "boldSystem" ? .semibold : .regular))
    face.isItalic = font.type == "italicSystem"
    self.init(face, size: size)
  }
}

extension NSTextAlignment {
  fileprivate init?(_ name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension NSLineBreakMode {
  fileprivate init?(_ name: String?) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }
}

extension UISearchBar: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let value = view.text { text = value }
    if let value = view.placeholder { placeholder = value }
    if let value = view.attributes["prompt"] { prompt = value }
    if let value = view.attributes.bool("showsCancelButton") { showsCancelButton = value }
    if let value = view.attributes.bool("showsBookmarkButton") { showsBookmarkButton = value }
    if let value = view.attributes.bool("showsSearchResultsButton") { showsSearchResultsButton = value }
    if let value = view.attributes.bool("showsScopeBar") { showsScopeBar = value }
    if case .element(let titles) = view.property("scopeButtonTitles") {
      scopeButtonTitles = titles.children.map(\.text)
    }
    if let color = view.color("barTintColor") { barTintColor = file.color(color) }
    switch view.attributes["searchBarStyle"] {
    case "prominent": searchBarStyle = .prominent
    case "minimal": searchBarStyle = .minimal
    default: break
    }
    InputTraitsInFiles.give(view, to: self)
  }
}
