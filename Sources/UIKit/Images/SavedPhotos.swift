import ControllerTree
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stores no image, as there is no photo library: the method is called at once, with an error.
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object that is told.
///   - completionSelector: Its method, as in `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed on.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  tell(completionTarget, completionSelector, image, contextInfo)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stores no video, as there is no photo library: the method is called at once, with an error.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  tell(completionTarget, completionSelector, videoPath, contextInfo)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a video could be stored: no, as there is no photo library.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor private func tell(_ target: Any?, _ selector: Selector?, _ object: Any, _ info: UnsafeMutableRawPointer?) {
  guard let target, let selector else { return }
  let error = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "There is no photo library."])
  selector.perform(on: target as AnyObject, [object, error, info])
}
