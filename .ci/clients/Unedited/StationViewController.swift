import Combine
import QuartzCore
import UIKit

import class Combine.AnyCancellable

#if canImport(Combine)
  public final class StationModel {
    let name: CurrentValueSubject<String, Never> = .init("Silence")

    public init() {}
    public func tune(_ station: String) { name.send(station) }
    var changes: some Combine.Publisher<String> { name }
  }

  /// Binds its title to a model, and counts notifications.
  public final class StationViewController: UIViewController {
    private let model: StationModel
    private var bag = Set<Combine.AnyCancellable>()
    public private(set) var count = 0
    private lazy var spinner = QuartzCore.CAReplicatorLayer()

    public init(model: StationModel) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("no storyboard") }

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.layer.addSublayer(spinner)
      model.changes.sink { [weak self] in self?.title = $0 }.store(in: &bag)
      NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        .sink { [weak self] _ in self?.count += 1 }
        .store(in: &bag)
    }
  }

  /// Stations as an older screen filters and sorts them.
  @objcMembers public final class Station: NSObject {
    public dynamic var name: String
    var listeners: Int

    public init(name: String, listeners: Int) {
      self.name = name
      self.listeners = listeners
    }

    public static func popular(_ stations: [Station], matching text: String) -> [Station] {
      let predicate = NSPredicate(format: "%K CONTAINS[cd] %@ AND listeners >= %d", #keyPath(Station.name), text, 10)
      let found = (stations as NSArray).filtered(using: predicate) as NSArray
      let order = [
        NSSortDescriptor(key: "listeners", ascending: false),
        NSSortDescriptor(
          key: #keyPath(name), ascending: true, selector: #selector(NSString.localizedStandardCompare(_:))),
      ]
      return found.sortedArray(using: order) as? [Station] ?? []
    }
  }
#else
  #error("Combine stands for other modules here")
#endif
