import Foundation

/// The detents of a sheet with their heights in one place: which are active, which is selected. Rules SHEET-02 to SHEET-04.
@MainActor struct SheetDetents {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  private(set) var place: SheetPlace
  /// The active detents, in the sheet's order.
  private let heights: [(identifier: Identifier, height: CGFloat)]

  /// Computes the height of every detent.
  init(_ detents: [UISheetPresentationController.Detent], in place: SheetPlace) {
    self.place = place
    let context = DetentContext(place)
    heights = detents.compactMap { detent in
      guard let height = detent.resolvedValue(in: context), !height.isNaN else { return nil }
      return (detent.identifier, min(max(height, 0), place.maximumDetentValue))
    }
  }

  /// The same heights in another place; only valid if the place allows the same heights.
  func moved(to place: SheetPlace) -> Self {
    var moved = self
    moved.place = place
    return moved
  }

  /// The detent that a sheet with this selection rests at: the smallest if none, or an inactive one, is selected.
  func resting(at selected: Identifier?) -> Identifier? {
    if let selected, contains(selected) { return selected }
    return heights.min { $0.height < $1.height }?.identifier
  }

  /// The active detents with their heights, the smallest first.
  var ordered: [(identifier: Identifier, height: CGFloat)] { heights.sorted { $0.height < $1.height } }

  func contains(_ identifier: Identifier) -> Bool { heights.contains { $0.identifier == identifier } }

  /// The height of the sheet with this selection: the greatest possible if no detent is active.
  func height(at selected: Identifier?) -> CGFloat {
    let resting = resting(at: selected)
    return heights.first { $0.identifier == resting }?.height ?? place.maximumDetentValue
  }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ place: SheetPlace) {
    containerTraitCollection = place.traits
    maximumDetentValue = place.maximumDetentValue
    super.init()
  }
}
