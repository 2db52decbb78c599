import Foundation
import UIKit

/// A collection view shows snapshots, and a person taps its items.
struct CollectionScenario: Scenario {
  let name = "collection"
  let title = "Items come, move and are tapped"
  let summary = """
    A diffable data source shows snapshots: only new items get cells, and cells that stay keep their views. The flow layout \
    places them in lines. A tap is one event, and the delegate gets its calls in UIKit's order.
    """

  func play(_ story: Story) {
    let root = UIViewController(title: "Root")
    let window = UIWindow()
    window.rootViewController = root
    window.isHidden = false
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 600), collectionViewLayout: layout)
    let listener = ItemListener()
    collection.delegate = listener
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, path, fruit in
      listener.lines.append("configure \(fruit) at \(path.item)")
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, fruit in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: fruit)
    }
    root.view.addSubview(collection)

    func show(_ title: String, _ act: () -> Void) {
      listener.lines = []
      story.step(title, act)
      story.table("What is called", header: ["call"], rows: listener.lines.map { [$0] })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Apple", "Cherry", "Fig", "Pear"])
    show("The first snapshot") { source.apply(snapshot) }
    story.tree("Four cells in two lines", of: window)

    snapshot.moveItem("Pear", beforeItem: "Apple")
    snapshot.deleteItems(["Cherry"])
    snapshot.appendItems(["Plum"])
    show("Pear moves, Cherry goes, Plum comes") { source.apply(snapshot) }
    story.tree("The same cells in other places", of: window)
    show("A tap on the second item") { collection.tapItem(at: IndexPath(item: 1, section: 0)) }
    show("A tap on the first item") { collection.tapItem(at: IndexPath(item: 0, section: 0)) }
    story.fact("collection.indexPathsForSelectedItems", collection.indexPathsForSelectedItems?.map(\.item) ?? [])
  }
}

/// Writes down the calls.
@MainActor private final class ItemListener: NSObject, UICollectionViewDelegate {
  var lines: [String] = []

  private func note(_ call: String, _ path: IndexPath) { lines.append("\(call) \(path.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }
}
