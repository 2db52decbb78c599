import ControllerTree
import Foundation

/// Reads images from files, with options. Only the thumbnail's size and the scale have an effect. Rules: VAL-15.
public struct UIImageReader: Sendable {
  /// The options of a reader.
  public struct Configuration: Hashable, Sendable {
    /// Whether colours brighter than white stay. The library never reads it.
    public var prefersHighDynamicRange = false
    /// Whether pixels are prepared at once. The library never reads it.
    public var preparesImagesForDisplay = false
    /// The size of the images in points; zero for their own. Rules: VAL-15.
    public var preferredThumbnailSize = CGSize.zero
    /// How many pixels an inch has: 72 times the scale of the images; 0 for that of the file's name. Rules: VAL-15.
    public var pixelsPerInch: CGFloat = 0

    /// Makes the usual options.
    public init() {}
  }

  /// The options.
  public let configuration: Configuration

  /// Makes a reader.
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

  /// A reader with the usual options.
  public static var `default`: UIImageReader { UIImageReader() }

  /// The image of a file; `nil` if it is none of PNG, JPEG or GIF.
  public func image(contentsOf url: URL) -> UIImage? {
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return nil }
    if configuration.pixelsPerInch > 0 { return image(data: data) }
    return UIImage(contentsOfFile: url.path).map(shaped)
  }

  /// The image of a file's bytes; `nil` if they are none of PNG, JPEG or GIF.
  public func image(data: Data) -> UIImage? {
    let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
    return UIImage(data: data, scale: scale).map(shaped)
  }

  /// Reads the image of a file. The image arrives at once.
  public func image(contentsOf url: URL) async -> UIImage? {
    let read: () -> UIImage? = { image(contentsOf: url) }
    return read()
  }
  /// Reads the image of a file's bytes. The image arrives at once.
  public func image(data: Data) async -> UIImage? {
    let read: () -> UIImage? = { image(data: data) }
    return read()
  }
  /// Reads the image of a file. The handler runs within this call.
  public func image(contentsOf url: URL, completion: @escaping (UIImage?) -> Void) {
    completion(image(contentsOf: url))
  }
  /// Reads the image of a file's bytes. The handler runs within this call.
  public func image(data: Data, completion: @escaping (UIImage?) -> Void) { completion(image(data: data)) }

  private func shaped(_ image: UIImage) -> UIImage {
    let size = configuration.preferredThumbnailSize
    return size.width > 0 && size.height > 0 ? image.preparingThumbnail(of: size) ?? image : image
  }
}
