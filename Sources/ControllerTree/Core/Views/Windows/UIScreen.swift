import Foundation

/// The surface on which windows lie. It simulates a ``Device``; each of its properties can also be changed alone.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  final var nameNumber: Int32 = 0

  /// The screen of the current ``Stage``: a ``Device/iPhone`` of 393 × 852 points with safe area insets of 59 at the top and 34
  /// at the bottom, until another ``device`` is assigned.
  public class var main: UIScreen { Stage.current.part(UIScreen.self) { UIScreen(device: .iPhone) } }

  /// The bounds of ``main``.
  static var mainBounds: CGRect {
    Stage.withCurrent { $0.withPart(UIScreen.self) { $0.bounds } } ?? main.bounds
  }

  /// All screens: the main one.
  public class var screens: [UIScreen] { [main] }

  /// The device that the screen simulates. Changing ``bounds`` or ``safeAreaInsets`` alone does not change it.
  ///
  /// Assigning it gives the screen the device's size, scale and safe area, in one turn, and resizes windows that filled the
  /// screen, also those that are hidden. Use it to simulate a rotation. The views and controllers get the same callbacks as on a device:
  /// `viewWillTransition(to:with:)`, traits, safe area, layout.
  /// - Complexity: O(n) in the views and controllers of the screen's windows.
  /// - Rules: SAFE-02, TRAIT-01, TURN-06, WIN-19.
  public var device: Device {
    get { chosenDevice }
    set {
      chosenDevice = newValue
      Stage.turn("device", nil, .event) {
        let windows = WindowList.current.allWindows.filter { $0.screen === self && $0.frame == bounds }
        if newValue.size != rectangle.size || newValue.scale != scale {
          changeTraits(by: "device") {
            rectangle.size = newValue.size
            scale = newValue.scale
          }
        }
        safeAreaInsets = newValue.safeAreaInsets
        for window in windows {
          window.frame = bounds
          window.inputViews?.screenChanged()
        }
      }
    }
  }
  private var chosenDevice: Device

  /// The screen's rectangle, in points. Windows keep their frames when it changes.
  /// - Issues: `invalidGeometry`; the old rectangle stays.
  /// - Rules: MIS-32.
  open var bounds: CGRect {
    get { rectangle }
    set {
      guard newValue != rectangle, accepts(newValue, for: "bounds") else { return }
      changeTraits(by: "bounds") { rectangle = newValue }
    }
  }
  private var rectangle: CGRect

  /// The traits of the device and its settings that do not follow from ``bounds`` and ``scale``: dark mode, larger text,
  /// another language's direction, another kind of device. They override the computed ones.
  ///
  /// Assigning it simulates a user who changes a setting: everything on the screen is notified within the call, or at the
  /// end of the turn. Rules: TRAIT-01, TRAIT-02, TURN-06.
  public var deviceTraits: UITraitCollection {
    get { settings }
    set { if newValue != settings { changeTraits(by: "deviceTraits") { settings = newValue } } }
  }
  private var settings = UITraitCollection()
  private var knownTraits: UITraitCollection?

  /// The screen's traits: its size classes, its scale, and the settings of the device.
  ///
  /// A screen that is at least 668 points wide in either orientation is a tablet's, any other a phone's. Width is compact
  /// below 668 points, and on phones that are no large ones; height below 500. Rules: TRAIT-01, TRAIT-18.
  open var traitCollection: UITraitCollection {
    if let knownTraits { return knownTraits }
    var values = UITraitCollection.device(size: bounds.size, scale: scale)
    values.overlay(deviceTraits.values)
    let made = UITraitCollection(values)
    let traits = made.isSame(as: .standard) ? .standard : made
    knownTraits = traits
    return traits
  }

  /// ``traitCollection`` has changed. Sent before the screen's windows get theirs. The base does nothing. Rules: TRAIT-02.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func changeTraits(by call: StaticString, _ change: () -> Void) {
    let stage = Stage.current
    let size = traitCollection.preferredContentSizeCategory
    stage.cycle.turn(PublicCall(call, nil, .event)) {
      defer { tellTextSize(unlike: size) }
      ScreenObservers.screenWillChange(self, on: stage)
      let windows = WindowList.of(stage).windows.filter { $0.screen === self }
      TraitSources.willChange(self)
      for window in windows { if let scene = window.membership.scene { TraitSources.willChange(scene) } }
      TraitChange.sources(of: windows) {
        change()
        knownTraits = nil
        TraitUse.begin()
        TraitUse.noteDirection(settings.values, on: stage)
      }
    }
  }

  /// Posts the notification of another text size (ACT-61).
  private func tellTextSize(unlike old: UIContentSizeCategory) {
    let size = traitCollection.preferredContentSizeCategory
    guard size != old else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
  }

  /// The areas of the screen that bars and the device's corners cover, in points.
  /// - Issues: `invalidGeometry`; the old insets stay.
  /// - Rules: SAFE-02, MIS-32.
  public var safeAreaInsets: UIEdgeInsets {
    get { insets }
    set {
      guard newValue != insets, accepts(newValue, for: "safeAreaInsets") else { return }
      insets = newValue
      Stage.turn("safeAreaInsets", nil, .other) {
        InsetsUse.screenChanged()
        for window in WindowList.current.windows where window.screen === self {
          SafeArea.sourceChanged(on: window)
          if let inputViews = window.inputViews { SafeArea.sourceChanged(on: inputViews) }
        }
      }
    }
  }

  private var insets: UIEdgeInsets

  /// Pixels per point.
  open private(set) var scale: CGFloat

  /// Pixels per point of the device.
  open var nativeScale: CGFloat { scale }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The highest frame rate that the device could show, per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Makes a screen. NaN and infinity cause an issue, `invalidGeometry`, and are replaced by zero, or by the scale 1.
  ///
  /// - Parameters:
  ///   - bounds: Its rectangle, in points.
  ///   - scale: Pixels per point.
  ///   - safeAreaInsets: The covered areas at its edges, in points.
  public init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 393, height: 852), scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    rectangle = bounds.isFinite ? bounds : .zero
    self.scale = scale.isFinite ? scale : 1
    insets = safeAreaInsets.isFinite ? safeAreaInsets : .zero
    chosenDevice = Device(size: rectangle.size, scale: self.scale, safeAreaInsets: insets)
    super.init()
    let call: StaticString = "init(bounds:scale:safeAreaInsets:)"
    _ = accepts(bounds, for: call) && accepts(scale, for: call) && accepts(safeAreaInsets, for: call)
    if traitCollection !== UITraitCollection.standard { TraitUse.begin() }
  }

  /// Makes the screen of a device.
  public convenience init(device: Device) {
    self.init(
      bounds: CGRect(origin: .zero, size: device.size), scale: device.scale, safeAreaInsets: device.safeAreaInsets)
    chosenDevice = device
  }
}

extension UIScreen: Nameable {
  var nameTitle: String? { nil }
}
