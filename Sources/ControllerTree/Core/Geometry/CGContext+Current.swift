import Foundation

/// The contexts that a thread draws in, as a stack. The last one is the current one (DRAW-24).
package enum GraphicsStack {
  /// A context, and the image that it makes.
  package struct Entry {
    package let context: CGContext
    /// Whether the context makes an image.
    package let makesImage: Bool
  }

  private static let key = "ControllerTree.GraphicsStack"

  /// The stack of the running thread.
  package static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  /// Makes a context the current one.
  package static func push(_ context: CGContext, makesImage: Bool) {
    entries.append(Entry(context: context, makesImage: makesImage))
  }

  /// Runs `body` with a current context.
  package static func with<R>(_ context: CGContext, makesImage: Bool = false, _ body: () throws -> R) rethrows -> R {
    let outer = entries
    push(context, makesImage: makesImage)
    // Contexts that `body` has left open are closed.
    defer { entries = outer }
    return try body()
  }
}

extension CGContext {
  /// The current context of the running thread; `nil` outside of drawing.
  package static var current: CGContext? { GraphicsStack.entries.last?.context }
}
