import ControllerTree
import Foundation

/// Where a section that scrolls across comes to rest. Rules: COMP-08.
@MainActor struct AcrossScroll {
  private let section: CompositionalSection
  /// The room of the groups, and that of the whole collection view.
  private let room: CGFloat
  private let view: CGFloat

  init(_ section: CompositionalSection, room: CGFloat, view: CGFloat) {
    (self.section, self.room, self.view) = (section, room, view)
  }

  func rest(from offset: CGFloat, by distance: CGFloat) -> CGFloat {
    let free = limited(offset + distance)
    switch section.description.orthogonalScrollingBehavior {
    case .none, .continuous: return free
    case .continuousGroupLeadingBoundary: return limited(nearest(to: free, starts))
    case .paging: return limited(page(offset, distance, length: view))
    case .groupPaging: return limited(neighbour(of: offset, distance, starts))
    case .groupPagingCentered:
      let middles = starts.enumerated().map { $1 + section.groups.length(of: $0) / 2 - room / 2 }
      return neighbour(of: offset, distance, middles)
    }
  }

  /// Where the groups begin.
  private var starts: [CGFloat] { (0..<section.groups.numberOfGroups).map { section.groups.group($0).start } }

  private func limited(_ offset: CGFloat) -> CGFloat { min(max(0, offset), max(0, section.groups.length - room)) }

  private func nearest(to place: CGFloat, _ starts: [CGFloat]) -> CGFloat {
    var best = place
    var distance = CGFloat.infinity
    for start in starts where abs(start - place) < distance { (best, distance) = (start, abs(start - place)) }
    return best
  }

  private func page(_ offset: CGFloat, _ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let present = (offset / length).rounded()
    let wanted = ((offset + distance) / length).rounded()
    return min(max(wanted, present - 1), present + 1) * length
  }

  /// One place further at most.
  private func neighbour(of offset: CGFloat, _ distance: CGFloat, _ starts: [CGFloat]) -> CGFloat {
    guard let present = starts.indices.min(by: { abs(starts[$0] - offset) < abs(starts[$1] - offset) }),
      let wanted = starts.indices.min(by: { abs(starts[$0] - offset - distance) < abs(starts[$1] - offset - distance) })
    else { return offset }
    return starts[min(max(wanted, present - 1), present + 1)]
  }
}
