import ControllerTree
import Foundation

/// The look of text in a hypertext.
struct HTMLStyle: Equatable {
  var family = "Times New Roman"
  /// In points.
  var size: CGFloat = 12
  var weight = UIFont.Weight.regular
  var isItalic = false
  var color: UIColor?
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  var alignment = NSTextAlignment.natural
  /// Above the baseline, in points.
  var offset: CGFloat = 0
  var keepsSpaces = false
  var isHidden = false
  /// The space below a paragraph, in points.
  var spacing: CGFloat = 0
  /// The space before the lines, in points.
  var indent: CGFloat = 0
  /// The lists that the text is in.
  var lists: [NSTextList] = []

  /// What an element means without a style.
  mutating func take(_ tag: HTMLTag) {
    switch tag.name {
    case "b", "strong", "th": weight = .bold
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "kbd", "samp", "tt": family = "Courier"
    case "pre":
      family = "Courier"
      keepsSpaces = true
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "sub", "sup":
      offset = size / (tag.name == "sub" ? -3 : 3)
      size /= 1.2
    case "mark": background = .yellow
    case "center": alignment = .center
    case "p", "dl", "blockquote": spacing = size
    case "h1", "h2", "h3", "h4", "h5", "h6": takeHeading(tag.name)
    case "head", "title", "style", "script", "textarea", "select", "noscript": isHidden = true
    default: break
    }
    if tag.name == "blockquote" || tag.name == "dd" { indent += 40 }
    if tag.name == "a", let target = tag.attributes["href"], !target.isEmpty {
      (link, isUnderlined, color) = (target, true, HTMLStyle.linkColor)
    }
  }

  private static let linkColor = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)

  private mutating func takeHeading(_ name: String) {
    let scales: [String: (size: CGFloat, spacing: CGFloat)] = [
      "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
    ]
    guard let scale = scales[name] else { return }
    (size, weight) = (size * scale.size, .bold)
    spacing = size * scale.spacing
  }

  /// What the attributes of an element say about its look, without `style`.
  mutating func takeAttributes(_ tag: HTMLTag) {
    if let align = tag.attributes["align"] { take("text-align", align) }
    guard tag.name == "font" else { return }
    if let value = tag.attributes["color"] { take("color", value) }
    if let value = tag.attributes["face"] { take("font-family", value) }
    let sizes: [CGFloat] = [10, 10, 13, 16, 18, 24, 32, 48]
    if let value = tag.attributes["size"], let number = Int(value) {
      let index = value.hasPrefix("+") || value.hasPrefix("-") ? 3 + number : number
      size = sizes[max(1, min(7, index))] * 0.75
    }
  }

  /// Takes a declaration of a style sheet; others than these have no effect.
  mutating func take(_ property: String, _ value: String) {
    let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
    let small = value.lowercased()
    switch property {
    case "color": color = CSSColor.parse(small) ?? color
    case "background-color", "background": background = CSSColor.parse(small) ?? background
    case "font-size": size = CSSLength.points(small, of: size) ?? size
    case "font-family": takeFamily(value)
    case "font-weight": takeWeight(small)
    case "font-style": isItalic = small == "italic" || small.hasPrefix("oblique")
    case "text-decoration", "text-decoration-line":
      if small.contains("none") { (isUnderlined, isStruck) = (false, false) }
      if small.contains("underline") { isUnderlined = true }
      if small.contains("line-through") { isStruck = true }
    case "text-align":
      let places: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural, "end": .right,
      ]
      alignment = places[small] ?? alignment
    case "white-space": keepsSpaces = small.hasPrefix("pre")
    case "display": isHidden = isHidden || small == "none"
    case "margin-bottom": spacing = CSSLength.points(small, of: size) ?? spacing
    default: break
    }
  }

  private mutating func takeFamily(_ value: String) {
    let names = value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\"")) }
    guard let first = names.first(where: { !$0.isEmpty }) else { return }
    switch first.lowercased() {
    case "serif": family = "Times New Roman"
    case "sans-serif": family = "Helvetica"
    case "monospace": family = "Courier"
    default: family = first
    }
  }

  private mutating func takeWeight(_ value: String) {
    switch value {
    case "bold", "bolder": weight = .bold
    case "normal", "lighter": weight = .regular
    default:
      guard let number = Int(value) else { return }
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      weight = weights[max(0, min(8, number / 100 - 1))]
    }
  }

  /// The attributes of text in this look.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color ?? UIColor.black, .paragraphStyle: paragraph,
    ]
    attributes[.backgroundColor] = background
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if offset != 0 { attributes[.baselineOffset] = offset }
    if let link { attributes[.link] = URL(string: link) ?? link as Any }
    return attributes
  }

  private var font: UIFont {
    if ["-apple-system", "system-ui", "ui-sans-serif", ".applesystemuifont"].contains(family.lowercased())
      || family.hasPrefix(".SF")
    {
      let system = UIFont.systemFont(ofSize: size, weight: weight)
      let descriptor =
        isItalic
        ? system.fontDescriptor.withSymbolicTraits(system.fontDescriptor.symbolicTraits.union(.traitItalic)) : nil
      return descriptor.map { UIFont(descriptor: $0, size: size) } ?? system
    }
    return UIFont.named(family: family, weight: weight, isItalic: isItalic, size: size)
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = spacing
    (style.headIndent, style.firstLineHeadIndent) = (indent, indent)
    guard !lists.isEmpty else { return style }
    let place = 36 * CGFloat(lists.count)
    style.textLists = lists
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: place - 25), NSTextTab(textAlignment: .natural, location: place),
    ]
    (style.headIndent, style.firstLineHeadIndent) = (indent + place, indent)
    return style
  }
}

extension UIFont {
  /// The font of a family that has the weight and the slant: by the name that devices have, or by one of this form.
  static func named(family: String, weight: UIFont.Weight, isItalic: Bool, size: CGFloat) -> UIFont {
    // A font's own name is used as it is.
    let names = FontFamilies.fonts(of: family)
    func face(_ name: String) -> FontFace { FontFace(name: name) }
    let fits = names.filter { face($0).isItalic == isItalic && face($0).weight.isBold == weight.isBold }
    if let name = fits.first(where: { face($0).weight == weight }) ?? fits.first {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    let own = face(family)
    guard weight.isBold && !own.weight.isBold || isItalic && !own.isItalic else {
      return UIFont(name: family, size: size) ?? .systemFont(ofSize: size)
    }
    let base = family.split(separator: "-").first.map { String($0) } ?? family
    let end = (weight.isBold || own.weight.isBold ? "Bold" : "") + (isItalic || own.isItalic ? "Italic" : "")
    return UIFont(name: "\(base)-\(end)", size: size) ?? .systemFont(ofSize: size)
  }
}
