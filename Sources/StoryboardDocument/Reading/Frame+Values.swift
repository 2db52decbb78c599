extension Frame {
  /// The value of a property; `nil` if it can't be read, which is a problem.
  func propertyValue(
    of element: StoryboardDocument.Element, problems: ProblemList, owner: Frame
  ) -> StoryboardDocument.PropertyValue? {
    // A `value` says in an attribute what it is.
    switch name == "value" ? attributes["type"] ?? "" : name {
    case "nil", "null": return .nil
    case "string", "mutableString":
      // A text in base64 is kept as it is (STORY-14).
      return attributes.contains { $0.name.hasPrefix("base64") } ? .element(element) : .string(text)
    case "boolean", "bool": return .boolean(attributes["value"] == "YES")
    case "integer": return integer("value", problems: problems, owner: owner).map { .integer($0) }
    case "real", "number", "decimal":
      return number("value", problems: problems, owner: owner).map { .real($0) }
    case "color":
      if let color = StoryboardDocument.Color(element) { return .color(color) }
      // A colour of another form, such as a pattern.
      guard attributes.contains(where: { StoryboardDocument.Color.components.contains($0.name) }) else {
        return .element(element)
      }
      problems.add(
        .invalidNumber, "The colour \(attributes["key"]?.shortened ?? "") of \(owner.name.shortened) can't be read.",
        at: location, object: owner.attributes.id("id"), advice: "Choose the colour again.")
      return nil
    case "fontDescription": return .font(.init(element))
    case "point": return point(problems: problems, owner: owner).map { .point($0) }
    case "size": return size(problems: problems, owner: owner).map { .size($0) }
    case "rect": return rectangle(problems: problems, owner: owner).map { .rect($0) }
    case "range": return range(problems: problems, owner: owner).map { .range($0) }
    case "inset", "edgeInsets", "directionalEdgeInsets":
      return insets(problems: problems, owner: owner).map { .insets($0) }
    default: return .element(element)
    }
  }

  // MARK: Geometry

  func point(problems: ProblemList, owner: Frame) -> StoryboardDocument.Point? {
    guard let numbers = coordinates(["x", "y"], problems: problems, owner: owner) else { return nil }
    return .init(x: numbers[0], y: numbers[1])
  }

  func size(problems: ProblemList, owner: Frame) -> StoryboardDocument.Size? {
    guard let numbers = coordinates(["width", "height"], problems: problems, owner: owner) else { return nil }
    return .init(width: numbers[0], height: numbers[1])
  }

  func rectangle(problems: ProblemList, owner: Frame) -> StoryboardDocument.Rect? {
    guard let numbers = coordinates(["x", "y", "width", "height"], problems: problems, owner: owner) else { return nil }
    return .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func insets(problems: ProblemList, owner: Frame) -> StoryboardDocument.Insets? {
    let isDirectional = name == "directionalEdgeInsets" || attributes["leading"] != nil
    var numbers: [Double] = []
    for names in [["minY", "top"], ["minX", "left", "leading"], ["maxY", "bottom"], ["maxX", "right", "trailing"]] {
      guard let name = names.first(where: { attributes[$0] != nil }) else {
        numbers.append(0)
        continue
      }
      guard let number = coordinates([name], problems: problems, owner: owner)?.first else { return nil }
      numbers.append(number)
    }
    return .init(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3], isDirectional: isDirectional)
  }

  private func range(problems: ProblemList, owner: Frame) -> StoryboardDocument.TextRange? {
    guard let location = integer("location", problems: problems, owner: owner),
      let length = integer("length", problems: problems, owner: owner)
    else { return nil }
    return .init(location: location, length: length)
  }

  /// The numbers of all `names`; `nil` if one is missing or no coordinate (STORY-08).
  private func coordinates(_ names: [String], problems: ProblemList, owner: Frame) -> [Double]? {
    var numbers: [Double] = []
    for attribute in names {
      guard let number = attributes[attribute].flatMap(NumberText.coordinate) else {
        reportNumber(attribute, problems: problems, owner: owner)
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  func number(_ attribute: String, problems: ProblemList, owner: Frame) -> Double? {
    if let number = attributes.number(attribute) { return number }
    reportNumber(attribute, problems: problems, owner: owner)
    return nil
  }

  func integer(_ attribute: String, problems: ProblemList, owner: Frame) -> Int? {
    if let number = attributes.integer(attribute) { return number }
    reportNumber(attribute, problems: problems, owner: owner)
    return nil
  }

  private func reportNumber(_ attribute: String, problems: ProblemList, owner: Frame) {
    let key = attributes["key"].map { " \($0.shortened)" } ?? ""
    let value = attributes[attribute].map { "is '\($0.shortened)', which is no number" } ?? "is missing"
    problems.add(
      .invalidNumber, "\(attribute) of \(name)\(key) in \(owner.name.shortened) \(value).", at: location,
      object: owner.attributes.id("id"))
  }

  // MARK: Runtime attributes

  /// - Returns: `nil` if it can't be read, which is a problem.
  func makeRuntimeAttribute(problems: ProblemList) -> StoryboardDocument.RuntimeAttribute? {
    guard let keyPath = attributes["keyPath"], !keyPath.isEmpty else {
      problems.add(.missingAttribute, "A runtime attribute has no key path; it is left out.", at: location)
      return nil
    }
    let keys = keyPath.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: ".") ? 1 : 0) }
    guard keys <= StoryboardDocument.RuntimeAttribute.longestKeyPath else {
      problems.add(
        .longKeyPath,
        "The key path '\(keyPath.shortened)' has \(keys) names; at most "
          + "\(StoryboardDocument.RuntimeAttribute.longestKeyPath) are read.", at: location)
      return nil
    }
    guard let value = runtimeValue(of: keyPath, problems: problems) else { return nil }
    return .init(keyPath: keyPath, value: value, location: location)
  }

  private func runtimeValue(
    of keyPath: String, problems: ProblemList
  ) -> StoryboardDocument.RuntimeAttribute.Value? {
    let text = attributes["value"]
    let child = properties.last { $0.name == "value" }?.value
    switch (attributes["type"] ?? "", child) {
    case ("boolean", .boolean(let value)): return .boolean(value)
    case ("boolean", nil):
      if text != "YES", text != "NO" {
        problems.add(
          .invalidBoolean, "The runtime attribute '\(keyPath.shortened)' is '\(text?.shortened ?? "")'.", at: location)
      }
      return .boolean(text == "YES")
    case ("number", .integer(let value)): return .integer(value)
    case ("number", .real(let value)): return .real(value)
    case ("string", .string(let value)): return .string(value)
    case ("string", nil): return .string(text ?? "")
    case ("localizedString", .string(let value)): return .localizedString(value)
    case ("localizedString", nil): return .localizedString(text ?? "")
    case ("image", nil): return .image(text ?? "")
    case ("image", .element(let reference)): return .image(reference.attributes["image"] ?? "")
    case ("nil", nil), ("nil", .nil): return .nil
    case ("color", .color(let value)): return .color(value)
    case ("point", .point(let value)): return .point(value)
    case ("size", .size(let value)): return .size(value)
    case ("rect", .rect(let value)): return .rect(value)
    case ("range", .range(let value)): return .range(value)
    case (let type, _):
      let known = [
        "boolean", "color", "image", "localizedString", "nil", "number", "point", "range", "rect", "size", "string",
      ]
      if known.contains(type) {
        problems.add(
          .missingAttribute,
          "The runtime attribute '\(keyPath.shortened)' has no value of the type \(type); it is left out.",
          at: location, advice: "Set the value again.")
      } else {
        problems.add(
          .unknownValue,
          "The runtime attribute '\(keyPath.shortened)' has the type '\(type.shortened)'; it is left out.",
          at: location,
          advice: "Known are \(known.joined(separator: ", ")).")
      }
      return nil
    }
  }
}
