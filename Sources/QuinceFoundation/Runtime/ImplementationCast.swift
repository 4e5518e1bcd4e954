import Foundation

// `unsafeBitCast(implementation, to: (@convention(c) (UIView, Selector) -> Void).self)`, and `unsafeBitCast(block, to: AnyObject.self)`: in files that
// handle implementations lowering writes `__quinceCast` and leaves the conventions out, which functions of Swift values cannot have on Linux. One
// function for each number of arguments: the compiler does not prefer a function for any number to the one for any type.

/// All other casts.
@_disfavoredOverload @_spi(Quince) public func __quinceCast<Source, Target>(_ x: Source, to type: Target.Type) -> Target {
    unsafeBitCast(x, to: type)
}

private func target<Object>(_ object: Object) -> AnyObject { (object as? NSObject) ?? object as AnyObject }

// MARK: Blocks to objects

@_spi(Quince) public func __quinceCast<Object, Result>(_ x: @escaping (Object) -> Result, to type: AnyObject.Type) -> AnyObject {
    ObjectBlock(x)
}

@_spi(Quince) public func __quinceCast<Object, A, Result>(_ x: @escaping (Object, A) -> Result, to type: AnyObject.Type) -> AnyObject {
    ObjectBlock(x)
}

@_spi(Quince) public func __quinceCast<Object, A, B, Result>(_ x: @escaping (Object, A, B) -> Result, to type: AnyObject.Type) -> AnyObject
{
    ObjectBlock(x)
}

@_spi(Quince) public func __quinceCast<Object, A, B, C, Result>(_ x: @escaping (Object, A, B, C) -> Result, to type: AnyObject.Type)
    -> AnyObject
{
    ObjectBlock(x)
}

// MARK: Implementations to functions of the object, the selector and the arguments

@_spi(Quince) public func __quinceCast<Object, Result>(
    _ x: IMP, to type: ((Object, Selector) -> Result).Type
) -> (Object, Selector) -> Result {
    { object, _ in objectArgument(x.body(target(object), []), "implementation") }
}

@_spi(Quince) public func __quinceCast<Object, A, Result>(
    _ x: IMP, to type: ((Object, Selector, A) -> Result).Type
) -> (Object, Selector, A) -> Result {
    { object, _, a in objectArgument(x.body(target(object), [a]), "implementation") }
}

@_spi(Quince) public func __quinceCast<Object, A, B, Result>(
    _ x: IMP, to type: ((Object, Selector, A, B) -> Result).Type
) -> (Object, Selector, A, B) -> Result {
    { object, _, a, b in objectArgument(x.body(target(object), [a, b]), "implementation") }
}

@_spi(Quince) public func __quinceCast<Object, A, B, C, Result>(
    _ x: IMP, to type: ((Object, Selector, A, B, C) -> Result).Type
) -> (Object, Selector, A, B, C) -> Result {
    { object, _, a, b, c in objectArgument(x.body(target(object), [a, b, c]), "implementation") }
}
