extension StoryboardDocument {
  /// What a view or a constraint has in some size classes only.
  ///
  /// The variation `default` removes what a more specific one includes again.
  public struct Variation: Hashable, Sendable, Codable {
    /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=regular`.
    public internal(set) var key: String
    public internal(set) var masks: [Mask]
    /// The attributes that differ, such as a constraint's `constant`.
    public internal(set) var attributes: Attributes
    public internal(set) var properties: [Property]
    public internal(set) var location: Location

    /// Members that are removed or included.
    public struct Mask: Hashable, Sendable, Codable {
      /// `constraints` or `subviews`.
      public internal(set) var key: String
      public internal(set) var excluded: [ObjectID]
      public internal(set) var included: [ObjectID]
    }

    /// The size class that the variation is for; `nil` for any.
    public var widthClass: SizeClass? { sizeClass("widthClass") }
    public var heightClass: SizeClass? { sizeClass("heightClass") }

    public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable { case compact, regular }

    private func sizeClass(_ name: String) -> SizeClass? {
      for part in key.split(separator: "-") where part.hasPrefix("\(name)=") {
        return SizeClass(rawValue: String(part.dropFirst(name.count + 1)))
      }
      return nil
    }
  }
}
