import Foundation

/// The implementation of a method; the Objective-C runtime's type of this name.
///
/// `unsafeBitCast(_:to:)` makes a function of it, as on iOS (`ImplementationCast.swift`).
public struct IMP {
    let body: ObjectClass.Method

    init(_ body: @escaping ObjectClass.Method) { self.body = body }
}

/// Makes an implementation of a block, whose first parameter is the object and whose others are the method's.
public func imp_implementationWithBlock<Object, each Argument, Result>(
    _ block: @escaping (Object, repeat each Argument) -> Result
) -> IMP {
    IMP(ObjectBlock.method(block))
}

/// Makes an implementation of what `unsafeBitCast(block, to: AnyObject.self)` made of a block; anything else ends the app.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    guard let block = block as? ObjectBlock else {
        raise(.invalidArgumentException, "imp_implementationWithBlock expects a block but received \(type(of: block))")
    }
    return IMP(block.method)
}

/// Whether the implementation was made of a block, which goes with its last copy.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { true }

/// A block as an object.
final class ObjectBlock {
    let method: ObjectClass.Method

    init<Object, each Argument, Result>(_ block: @escaping (Object, repeat each Argument) -> Result) { method = Self.method(block) }

    /// A method that calls a block. Arguments are converted to the types that the block declares; a selector that is missing is empty.
    static func method<Object, each Argument, Result>(
        _ block: @escaping (Object, repeat each Argument) -> Result
    ) -> ObjectClass.Method {
        { object, arguments in
            var position = -1
            func next<Value>(_ type: Value.Type) -> Value {
                position += 1
                let given = position < arguments.count ? arguments[position] : nil
                if given == nil, let selector = Selector("") as? Value { return selector }
                return objectArgument(given, "block")
            }
            let target: Object = objectArgument(object, "block")
            return block(target, repeat next((each Argument).self))
        }
    }
}
