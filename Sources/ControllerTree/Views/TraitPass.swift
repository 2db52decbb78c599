@MainActor enum TraitPass {
  static var isRunning: Bool { false }
  static func heardTraits(above view: UIView) -> UITraitCollection? { nil }
}
