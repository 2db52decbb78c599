import Foundation

/// The classes that archives name. Foundation ends the process for a class that is declared inside another type or a function, or privately
/// in a file: its objects are archived as those of the nearest superclass that has a name (CODE-10).
enum ArchivedClasses {
  static func named(_ type: AnyClass) -> AnyClass {
    var type: AnyClass = type
    while String(reflecting: type).split(separator: ".").count != 2, let next = _getSuperclass(type) { type = next }
    return type
  }
}
