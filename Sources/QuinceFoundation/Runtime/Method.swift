import Foundation

// The Objective-C runtime's functions on methods. Methods are those that are registered: `@objc` ones of the app's and its packages' classes.
// The frameworks call their own methods by Swift's tables, which nothing here changes: of their classes no method is found, and a message says so.

/// A method of a class; the Objective-C runtime's type of this name.
public struct Method: Hashable {
    let entry: ObjectClass
    let selector: String
    let isOfClass: Bool

    var body: ObjectClass.Method? { isOfClass ? entry.classMethods[selector] : entry.methods[selector] }

    public static func == (left: Method, right: Method) -> Bool {
        left.entry === right.entry && left.selector == right.selector && left.isOfClass == right.isOfClass
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entry))
        hasher.combine(selector)
    }
}

/// The instance method of a selector, in the class or the nearest superclass that has it; nil where there is none.
///
/// The frameworks' own methods are not found: a message on standard error says so, because exchanging one would change nothing.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.flatMap { ObjectRuntime.registeredMethod(name.name, of: $0, isOfClass: false) }
}

/// The class method of a selector, in the class or the nearest superclass that has it; nil where there is none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.flatMap { ObjectRuntime.registeredMethod(name.name, of: $0, isOfClass: true) }
}

/// Adds a method to a class; it may have one of a superclass.
///
/// - Returns: Whether the class had none of its own.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    cls.map { ObjectRuntime.add(imp.body, as: name.name, to: $0, replaces: false) == nil } ?? false
}

/// Replaces a method of a class, or adds it.
///
/// - Returns: The implementation that the class had; nil where it had none of its own.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
    cls.flatMap { ObjectRuntime.add(imp.body, as: name.name, to: $0, replaces: true) }.map(IMP.init)
}

/// The implementation that the objects of a class answer a selector with; nil where they do not.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Whether the objects of a class answer a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ObjectRuntime.hasMethod(sel.name, of: $0) } ?? false
}

/// The implementation of a method as it is now.
public func method_getImplementation(_ m: Method) -> IMP {
    IMP(
        m.body
            ?? { object, _ in ObjectRuntime.unrecognized(Selector(m.selector), by: object) })
}

/// Gives a method another implementation, for all of its class's objects.
///
/// - Returns: The one it had.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    let old = method_getImplementation(m)
    ObjectRuntime.set(imp.body, for: m)
    return old
}

/// Exchanges the implementations of two methods. Messages find the other one's afterwards; direct calls in Swift do not, as on iOS those to
/// methods without `dynamic`.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let first = method_getImplementation(m1)
    method_setImplementation(m1, method_getImplementation(m2))
    method_setImplementation(m2, first)
}

public func method_getName(_ m: Method) -> Selector { Selector(m.selector) }

/// The number of a method's parameters, the object and the selector counted.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 { UInt32(2 + m.selector.filter { $0 == ":" }.count) }

/// The types of a method's parameters; nil, for Swift on Linux keeps none.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

extension NSObject {
    /// The implementation that the object answers a selector with; nil where it does not.
    public func method(for aSelector: Selector!) -> IMP! {
        aSelector.flatMap { ObjectRuntime.method($0.name, of: self) }.map(IMP.init)
    }

    /// The implementation that objects of the class answer a selector with; nil where they do not.
    public class func instanceMethod(for aSelector: Selector!) -> IMP! {
        aSelector.flatMap { selector in ObjectRuntime.find(in: self) { $0.methods[selector.name] } }.map(IMP.init)
    }

    /// Whether objects of the class answer a selector.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjectRuntime.hasMethod($0.name, of: self) } ?? false
    }
}

public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { ObjectRuntime.permanentText(sel.name) }
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

extension ObjectRuntime {
    fileprivate static func registeredMethod(_ selector: String, of type: AnyClass, isOfClass: Bool) -> Method? {
        let found = find(in: type) { entry in
            (isOfClass ? entry.classMethods : entry.methods)[selector] == nil
                ? nil : Method(entry: entry, selector: selector, isOfClass: isOfClass)
        }
        if found == nil, ClassNames.isOfFramework(type) {
            let message =
                "warning: '\(selector)' of \(ClassNames.name(of: type)) cannot be exchanged: Quince's frameworks call their methods directly. "
                + "Override it in a subclass.\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
        return found
    }
}
