// As much of Combine as one file of "Unedited" uses, for a system without Combine.

public final class AnyCancellable: Hashable {
  private let cancelled: () -> Void

  public init(_ cancel: @escaping () -> Void) { cancelled = cancel }
  deinit { cancelled() }

  public func store(in list: inout Set<AnyCancellable>) { list.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Publisher<Output> {
  associatedtype Output
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var count = 0
  public var value: Output { didSet { for receiver in receivers.values { receiver(value) } } }

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) { self.value = value }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    count += 1
    let number = count
    receivers[number] = receiveValue
    receiveValue(value)
    return AnyCancellable { [weak self] in self?.receivers[number] = nil }
  }
}
