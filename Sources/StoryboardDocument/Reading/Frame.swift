/// An element whose end has not been read, with what stands in it so far.
///
/// The reader keeps a stack of frames instead of calling itself, so the depth of a file costs memory and no stack. A finished
/// element is a typed value in the list of its kind; a list element, such as `subviews`, hands its list on as a whole.
struct Frame {
  /// What the element is, which its name and place decide.
  enum Role {
    case document, scenes, scene, objects, dependencies, dependency, device, adaptation, resources, resource
    case controller(StoryboardDocument.ControllerKind)
    case reference, placeholder, exit, custom
    case recognizer(StoryboardDocument.GestureKind)
    case view(StoryboardDocument.ViewKind)
    case subviews, prototypes, sections, section, cells
    case item(StoryboardDocument.BarItem.Kind)
    case items, toolbarItems
    case constraints, constraint, layoutGuides, guide, variation, mask, maskEntry
    case connections, connection, connectionsOfSegue, runtimeAttributes, runtimeAttribute
    /// A value, or an element without a known meaning. It and all in it are kept as they are; nothing is said of what
    /// stands in an element without a known meaning, or in what Interface Builder keeps for itself.
    case plain(isKnown: Bool, isQuiet: Bool)
  }

  let role: Role
  let name: String
  let location: StoryboardDocument.Location
  var attributes: StoryboardDocument.Attributes
  var text = ""

  // The contents of the element, by kind.
  var elements: [StoryboardDocument.Element] = []
  var unknownElements: [StoryboardDocument.Element] = []
  var properties: [StoryboardDocument.Property] = []
  var runtimeAttributes: [StoryboardDocument.RuntimeAttribute] = []
  var connections: [StoryboardDocument.Connection] = []
  var views: [StoryboardDocument.View] = []
  var subviews: [StoryboardDocument.View] = []
  var prototypes: [StoryboardDocument.View] = []
  var sections: [StoryboardDocument.TableSection] = []
  var items: [StoryboardDocument.BarItem] = []
  var toolbarItems: [StoryboardDocument.BarItem] = []
  var constraints: [StoryboardDocument.Constraint] = []
  var guides: [StoryboardDocument.LayoutGuide] = []
  var variations: [StoryboardDocument.Variation] = []
  var masks: [StoryboardDocument.Variation.Mask] = []
  var excluded: [StoryboardDocument.ObjectID] = []
  var included: [StoryboardDocument.ObjectID] = []
  var objects: [StoryboardDocument.Object] = []
  var scenes: [StoryboardDocument.Scene] = []
  var dependencies: [StoryboardDocument.Dependency] = []
  var resources: [StoryboardDocument.Resource] = []
  var device: StoryboardDocument.Device?
  var rect: StoryboardDocument.Rect?
  var autoresizing: StoryboardDocument.Autoresizing?

  init(
    role: Role, name: String, location: StoryboardDocument.Location, attributes: StoryboardDocument.Attributes
  ) {
    self.role = role
    self.name = name
    self.location = location
    self.attributes = attributes
  }

  /// Whether the value has a member for them; else those in it are kept by the element that contains it.
  var keepsUnknownElements: Bool {
    switch role {
    case .document, .scene: true
    default: isObject
    }
  }

  /// Whether it is an object, which has properties, connections and runtime attributes.
  var isObject: Bool {
    switch role {
    case .controller, .reference, .placeholder, .exit, .custom, .recognizer, .view, .section, .item: true
    default: false
    }
  }
}
