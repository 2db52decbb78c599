import ControllerTree

extension UIViewController {
  /// Does nothing: no device rotates.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: no device rotates.
  public class func attemptRotationToDeviceOrientation() {}
}
