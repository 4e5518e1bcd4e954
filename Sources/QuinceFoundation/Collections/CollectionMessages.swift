import Foundation

// Source: Apple's documentation of `NSArray.makeObjectsPerform(_:)`, `NSSet.makeObjectsPerform(_:)` and `NSDictionary.write(to:)`.

extension NSArray {
    /// Sends each object a message without arguments, from the first to the last.
    public func makeObjectsPerform(_ aSelector: Selector) {
        for object in self { ObjectRuntime.send(aSelector, to: object as AnyObject, []) }
    }

    /// Sends each object a message with one argument, from the first to the last.
    public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
        for object in self { ObjectRuntime.send(aSelector, to: object as AnyObject, [argument]) }
    }
}

extension NSSet {
    /// Sends each object a message without arguments.
    public func makeObjectsPerform(_ aSelector: Selector) {
        for object in self { ObjectRuntime.send(aSelector, to: object as AnyObject, []) }
    }

    /// Sends each object a message with one argument.
    public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
        for object in self { ObjectRuntime.send(aSelector, to: object as AnyObject, [argument]) }
    }
}
