import UIKit

@objc class Settings: NSObject {
  @objc dynamic var minutes = 1
  @objc dynamic var isDark = false
}

/// Controls of several kinds, and an observer by key path.
public class SettingsViewController: UIViewController {
  let stepper = UIStepper()
  let darkSwitch = UISwitch()
  let sizes = UISegmentedControl(items: ["S", "M", "L"])
  let slider = UISlider()
  public let label = UILabel()
  private let settings: Settings
  private static var context = 0

  init(settings: Settings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { settings.removeObserver(self, forKeyPath: #keyPath(Settings.minutes)) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    stepper.minimumValue = 1
    stepper.maximumValue = 60
    stepper.value = Double(settings.minutes)
    sizes.selectedSegmentIndex = 1
    let controls: [UIControl] = [stepper, darkSwitch, sizes, slider]
    for (tag, control) in controls.enumerated() {
      control.tag = tag
      control.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
    }
    let stack = UIStackView(arrangedSubviews: [label] + controls)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.frame = view.bounds.insetBy(dx: 20, dy: 120)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    settings.addObserver(
      self, forKeyPath: #keyPath(Settings.minutes), options: [.initial, .new], context: &SettingsViewController.context)
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &SettingsViewController.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    label.text = "\(change?[.newKey] as? Int ?? 0) min"
  }

  @objc private func changed(_ sender: UIControl) {
    switch sender {
    case stepper: settings.minutes = Int(stepper.value)
    case darkSwitch:
      settings.setValue(darkSwitch.isOn, forKey: "isDark")
      view.window?.overrideUserInterfaceStyle = darkSwitch.isOn ? .dark : .light
    case sizes: label.font = .systemFont(ofSize: [12, 16, 20][sizes.selectedSegmentIndex])
    default: label.alpha = CGFloat(slider.value)
    }
  }
}
