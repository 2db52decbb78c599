#if !canImport(ObjectiveC)
  /// Runs `body`. There is no pool: an object is released as soon as nobody holds it.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
