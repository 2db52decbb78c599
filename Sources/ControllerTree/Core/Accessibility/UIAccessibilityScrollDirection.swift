/// The direction in which the user of an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right; to the left; up; down; to the next page; to the previous one.
  case right = 1
  case left, up, down, next, previous
}
