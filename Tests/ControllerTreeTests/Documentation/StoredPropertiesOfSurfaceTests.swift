import UIKit
import XCTest

/// The properties of sidebars, edge effects and rings of focus that exist only for code that sets and reads them.
final class StoredPropertiesOfSurfaceTests: XCTestCase {
  func test_sidebarsStoreTheirLooks() async {
    await MainActor.run {
      let search = UISearchTab()
      search.automaticallyActivatesSearch = true  // \.automaticallyActivatesSearch
      XCTAssertTrue(search.automaticallyActivatesSearch)
      let tab = UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
      let tabs = UITabBarController(tabs: [tab])
      let item = tabs.sidebar.item(for: tab)
      item.backgroundConfiguration = .listSidebarCell()  // \.backgroundConfiguration
      XCTAssertNotNil(item.backgroundConfiguration)
    }
  }

  func test_edgeEffectsStoreTheirEdge() async {
    await MainActor.run {
      let interaction = UIScrollEdgeElementContainerInteraction()
      interaction.edge = .bottom  // \.edge
      XCTAssertEqual(interaction.edge, .bottom)
    }
  }

  func test_ringsStoreTheirPlaces() async {
    await MainActor.run {
      let (ring, view) = (UIFocusHaloEffect(), UIView())
      assertStores(\UIFocusHaloEffect.containerView, view, in: ring)
      assertStores(\UIFocusHaloEffect.referenceView, view, in: ring)
      assertStores(\UIFocusHaloEffect.position, .inside, in: ring)
    }
  }
}
