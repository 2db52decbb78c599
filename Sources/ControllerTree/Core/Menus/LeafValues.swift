import Foundation

/// The values that actions and commands have in common in an archive. Rules: CODE-06.
@MainActor struct LeafValues {
  let selectedImage: UIImage?
  let discoverabilityTitle: String?
  let attributes: UIMenuElement.Attributes
  let state: UIMenuElement.State

  init(
    _ selectedImage: UIImage?, _ discoverabilityTitle: String?, _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State
  ) {
    (self.selectedImage, self.discoverabilityTitle) = (selectedImage, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
  }

  init(_ coder: NSCoder) {
    selectedImage = coder.image("ControllerTree.selectedImage")
    discoverabilityTitle = coder.text("ControllerTree.discoverability")
    attributes = UIMenuElement.Attributes(rawValue: UInt(bitPattern: coder.whole("ControllerTree.attributes") ?? 0))
    state = coder.whole("ControllerTree.state").flatMap { UIMenuElement.State(rawValue: $0) } ?? .off
  }

  func write(to coder: NSCoder) {
    coder.write(selectedImage, "ControllerTree.selectedImage")
    coder.write(discoverabilityTitle, "ControllerTree.discoverability")
    coder.write(Int(bitPattern: attributes.rawValue), "ControllerTree.attributes")
    coder.write(state.rawValue, "ControllerTree.state")
  }
}
