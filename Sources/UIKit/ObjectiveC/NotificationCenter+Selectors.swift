#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NotificationCenter {
    /// Calls a method of `observer` when a notification is posted, on the posting thread and before the post returns.
    ///
    /// The observer is not retained, and is not called once it has been released.
    /// - Parameters:
    ///   - observer: The object.
    ///   - aSelector: The method. It has no parameter, or one for the notification.
    ///   - aName: The name of the notifications; `nil` for every name.
    ///   - anObject: The sender of the notifications; `nil` for every sender.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      SelectorObservers.add(observer as AnyObject, aSelector, aName, anObject, to: self)
    }

    /// Stops all calls of an observer, whether it was added with a selector or is the token of a block.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservers.remove(observer, nil, nil, from: self)
      removeObserver(observer as Any)
    }

    /// Stops the calls of an observer for a name and a sender.
    /// - Parameters:
    ///   - observer: The object or the token.
    ///   - aName: The name; `nil` for every name.
    ///   - anObject: The sender; `nil` for every sender.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
      SelectorObservers.remove(observer, aName, anObject, from: self)
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// The observers that were added with selectors.
  private enum SelectorObservers {
    private struct Entry: @unchecked Sendable {
      let target: UnretainedTarget
      let name: NSNotification.Name?
      let sender: ObjectIdentifier?
      /// A token means something else to another centre.
      weak var center: NotificationCenter?
      let token: any NSObjectProtocol
    }

    private struct Table {
      var entries: [ObjectIdentifier: [Entry]] = [:]
      var count = 0
      /// The count at which `takeDead()` looks for released observers.
      var limit = 64

      mutating func append(_ entry: Entry) {
        entries[entry.target.id, default: []].append(entry)
        count += 1
      }

      mutating func remove(_ id: ObjectIdentifier, where isMeant: (Entry) -> Bool) -> [Entry] {
        guard let present = entries[id] else { return [] }
        let removed = present.filter(isMeant)
        let left = present.filter { !isMeant($0) }
        entries[id] = left.isEmpty ? nil : left
        count -= removed.count
        return removed
      }

      /// Removes the entries of released observers, each time the table has doubled.
      mutating func takeDead() -> [Entry] {
        guard count >= limit else { return [] }
        var dead: [Entry] = []
        for id in Array(entries.keys) { dead += remove(id) { $0.target.object == nil } }
        limit = max(count * 2, 64)
        return dead
      }
    }

    private static let table = Locked(Table())

    static func add(
      _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?,
      to center: NotificationCenter
    ) {
      nonisolated(unsafe) let target = UnretainedTarget(observer)
      let token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
        guard let object = target.object else { return }
        selector.perform(on: object, [bridged(notification)])
      }
      let entry = Entry(
        target: target, name: name, sender: sender.map { ObjectIdentifier($0 as AnyObject) },
        center: center, token: token)
      let dead = table.withValue { table in
        // An object that is gone may have had the same address.
        let dead = table.remove(target.id) { $0.target.object == nil } + table.takeDead()
        table.append(entry)
        return dead
      }
      for entry in dead { entry.center?.removeObserver(entry.token as Any) }
    }

    /// The notification with strings as keys: those that were posted as `NSString` are others to Swift here, and equal on a device.
    private static func bridged(_ notification: Notification) -> Notification {
      guard let info = notification.userInfo else { return notification }
      for key in info.keys where key.base is NSString {
        var result = notification
        result.userInfo = [:]
        for (key, value) in info {
          result.userInfo?[(key.base as? NSString).map { AnyHashable("\($0)") } ?? key] = value
        }
        return result
      }
      return notification
    }

    static func remove(
      _ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?, from center: NotificationCenter
    ) {
      let sender = sender.map { ObjectIdentifier($0 as AnyObject) }
      let removed = table.withValue { table in
        table.remove(ObjectIdentifier(observer)) {
          $0.center === center && (name == nil || $0.name == name)
            && (sender == nil || $0.sender == sender)
        }
      }
      for entry in removed { center.removeObserver(entry.token as Any) }
    }
  }
#endif
