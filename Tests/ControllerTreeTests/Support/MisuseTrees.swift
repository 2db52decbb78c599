extension Trace {
  /// The tree after many rows of the table of misuse: a parent in its window.
  static let parentAlone = """
    UIWindow #1 (0, 0, 400, 800)
    └─ UIViewController "P" appeared, view (0, 0, 400, 800)
    """

  /// The same with a child.
  static let parentWithChild = """
    UIWindow #1 (0, 0, 400, 800)
    └─ UIViewController "P" appeared, view (0, 0, 400, 800)
       └─ UIViewController "C" appeared, view (0, 0, 400, 800)
    """
}
