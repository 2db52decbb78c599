import ControllerTree
import Foundation

/// A filter of Core Image: its name and its inputs. Its output has an extent and no pixels. Rules: VAL-13.
open class CIFilter: NSObject, NSCopying {
  /// The name of the filter.
  open var name: String
  /// Whether the filter changes the image; its output is the input otherwise.
  open var isEnabled = true
  private var values: [String: Any] = [:]

  /// Makes a filter of your own, which overrides ``outputImage``.
  public override init() {
    name = ""
    super.init()
    name = String(describing: type(of: self))
  }

  /// A filter by its name; `nil` for a name that does not begin with `CI`, as all names of the system do. Rules: VAL-13.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// A filter by its name, with values for its inputs. Rules: VAL-13.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.init()
    self.name = name
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Gives all inputs but the image their usual values: none.
  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }

  /// Sets an input; `nil` removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// An input, or the output for `outputImage`; `nil` if it was not set.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// The names of the inputs that were set, in alphabetical order.
  open var inputKeys: [String] { values.keys.sorted() }
  /// The names of the outputs.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The name of the filter, as a dictionary.
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  /// The input image with the filter applied; `nil` without an image. Rules: VAL-13.
  open var outputImage: CIImage? {
    guard isEnabled else { return values[kCIInputImageKey] as? CIImage }
    return FilterOutput(name: name, values: values).image
  }

  /// A filter with the same name and inputs.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter()
    (copy.name, copy.isEnabled, copy.values) = (name, isEnabled, values)
    return copy
  }

  /// The names of the filters of a category: none, as there is no list of the system's filters.
  open class func filterNames(inCategory category: String?) -> [String] { [] }
}

/// What a filter makes of its inputs: an extent (VAL-13).
private struct FilterOutput {
  let name: String
  let values: [String: Any]

  var image: CIImage? {
    guard let input = values[kCIInputImageKey] as? CIImage else { return generated }
    switch name {
    case "CIGaussianBlur":
      return input.applyingGaussianBlur(sigma: number(kCIInputRadiusKey) ?? 10)
    case "CICrop":
      return (values["inputRectangle"] as? CIVector).map { input.cropped(to: $0.cgRectValue) } ?? input
    case "CIAffineTransform":
      let transform = (values[kCIInputTransformKey] as? NSValue)?.cgAffineTransformValue
      return input.transformed(by: transform ?? .identity)
    case "CIAffineClamp", "CIAffineTile": return CIImage(extent: .infinite, filters: input.appliedFilters + [name])
    case "CILanczosScaleTransform":
      let scale = CGFloat(number(kCIInputScaleKey) ?? 1)
      let wide = scale * CGFloat(number(kCIInputAspectRatioKey) ?? 1)
      let scaled = input.transformed(by: CGAffineTransform(scaleX: wide, y: scale))
      return CIImage(extent: scaled.extent, filters: input.appliedFilters + [name])
    default:
      var extent = input.extent
      if let other = values[kCIInputBackgroundImageKey] as? CIImage, name.hasSuffix("Compositing") {
        extent = extent.union(other.extent)
      }
      return CIImage(extent: extent, filters: input.appliedFilters + [name])
    }
  }

  /// The output of a filter without an input image: all of the plane. A code of squares or bars needs a message, and is a square of 27 or
  /// a rectangle of 200 by 64.
  private var generated: CIImage? {
    switch name {
    case "CIQRCodeGenerator", "CIAztecCodeGenerator":
      return values["inputMessage"].map { _ in .init(extent: .init(x: 0, y: 0, width: 27, height: 27), filters: [name])
      }
    case "CICode128BarcodeGenerator", "CIPDF417BarcodeGenerator":
      return values["inputMessage"].map { _ in .init(extent: .init(x: 0, y: 0, width: 200, height: 64), filters: [name])
      }
    default:
      let makes = name.hasSuffix("Generator") || name.hasSuffix("Gradient")
      return makes ? CIImage(extent: .infinite, filters: [name]) : nil
    }
  }

  private func number(_ key: String) -> Double? {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
