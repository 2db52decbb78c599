import Foundation

/// The contexts that a thread draws in, as a stack. The last one is the current one (DRAW-24).
package enum GraphicsStack {
  /// What is made of the commands of a context.
  package enum Product {
    /// Nothing, by the stack.
    case none
    case image
    /// A document, of a type of a higher floor.
    case document(AnyObject)
  }

  /// A context, and what it makes.
  package struct Entry {
    package let context: CGContext
    package let product: Product
    /// Whether the context makes an image.
    package var makesImage: Bool { if case .image = product { true } else { false } }
  }

  private static let key = "ControllerTree.GraphicsStack"

  /// The stack of the running thread.
  package static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  /// Makes a context the current one.
  package static func push(_ context: CGContext, making product: Product = .none) {
    entries.append(Entry(context: context, product: product))
  }

  /// Runs `body` with a current context.
  package static func with<R>(_ context: CGContext, makesImage: Bool = false, _ body: () throws -> R) rethrows -> R {
    let outer = entries
    push(context, making: makesImage ? .image : .none)
    // Contexts that `body` has left open are closed.
    defer { entries = outer }
    return try body()
  }
}

extension CGContext {
  /// The current context of the running thread; `nil` outside of drawing.
  package static var current: CGContext? { GraphicsStack.entries.last?.context }
}
