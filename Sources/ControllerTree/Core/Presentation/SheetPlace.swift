import Foundation

/// The place of a sheet in its container, for all heights.
///
///     compact width     at the bottom edge, as wide as the container; the largest leaves 10 points below the safe area's top
///     compact height    all of the container, or, if it prefers the edge, as above between the safe area's sides
///     regular           in the middle: a form of 540 × 620 points or of the preferred size, a page of 704 points' width, with
///                       at least 20 points around
///
/// A detent's height does not include the bottom of the safe area; the sheet extends over it.
@MainActor struct SheetPlace {
  enum Kind: Hashable { case form, page }

  private enum Form {
    case wholeContainer
    case atBottomEdge(x: CGFloat, width: CGFloat)
    case floating(CGSize, center: CGPoint)
  }

  private static let topGap: CGFloat = 10
  private static let margin: CGFloat = 20
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704

  let container: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  private let form: Form

  /// - Parameters:
  ///   - container: The container's bounds.
  ///   - safeArea: The container's safe area.
  ///   - traits: The container's traits.
  ///   - sheet: The sheet; its preferences count.
  ///   - center: The point that a floating sheet should be centred on, in the container's coordinates.
  init(
    in container: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection, of sheet: UISheetPresentationController,
    around center: CGPoint?
  ) {
    self.container = container
    self.safeArea = safeArea
    self.traits = traits
    let preferred = sheet.preferredContentSize
    if traits.verticalSizeClass == .compact {
      guard sheet.prefersEdgeAttachedInCompactHeight else {
        form = .wholeContainer
        return
      }
      let room = max(container.width - safeArea.left - safeArea.right, 0)
      let follows = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferred.width > 0
      let width = follows ? min(preferred.width, room) : room
      form = .atBottomEdge(x: container.minX + safeArea.left + (room - width) / 2, width: width)
    } else if traits.horizontalSizeClass == .compact {
      form = .atBottomEdge(x: container.minX, width: container.width)
    } else {
      form = .floating(
        Self.floatingSize(sheet, preferred, in: container, safeArea),
        center: center ?? CGPoint(x: container.midX, y: container.midY))
    }
  }

  private static func floatingSize(
    _ sheet: UISheetPresentationController, _ preferred: CGSize, in container: CGRect, _ safeArea: UIEdgeInsets
  ) -> CGSize {
    let room = CGSize(
      width: max(container.width - 2 * margin, 0),
      height: max(container.height - 2 * max(margin, safeArea.top, safeArea.bottom), 0))
    switch sheet.kind {
    case .form:
      let size = preferred.width > 0 && preferred.height > 0 ? preferred : formSize
      return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    case .page: return CGSize(width: min(pageWidth, room.width), height: room.height)
    }
  }

  /// The height of the large detent.
  var maximumDetentValue: CGFloat {
    switch form {
    case .wholeContainer: max(container.height - safeArea.top - safeArea.bottom, 0)
    case .atBottomEdge: max(container.height - safeArea.top - Self.topGap - safeArea.bottom, 0)
    case .floating(let size, _): size.height
    }
  }

  /// The frame of a sheet at a detent of this height, in the container's coordinates.
  func frame(atHeight height: CGFloat) -> CGRect {
    switch form {
    case .wholeContainer: return container
    case .atBottomEdge(let x, let width):
      let whole = min(height + safeArea.bottom, container.height)
      return CGRect(x: x, y: container.maxY - whole, width: width, height: whole)
    case .floating(let size, let center):
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - height / 2, width: size.width, height: min(height, size.height))
      return frame.kept(inside: container.insetBy(dx: Self.margin, dy: Self.margin))
    }
  }

  /// Whether the two places give every detent the same height.
  func offersTheSame(as other: SheetPlace) -> Bool {
    maximumDetentValue == other.maximumDetentValue && traits.horizontalSizeClass == other.traits.horizontalSizeClass
      && traits.verticalSizeClass == other.traits.verticalSizeClass
  }
}

extension CGRect {
  /// The rectangle, moved as little as needed to lie in `area`; aligned with the area's top left where it is too large.
  func kept(inside area: CGRect) -> CGRect {
    var moved = self
    moved.origin.x = max(min(minX, area.maxX - width), area.minX)
    moved.origin.y = max(min(minY, area.maxY - height), area.minY)
    return moved
  }
}
