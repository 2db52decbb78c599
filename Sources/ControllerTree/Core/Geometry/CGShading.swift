import Foundation

/// Calculates numbers from numbers.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Releases the information of a function.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The parts of a function.
public struct CGFunctionCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Calculates.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Releases the information.
  public var releaseInfo: CGFunctionReleaseInfoCallback?
  /// Parts of a function.
  public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }
  /// No parts.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }
}

/// A function of numbers, such as the colours of a shading. Rules: DRAW-64.
public final class CGFunction: Hashable, @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]

  /// Makes a function.
  /// - Parameters:
  ///   - info: Passed to the function.
  ///   - domainDimension: The number of its arguments.
  ///   - domain: The least and the greatest value of each argument; `nil` for 0 and 1.
  ///   - rangeDimension: The number of its results.
  ///   - range: The least and the greatest value of each result; `nil` for no limits.
  ///   - callbacks: The function, which is copied.
  /// - Returns: `nil` without arguments, results or a function.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
    (self.info, self.callbacks) = (info, callbacks.pointee)
    self.domain = Self.limits(domain, domainDimension, 0...1)
    self.range = Self.limits(range, rangeDimension, -.infinity ... .infinity)
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func limits(
    _ numbers: UnsafePointer<CGFloat>?, _ count: Int, _ usual: ClosedRange<CGFloat>
  ) -> [ClosedRange<CGFloat>] {
    (0..<count).map { index in
      guard let numbers, numbers[2 * index] <= numbers[2 * index + 1] else { return usual }
      return numbers[2 * index]...numbers[2 * index + 1]
    }
  }

  /// The results for the same share of the way in each argument, from 0 to 1.
  func results(at share: CGFloat) -> [CGFloat] {
    let arguments = domain.map { $0.lowerBound + share * ($0.upperBound - $0.lowerBound) }
    var results = [CGFloat](repeating: 0, count: range.count)
    callbacks.evaluate?(info, arguments, &results)
    return zip(results, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }

  /// Whether both are the same object.
  public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }
  /// Adds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Colours along a line or between two circles, which a function calculates. Rules: DRAW-64.
public final class CGShading: Hashable, Sendable {
  enum Shape: Sendable {
    case line(CGPoint, CGPoint)
    case circles(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  let shape: Shape
  let gradient: CGGradient

  /// The number of parts of the way that get a colour of the function.
  private static let parts = 16

  private init?(_ space: CGColorSpace, _ function: CGFunction, _ shape: Shape) {
    var colors: [CGColor] = []
    for part in 0...Self.parts {
      let numbers = function.results(at: CGFloat(part) / CGFloat(Self.parts))
      guard numbers.count > space.numberOfComponents, let color = CGColor(colorSpace: space, components: numbers)
      else { return nil }
      colors.append(color)
    }
    guard let gradient = CGGradient(colorsSpace: space, colors: colors, locations: nil) else { return nil }
    (self.shape, self.gradient) = (shape, gradient)
  }

  /// Colours along a line.
  /// - Parameters:
  ///   - space: The meaning of the function's results.
  ///   - start: Where the line begins.
  ///   - end: Where it ends.
  ///   - function: The numbers of the colours, the opacity last, from 17 arguments in equal distances.
  ///   - extendStart: Whether the first colour goes on. Never read: no pixels are drawn.
  ///   - extendEnd: Whether the last colour goes on. Never read.
  /// - Returns: `nil` if the function has too few results for a colour.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) { self.init(space, function, .line(start, end)) }

  /// Colours between two circles; see ``init(axialSpace:start:end:function:extendStart:extendEnd:)``.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) { self.init(space, function, .circles(start, startRadius, end, endRadius)) }

  /// Whether both are the same object.
  public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }
  /// Adds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
  /// Draws a shading, as a gradient of 17 of its colours. Rules: DRAW-64.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .line(let start, let end): drawLinearGradient(shading.gradient, start: start, end: end, options: [])
    case .circles(let start, let first, let end, let last):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: first, endCenter: end, endRadius: last, options: [])
    }
  }
}
