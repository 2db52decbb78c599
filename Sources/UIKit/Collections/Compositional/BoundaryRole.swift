import ControllerTree
import Foundation

/// Where a header or footer is, seen along the axis of its layout. Rules: COMP-04, COMP-12.
enum BoundaryRole {
  /// Before or behind the groups.
  case begin, end
  /// Beside the groups, at the leading edge or the top, or at the opposite edge.
  case near, far
  /// Over the groups.
  case inside
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  final func role(_ axis: FlowAxis) -> BoundaryRole {
    switch alignment {
    case .top, .topLeading, .topTrailing: axis.isVertical ? .begin : .near
    case .bottom, .bottomLeading, .bottomTrailing: axis.isVertical ? .end : .far
    case .leading: axis.isVertical ? .near : .begin
    case .trailing: axis.isVertical ? .far : .end
    case .none: .inside
    }
  }

  /// Whether the view is behind the groups.
  final func isFooter(_ axis: FlowAxis) -> Bool { role(axis) == .end }
}

extension NSRectAlignment {
  /// The place of a header or footer across the main axis, from 0 to 1.
  func cross(_ axis: FlowAxis) -> CGFloat { axis.isVertical ? fromLeading : 0.5 }

  /// The place of a view at a side along the main axis, from 0 to 1.
  func along(_ axis: FlowAxis) -> CGFloat { axis.isVertical ? 0.5 : fromLeading }

  private var fromLeading: CGFloat {
    switch self {
    case .topLeading, .bottomLeading, .leading: 0
    case .topTrailing, .bottomTrailing, .trailing: 1
    case .none, .top, .bottom: 0.5
    }
  }
}

/// What the views at the sides of a section take from the room of its groups. Rules: COMP-12.
@MainActor struct BoundarySides {
  private(set) var near: CGFloat = 0
  private(set) var far: CGFloat = 0
  private let axis: FlowAxis

  init(
    _ section: NSCollectionLayoutSection, _ axis: FlowAxis, _ room: SectionRoom, _ preferred: (String) -> CGSize?
  ) {
    self.axis = axis
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let role = item.role(axis)
      guard role == .near || role == .far else { continue }
      let breadth = axis.breadth(CompositionalSection.size(of: item, in: room.supplements, preferred))
      if role == .near { near += breadth } else { far += breadth }
    }
  }

  func inner(of room: CGSize) -> CGSize {
    axis.size(length: axis.length(room), breadth: max(0, axis.breadth(room) - near - far))
  }
}
