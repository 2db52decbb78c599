import Foundation

/// The distances by which the cells of a pattern may be moved to fit pixels.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  /// Not at all; so that distances are constant, with the least or more distortion.
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}

/// Draws a cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases the information of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Releases the information.
  public var releaseInfo: CGPatternReleaseInfoCallback?
  /// Functions of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }
  /// No functions.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

/// A cell that is repeated in both directions. No pixels are drawn: a fill with it keeps the pattern in its colour. Rules: DRAW-63.
public final class CGPattern: Hashable, @unchecked Sendable {
  /// The cell, in the pattern's coordinates.
  let bounds: CGRect
  /// Whether the cell has colours of its own.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Makes a pattern.
  /// - Parameters:
  ///   - info: Passed to the functions.
  ///   - bounds: The cell.
  ///   - matrix: From the pattern's coordinates to those of the context. Never read: no pixels are drawn.
  ///   - xStep: The distance of two cells. Never read.
  ///   - yStep: The distance of two cells. Never read.
  ///   - tiling: How cells are moved. Never read.
  ///   - isColored: Whether the cell has colours of its own.
  ///   - callbacks: The functions, which are copied.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    (self.info, self.bounds, self.isColored, self.callbacks) = (info, bounds, isColored, callbacks.pointee)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The commands that the pattern's function draws in a cell. Each reading calls the function. Not in Core Graphics. Rules: DRAW-63.
  public var cell: [CGContext.Command] {
    let context = CGContext(bounds: bounds, scale: 1)
    callbacks.drawPattern?(info, context)
    return context.commands
  }

  /// Whether both are the same object.
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }
  /// Adds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGColor {
  /// The colour of a pattern. Rules: DRAW-63.
  /// - Parameters:
  ///   - space: A space of patterns; one with a space of colours for a pattern without colours of its own.
  ///   - pattern: The pattern.
  ///   - components: The opacity of a pattern with colours; else the numbers of its colour, the opacity last.
  /// - Returns: `nil` for another space.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    if pattern.isColored {
      self.init(.gray(white: 0.5, alpha: components[0].unit), pattern: pattern)
    } else {
      guard let base = space.baseColorSpace, let color = CGColor(colorSpace: base, components: components) else {
        return nil
      }
      self.init(color.value, pattern: pattern)
    }
  }
}

extension CGContext {
  /// Fills with a pattern from now on, if the space of fills is one of patterns that fits it. Rules: DRAW-63.
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - components: The opacity of a pattern with colours; else the numbers of its colour, the opacity last.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: components) {
      state.fillColor = color
    }
  }
  /// Draws lines with a pattern from now on; see ``setFillPattern(_:colorComponents:)``.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: components) {
      state.strokeColor = color
    }
  }
  /// Does nothing: no pixels are drawn.
  public func setPatternPhase(_ phase: CGSize) {}
}
