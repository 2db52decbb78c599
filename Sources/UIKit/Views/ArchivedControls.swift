import ControllerTree
import Foundation

// The values of controls beside those of every control. Rules: CODE-11.

extension UISegmentedControl: ArchivedControl, MakesSubviews {
  private struct Written: Codable {
    var title: String?
    var width: CGFloat
    var isEnabled: Bool
  }

  package final func writeControl(to coder: NSCoder) {
    var segments: [Written] = []
    for index in 0..<numberOfSegments {
      segments.append(
        Written(
          title: titleForSegment(at: index), width: widthForSegment(at: index),
          isEnabled: isEnabledForSegment(at: index)))
      coder.write(imageForSegment(at: index), "ControllerTree.image\(index)")
    }
    coder.write(json: segments, "ControllerTree.segments")
    coder.write(selectedSegmentIndex, "ControllerTree.selectedSegment")
    coder.write(isMomentary, "ControllerTree.momentary")
  }

  package final func readControl(from coder: NSCoder) {
    for (index, segment) in (coder.read([Written].self, "ControllerTree.segments") ?? []).enumerated() {
      if let image = coder.image("ControllerTree.image\(index)") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: segment.title, at: index, animated: false)
      }
      setWidth(segment.width, forSegmentAt: index)
      setEnabled(segment.isEnabled, forSegmentAt: index)
    }
    isMomentary = coder.flag("ControllerTree.momentary")
    selectedSegmentIndex = coder.whole("ControllerTree.selectedSegment") ?? Self.noSegment
  }
}

extension UIStepper: ArchivedControl, MakesSubviews {
  package final func writeControl(to coder: NSCoder) {
    coder.write(json: [minimumValue, maximumValue, stepValue, value], "ControllerTree.values")
    coder.write(json: [wraps, autorepeat, isContinuous], "ControllerTree.flags")
  }

  package final func readControl(from coder: NSCoder) {
    if let values = coder.read([Double].self, "ControllerTree.values"), values.count == 4 {
      (minimumValue, maximumValue, stepValue) = (values[0], values[1], values[2])
      value = values[3]
    }
    if let flags = coder.read([Bool].self, "ControllerTree.flags"), flags.count == 3 {
      (wraps, autorepeat, isContinuous) = (flags[0], flags[1], flags[2])
    }
  }
}

extension UIDatePicker: ArchivedControl, MakesSubviews {
  package final func writeControl(to coder: NSCoder) {
    coder.write(datePickerMode.rawValue, "ControllerTree.mode")
    coder.write(date as NSDate, "ControllerTree.date")
    coder.write(minimumDate.map { $0 as NSDate }, "ControllerTree.minimum")
    coder.write(maximumDate.map { $0 as NSDate }, "ControllerTree.maximum")
    coder.write(minuteInterval, "ControllerTree.minutes")
  }

  package final func readControl(from coder: NSCoder) {
    datePickerMode = coder.whole("ControllerTree.mode").flatMap { Mode(rawValue: $0) } ?? datePickerMode
    minimumDate = coder.object(NSDate.self, "ControllerTree.minimum").map { $0 as Date }
    maximumDate = coder.object(NSDate.self, "ControllerTree.maximum").map { $0 as Date }
    minuteInterval = coder.whole("ControllerTree.minutes") ?? minuteInterval
    if let date = coder.object(NSDate.self, "ControllerTree.date") { self.date = date as Date }
  }
}

extension UIProgressView: ArchivedContent, MakesSubviews {
  package final func writeContent(to coder: NSCoder) {
    coder.write(progressViewStyle.rawValue, "ControllerTree.style")
    coder.write(Double(progress), "ControllerTree.progress")
    coder.write(progressTintColor, "ControllerTree.tint")
    coder.write(trackTintColor, "ControllerTree.track")
  }

  package final func readContent(from coder: NSCoder) {
    progressViewStyle = coder.whole("ControllerTree.style").flatMap { Style(rawValue: $0) } ?? progressViewStyle
    progress = Float(coder.number("ControllerTree.progress") ?? 0)
    (progressTintColor, trackTintColor) = (coder.color("ControllerTree.tint"), coder.color("ControllerTree.track"))
  }
}

extension UISearchBar: ArchivedContent, MakesSubviews {
  package final func writeContent(to coder: NSCoder) {
    coder.write(text, "ControllerTree.text")
    coder.write(placeholder, "ControllerTree.placeholder")
    coder.write(prompt, "ControllerTree.prompt")
    coder.write(json: scopeButtonTitles, "ControllerTree.scopes")
    coder.write(selectedScopeButtonIndex, "ControllerTree.scope")
    coder.write(json: [showsCancelButton, showsScopeBar, showsBookmarkButton], "ControllerTree.shown")
  }

  package final func readContent(from coder: NSCoder) {
    (text, placeholder) = (coder.text("ControllerTree.text"), coder.text("ControllerTree.placeholder"))
    prompt = coder.text("ControllerTree.prompt")
    scopeButtonTitles = coder.read([String]?.self, "ControllerTree.scopes") ?? nil
    selectedScopeButtonIndex = coder.whole("ControllerTree.scope") ?? 0
    if let shown = coder.read([Bool].self, "ControllerTree.shown"), shown.count == 3 {
      (showsCancelButton, showsScopeBar, showsBookmarkButton) = (shown[0], shown[1], shown[2])
    }
  }
}
