import ControllerTree
import Foundation
import StoryboardDocument

extension UIVisualEffectView: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if case .element(let element) = view.property("blurEffect") { effect = UIBlurEffect(element) }
    if case .element(let element) = view.property("vibrancyEffect") {
      let blur = element.children.first { $0.name == "blurEffect" }.map(UIBlurEffect.init(_:))
      effect = UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .extraLight))
    }
  }
}

extension UIBlurEffect {
  /// The blur that a file describes; one without a known style is extra light, as the file format has it.
  fileprivate convenience init(_ element: StoryboardDocument.Element) {
    let styles: [String: Style] = [
      "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    self.init(style: element.attributes["style"].flatMap { styles[$0] } ?? .extraLight)
  }
}
