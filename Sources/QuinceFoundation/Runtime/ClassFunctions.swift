import Foundation

// The Objective-C runtime's functions on classes.

/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { Swift.type(of: $0 as AnyObject) as AnyClass } }
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The name of a class as `NSStringFromClass(_:)` gives it; `nil` in words for none.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    ObjectRuntime.permanentText(cls.map { ClassNames.name(of: $0) } ?? "nil")
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
/// The size of a class's instances, in bytes; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    // Swift's ABI: after the kind and the superclass lie the flags and the address point, 4 bytes each, then the size.
    cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}

/// The class of a name; nil where there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { ObjectRuntime.type(named: String(cString: name)) }
/// The class of a name; nil where there is none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { ObjectRuntime.type(named: String(cString: name)) }

@available(*, unavailable, message: "not yet in Quince: objc_allocateClassPair; declare the subclass in Swift")
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? { fatalError() }
@available(*, unavailable, message: "not yet in Quince: objc_registerClassPair; declare the subclass in Swift")
public func objc_registerClassPair(_ cls: AnyClass) { fatalError() }
@available(*, unavailable, message: "not yet in Quince: object_setClass; make an object of the other class")
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { fatalError() }
@available(*, unavailable, message: "not yet in Quince: class_copyMethodList; name the methods with #selector")
public func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? {
    fatalError()
}
@available(*, unavailable, message: "not yet in Quince: class_copyPropertyList; use Mirror")
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? {
    fatalError()
}
@available(*, unavailable, message: "not yet in Quince: class_copyIvarList; use Mirror")
public func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? {
    fatalError()
}
