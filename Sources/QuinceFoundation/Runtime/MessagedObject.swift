import Foundation

// Objective-C sends any message to a value of type `AnyObject`. Swift on Linux gives such a value no members, and the type cannot be extended: where
// lowering sees one it writes `__quinceMessaged(object)` or `__quinceUnretainedObject()`.

/// An object of an unknown class, which answers what every object of Objective-C does.
@_spi(Quince) public struct MessagedObject {
    private let object: AnyObject

    fileprivate init(_ object: AnyObject) { self.object = object }

    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { ObjectRuntime.send(selector, to: object, []) }
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: object, [first])
    }
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: object, [first, second])
    }

    public func responds(to selector: Selector!) -> Bool {
        if let object = object as? NSObject { return object.responds(to: selector) }
        return selector.map { ObjectRuntime.method($0.name, of: object) != nil } ?? false
    }
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
    }
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: object) as AnyClass == aClass }
    public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }
}

@_spi(Quince) public func __quinceMessaged(_ object: AnyObject) -> MessagedObject { MessagedObject(object) }
@_disfavoredOverload @_spi(Quince) public func __quinceMessaged(_ object: AnyObject?) -> MessagedObject? { object.map(MessagedObject.init) }

@_spi(Quince) extension Unmanaged {
    public func __quinceUnretainedObject() -> MessagedObject { MessagedObject(takeUnretainedValue()) }
    public func __quinceRetainedObject() -> MessagedObject { MessagedObject(takeRetainedValue()) }
}
