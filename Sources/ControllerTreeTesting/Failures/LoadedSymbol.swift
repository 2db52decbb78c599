import Foundation

#if canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#endif

/// A function of a library that the process has loaded.
struct LoadedSymbol {
  private let address: UnsafeRawPointer

  /// - Parameters:
  ///   - name: The symbol's name as Swift mangles it.
  ///   - library: The name of the library that must contain it; `nil` for any file.
  init?(_ name: String, of library: String? = nil) {
    #if os(Windows) || os(WASI)
      return nil
    #else
      guard let image = Self.image(of: library), let address = dlsym(image, name) else { return nil }
      #if canImport(Darwin)
        if let library {
          var info = Dl_info()
          guard dladdr(address, &info) != 0, let path = info.dli_fname,
            String(cString: path).split(separator: "/").last.map(String.init) == library
          else { return nil }
        }
      #endif
      self.address = UnsafeRawPointer(address)
    #endif
  }

  #if !os(Windows) && !os(WASI)
    /// The process, or a library that it has loaded.
    private static func image(of library: String?) -> UnsafeMutableRawPointer? {
      #if !canImport(Darwin)
        // The C library declares `RTLD_NOLOAD` under a condition that Swift does not fulfil.
        if let library { return dlopen("lib\(library).so", RTLD_NOW | 0x4) }
      #endif
      return dlopen(nil, RTLD_NOW)
    }
  #endif

  /// The function.
  /// - Parameter type: A structure with one property, a function of the symbol's type.
  func function<Function>(as type: Function.Type) -> Function {
    unsafeBitCast((address, UnsafeRawPointer?.none), to: type)
  }
}
