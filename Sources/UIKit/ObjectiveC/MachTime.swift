// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores

#if !canImport(Darwin)
  import Dispatch

  // The clock of the module Darwin, whose import the plugin `UIKitSources` replaces by that of UIKit.

  /// The number of nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// The number of microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
  /// The number of milliseconds in a second.
  public let MSEC_PER_SEC: UInt64 = 1_000

  /// The time since the system's start, in nanoseconds.
  public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
  /// The time since the system's start, in nanoseconds.
  public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// The fraction of a nanosecond that a tick of `mach_absolute_time()` takes.
  public struct mach_timebase_info_data_t: Sendable {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32
    /// A fraction that `mach_timebase_info(_:)` fills in.
    public init() { (numer, denom) = (0, 0) }
    /// A fraction.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  }

  /// A fraction that `mach_timebase_info(_:)` fills in. The system has a type of this name.
  public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
  /// A fraction.
  public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
  }

  /// Fills in the fraction of a nanosecond that a tick takes: one.
  /// - Returns: Zero, for success.
  @discardableResult
  public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
  }
#endif
