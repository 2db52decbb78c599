import ControllerTree
import Foundation

/// A kind of particle of an emitter layer. The library never reads its properties.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The picture of a particle.
  open var contents: Any?
  /// The part of the picture that is shown.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The scale of the picture.
  open var contentsScale: CGFloat = 1
  /// The particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// Whether particles are emitted.
  open var isEnabled: Bool = true
  /// The name, for paths of animations.
  open var name: String?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// By how much the lifetime varies. The library never reads it.
  open var lifetimeRange: Float = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// By how much the velocity varies. The library never reads it.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x. The library never reads it.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y. The library never reads it.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z. The library never reads it.
  open var zAcceleration: CGFloat = 0
  /// The direction away from the plane, in radians. The library never reads it.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane, in radians. The library never reads it.
  open var emissionLongitude: CGFloat = 0
  /// By how much the direction varies, in radians. The library never reads it.
  open var emissionRange: CGFloat = 0
  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// By how much the scale varies. The library never reads it.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second. The library never reads it.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  /// By how much the rotation varies. The library never reads it.
  open var spinRange: CGFloat = 0
  /// The colour of a particle.
  open var color: CGColor? = .white
  /// By how much red varies. The library never reads it.
  open var redRange: Float = 0
  /// By how much green varies. The library never reads it.
  open var greenRange: Float = 0
  /// By how much blue varies. The library never reads it.
  open var blueRange: Float = 0
  /// By how much the opacity varies. The library never reads it.
  open var alphaRange: Float = 0
  /// The change of red per second. The library never reads it.
  open var redSpeed: Float = 0
  /// The change of green per second. The library never reads it.
  open var greenSpeed: Float = 0
  /// The change of blue per second. The library never reads it.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second. The library never reads it.
  open var alphaSpeed: Float = 0

  /// Whether and how the picture of a particle is made smaller. The library never reads it.
  open var minificationFilter = "linear"
  /// Whether and how the picture of a particle is made larger. The library never reads it.
  open var magnificationFilter = "linear"
  /// How detailed a smaller picture is. The library never reads it.
  open var minificationFilterBias: Float = 0
  /// Values of undefined keys, which code sets and reads again.
  open var style: [AnyHashable: Any]?

  // MARK: Timing; the library never reads it

  /// When particles begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long particles are emitted, in seconds; 0 for always.
  open var duration: CFTimeInterval = 0
  /// How fast the time runs.
  open var speed: Float = 1
  /// A time that is added, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs.
  open var repeatCount: Float = 0
  /// The time of all runs, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by one backwards.
  open var autoreverses = false
  /// What is shown outside of the runs.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Makes a kind of particle of which there are none.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a kind of particle; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
}
