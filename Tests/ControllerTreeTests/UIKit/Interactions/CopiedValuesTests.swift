import UIKit
import XCTest

/// Values of interactions, printing, motion and layouts: their copies and archives.
final class CopiedValuesTests: XCTestCase {
  @MainActor private static func copy<Value: NSObject>(_ value: Value) throws -> Value {
    try XCTUnwrap(value.copy() as? Value)
  }

  /// CODE-05: values that can't change are their own copies; others have copies with the same values.
  func test_CODE05_previewsAndPointers() async throws {
    try await withStage { _ in
      let look = UIDragPreviewParameters(textLineRects: [])
      look.backgroundColor = .red
      look.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      let copy = try Self.copy(look)
      XCTAssertEqual(copy.backgroundColor, .red)
      XCTAssertEqual(copy.visiblePath, look.visiblePath)
      XCTAssertFalse(try Self.copy(UIPreviewParameters()) is UIDragPreviewParameters)
      let (view, box) = (UIView(), UIView())
      box.addSubview(view)
      let target = UIPreviewTarget(container: box, center: CGPoint(x: 1, y: 2))
      let preview = UITargetedPreview(view: view, parameters: look, target: target)
      let drag = UIDragPreview(view: view)
      let unchanging: [NSObject] = [target, preview, drag, view.topAnchor]
      for value in unchanging { XCTAssertTrue(value.copy() as AnyObject === value) }

      let style = UIPointerStyle(shape: .verticalBeam(length: 10), constrainedAxes: .vertical)
      style.accessories = [.arrow(.top)]
      style.isEnabled = false
      let styleCopy = try Self.copy(style)
      XCTAssertTrue(styleCopy.constrainedAxes == .vertical && !styleCopy.isEnabled)
      XCTAssertEqual(styleCopy.accessories.count, 1)
      XCTAssertTrue(try Self.copy(UIHoverStyle.automatic()).isEnabled)
      let arrow = try Self.copy(UIPointerAccessory.arrow(.left))
      XCTAssertTrue(arrow.orientationMatchesAngle && arrow.shape == nil && arrow.position == .left)
      XCTAssertNotNil(try Self.copy(UIPointerAccessory(.horizontalBeam(length: 3), position: .top)).shape)

      let proposal = UIDropProposal(operation: .move)
      proposal.isPrecise = true
      XCTAssertTrue(try Self.copy(proposal).isPrecise && Self.copy(proposal).operation == .move)
      let row = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
      row.backgroundColor = .blue
      XCTAssertEqual(try Self.copy(row).title, "Flag")
      XCTAssertEqual(try Self.copy(row).backgroundColor, .blue)
    }
  }

  /// CODE-05: print information and effects of motion come back from archives.
  func test_CODE05_printingAndMotion() async throws {
    try await withStage { _ in
      let info = UIPrintInfo.printInfo()
      (info.outputType, info.orientation, info.duplex) = (.photo, .landscape, .shortEdge)
      (info.jobName, info.printerID) = ("Letter", "p1")
      for made in [try Self.copy(info), try archivedCopy(info)] {
        XCTAssertEqual([made.jobName, made.printerID], ["Letter", "p1"])
        XCTAssertTrue(made.outputType == .photo && made.orientation == .landscape && made.duplex == .shortEdge)
      }
      XCTAssertEqual(UIPrintInfo(coder: try emptyCoder())?.jobName, "")

      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
      let group = UIMotionEffectGroup()
      group.motionEffects = [effect]
      let read = try archivedCopy(group)
      let values = read.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 0.5))
      XCTAssertEqual(values?["center.x"] as? CGFloat, 5)
      XCTAssertNil(try archivedCopy(UIMotionEffectGroup()).motionEffects)
      XCTAssertNil(try archivedCopy(UIMotionEffect()).keyPathsAndRelativeValues(forViewerOffset: .zero))
    }
  }

  /// CODE-07: parts of compositional layouts are copied with their values.
  func test_CODE07_layouts() async throws {
    try await withStage { _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(10))
      let spacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
      let anchor = NSCollectionLayoutAnchor(edges: .top)
      let custom = NSCollectionLayoutGroupCustomItem(frame: .zero)
      let unchanging: [NSObject] = [
        size, size.widthDimension, spacing, NSCollectionLayoutSpacing.fixed(1), anchor, custom,
      ]
      for value in unchanging { XCTAssertTrue(value.copy() as AnyObject === value) }

      let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: anchor)
      badge.zIndex = 7
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      (item.contentInsets.top, item.edgeSpacing) = (3, spacing)
      let itemCopy = try Self.copy(item)
      item.contentInsets.top = 9
      XCTAssertEqual(itemCopy.contentInsets.top, 3)
      XCTAssertTrue(itemCopy.edgeSpacing === spacing && itemCopy.supplementaryItems.first === badge)
      XCTAssertEqual(try Self.copy(badge).zIndex, 7)
      XCTAssertEqual(try Self.copy(badge).elementKind, "badge")

      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      group.interItemSpacing = .fixed(4)
      XCTAssertEqual(try Self.copy(group).visualDescription(), group.visualDescription())
      XCTAssertEqual(try Self.copy(group).interItemSpacing?.spacing, 4)
      let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
      (header.pinToVisibleBounds, header.extendsBoundary) = (true, false)
      let headerCopy = try Self.copy(header)
      XCTAssertTrue(headerCopy.pinToVisibleBounds && !headerCopy.extendsBoundary && headerCopy.alignment == .top)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      background.zIndex = -5
      XCTAssertEqual(try Self.copy(background).zIndex, -5)

      let section = NSCollectionLayoutSection(group: group)
      (section.interGroupSpacing, section.orthogonalScrollingBehavior) = (6, .paging)
      (section.boundarySupplementaryItems, section.decorationItems) = ([header], [background])
      let sectionCopy = try Self.copy(section)
      section.interGroupSpacing = 1
      XCTAssertTrue(sectionCopy.interGroupSpacing == 6 && sectionCopy.orthogonalScrollingBehavior == .paging)
      XCTAssertTrue(sectionCopy.boundarySupplementaryItems.first === header)
      let settings = UICollectionViewCompositionalLayoutConfiguration()
      (settings.scrollDirection, settings.interSectionSpacing) = (.horizontal, 8)
      XCTAssertTrue(try Self.copy(settings).scrollDirection == .horizontal)
      XCTAssertEqual(try Self.copy(settings).interSectionSpacing, 8)
    }
  }
}
