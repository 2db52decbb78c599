extension StoryboardDocument {
  /// A view with everything in it.
  ///
  /// The views of a file are nested at most as deep as its elements (STORY-04), so a recursion over them ends soon.
  public struct View: StoryboardObject {
    public let kind: ViewKind
    /// `nil` if the file has no mask, so that the class's own holds.
    public let autoresizing: Autoresizing?
    public let record: ObjectRecord
    /// The frame at design time; `nil` if the file has none, for example for views in a stack view.
    public let frame: Rect?
    /// In order, the rearmost first. In a stack view these are the arranged views.
    public let subviews: [View]
    /// The constraints that the view owns, installed or not; see `installedConstraints`.
    public let constraints: [Constraint]
    private let rare: Box<Rare>?

    /// Members that few views have.
    struct Rare: Hashable, Sendable {
      var attachedViews: [View] = []
      var prototypes: [View] = []
      var sections: [TableSection] = []
      var items: [BarItem] = []
      var guides: [LayoutGuide] = []
      var variations: [Variation] = []
      var objects: [Object] = []

      var isEmpty: Bool {
        attachedViews.isEmpty && prototypes.isEmpty && sections.isEmpty && items.isEmpty && guides.isEmpty
          && variations.isEmpty && objects.isEmpty
      }
    }

    init(
      kind: ViewKind, record: ObjectRecord, frame: Rect?, autoresizing: Autoresizing?, subviews: [View],
      constraints: [Constraint], rare: Rare
    ) {
      self.kind = kind
      self.record = record
      self.frame = frame
      self.autoresizing = autoresizing
      self.subviews = subviews
      self.constraints = constraints
      self.rare = rare.isEmpty ? nil : Box(rare)
    }

    /// Views in places of their own: `contentView`, `tableHeaderView`, `sectionHeaderView`. The key is `record.key`.
    public var attachedViews: [View] { rare?.value.attachedViews ?? [] }
    /// The templates of a table or collection view's cells. They are not in the tree.
    public var prototypes: [View] { rare?.value.prototypes ?? [] }
    /// The sections of a table view with static cells.
    public var sections: [TableSection] { rare?.value.sections ?? [] }
    /// The items of a bar, or the segments of a segmented control.
    public var items: [BarItem] { rare?.value.items ?? [] }
    /// The safe area and other guides of the view.
    public var guides: [LayoutGuide] { rare?.value.guides ?? [] }
    /// What differs from size class to size class.
    public var variations: [Variation] { rare?.value.variations ?? [] }
    /// Other objects in it, such as a collection view's layout.
    public var objects: [Object] { rare?.value.objects ?? [] }

    /// The class that the view has unless `customClass` replaces it.
    public var stockClass: String { kind.stockClass }

    public func attachedView(_ key: String) -> View? { attachedViews.first { $0.record.key == key } }

    /// The content view of a cell or a visual effect view.
    public var contentView: View? { attachedView("contentView") }

    /// The constraints without those that Xcode removes at build time and those that the default variation leaves out.
    public var installedConstraints: [Constraint] {
      var excluded: Set<ObjectID> = []
      for variation in variations where variation.key == "default" {
        for mask in variation.masks where mask.key == "constraints" { excluded.formUnion(mask.excluded) }
      }
      return constraints.filter { constraint in
        !constraint.isPlaceholder && !(constraint.id.map(excluded.contains) ?? false)
      }
    }

    /// The subviews without those that the default variation leaves out.
    public var installedSubviews: [View] {
      var excluded: Set<ObjectID> = []
      for variation in variations where variation.key == "default" {
        for mask in variation.masks where mask.key == "subviews" { excluded.formUnion(mask.excluded) }
      }
      return excluded.isEmpty ? subviews : subviews.filter { !($0.id.map(excluded.contains) ?? false) }
    }

    /// The embed segues of a container view.
    public var embedSegues: [Segue] { segues.filter { $0.kind == .embed } }
  }
}

extension StoryboardDocument.View: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, record, frame, autoresizing, subviews, attachedViews, prototypes, sections, items, constraints, guides
    case variations, objects
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(StoryboardDocument.ViewKind.self, forKey: .kind),
      record: try container.decode(StoryboardDocument.ObjectRecord.self, forKey: .record),
      frame: try container.decodeIfPresent(StoryboardDocument.Rect.self, forKey: .frame),
      autoresizing: try container.decodeIfPresent(StoryboardDocument.Autoresizing.self, forKey: .autoresizing),
      subviews: try container.decodeList(forKey: .subviews),
      constraints: try container.decodeList(forKey: .constraints),
      rare: Rare(
        attachedViews: try container.decodeList(forKey: .attachedViews),
        prototypes: try container.decodeList(forKey: .prototypes),
        sections: try container.decodeList(forKey: .sections),
        items: try container.decodeList(forKey: .items),
        guides: try container.decodeList(forKey: .guides),
        variations: try container.decodeList(forKey: .variations),
        objects: try container.decodeList(forKey: .objects)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(record, forKey: .record)
    try container.encodeIfPresent(frame, forKey: .frame)
    try container.encodeIfPresent(autoresizing, forKey: .autoresizing)
    try container.encode(nonempty: subviews, forKey: .subviews)
    try container.encode(nonempty: attachedViews, forKey: .attachedViews)
    try container.encode(nonempty: prototypes, forKey: .prototypes)
    try container.encode(nonempty: sections, forKey: .sections)
    try container.encode(nonempty: items, forKey: .items)
    try container.encode(nonempty: constraints, forKey: .constraints)
    try container.encode(nonempty: guides, forKey: .guides)
    try container.encode(nonempty: variations, forKey: .variations)
    try container.encode(nonempty: objects, forKey: .objects)
  }
}

/// Attributes of views. A value that the file leaves out is `nil`, and UIKit's default then holds.
extension StoryboardDocument.View {
  public var tag: Int? { attributes.integer("tag") }
  public var isHidden: Bool? { attributes.bool("hidden") }
  public var alpha: Double? { attributes.number("alpha") }
  public var isOpaque: Bool? { attributes.bool("opaque") }
  public var clipsSubviews: Bool? { attributes.bool("clipsSubviews") }
  public var isUserInteractionEnabled: Bool? { attributes.bool("userInteractionEnabled") }
  public var isMultipleTouchEnabled: Bool? { attributes.bool("multipleTouchEnabled") }
  public var contentMode: StoryboardDocument.ContentMode? { attributes.value("contentMode") }
  public var insetsLayoutMarginsFromSafeArea: Bool? { attributes.bool("insetsLayoutMarginsFromSafeArea") }
  public var preservesSuperviewLayoutMargins: Bool? { attributes.bool("preservesSuperviewLayoutMargins") }
  public var translatesAutoresizingMaskIntoConstraints: Bool? {
    attributes.bool("translatesAutoresizingMaskIntoConstraints")
  }
  public var restorationIdentifier: String? { attributes["restorationIdentifier"] }
  public var horizontalHuggingPriority: Double? { attributes.number("horizontalHuggingPriority") }
  public var verticalHuggingPriority: Double? { attributes.number("verticalHuggingPriority") }
  public var horizontalCompressionResistancePriority: Double? {
    attributes.number("horizontalCompressionResistancePriority")
  }
  public var verticalCompressionResistancePriority: Double? {
    attributes.number("verticalCompressionResistancePriority")
  }
  public var backgroundColor: StoryboardDocument.Color? { color("backgroundColor") }
  public var tintColor: StoryboardDocument.Color? { color("tintColor") }

  // MARK: Texts and images

  /// The text of a label, text field or text view.
  public var text: String? { text("text") }
  public var placeholder: String? { text("placeholder") }
  public var textColor: StoryboardDocument.Color? { color("textColor") }
  public var font: StoryboardDocument.Font? {
    if case .font(let font) = property("fontDescription") { font } else { nil }
  }
  /// The name of an image view's image.
  public var image: String? { imageName("image") }

  /// The states of a button: `normal`, `highlighted`, `disabled`, `selected`.
  public var controlStates: [StoryboardDocument.ControlState] {
    record.properties.compactMap {
      guard case .element(let element) = $0.value, element.name == "state" else { return nil }
      return StoryboardDocument.ControlState(name: $0.name, element: element)
    }
  }

  /// The title of a button in its normal state, or in its configuration from Xcode 13 on.
  public var normalTitle: String? {
    if let title = controlStates.first(where: { $0.name == "normal" })?.title { return title }
    guard case .element(let configuration) = property("configuration") else { return nil }
    return configuration.attributes["title"] ?? configuration.child("string", key: "title")?.text
  }

  public var isEnabled: Bool? { attributes.bool("enabled") }
  public var isSelected: Bool? { attributes.bool("selected") }
  public var isHighlighted: Bool? { attributes.bool("highlighted") }

  // MARK: Stack views

  public var axis: StoryboardDocument.Axis? { attributes.value("axis") }
  public var distribution: StoryboardDocument.StackDistribution? { attributes.value("distribution") }
  public var alignment: StoryboardDocument.StackAlignment? { attributes.value("alignment") }
  public var spacing: Double? { attributes.number("spacing") }

  // MARK: Tables

  /// The name for `dequeueReusableCell(withIdentifier:)`.
  public var reuseIdentifier: String? { attributes["reuseIdentifier"] }
  /// `plain`, `grouped`, `insetGrouped` of a table; the style of a cell.
  public var style: String? { attributes["style"] }
  /// Whether the file has the table's cells.
  public var hasStaticCells: Bool { attributes["dataMode"] == "static" }
  public var rowHeight: Double? { attributes.number("rowHeight") }
  public var accessoryType: String? { attributes["accessoryType"] }
  public var selectionStyle: String? { attributes["selectionStyle"] }
}

extension StoryboardDocument {
  /// What a button shows in one of its states.
  public struct ControlState: Hashable, Sendable, Codable {
    public let name: String
    public let element: Element

    public var title: String? {
      element.attributes["title"] ?? element.child("string", key: "title")?.text
    }
    public var image: String? {
      element.attributes["image"] ?? element.child("imageReference", key: "image")?.attributes["image"]
    }
    public var backgroundImage: String? { element.attributes["backgroundImage"] }
    public var titleColor: Color? { element.child("color", key: "titleColor").flatMap(Color.init) }
  }
}
