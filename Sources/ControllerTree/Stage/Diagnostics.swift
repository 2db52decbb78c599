import Foundation

/// Where issues go: to whoever collects them at the moment, else as one line each to standard error.
@preconcurrency @MainActor
public final class Diagnostics {
  nonisolated(unsafe) unowned(unsafe) var stage: Stage?
  private var collections: [[HierarchyIssue]] = []
  private var said: Set<Remark> = []

  /// Collects the issues that `body` causes instead of printing them.
  ///
  /// Collections nest; the innermost one gets the issue.
  public func collect(_ body: () throws -> Void) rethrows -> [HierarchyIssue] {
    collections.append([])
    do {
      try body()
    } catch {
      collections.removeLast()
      throw error
    }
    return collections.removeLast()
  }

  /// Begins a collection that ``endCollection()`` ends, for scopes that are not one closure.
  func beginCollection() { collections.append([]) }

  func endCollection() -> [HierarchyIssue] { collections.popLast() ?? [] }

  func report(_ issue: HierarchyIssue) {
    var issue = issue
    if issue.call == nil { issue.call = stage?.cycle.causeReference?.text }
    if let stage {
      for recorder in stage.recorders { recorder.append(issue, on: stage) }
    }
    if collections.isEmpty {
      FileHandle.standardError.write(Data("ControllerTree: \(issue)\n".utf8))
    } else {
      collections[collections.count - 1].append(issue)
    }
  }

  /// Whether `remark` is made for the first time on this stage.
  func isNew(_ remark: Remark) -> Bool { said.insert(remark).inserted }

  /// Something that is worth saying once: a kind about a class and one of its methods, or about an object.
  struct Remark: Hashable {
    let kind: HierarchyIssue.Kind
    var type: ObjectIdentifier?
    var method: String?
    var object: ObjectName?
  }
}
