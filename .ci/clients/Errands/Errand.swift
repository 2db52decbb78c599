import Foundation

extension Notification.Name {
  static let errandsDidChange = Notification.Name("ErrandsDidChange")
}

@objcMembers public class Errand: NSObject {
  public dynamic var title: String
  public dynamic var isDone = false
  public let place: String?

  public init(title: String, place: String? = nil) {
    self.title = title
    self.place = place
    super.init()
  }
}

public class ErrandStore: NSObject {
  public private(set) var errands: [Errand] = []
  public private(set) var saves = 0
  private var observations: [ObjectIdentifier: NSKeyValueObservation] = [:]

  public func add(_ errand: Errand) {
    errands.append(errand)
    observations[ObjectIdentifier(errand)] = errand.observe(\.isDone, options: [.old, .new]) { [weak self] _, change in
      guard change.oldValue != change.newValue else { return }
      self?.postChange()
    }
    postChange()
  }

  public func remove(at index: Int) {
    let errand = errands.remove(at: index)
    observations[ObjectIdentifier(errand)] = nil
    postChange()
  }

  public func move(from source: Int, to destination: Int) {
    errands.insert(errands.remove(at: source), at: destination)
    postChange()
  }

  public var open: Int { errands.filter { !$0.isDone }.count }

  func save() { saves += 1 }

  private func postChange() {
    NotificationCenter.default.post(name: .errandsDidChange, object: self, userInfo: ["count": errands.count])
  }
}
