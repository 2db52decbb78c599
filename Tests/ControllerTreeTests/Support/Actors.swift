import Foundation

@testable import ControllerTree

/// A view with a name and with actions for its layout and its safe area.
final class ProbeView: UIView, ScriptOwner {
  private let name: String
  var onLayout: () -> Void = {} { didSet { ScriptOwners.add(self) } }
  var onSafeArea: () -> Void = {} { didSet { ScriptOwners.add(self) } }

  init(_ name: String, frame: CGRect = .zero) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }
  override func layoutSubviews() { onLayout() }
  override func safeAreaInsetsDidChange() { onSafeArea() }
  func removeScripts() { (onLayout, onSafeArea) = ({}, {}) }
}

/// A window with a name, retained by its trace. It logs the hooks of key status.
final class NamedWindow: UIWindow, ScriptOwner {
  private let name: String
  private unowned let trace: Trace
  var mayBecomeKey = true
  var onBecome: () -> Void = {} { didSet { ScriptOwners.add(self) } }
  var onResign: () -> Void = {} { didSet { ScriptOwners.add(self) } }

  init(_ name: String, _ trace: Trace, frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800)) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
    trace.keep(self)
  }

  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }
  override var canBecomeKey: Bool { mayBecomeKey }
  override func becomeKey() {
    trace.note("\(name).becomeKey()")
    onBecome()
  }
  override func resignKey() {
    trace.note("\(name).resignKey()")
    onResign()
  }
  func removeScripts() { (onBecome, onResign) = ({}, {}) }
}
