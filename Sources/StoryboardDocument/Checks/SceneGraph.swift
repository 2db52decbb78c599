/// Which scene leads to which, by the numbers of scenes.
struct SceneGraph {
  struct Edge {
    let target: Int
    let segue: StoryboardDocument.Segue
  }

  /// The edges from each scene, in document order.
  private(set) var edges: [[Edge]]
  /// Where a reference to this storyboard leads; `nil` for all other scenes.
  private(set) var targetsOfReferences: [Int?]
  /// References to this storyboard by an identifier that no controller has.
  private(set) var unresolved: [(scene: Int, identifier: String)] = []
  /// The scene of the initial controller.
  let initialScene: Int?
  private let hasIdentifier: [Bool]

  init(_ document: StoryboardDocument, _ walk: ObjectWalk) {
    let scenes = document.scenes
    edges = Array(repeating: [], count: scenes.count)
    targetsOfReferences = Array(repeating: nil, count: scenes.count)
    initialScene = document.initialController.flatMap { walk.index[$0] }.flatMap(\.scene)
    hasIdentifier = scenes.map { !($0.controller?.storyboardIdentifier ?? "").isEmpty }

    var scenesByIdentifier: [String: Int] = [:]
    for (number, scene) in scenes.enumerated() {
      guard let identifier = scene.controller?.storyboardIdentifier, scenesByIdentifier[identifier] == nil else {
        continue
      }
      scenesByIdentifier[identifier] = number
    }
    // A reference may name the file that it stands in.
    let ownName = document.file.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
    for (number, scene) in scenes.enumerated() {
      guard let target = scene.reference?.target, scene.controller == nil else { continue }
      switch target {
      case .initial(let name) where name == nil || name?.text == ownName: targetsOfReferences[number] = initialScene
      case .controller(let identifier, let name) where name == nil || name?.text == ownName:
        targetsOfReferences[number] = scenesByIdentifier[identifier]
        if scenesByIdentifier[identifier] == nil { unresolved.append((number, identifier)) }
      case .initial, .controller, .refused: break
      }
    }

    for (owner, connection) in walk.connections {
      guard case .segue(let segue) = connection, !segue.isUnwind, let source = walk.index.entries[owner].scene,
        let destination = walk.index[segue.destination], let target = destination.scene,
        destination.kind == .controller || destination.kind == .reference
      else { continue }
      edges[source].append(Edge(target: target, segue: segue))
    }
  }

  // MARK: Reachability

  /// The scenes that neither the initial one nor one with a storyboard identifier leads to.
  var unreachableScenes: [Int] {
    var isReached = hasIdentifier
    if let initialScene { isReached[initialScene] = true }
    var pending = isReached.indices.filter { isReached[$0] }
    while let scene = pending.popLast() {
      for target in edges[scene].map(\.target) + [targetsOfReferences[scene]].compactMap(\.self)
      where !isReached[target] {
        isReached[target] = true
        pending.append(target)
      }
    }
    return isReached.indices.filter { !isReached[$0] }
  }

  // MARK: Cycles

  /// Cycles of those edges that `isFollowed` accepts and of references, each as the scenes on it.
  ///
  /// A depth-first search with a stack of its own: each edge that leads back to a scene on the current path closes a cycle.
  func cycles(following isFollowed: (Edge) -> Bool) -> [[Int]] {
    enum Mark {
      case new
      case onPath(Int)
      case done
    }
    var marks = Array(repeating: Mark.new, count: edges.count)
    var cycles: [[Int]] = []
    for start in edges.indices {
      guard case .new = marks[start] else { continue }
      marks[start] = .onPath(0)
      var path = [(scene: start, targets: targets(of: start, isFollowed)[...])]
      while let last = path.indices.last {
        guard let target = path[last].targets.popFirst() else {
          marks[path.removeLast().scene] = .done
          continue
        }
        switch marks[target] {
        case .new:
          marks[target] = .onPath(path.count)
          path.append((target, targets(of: target, isFollowed)[...]))
        case .onPath(let first) where cycles.count < ProblemList.limit:
          // A message names a few scenes, so a long cycle is cut.
          cycles.append(path[first...].prefix(Self.longestCycle).map(\.scene))
        case .onPath, .done: break
        }
      }
    }
    return cycles
  }

  private static let longestCycle = 32

  private func targets(of scene: Int, _ isFollowed: (Edge) -> Bool) -> [Int] {
    edges[scene].filter(isFollowed).map(\.target) + [targetsOfReferences[scene]].compactMap(\.self)
  }
}
