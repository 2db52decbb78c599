import Foundation

/// A face in an archive. Rules: CODE-01.
extension FontFace {
  private struct Archived: Codable {
    var family: String
    var givenName: String?
    var weight: Double
    var isItalic: Bool
    var width: Double
    var design: String
    var textStyle: String?
    var features: [Feature]?
  }

  private static let key = "ControllerTree.face"

  /// The face that `encode(with:)` wrote; `nil` if there is none.
  init?(coder: NSCoder) {
    guard let archived = coder.read(Archived.self, Self.key) else { return nil }
    self = .system(UIFont.Weight(rawValue: CGFloat(archived.weight)))
    (family, givenName, isItalic) = (archived.family, archived.givenName, archived.isItalic)
    width = UIFont.Width(rawValue: CGFloat(archived.width))
    design = UIFontDescriptor.SystemDesign(rawValue: archived.design)
    textStyle = archived.textStyle.map { UIFont.TextStyle(rawValue: $0) }
    features = archived.features
  }

  func encode(with coder: NSCoder) {
    coder.write(
      json: Archived(
        family: family, givenName: givenName, weight: Double(weight.rawValue), isItalic: isItalic,
        width: Double(width.rawValue), design: design.rawValue, textStyle: textStyle?.rawValue, features: features),
      Self.key)
  }
}
