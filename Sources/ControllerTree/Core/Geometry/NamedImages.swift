import Foundation

/// Finds the files of named images in a bundle: `name.png` with its scales, and image sets of asset catalogues that lie there as
/// folders (DRAW-13).
enum NamedImages {
  private static let known = Locked<[String: CGImageFile?]>([:])

  struct CGImageFile: Sendable {
    let image: CGImage
    let scale: CGFloat
    let orientation: Int
    var isTemplate = false
  }

  /// The file of the highest scale; `nil` if there is none. Each name is looked up once.
  static func file(named name: String, in bundle: Bundle) -> CGImageFile? {
    let key = bundle.bundlePath + "\n" + name
    if let found = known.withValue({ $0[key] }) { return found }
    let found = look(name, bundle)
    known.withValue { $0[key] = .some(found) }
    return found
  }

  private static func look(_ name: String, _ bundle: Bundle) -> CGImageFile? {
    guard let folder = bundle.resourcePath else { return nil }
    let (base, ending) = split(name)
    for scale in [3, 2, 1] {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for type in ending.map({ [$0] }) ?? ["png", "jpg", "jpeg", "gif"] {
        if let file = read(folder + "/" + base + suffix + "." + type, scale: scale) { return file }
      }
    }
    return imageSet(name, in: folder)
  }

  /// The name without a known ending, and the ending.
  private static func split(_ name: String) -> (base: String, ending: String?) {
    for ending in ["png", "jpg", "jpeg", "gif"] where name.hasSuffix("." + ending) {
      return (String(name.dropLast(ending.count + 1)), ending)
    }
    return (name, nil)
  }

  private static func imageSet(_ name: String, in folder: String) -> CGImageFile? {
    for set in AssetCatalogues.sets(named: name + ".imageset", in: folder) {
      if let file = imageSet(at: set) { return file }
    }
    return nil
  }

  /// The contents of an image set, as Xcode writes them.
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }
    struct Properties: Decodable {
      var intent: String?
      private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  private static func imageSet(at folder: String) -> CGImageFile? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    var best: CGImageFile?
    for image in contents.images ?? [] {
      let scale = image.scale.flatMap { Int($0.dropLast()) } ?? 1
      guard let name = image.filename, CGFloat(scale) > best?.scale ?? 0 else { continue }
      best = read(folder + "/" + name, scale: scale) ?? best
    }
    best?.isTemplate = contents.properties?.intent == "template"
    return best
  }

  private static func read(_ path: String, scale: Int) -> CGImageFile? {
    guard let data = FileManager.default.contents(atPath: path), let (image, header) = CGImage.reading(data) else {
      return nil
    }
    return CGImageFile(image: image, scale: CGFloat(scale), orientation: header.orientation)
  }

  /// The scale that a file's name tells: 2 for `star@2x.png`.
  static func scale(ofFile path: String) -> CGFloat {
    var name = path.split(separator: "/").last.map(String.init) ?? ""
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    if name.hasSuffix("~ipad") || name.hasSuffix("~iphone") {
      name = String(name[..<(name.lastIndex(of: "~") ?? name.endIndex)])
    }
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }
}
