import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// A cell of a storyboard with an outlet.
final class BerryCell: UICollectionViewCell {
  var nameLabel: UILabel!
  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(BerryCell.self) { $0.outlet("nameLabel", \.nameLabel) }
  }
}

/// A collection view of a storyboard whose prototypes it uses.
final class BerryGrid: UICollectionViewController {
  var note: (String) -> Void = { _ in }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "berry", for: indexPath)
    (cell as? BerryCell)?.nameLabel?.text = "Berry \(indexPath.item)"
    return cell
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }?.item ?? -1
    note("prepare \(segue.identifier ?? "") item \(item)")
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect \(indexPath.item)")
  }
}

/// A layout of a storyboard's own.
final class BerryLayout: UICollectionViewFlowLayout {
  var awoke: [CGFloat] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    awoke.append(minimumLineSpacing)
  }
}

/// A layout that is no flow layout, and lets only storyboards make it.
final class BerryCircle: UICollectionViewLayout {
  let radius: CGFloat
  init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }
  required init?(coder: NSCoder) {
    radius = 7
    super.init(coder: coder)
  }
}

final class CollectionsInFilesTests: XCTestCase {
  private static let cell = """
    <collectionViewCell reuseIdentifier="berry" customClass="BerryCell" customModule="ControllerTreeTests" id="p">
    <rect key="frame" x="0.0" y="0.0" width="90" height="40"/>
    <collectionViewCellContentView key="contentView" id="c"><rect key="frame" x="0.0" y="0.0" width="90" height="40"/>
    <subviews><label text="Name" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
    </collectionViewCellContentView>
    \(Samples.connections(
      Samples.outlet("nameLabel", to: "l")
        + "<segue destination=\"d\" kind=\"custom\" customClass=\"QuietSegue\" customModule=\"ControllerTreeTests\" "
        + "identifier=\"item\" id=\"s1\"/>"))</collectionViewCell>
    """

  /// LIST-77: layout, outlets, prototypes and segues of a storyboard.
  func test_LIST77_prototypes() async throws {
    try await withTrace { trace in
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", kind: "collectionViewController", class: "BerryGrid",
          """
          <collectionView key="view" allowsMultipleSelection="YES" id="v">
          <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" \
          minimumInteritemSpacing="8" id="f"><size key="itemSize" width="90" height="40"/>
          <size key="headerReferenceSize" width="0.0" height="0.0"/><size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
          <cells>\(Self.cell)</cells>
          \(Samples.connections(Samples.outlet("dataSource", to: "a") + Samples.outlet("delegate", to: "a")))</collectionView>
          """), Samples.scene("d", Samples.view("d-v")))
      let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? BerryGrid)
      trace.show(controller)
      let collection = try XCTUnwrap(controller.collectionView)
      let flow = try XCTUnwrap(collection.collectionViewLayout as? UICollectionViewFlowLayout)
      XCTAssertEqual([flow.minimumLineSpacing, flow.minimumInteritemSpacing], [7, 8])
      XCTAssertEqual(flow.scrollDirection, .horizontal)
      XCTAssertEqual(flow.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      XCTAssertEqual(flow.itemSize, CGSize(width: 90, height: 40))
      XCTAssertTrue(collection.allowsMultipleSelection)
      let cells = collection.visibleCells.compactMap { $0 as? BerryCell }
      XCTAssertEqual(cells.map { $0.nameLabel?.text }, ["Berry 0", "Berry 1"])
      XCTAssertTrue(cells.allSatisfy { $0.nameLabel?.superview === $0.contentView })
      XCTAssertEqual(cells.map(\.subviews.count), [1, 1])
      controller.note = { trace.note($0) }
      trace.begin()
      XCTAssertTrue(collection.tapItem(at: IndexPath(item: 1, section: 0)))
      let notes = trace.read().compactMap(\.noteText)
      XCTAssertEqual(notes, ["prepare item item 1", "didSelect 1"])
    }
  }

  /// LIST-77: layouts of classes of the program, which outlets can name; a class that is missing leaves the stock layout.
  func test_LIST77_layoutsOfOwnClasses() async throws {
    try await withTrace { trace in
      @MainActor func collection(_ layout: String) throws -> UICollectionView {
        let storyboard = try Samples.storyboard(
          Samples.scene(
            "a", kind: "collectionViewController",
            """
            <collectionView key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
            \(layout)<cells/></collectionView>
            """))
        let made = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UICollectionViewController)
        return try XCTUnwrap(made.collectionView)
      }
      let flow = """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="f" customClass="BerryLayout" \
        customModule="ControllerTreeTests"/>
        """
      let own = try XCTUnwrap(try collection(flow).collectionViewLayout as? BerryLayout)
      XCTAssertEqual(own.awoke, [7])
      let circle = """
        <collectionViewLayout key="collectionViewLayout" id="f" customClass="BerryCircle" customModule="ControllerTreeTests"/>
        """
      XCTAssertEqual((try collection(circle).collectionViewLayout as? BerryCircle)?.radius, 7)
      trace.begin()
      let missing = flow.replacingOccurrences(of: "BerryLayout", with: "MissingLayout")
      var layout: UICollectionViewFlowLayout?
      let issues = try trace.stage.diagnostics.collect {
        layout = try collection(missing).collectionViewLayout as? UICollectionViewFlowLayout
      }
      XCTAssertEqual(issues.map(\.kind), [.unknownInterfaceClass])
      XCTAssertEqual(layout.map { "\(type(of: $0))" }, "UICollectionViewFlowLayout")
      XCTAssertEqual(layout?.minimumLineSpacing, 7)
      trace.begin()
    }
  }
}
