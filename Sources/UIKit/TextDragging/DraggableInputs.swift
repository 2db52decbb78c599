import ControllerTree
import Foundation

// Text fields and text views from which text is dragged, and into which it is dropped. Rules: ACT-69, ACT-70.

extension UITextView: UITextDraggable {
  /// Chooses what is dragged, and learns about drags. Not retained. Rules: ACT-69.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDrags.of(self)?.delegate }
    set { TextDrags.made(of: self).delegate = newValue }
  }
  /// Lets a person drag the selection, a link or an image; made when it is read first. Rules: ACT-69.
  public var textDragInteraction: UIDragInteraction? { TextDrags.made(of: self).interaction }
  /// Whether text of the view is being dragged.
  public var isTextDragActive: Bool { TextDrags.of(self)?.isActive ?? false }
  /// Options of the picture.
  public var textDragOptions: UITextDragOptions {
    get { TextDrags.of(self)?.options ?? [] }
    set { TextDrags.made(of: self).options = newValue }
  }
}

extension UITextField: UITextDraggable {
  /// Chooses what is dragged, and learns about drags. Not retained. Rules: ACT-69.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDrags.of(self)?.delegate }
    set { TextDrags.made(of: self).delegate = newValue }
  }
  /// Lets a person drag the selection; made when it is read first. Rules: ACT-69.
  public var textDragInteraction: UIDragInteraction? { TextDrags.made(of: self).interaction }
  /// Whether text of the field is being dragged.
  public var isTextDragActive: Bool { TextDrags.of(self)?.isActive ?? false }
  /// Options of the picture.
  public var textDragOptions: UITextDragOptions {
    get { TextDrags.of(self)?.options ?? [] }
    set { TextDrags.made(of: self).options = newValue }
  }
}

#if !canImport(ObjectiveC)
  extension UITextView: UITextDroppable {
    /// Decides on drops, and learns about them. Not retained. Rules: ACT-70.
    public var textDropDelegate: (any UITextDropDelegate)? {
      get { TextDrops.of(self)?.delegate }
      set { TextDrops.made(of: self).delegate = newValue }
    }
    /// Takes drops of text; made when it is read first, or a drag comes. Rules: ACT-70.
    public var textDropInteraction: UIDropInteraction? { TextDrops.made(of: self).interaction }
    /// Whether a drag is above the view.
    public var isTextDropActive: Bool { TextDrops.of(self)?.isActive ?? false }
  }

  extension UITextField: UITextDroppable {
    /// Decides on drops, and learns about them. Not retained. Rules: ACT-70.
    public var textDropDelegate: (any UITextDropDelegate)? {
      get { TextDrops.of(self)?.delegate }
      set { TextDrops.made(of: self).delegate = newValue }
    }
    /// Takes drops of text; made when it is read first, or a drag comes. Rules: ACT-70.
    public var textDropInteraction: UIDropInteraction? { TextDrops.made(of: self).interaction }
    /// Whether a drag is above the field.
    public var isTextDropActive: Bool { TextDrops.of(self)?.isActive ?? false }
  }
#endif
