import Foundation
import StoryboardDocument

/// A view above the hierarchy, such as a label, that reads attributes of its own from a file (IB-17).
@MainActor package protocol FileAttributed: UIView {
  /// Takes the attributes; what the file leaves out stays as it is. Runs when the view's initialiser has ended.
  func take(_ view: StoryboardDocument.View, from file: FileResources)
}

/// A view above the hierarchy with a place of its own for what a file has as its `contentView`.
@MainActor package protocol FileContentOwner: UIView {
  /// Makes a view of a file the content view. Runs in the view's initialiser.
  func takeContentView(_ view: UIView)
}

/// An object above the hierarchy with outlets of its own, such as a table with its data source (IB-24).
@MainActor package protocol FileOutlets: AnyObject {
  /// Sets an outlet.
  /// - Returns: Whether there is such an outlet.
  func takeOutlet(_ name: String, _ object: AnyObject) -> Bool
}

/// A view above the hierarchy that performs segues of a file, such as a cell (IB-14).
@MainActor package protocol FileSegueSource: UIView {
  /// Adds a segue.
  /// - Parameters:
  ///   - trigger: What performs it, as the file names it; `nil` for what is usual.
  ///   - perform: Performs the segue for a sender.
  func addSegue(named trigger: String?, _ perform: @escaping @MainActor (Any?) -> Void)
}

/// An object above the hierarchy that is no responder, of which files can name the class, such as a layout (IB-05).
@MainActor package protocol FileAwaking: AnyObject {
  /// Its outlets and actions are connected.
  func awakeFromNib()
}

/// What attributes of a file name: its resources, and other objects.
@MainActor package struct FileResources {
  let builder: ObjectBuilder

  package func color(_ color: StoryboardDocument.Color) -> UIColor { builder.file.color(color) }

  /// Makes a view of the file, which is connected with all others.
  package func view(_ description: StoryboardDocument.View) -> UIView { builder.view(description) }

  /// Makes an object, to which outlets can lead, of the class that the file names, else of `stock`.
  package func object<Object: AnyObject>(
    _ record: StoryboardDocument.ObjectRecord, stock: Object.Type, _ make: (Object.Type) -> Object?
  ) -> Object? {
    let choice = ClassSearch(file: builder.file).choose(record, stock: "\(stock)", general: stock)
    guard let type = choice.type as? Object.Type, let made = make(type) else { return nil }
    builder.add(made, record, isStandIn: choice.isStandIn)
    return made
  }

  /// An object that was made already.
  package func object(_ id: String) -> AnyObject? { builder.objects[StoryboardDocument.ObjectID(id)] }

  /// Makes views of a prototype later, each connected with the controller alone; `nil` when that is gone.
  package func prototype(_ description: StoryboardDocument.View) -> @MainActor () -> UIView? {
    let make = builder.makePrototype
    return { make?(description) }
  }
}
