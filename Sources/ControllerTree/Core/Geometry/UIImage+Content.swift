import Foundation

extension UIImage.Content {
  /// Whether another image can have the same origin.
  var hasOrigin: Bool { source != .nothing || frames != nil }

  static func named(_ name: String, in bundle: Bundle) -> Self {
    var content = Self()
    content.source = .asset(name)
    guard let file = NamedImages.file(named: name, in: bundle) else { return content }
    content.setPixels(file.image, scale: file.scale, .init(exif: file.orientation))
    if file.isTemplate { content.mode = .alwaysTemplate }
    return content
  }

  static func pixels(_ image: CGImage, scale: CGFloat, _ orientation: UIImage.Orientation) -> Self {
    var content = Self()
    content.source = .pixels(image)
    content.setPixels(image, scale: scale, orientation)
    return content
  }

  private mutating func setPixels(_ image: CGImage, scale: CGFloat, _ orientation: UIImage.Orientation) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
    pixels = image
    let (width, height) = (CGFloat(image.width) / self.scale, CGFloat(image.height) / self.scale)
    size = orientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// A symbol of the side 20 beside text of 17 points (DRAW-14).
  package static func symbol(_ name: String, pointSize: CGFloat, scale: CGFloat) -> Self {
    var content = Self()
    content.source = .symbol(name)
    content.setSymbolSize(pointSize: pointSize, scale: scale)
    return content
  }

  /// - Parameters:
  ///   - pointSize: The size of the text beside the symbol.
  ///   - scale: 1 for the usual size beside text.
  package mutating func setSymbolSize(pointSize: CGFloat, scale: CGFloat) {
    let side = (pointSize * scale * 20 / 17 * 2).rounded() / 2
    size = CGSize(width: side, height: side)
    baseline = (pointSize * scale * 0.15 * 2).rounded() / 2
  }
}

extension UIImage.Orientation {
  /// The orientation of a number of the Exif standard.
  init(exif: Int) {
    let all: [Self] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
    self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
  }

  /// Whether width and height are exchanged.
  package var isOnItsSide: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }
}

extension UIImage {
  /// `named(star)`, `symbol(star)`, `pixels(40×20)`.
  final var title: String {
    switch content.source {
    case .nothing: content.frames.map { "series(\($0.count))" } ?? "anonymous"
    case .asset(let name): "named(\(name))"
    case .symbol(let name): "symbol(\(name))"
    case .pixels(let image): "pixels(\(image.width)×\(image.height))"
    }
  }

  /// The bytes of a PNG of this size in pixels: the file that was read, if it was one and lies upright, else transparent pixels; `nil`
  /// without a size. Rules: DRAW-12.
  public final func pngData() -> Data? {
    if case .file(let data)? = cgImage?.content, data.first == 0x89 { return data }
    return pixelSize.map { BlankImageFile.png(width: $0.width, height: $0.height) }
  }

  /// The bytes of a JPEG of this size in pixels: the file that was read, if it was one, else grey pixels; `nil` without a size.
  /// Rules: DRAW-12.
  /// - Parameter compressionQuality: The library never reads it.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .file(let data)? = cgImage?.content, data.first == 0xFF { return data }
    return pixelSize.flatMap { BlankImageFile.jpeg(width: $0.width, height: $0.height) }
  }

  private var pixelSize: (width: Int, height: Int)? {
    guard size.width > 0, size.height > 0 else { return nil }
    if imageOrientation == .up, let cgImage { return (cgImage.width, cgImage.height) }
    return (CGImage.pixels(size.width, scale), CGImage.pixels(size.height, scale))
  }
}

extension UIImage.Content {
  private enum Key {
    static let name = "ControllerTree.name"
    static let kind = "ControllerTree.kind"
    static let data = "ControllerTree.data"
    static let scale = "ControllerTree.scale"
    static let orientation = "ControllerTree.orientation"
    static let mode = "ControllerTree.mode"
  }

  init?(coder: NSCoder) {
    guard coder.holds(Key.kind) else { return nil }
    func value<Value: NSObject & NSSecureCoding>(_ type: Value.Type, _ key: String) -> Value? {
      coder.holds(key) ? coder.decodeObject(of: type, forKey: key) : nil
    }
    let scale = CGFloat(coder.decodeDouble(forKey: Key.scale))
    let orientation = UIImage.Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up
    switch coder.decodeInteger(forKey: Key.kind) {
    case 0: self.init()
    case 1:
      guard let name = value(NSString.self, Key.name) else { return nil }
      self = .named("\(name)", in: .main)
    case 2:
      guard let name = value(NSString.self, Key.name) else { return nil }
      self = .symbol("\(name)", pointSize: 17, scale: 1)
    default:
      guard let data = value(NSData.self, Key.data), let (image, _) = CGImage.reading(Data(referencing: data))
      else { return nil }
      self = .pixels(image, scale: scale, orientation)
    }
    mode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: Key.mode)) ?? .automatic
  }

  func encode(with coder: NSCoder) {
    guard coder.hasKeys else { return }
    switch source {
    case .nothing: coder.encode(0, forKey: Key.kind)
    case .asset(let name):
      coder.encode(1, forKey: Key.kind)
      coder.encode(NSString(string: name), forKey: Key.name)
    case .symbol(let name):
      coder.encode(2, forKey: Key.kind)
      coder.encode(NSString(string: name), forKey: Key.name)
    case .pixels(let image):
      var data = BlankImageFile.png(width: image.width, height: image.height)
      if case .file(let file) = image.content { data = file }
      coder.encode(3, forKey: Key.kind)
      coder.encode(NSData(data: data), forKey: Key.data)
    }
    coder.encode(Double(scale), forKey: Key.scale)
    coder.encode(orientation.rawValue, forKey: Key.orientation)
    coder.encode(mode.rawValue, forKey: Key.mode)
  }
}
