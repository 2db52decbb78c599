import UIKit

/// Code for iOS, as it is: a class of a library whose extensions have members for other modules to override.
open class AttachmentManager: NSObject {
  public func label(_ count: Int) -> String { prefix + text(of: count) }
}

extension AttachmentManager {
  @objc open var prefix: String { "" }
  @objc open func text(of count: Int) -> String { plural(count) }
}

extension AttachmentManager: UICollectionViewDataSource {
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private func plural(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
