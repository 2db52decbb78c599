import Foundation

/// Stands for elements that are made when a menu opens. Rules: ACT-56.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes elements, and passes them to its argument, at once or later.
  public typealias ElementProvider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  /// Identifies an element that responders provide for.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a responder returns from `provider(for:)`.
  @preconcurrency @MainActor
  public final class Provider: NSObject {
    fileprivate let provide: ElementProvider
    /// Makes a provider.
    public init(_ elementProvider: @escaping ElementProvider) {
      provide = elementProvider
      super.init()
    }
  }

  private enum Source {
    case provider(ElementProvider)
    case responders
  }
  private enum Answer {
    case none
    /// Asked; the number tells the last of several questions.
    case asked(Int)
    case elements([UIMenuElement])
  }

  /// The element's identifier; unique for one that was made with a provider.
  public final let identifier: Identifier
  private let source: Source
  private let isAskedOnce: Bool
  private var answer = Answer.none
  private var questions = 0
  private static var unnamed = 0

  /// Makes an element of which the provider is asked once, when the first menu with it opens.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(.provider(elementProvider), isAskedOnce: true, nil)
  }

  /// An element of which the provider is asked each time when a menu opens.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(.provider(elementProvider), isAskedOnce: false, nil)
  }

  /// An element for which the responder chain is asked: the first that returns a provider.
  /// - Parameters:
  ///   - identifier: Tells responders which element it is.
  ///   - shouldCacheItems: Whether the chain is asked once, or each time when a menu opens.
  open class func usingFocus(identifier: Identifier, shouldCacheItems: Bool) -> UIDeferredMenuElement {
    UIDeferredMenuElement(.responders, isAskedOnce: shouldCacheItems, identifier)
  }

  private init(_ source: Source, isAskedOnce: Bool, _ identifier: Identifier?) {
    if identifier == nil { Self.unnamed += 1 }
    self.source = source
    self.isAskedOnce = isAskedOnce
    self.identifier = identifier ?? Identifier("com.apple.menu.deferred.\(Self.unnamed)")
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The element itself: its answer belongs to it. Rules: CODE-06.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Reads an element for which responders are asked; `nil` if `coder` has no keys or contains none: a provider is not archived.
  /// Rules: CODE-06.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.text("ControllerTree.identifier") else { return nil }
    (source, isAskedOnce) = (.responders, coder.flag("ControllerTree.once"))
    self.identifier = Identifier(identifier)
    super.init(coder: coder)
  }

  /// Writes the identifier of an element for which responders are asked; a provider is not archived. Rules: CODE-06.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard case .responders = source else { return }
    coder.write(identifier.rawValue, "ControllerTree.identifier")
    coder.write(isAskedOnce, "ControllerTree.once")
  }

  /// The elements; `nil` until they are there.
  final var elements: [UIMenuElement]? { if case .elements(let elements) = answer { elements } else { nil } }

  /// A menu with the element opens.
  final func ask(from start: UIResponder?) {
    if isAskedOnce, case .asked = answer { return }
    if isAskedOnce, case .elements = answer { return }
    guard let provide = provider(from: start) else { return }
    questions += 1
    let question = questions
    answer = .asked(question)
    provide { [self] elements in
      if case .asked(question) = answer { answer = .elements(elements) }
    }
  }

  private func provider(from start: UIResponder?) -> ElementProvider? {
    if case .provider(let provide) = source { return provide }
    var next = start
    while let responder = next {
      if let provider = responder.provider(for: self) { return provider.provide }
      next = responder.next
    }
    return nil
  }
}

/// The deferred elements of a menu (ACT-56).
@MainActor enum DeferredElements {
  /// Asks each one that is in the menu, and those that come with the answers: 1,000 at most, as each answer may bring a new one.
  static func ask(_ menu: UIMenu, from start: UIResponder?) {
    var asked: Set<ObjectIdentifier> = []
    var open = [menu]
    while let next = open.popLast() {
      var walk = MenuWalk(next)
      while asked.count < 1000, let element = walk.next() {
        guard let deferred = element as? UIDeferredMenuElement, asked.insert(ObjectIdentifier(deferred)).inserted else {
          continue
        }
        deferred.ask(from: start)
        if let elements = deferred.elements { open.append(UIMenu(children: elements)) }
      }
    }
  }

  /// The menu with the elements that are there in the place of those that stand for them. One that its own elements contain
  /// stays where it is.
  static func filled(_ menu: UIMenu) -> UIMenu {
    var result = menu
    var replaced: Set<ObjectIdentifier> = []
    var walk = MenuWalk(result)
    while let element = walk.next() {
      guard let deferred = element as? UIDeferredMenuElement, let elements = deferred.elements,
        replaced.insert(ObjectIdentifier(deferred)).inserted, let changed = walk.replacing(with: elements)
      else { continue }
      result = changed
      walk = MenuWalk(result)
    }
    return result
  }
}
