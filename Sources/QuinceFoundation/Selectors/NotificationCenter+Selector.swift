import Foundation
import FoundationBase

extension NotificationCenter {
    /// Posts a notification without further information.
    ///
    /// A method of its own, as on iOS: protocols that apps declare for tests require it.
    public func post(name aName: NSNotification.Name, object anObject: Any?) { post(name: aName, object: anObject, userInfo: nil) }

    /// Has `selector` sent to `observer`, with the notification, for each notification of this name from this object. Gone observers are
    /// forgotten by themselves.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.add(observer as AnyObject, selector, name: name, object: object, to: self)
    }

    /// Forgets an observer, added with a selector or returned by `addObserver(forName:object:queue:using:)`.
    public func removeObserver(_ observer: Any) {
        Originals.removeObserver(observer, from: self)
        SelectorObservers.remove(observer as AnyObject, from: self) { _ in true }
    }

    /// Forgets an observer of one name or object.
    public func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
        if observer is any NSObjectProtocol { Originals.removeObserver(observer, name: name, object: object, from: self) }
        SelectorObservers.remove(observer as AnyObject, from: self) { entry in
            (name == nil || entry.name == name) && (object == nil || entry.object === (object as AnyObject))
        }
    }
}

/// Observers by selector, each behind a block observer of Foundation's.
private enum SelectorObservers {
    struct Entry {
        weak var observer: AnyObject?
        weak var object: AnyObject?
        weak var center: NotificationCenter?
        let name: NSNotification.Name?
        let token: any NSObjectProtocol
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

    static func add(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?, to center: NotificationCenter) {
        nonisolated(unsafe) weak let weakObserver: AnyObject? = observer
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            guard let observer = weakObserver else { return }
            ObjectRuntime.send(selector, to: observer, [notification])
        }
        let entry = Entry(observer: observer, object: object.map { $0 as AnyObject }, center: center, name: name, token: token)
        lock.withLock {
            let live = entries[ObjectIdentifier(observer), default: []].filter { $0.observer === observer }
            entries[ObjectIdentifier(observer)] = live + [entry]
        }
    }

    static func remove(_ observer: AnyObject, from center: NotificationCenter, where matches: (Entry) -> Bool) {
        let removed = lock.withLock {
            let key = ObjectIdentifier(observer)
            let all = entries[key, default: []]
            let removed = all.filter { $0.center === center && matches($0) }
            let kept = all.filter { entry in !removed.contains { $0.token === entry.token } }
            entries[key] = kept.isEmpty ? nil : kept
            return removed
        }
        for entry in removed { Originals.removeObserver(entry.token, from: center) }
    }
}
