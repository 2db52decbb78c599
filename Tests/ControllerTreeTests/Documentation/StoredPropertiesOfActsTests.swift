import UIKit
import XCTest

/// The properties of pickers, interactions and behaviours that exist only for code that sets and reads them.
final class StoredPropertiesOfActsTests: XCTestCase {
  func test_pickersStoreTheirOptions() async {
    await MainActor.run {
      let picker = UIDocumentPickerViewController(documentTypes: [])
      assertStores(\UIDocumentPickerViewController.shouldShowFileExtensions, true, in: picker)
      assertStores(\UIDocumentPickerViewController.directoryURL, URL(fileURLWithPath: "/"), in: picker)
      assertStores(\UIColorWell.title, "A", in: UIColorWell())
      let sharing = UIActivityViewController(activityItems: [], applicationActivities: nil)
      assertStores(\UIActivityViewController.allowsProminentActivity, false, in: sharing)
      let fonts = UIFontPickerViewController.Configuration()
      assertStores(\UIFontPickerViewController.Configuration.includeFaces, true, in: fonts)
      assertStores(\UIFontPickerViewController.Configuration.displayUsingSystemFont, true, in: fonts)
    }
  }

  func test_imagePickersStoreTheirOptions() async {
    await MainActor.run {
      let picker = UIImagePickerController()
      assertStores(\UIImagePickerController.sourceType, .camera, in: picker)
      assertStores(\UIImagePickerController.mediaTypes, ["public.movie"], in: picker)
      assertStores(\UIImagePickerController.allowsEditing, true, in: picker)
      assertStores(\UIImagePickerController.videoMaximumDuration, 1, in: picker)
      assertStores(\UIImagePickerController.videoQuality, .typeHigh, in: picker)
      assertStores(\UIImagePickerController.showsCameraControls, false, in: picker)
      assertStores(\UIImagePickerController.cameraOverlayView, UIView(), in: picker)
      assertStores(\UIImagePickerController.cameraViewTransform, CGAffineTransform(scaleX: 2, y: 2), in: picker)
      assertStores(\UIImagePickerController.cameraCaptureMode, .video, in: picker)
      assertStores(\UIImagePickerController.cameraDevice, .front, in: picker)
      assertStores(\UIImagePickerController.cameraFlashMode, .on, in: picker)
    }
  }

  func test_controllersAndViewsStoreTheirRestoration() async {
    await MainActor.run {
      assertStores(\UIView.mask, UIView(), in: UIView())
      // \.restorationClass
      let controller = UIViewController()
      XCTAssertNil(controller.restorationClass)
      controller.restorationClass = Restoration.self
      XCTAssertTrue(controller.restorationClass is Restoration.Type)
    }
  }

  func test_interactionsStoreTheirOptions() async {
    await MainActor.run {
      let menu = UIContextMenuConfiguration()
      assertStores(\UIContextMenuConfiguration.preferredMenuElementOrder, .fixed, in: menu)
      assertStores(\UIContextMenuConfiguration.secondaryItemIdentifiers, ["a"], in: menu)
      assertStores(\UIContextMenuConfiguration.badgeCount, 2, in: menu)
      // \.preferredArrowDirection
      let edit = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
      assertStores(\UIEditMenuConfiguration.preferredArrowDirection, .up, in: edit)
      // \.isEnabled
      assertStores(\UIPointerInteraction.isEnabled, false, in: UIPointerInteraction(delegate: nil))
      // \.allowsSimultaneousRecognitionDuringLift
      // \.allowsSimultaneousDropSessions
      let delegate = DragDelegate()
      let (drag, drop) = (UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate))
      assertStores(\UIDragInteraction.allowsSimultaneousRecognitionDuringLift, true, in: drag)
      assertStores(\UIDropInteraction.allowsSimultaneousDropSessions, true, in: drop)
    }
  }

  func test_behaviorsAndElementsStoreTheirOptions() async {
    await MainActor.run {
      assertStores(\UIDynamicItemBehavior.charge, 1, in: UIDynamicItemBehavior(items: []))
      let attachment = UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)
      assertStores(\UIAttachmentBehavior.frictionTorque, 1, in: attachment)
      let element = UIAccessibilityElement(accessibilityContainer: UIView())
      assertStores(\UIAccessibilityElement.accessibilityIdentifier, "a", in: element)
      // \.image
      let action = UIAccessibilityCustomAction(name: "A") { _ in true }
      assertStores(\UIAccessibilityCustomAction.image, UIImage(), in: action)
    }
  }
}

private enum Restoration: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
}

private final class DragDelegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }

  func test_menuElementsStoreTheirOptions() async {
    await MainActor.run {
      let action = UIAction { _ in }
      assertStores(\UIAction.selectedImage, UIImage(), in: action)
      assertStores(\UIAction.title, "A", in: action)
      assertStores(\UIAction.image, UIImage(), in: action)
      let command = UIKeyCommand(input: "a", modifierFlags: [], action: Selector(("a:")))
      assertStores(\UIKeyCommand.selectedImage, UIImage(), in: command)
      assertStores(\UICommand.selectedImage, UIImage(), in: UICommand(title: "", action: Selector("a")))
      assertStores(\UIKeyCommand.title, "A", in: command)
      assertStores(\UIKeyCommand.image, UIImage(), in: command)
      assertStores(\UIKeyCommand.allowsAutomaticMirroring, false, in: command)
      assertStores(\UIBarButtonItem.changesSelectionAsPrimaryAction, true, in: UIBarButtonItem())
      XCTAssertEqual(UICommand.tagShare, "UICommandTagShare")
      XCTAssertEqual(UIKeyCommand.f12, "UIKeyInputF12")
    }
  }
}
