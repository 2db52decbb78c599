import Foundation

/// A guide that activates constraints while it is near edges of its view, and others while it is away from them. A keyboard's guide is near the
/// bottom alone, since the keyboard is docked; a guide of another class is near no edge. Rules: AL-27.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private enum Place { case near, away }

  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let place: Place
    var constraints: [NSLayoutConstraint]
  }

  private final var tracked: [Tracked] = []

  /// The edges that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// The constraints for a guide that is near edges, in place of former ones for these edges. Rules: AL-27.
  /// - Parameters:
  ///   - trackingConstraints: The constraints; none ends the tracking of these edges.
  ///   - edge: With several edges, the guide has to be near each of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, .near) }

  /// The constraints for a guide that is away from edges, in place of former ones for these edges. Rules: AL-27.
  /// - Parameters:
  ///   - trackingConstraints: The constraints; none ends the tracking of these edges.
  ///   - edge: With several edges, the guide has to be away from each of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, .away) }

  /// The constraints for a guide that is near edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, .near)
  }
  /// The constraints for a guide that is away from edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, .away)
  }

  /// Deactivates all these constraints and forgets them. Rules: AL-27.
  open func removeAllTrackedConstraints() {
    let all = tracked
    tracked = []
    for entry in all { NSLayoutConstraint.deactivate(entry.constraints) }
  }

  private func constraints(_ edges: NSDirectionalRectEdge, _ place: Place) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.place == place }?.constraints ?? []
  }

  private func track(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, _ place: Place) {
    let former = self.constraints(edges, place)
    tracked.removeAll { $0.edges == edges && $0.place == place }
    NSLayoutConstraint.deactivate(former.filter { old in !constraints.contains { $0 === old } })
    guard !constraints.isEmpty else { return }
    tracked.append(Tracked(edges: edges, place: place, constraints: constraints))
    let isAtPlace =
      switch place {
      case .near: nearEdges.isSuperset(of: edges)
      case .away: nearEdges.isDisjoint(with: edges)
      }
    if isAtPlace { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
  }
}
