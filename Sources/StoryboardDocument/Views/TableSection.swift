extension StoryboardDocument {
  /// A section of a table view with static cells.
  public struct TableSection: StoryboardObject, Codable {
    public internal(set) var record: ObjectRecord
    public internal(set) var cells: [View]

    public var headerTitle: String? { text("headerTitle") }
    public var footerTitle: String? { text("footerTitle") }
  }
}
