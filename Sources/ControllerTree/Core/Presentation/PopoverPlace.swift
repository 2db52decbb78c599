import Foundation

/// The frame of a popover: beside its anchor, on a side with enough room. Rules POP-01, POP-02.
///
/// The sides are tried in a fixed order: below, above, right, left. If the whole size fits on no side, the popover takes the
/// side with the most room and shrinks to it.
@MainActor struct PopoverPlace {
  private static let arrowLength: CGFloat = 13
  private static let standardSize = CGSize(width: 320, height: 480)

  let frame: CGRect
  let arrowDirection: UIPopoverArrowDirection

  /// - Parameters:
  ///   - preferred: The content's size; if a side of it is 0, the standard size is used.
  ///   - anchor: The rectangle that the popover points to, in the container's coordinates.
  ///   - area: The area that the popover may cover.
  ///   - permitted: The permitted arrow directions.
  ///   - overlaps: Whether the popover may cover its anchor instead of shrinking.
  init(
    preferred: CGSize, anchor: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool
  ) {
    let wanted = preferred.width > 0 && preferred.height > 0 ? preferred : Self.standardSize
    let size = CGSize(width: min(wanted.width, max(area.width, 0)), height: min(wanted.height, max(area.height, 0)))
    let sides = [Side.below, .above, .right, .left].filter { permitted.contains($0.arrow) }
    guard !sides.isEmpty else {
      // No direction is permitted: no arrow, centred on the anchor.
      let origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
      frame = CGRect(origin: origin, size: size).kept(inside: area)
      arrowDirection = []
      return
    }
    let side = sides.first { $0.fits(size, beside: anchor, in: area) } ?? Self.widest(sides, beside: anchor, in: area)
    arrowDirection = side.arrow
    let room = max(side.room(beside: anchor, in: area), 0)
    var shown = size
    switch (overlaps, side.isVertical) {
    case (true, _): break
    case (false, true): shown.height = min(size.height, room)
    case (false, false): shown.width = min(size.width, room)
    }
    frame = side.frame(shown, beside: anchor).kept(inside: area)
  }

  private static func widest(_ sides: [Side], beside anchor: CGRect, in area: CGRect) -> Side {
    sides.dropFirst().reduce(sides[0]) { best, side in
      side.room(beside: anchor, in: area) > best.room(beside: anchor, in: area) ? side : best
    }
  }

  /// The side of the anchor that the popover is on.
  private enum Side {
    case below, above, right, left

    var arrow: UIPopoverArrowDirection {
      switch self {
      case .below: .up
      case .above: .down
      case .right: .left
      case .left: .right
      }
    }

    var isVertical: Bool {
      switch self {
      case .below, .above: true
      case .right, .left: false
      }
    }

    /// The room between the anchor and the edge of the area, less the arrow.
    @MainActor func room(beside anchor: CGRect, in area: CGRect) -> CGFloat {
      switch self {
      case .below: area.maxY - anchor.maxY - arrowLength
      case .above: anchor.minY - area.minY - arrowLength
      case .right: area.maxX - anchor.maxX - arrowLength
      case .left: anchor.minX - area.minX - arrowLength
      }
    }

    @MainActor func fits(_ size: CGSize, beside anchor: CGRect, in area: CGRect) -> Bool {
      (isVertical ? size.height : size.width) <= room(beside: anchor, in: area)
    }

    @MainActor func frame(_ size: CGSize, beside anchor: CGRect) -> CGRect {
      let origin =
        switch self {
        case .below: CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + arrowLength)
        case .above: CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - arrowLength - size.height)
        case .right: CGPoint(x: anchor.maxX + arrowLength, y: anchor.midY - size.height / 2)
        case .left: CGPoint(x: anchor.minX - arrowLength - size.width, y: anchor.midY - size.height / 2)
        }
      return CGRect(origin: origin, size: size)
    }

    @MainActor private var arrowLength: CGFloat { PopoverPlace.arrowLength }
  }
}
