import ControllerTree
import Foundation

/// A colour of Core Image: numbers of the sRGB space. Two are equal if the numbers are. Rules: VAL-12.
open class CIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let numbers: [CGFloat]

  /// A colour of red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers = [red, green, blue, alpha]
    super.init()
  }
  /// An opaque colour of red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// A colour of another form, in the sRGB space.
  public convenience init(cgColor color: CGColor) { self.init(color: UIColor(cgColor: color)) }
  /// A colour of UIKit's, as the current traits show it, in the sRGB space.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The colour of a text such as `0.5 0.7 0.3 1.0`; a missing number is 0, a missing alpha 1. Rules: VAL-12.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ other: CGFloat) -> CGFloat { index < parts.count ? parts[index] : other }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// The numbers of the colour.
  open var red: CGFloat { numbers[0] }
  open var green: CGFloat { numbers[1] }
  open var blue: CGFloat { numbers[2] }
  open var alpha: CGFloat { numbers[3] }
  /// The number of numbers: 4.
  open var numberOfComponents: Int { 4 }
  /// The first of the numbers, in memory that lives as long as the program.
  open var components: UnsafePointer<CGFloat> { kept }
  private lazy var kept: UnsafePointer<CGFloat> = {
    let memory = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
    memory.initialize(from: numbers, count: 4)
    return UnsafePointer(memory)
  }()
  /// The space of the numbers: sRGB.
  open var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }
  /// The numbers as a text.
  open var stringRepresentation: String {
    numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// The fixed colours.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Whether `object` is a colour with the same numbers.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.numbers == numbers }
  /// A hash of the numbers.
  open override var hash: Int { numbers.hashValue }
  /// The colour itself, as colours do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `true`: a secure unarchiver can read colours.
  open class var supportsSecureCoding: Bool { true }
  /// Reads a colour that `encode(with:)` wrote; `nil` without one.
  public required init?(coder: NSCoder) {
    guard coder.holds("ControllerTree.red") else { return nil }
    numbers = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    super.init()
  }
  /// Writes the numbers under keys; does nothing if `coder` has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.hasKeys else { return }
    for (key, number) in zip(Self.keys, numbers) { coder.encode(Double(number), forKey: key) }
  }
  private static let keys = ["red", "green", "blue", "alpha"].map { "ControllerTree." + $0 }
}

extension UIColor {
  /// A colour of Core Image's numbers.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour as one of Core Image, as the current traits show it. Rules: VAL-12.
  public var ciColor: CIColor { CIColor(color: self) }
}
