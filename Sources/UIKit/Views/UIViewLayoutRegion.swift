import ControllerTree
import Foundation

extension UIView {
  /// A part of a view in which content lies. Rules: VAL-84.
  public struct LayoutRegion: Hashable, Sendable {
    /// A direction in which the part keeps away from what lies in the corners of a window. The library never reads it: nothing lies there.
    public struct AdaptivityAxis: Hashable, Sendable {
      private let isVertical: Bool
      /// Sideways.
      public static var horizontal: Self { Self(isVertical: false) }
      /// Upwards and downwards.
      public static var vertical: Self { Self(isVertical: true) }
    }

    fileprivate enum Kind: Hashable { case safeArea, margins, readableContent }
    fileprivate let kind: Kind

    /// The part that no bar covers.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { Self(kind: .safeArea) }
    /// The part inside of the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { Self(kind: .margins) }
    /// The part of a width that is good to read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      Self(kind: .readableContent)
    }
  }

  /// The guide of a part. Rules: VAL-84.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    switch layoutRegion.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// The distances of a part from the edges of the view, in points. Rules: VAL-84.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    switch layoutRegion.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    }
  }

  /// The distances of a part from the edges of the view, in points and in reading direction. Rules: VAL-84.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: layoutRegion)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }
}
