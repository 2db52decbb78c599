/// State of a higher floor that a stage has once. It is made on first use.
@MainActor protocol StagePart: AnyObject {
  init()
}

extension StagePart {
  /// That of the current stage.
  @inline(__always)
  static var current: Self { of(.current) }

  @inline(__always)
  static func of(_ stage: Stage) -> Self { stage.part(Self.self) { Self() } }
}
