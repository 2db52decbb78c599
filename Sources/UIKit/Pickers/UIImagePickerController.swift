import ControllerTree
import Foundation

/// Lets a person choose or take a picture. A person's acts are ``choose(_:)`` and ``cancel()``. Rules: ACT-20, ACT-22.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// The library; the camera; the album of pictures that were taken.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// A picture; a film.
    case photo, video
  }

  /// A camera.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// On the back; on the front.
    case rear, front
  }

  /// Whether there is light.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Never; if it is dark; always.
    case off = -1
    case auto = 0
    case on = 1
  }

  /// How good a film is.
  public enum QualityType: Int, Hashable, Sendable {
    /// From the best to the smallest sizes.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Names what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public var rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type's identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the person has edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that was kept.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// Facts about the picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Is told of the choice. Not retained.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      pickerDelegate = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
  }
  /// Where pictures come from. The library never reads it.
  open var sourceType = SourceType.photoLibrary
  /// The identifiers of the types that can be chosen. The library never reads it.
  open var mediaTypes = ["public.image"]
  /// Whether the person can edit the picture. The library never reads it.
  open var allowsEditing = false
  /// The longest time of a film, in seconds. The library never reads it.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good a film is. The library never reads it.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera has its own controls. The library never reads it.
  open var showsCameraControls = true
  /// A view in front of the camera's picture. The library never reads it.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture. The library never reads it.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera takes. The library never reads it.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera. The library never reads it.
  open var cameraDevice = CameraDevice.rear
  /// Whether there is light. The library never reads it.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Whether pictures can come from there: from everywhere but the camera.
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
    sourceType != .camera
  }
  /// The identifiers of the types that can come from there.
  open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Whether there is the camera: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

  /// A person chooses a picture or a film, in one event: the delegate is told, and dismisses the picker. Without a delegate the picker is
  /// dismissed. Rules: ACT-22.
  /// - Parameter info: What the delegate gets.
  /// - Returns: Whether a person could choose it.
  @discardableResult
  @_disfavoredOverload
  open func choose(_ info: [UIImagePickerController.InfoKey: Any]) -> Bool {
    actOnPresented("choose(_:)") {
      guard let pickerDelegate else { return dismiss(animated: true) }
      pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }
  /// A person chooses a picture; see ``choose(_:)``.
  @discardableResult
  @_disfavoredOverload
  open func choose(_ image: UIImage) -> Bool { choose([.mediaType: "public.image", .originalImage: image]) }

  /// A person cancels, in one event: the delegate is told, and dismisses the picker. Without a delegate that does, the picker is dismissed.
  /// Rules: ACT-22.
  /// - Returns: Whether a person could cancel.
  @discardableResult
  @_disfavoredOverload
  open func cancel() -> Bool {
    actOnPresented("cancel()") {
      guard let pickerDelegate else { return dismiss(animated: true) }
      pickerDelegate.imagePickerControllerDidCancel(self)
    }
  }
}

/// Is told what a person has chosen. Clients implement it. Rules: ACT-22.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture or a film was chosen. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person has cancelled. The delegate dismisses the picker; by default it is dismissed.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
