import ControllerTree
import Foundation

/// What the insets of sections are relative to: the distances from the edges of the room, across the direction of scrolling. Rules: COMP-13.
@MainActor struct SectionReferences: Equatable {
  private var safeArea = NSDirectionalEdgeInsets.zero
  private var margins = NSDirectionalEdgeInsets.zero
  private var readable = NSDirectionalEdgeInsets.zero
  /// The layout's own reference.
  private var usual = UIContentInsetsReference.safeArea
  /// The greatest width of readable content, in points; that of the layout guide.
  private static let readableWidth: CGFloat = 672

  init() {}

  init(of view: UICollectionView, _ axis: FlowAxis, _ usual: UIContentInsetsReference) {
    self.usual = usual
    let margins = view.layoutMargins
    let excess = max(0, view.bounds.width - margins.left - margins.right - Self.readableWidth) / 2
    safeArea = Self.across(view.safeAreaInsets, view, axis)
    self.margins = Self.across(margins, view, axis)
    readable = Self.across(
      UIEdgeInsets(
        top: margins.top, left: margins.left + excess, bottom: margins.bottom, right: margins.right + excess),
      view, axis)
  }

  subscript(reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .automatic: usual == .automatic ? safeArea : self[usual]
    case .none: .zero
    case .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }

  /// The insets that count beside those of the content.
  private static func across(
    _ insets: UIEdgeInsets, _ view: UICollectionView, _ axis: FlowAxis
  ) -> NSDirectionalEdgeInsets {
    let present = view.adjustedContentInset
    guard axis.isVertical else {
      return NSDirectionalEdgeInsets(
        top: max(0, insets.top - present.top), leading: 0, bottom: max(0, insets.bottom - present.bottom), trailing: 0)
    }
    let (left, right) = (max(0, insets.left - present.left), max(0, insets.right - present.right))
    return NSDirectionalEdgeInsets(
      top: 0, leading: view.isMirrored ? right : left, bottom: 0, trailing: view.isMirrored ? left : right)
  }
}

/// The room of a section inside its container. Rules: COMP-04, COMP-13.
@MainActor struct SectionRoom {
  /// The distances of the groups from the edges of the container.
  let insets: NSDirectionalEdgeInsets
  /// The room of the groups.
  let groups: CGSize
  /// The room of headers and footers, and where it begins, from the left or the top.
  let supplements: CGSize
  let supplementsStart: CGFloat

  init(_ section: NSCollectionLayoutSection, _ axis: FlowAxis, _ container: CGSize, _ references: SectionReferences) {
    insets = section.contentInsets.adding(references[section.contentInsetsReference])
    groups = container.inset(by: insets)
    let reference = section.supplementaryContentInsetsReference
    let outer = references[reference == .automatic ? section.contentInsetsReference : reference]
    let own = section.supplementariesFollowContentInsets ? section.contentInsets.adding(outer) : outer
    supplements = container.inset(by: own)
    supplementsStart = axis.isVertical ? own.leading : own.top
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func adding(_ other: Self) -> Self {
    Self(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}

extension CGSize {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}
