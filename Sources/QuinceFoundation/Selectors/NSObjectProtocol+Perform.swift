import Foundation

// In the protocol's extension, not in the class's, so that values of which only a protocol is known answer them as well.
extension NSObjectProtocol {
    /// Sends a message without arguments; a selector the object does not have ends the app.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { ObjectRuntime.send(selector, to: self, []) }

    /// Sends a message with one argument.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: self, [object])
    }

    /// Sends a message with two arguments.
    @discardableResult
    public func perform(_ selector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: self, [object1, object2])
    }

    /// Whether the object has a method of this selector. A class can say otherwise: one that hands messages on to another object does.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let object = self as? NSObject, let own = ExtensionOverride.call(ExtensionOverride.responds, on: object, [aSelector]) {
            return own as? Bool ?? false
        }
        return ObjectRuntime.method(aSelector.name, of: self) != nil
    }

    /// Whether the object is of a class or of one that derives from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
    }

    /// Whether the object is of exactly a class.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) as AnyClass == aClass }
}

extension NSObjectProtocol where Self: NSObject {
    /// The object that messages go to for which this one has no method; nil where its class names none.
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        aSelector.flatMap { ExtensionOverride.call(ExtensionOverride.forwards, on: self, [$0]) ?? nil }
    }

    /// Ends the app: the object has no method for a message.
    public func doesNotRecognizeSelector(_ aSelector: Selector!) {
        guard ExtensionOverride.call("doesNotRecognizeSelector:", on: self, [aSelector]) == nil else { return }
        ObjectRuntime.unrecognized(aSelector, by: self)
    }
}

// Objective-C's classes are objects, too: generic code that knows a class alone sends it messages.
extension NSObject {
    /// Whether the class itself has a method of this selector.
    public static func responds(to selector: Selector!) -> Bool {
        selector.map { ObjectRuntime.method($0.name, of: self as AnyObject) != nil } ?? false
    }

    /// Sends the class a message without arguments; a selector it does not have ends the app.
    @discardableResult
    public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { ObjectRuntime.send(selector, to: self as AnyObject, []) }

    /// Sends the class a message with one argument.
    @discardableResult
    public static func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: self as AnyObject, [object])
    }
}

extension ObjectRuntime {
    /// Sends a message and wraps what comes back; a selector the object does not have ends the app with Objective-C's wording.
    @discardableResult
    static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let method = method(selector.name, of: object) else {
            if let target = forwardingTarget(of: object, for: selector) { return send(selector, to: target, arguments) }
            unrecognized(selector, by: object)
        }
        guard let result = method(object, arguments) as AnyObject? else { return nil }
        AutoreleasedObjects.keep(result)
        return Unmanaged.passUnretained(result)
    }

    /// The object that a message goes to which `object` has no method for; nil where its class names none.
    public static func forwardingTarget(of object: AnyObject, for selector: Selector) -> AnyObject? {
        guard let target = (object as? NSObject)?.forwardingTarget(for: selector) as AnyObject? else { return nil }
        return target === object ? nil : target
    }

    /// Ends the app as an unrecognized selector does.
    public static func unrecognized(_ selector: Selector, by object: AnyObject) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        raise(
            .invalidArgumentException,
            "-[\(String(reflecting: Swift.type(of: object))) \(selector.name)]: unrecognized selector sent to instance 0x\(address)")
    }
}
