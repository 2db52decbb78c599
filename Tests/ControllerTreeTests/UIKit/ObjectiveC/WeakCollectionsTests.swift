import UIKit
import XCTest

final class WeakCollectionsTests: XCTestCase {
  func test_hashTables() async {
    await MainActor.run {
      let table = NSHashTable<AnyObject>.weakObjects()
      let kept = UIView()
      table.add(kept)
      table.add(kept)
      do {
        let gone = NSObject()
        table.add(gone)
        XCTAssertEqual(table.count, 2)
        XCTAssertTrue(table.contains(gone))
      }
      XCTAssertEqual(table.allObjects.count, 1)
      XCTAssertTrue(table.anyObject === kept)
      table.remove(kept)
      XCTAssertFalse(table.contains(kept))
      let strong = NSHashTable<NSObject>(options: [])
      strong.add(NSObject())
      XCTAssertEqual(strong.count, 1)
      strong.removeAllObjects()
      XCTAssertEqual(strong.count, 0)
    }
  }

  func test_mapTables() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    table.setObject(kept, forKey: "a")
    table.setObject(NSObject(), forKey: "b")
    XCTAssertTrue(table.object(forKey: "a") === kept)
    XCTAssertNil(table.object(forKey: "b"))
    XCTAssertEqual(table.count, 1)
    XCTAssertEqual(table.keyEnumerator().allObjects.count, 1)
    XCTAssertEqual(table.objectEnumerator()?.allObjects.count, 1)
    table.removeObject(forKey: "a")
    XCTAssertNil(table.object(forKey: "a"))
    for other in [NSMapTable<NSObject, NSObject>.weakToStrongObjects(), .strongToStrongObjects(), .weakToWeakObjects()]
    {
      other.setObject(kept, forKey: kept)
      XCTAssertTrue(other.object(forKey: kept) === kept)
      other.removeAllObjects()
      XCTAssertEqual(other.count, 0)
    }
  }

  func test_pointerArrays() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let gone = NSObject()
      array.insertPointer(Unmanaged.passUnretained(gone).toOpaque(), at: 0)
      XCTAssertEqual(array.allObjects.count, 2)
    }
    XCTAssertEqual(array.count, 2)
    XCTAssertNil(array.pointer(at: 0))
    array.compact()
    XCTAssertEqual(array.pointer(at: 0), Unmanaged.passUnretained(kept).toOpaque())
    array.replacePointer(at: 0, withPointer: nil)
    array.removePointer(at: 7)
    array.removePointer(at: 0)
    XCTAssertEqual(array.count, 0)
    XCTAssertNil(array.pointer(at: 0))
    let strong = NSPointerArray.strongObjects()
    let object = NSObject()
    strong.addPointer(Unmanaged.passUnretained(object).toOpaque())
    XCTAssertEqual(strong.count, 1)
  }
}
