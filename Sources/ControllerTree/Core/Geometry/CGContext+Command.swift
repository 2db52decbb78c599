import Foundation

extension CGContext {
  /// A thing that was drawn, in the coordinates of its context. Rules: DRAW-20 to DRAW-22.
  public struct Command: Hashable, Sendable {
    /// What was drawn.
    public enum Mark: Hashable, Sendable {
      /// The inside of a path in a colour.
      case fill(CGPath, rule: CGPathFillRule, color: CGColor)
      /// The line along a path in a colour.
      case stroke(CGPath, line: CGLineStyle, color: CGColor)
      /// A rectangle that was made transparent.
      case clear(CGRect)
      /// An image in a rectangle; the box around it if the context was turned.
      case image(UIImage, in: CGRect)
      /// A text in a rectangle; the box around it if the context was turned.
      case text(String, in: CGRect)
      /// Colours along a line.
      case linearGradient(CGGradient, from: CGPoint, to: CGPoint)
      /// Colours between two circles.
      case radialGradient(CGGradient, from: CGPoint, fromRadius: CGFloat, to: CGPoint, toRadius: CGFloat)
    }

    /// A shape outside of which nothing was drawn.
    public struct Clip: Hashable, Sendable {
      /// The shape.
      public let path: CGPath
      /// What is inside of it.
      public let rule: CGPathFillRule
    }

    /// A shadow below what was drawn.
    public struct Shadow: Hashable, Sendable {
      /// Where it lies.
      public let offset: CGSize
      /// How far it fades.
      public let blur: CGFloat
      /// Its colour.
      public let color: CGColor
    }

    /// What was drawn.
    public let mark: Mark
    /// All shapes that limited it, the first one first.
    public let clips: [Clip]
    /// The transform that was in effect. Paths and rectangles of ``mark`` have it already.
    public let transform: CGAffineTransform
    /// The opacity.
    public let alpha: CGFloat
    /// How colours were mixed with those below.
    public let blendMode: CGBlendMode
    /// The shadow; `nil` for none.
    public let shadow: Shadow?

    init(
      _ mark: Mark, clips: [Clip], transform: CGAffineTransform, alpha: CGFloat, blendMode: CGBlendMode,
      shadow: Shadow?
    ) {
      self.mark = mark
      self.clips = clips
      self.transform = transform
      self.alpha = alpha
      self.blendMode = blendMode
      self.shadow = shadow
    }

    /// The command in other coordinates, inside further shapes.
    func moved(by move: CGAffineTransform, clips outer: [Clip], alpha outerAlpha: CGFloat) -> Command {
      let moved: Mark =
        switch mark {
        case .fill(let path, let rule, let color): .fill(path.moved(by: move), rule: rule, color: color)
        case .stroke(let path, let line, let color): .stroke(path.moved(by: move), line: line, color: color)
        case .clear(let rect): .clear(rect.applying(move))
        case .image(let image, let rect): .image(image, in: rect.applying(move))
        case .text(let text, let rect): .text(text, in: rect.applying(move))
        case .linearGradient(let colors, let start, let end):
          .linearGradient(colors, from: start.applying(move), to: end.applying(move))
        case .radialGradient(let colors, let start, let first, let end, let last):
          .radialGradient(
            colors, from: start.applying(move), fromRadius: first, to: end.applying(move), toRadius: last)
        }
      return Command(
        moved, clips: outer + clips.map { Clip(path: $0.path.moved(by: move), rule: $0.rule) },
        transform: transform.concatenating(move), alpha: alpha * outerAlpha, blendMode: blendMode, shadow: shadow)
    }
  }
}

extension CGContext.Command: CustomStringConvertible {
  /// The command in a line: `fill rect 0 0 10 10 #FF0000`, `stroke M0 0 L10 10 #000000 width 2`, `text "Hello" 0 0 40 20`.
  public var description: String {
    var words: [String]
    switch mark {
    case .fill(let path, let rule, let color):
      words = ["fill", path.shape, color.text] + (rule == .evenOdd ? ["evenOdd"] : [])
    case .stroke(let path, let line, let color): words = ["stroke", path.shape, color.text, line.text]
    case .clear(let rect): words = ["clear", rect.text]
    case .image(let image, let rect): words = ["image", image.title, rect.text]
    case .text(let text, let rect): words = ["text", "\"\(text)\"", rect.text]
    case .linearGradient(let gradient, let start, let end):
      words = ["gradient", gradient.text, "from", start.text, "to", end.text]
    case .radialGradient(let gradient, let start, let first, let end, let last):
      words = [
        "gradient", gradient.text, "from", start.text, "radius", first.brief, "to", end.text, "radius", last.brief,
      ]
    }
    for clip in clips { words += ["clip", clip.path.shape] }
    if alpha != 1 { words += ["alpha", alpha.brief] }
    if blendMode != .normal { words.append("\(blendMode)") }
    if let shadow {
      words += ["shadow", shadow.offset.width.brief, shadow.offset.height.brief, shadow.blur.brief, shadow.color.text]
    }
    return words.joined(separator: " ")
  }
}

extension CGPath {
  func moved(by transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? self : CGPath(steps: transformed(steps, by: transform))
  }

  /// `rect 0 0 10 10`, or the steps.
  fileprivate var shape: String { rectangle.map { "rect \($0.text)" } ?? text }
}

extension CGRect {
  fileprivate var text: String { "\(minX.brief) \(minY.brief) \(width.brief) \(height.brief)" }
}

extension CGPoint {
  fileprivate var text: String { "\(x.brief) \(y.brief)" }
}

extension CGLineStyle {
  fileprivate var text: String {
    var words = ["width", width.brief]
    if cap != .butt { words.append("\(cap)") }
    if join != .miter { words += ["join", "\(join)"] }
    if !dashes.isEmpty { words += ["dashes"] + dashes.map(\.brief) }
    return words.joined(separator: " ")
  }
}

extension CGColor {
  /// `#FF0000`, and two more digits if it is not opaque; `pattern` for one with colours, `pattern #FF0000` for one without.
  package var text: String {
    guard let pattern else { return numbers }
    return pattern.isColored ? "pattern" : "pattern \(numbers)"
  }

  private var numbers: String {
    let rgb = value.rgb
    let channels = [rgb.red, rgb.green, rgb.blue] + (alpha < 1 ? [alpha] : [])
    return "#" + channels.map { String(format: "%02X", Int(($0.unit * 255).rounded())) }.joined()
  }
}

extension CGGradient {
  fileprivate var text: String { colors.map(\.text).joined(separator: ",") }
}
