import Foundation

extension UIViewController {
  /// The animation with which a controller is presented or pushed, if no animator animates it. Rules: VAL-30 to VAL-33.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    package enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions?, source: (ZoomSourceViewProviderContext) -> Source)
    }

    /// What a zoom begins at.
    package enum Source {
      case view(UIView?)
      case item(UIBarButtonItem?)
    }

    package let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// From below.
    public static var coverVertical: Self { Self(.style(.coverVertical)) }
    /// A turn.
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
    /// One fades while the other appears.
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
    /// A page that is turned up.
    public static var partialCurl: Self { Self(.style(.partialCurl)) }

    /// The controller's view grows out of a view, and goes back into it.
    /// - Parameters:
    ///   - options: The options.
    ///   - sourceViewProvider: Returns the view. It is called when the animation in either direction begins. Rules: VAL-31.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(.zoom(options, source: { .view(sourceViewProvider($0)) }))
    }

    /// The controller's view grows out of a button in a bar, and goes back into it.
    /// - Parameters:
    ///   - options: The options.
    ///   - sourceBarButtonItemProvider: Returns the button. It is called when the animation in either direction begins. Rules: VAL-31.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      Self(.zoom(options, source: { .item(sourceBarButtonItemProvider($0)) }))
    }
  }
}

extension UIViewController.Transition {
  /// The controllers of a zoom.
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller that lies below, to which the source belongs.
    public final let sourceViewController: UIViewController
    /// The controller that grows.
    public final let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }

  /// The options of a zoom.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject, NSCopying {
    /// Decides whether a person's swipe or pull may begin a dismissal; `nil` to allow what the system does. Rules: VAL-33.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Returns the part of the controller's view that covers the source; `nil` for the whole view. Rules: VAL-32.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The colour above what lies below; `nil` for the usual one. The library never reads it.
    open var dimmingColor: UIColor?
    /// The effect above what lies below, of a type of a higher floor.
    package final var dimmingEffect: NSObject?

    /// Makes the usual options.
    public override init() { super.init() }

    /// Options with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) var copy: Any = self
      MainActor.assumeIsolated { copy = copied }
      return copy
    }

    private var copied: ZoomOptions {
      let copy = ZoomOptions()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      (copy.dimmingColor, copy.dimmingEffect) = (dimmingColor, dimmingEffect)
      return copy
    }

    /// The views of a zoom.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
      /// The view that the animation begins at.
      public final let sourceView: UIView
      /// The controller that grows.
      public final let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }

    /// A gesture that would end a zoom.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
      /// Where the fingers are, in the coordinates of the controller's view; zero for a gesture that a test drives without fingers.
      public final let location: CGPoint
      /// How fast they move, in points per second.
      public final let velocity: CGVector
      /// Whether the gesture would begin without the option.
      public final let willBegin: Bool

      init(location: CGPoint, velocity: CGVector) {
        (self.location, self.velocity, willBegin) = (location, velocity, true)
        super.init()
      }
    }
  }
}
