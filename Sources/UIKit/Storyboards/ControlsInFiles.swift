import ControllerTree
import Foundation
import StoryboardDocument

extension UIImageView: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let name = view.image { image = UIImage(named: name) }
    if let value = view.isHighlighted { isHighlighted = value }
  }
}

extension UISwitch: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let value = view.attributes.bool("on") { isOn = value }
    if let color = view.color("onTintColor") { onTintColor = file.color(color) }
    if let color = view.color("thumbTintColor") { thumbTintColor = file.color(color) }
  }
}

extension UISlider: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let value = view.attributes.number("maxValue") { maximumValue = Float(value) }
    if let value = view.attributes.number("minValue") { minimumValue = Float(value) }
    if let value = view.attributes.number("value") { self.value = Float(value) }
    if let value = view.attributes.bool("continuous") { isContinuous = value }
  }
}

extension UIStepper: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let value = view.attributes.number("maximumValue") { maximumValue = value }
    if let value = view.attributes.number("minimumValue") { minimumValue = value }
    if let value = view.attributes.number("stepValue") { stepValue = value }
    if let value = view.attributes.number("value") { self.value = value }
    if let value = view.attributes.bool("wraps") { wraps = value }
    if let value = view.attributes.bool("autorepeat") { autorepeat = value }
  }
}

extension UISegmentedControl: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    for segment in view.items where segment.kind == .segment {
      let attributes = segment.record.attributes
      let place = numberOfSegments
      if let image = attributes["image"] {
        insertSegment(with: UIImage(named: image), at: place, animated: false)
      } else {
        insertSegment(withTitle: attributes["title"], at: place, animated: false)
      }
      if let value = attributes.bool("enabled") { setEnabled(value, forSegmentAt: place) }
      if let value = attributes.number("width") { setWidth(value, forSegmentAt: place) }
    }
    if let value = view.attributes.integer("selectedSegmentIndex") { selectedSegmentIndex = value }
    if let value = view.attributes.bool("momentary") { isMomentary = value }
  }
}

extension UIProgressView: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    if let value = view.attributes.number("progress") { progress = Float(value) }
    if view.attributes["progressViewStyle"] == "bar" { progressViewStyle = .bar }
  }
}

extension UIActivityIndicatorView: FileAttributed {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    switch view.style {
    case "whiteLarge": style = .whiteLarge
    case "white": style = .white
    case "gray": style = .gray
    case "medium": style = .medium
    case "large": style = .large
    default: break
    }
    // A file leaves out what the file format has as its default: no.
    hidesWhenStopped = view.attributes.bool("hidesWhenStopped") ?? false
    if view.attributes.bool("animating") == true { startAnimating() }
  }
}
