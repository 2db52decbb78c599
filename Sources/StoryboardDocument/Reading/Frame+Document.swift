extension Frame {
  private static let documentMembers: Set<String> = [
    "type", "version", "toolsVersion", "targetRuntime", "launchScreen", "initialViewController",
  ]

  func makeDocument(file: String?) -> StoryboardDocument {
    .init(
      kind: DocumentType.kind(attributes), location: location, file: file, version: .init(attributes["version"] ?? ""),
      toolsVersion: attributes["toolsVersion"].map { .init($0) }, targetRuntime: attributes["targetRuntime"],
      isLaunchScreen: attributes.bool("launchScreen") ?? false, attributes: attributes.without(Self.documentMembers),
      initialController: attributes.id("initialViewController"), device: device, dependencies: dependencies,
      scenes: scenes, objects: objects, resources: resources, designTimeElements: elements,
      unknownElements: unknownElements, readingProblems: [])
  }

  func makeScene() -> StoryboardDocument.Scene {
    var canvasLocation: StoryboardDocument.Point?
    for case .point(let point) in properties.map(\.value) { canvasLocation = point }
    return .init(
      id: attributes.id("sceneID"), location: location, objects: objects, canvasLocation: canvasLocation,
      unknownElements: unknownElements)
  }

  func makeDevice() -> StoryboardDocument.Device {
    var adaptation: String?
    for case .string(let id) in properties.map(\.value) { adaptation = id }
    return .init(
      id: attributes["id"] ?? "", orientation: attributes["orientation"], appearance: attributes["appearance"],
      adaptation: adaptation)
  }

  var dependencyVersion: StoryboardDocument.Version? {
    (attributes["version"] ?? attributes["minToolsVersion"]).map { .init($0) }
  }

  func makeResource() -> StoryboardDocument.Resource {
    let resource = attributes["name"] ?? ""
    var color: StoryboardDocument.Color?
    for case .color(let value) in properties.map(\.value) { color = value }
    switch name {
    case "namedColor": return .namedColor(name: resource, color)
    case "systemColor": return .systemColor(name: resource, color)
    case "image":
      var size: StoryboardDocument.Size?
      if let width = attributes.number("width"), let height = attributes.number("height") {
        size = .init(width: width, height: height)
      }
      return .image(name: resource, size: size, isSystemImage: attributes["catalog"] == "system")
    default: return .other(makeElement())
    }
  }
}
