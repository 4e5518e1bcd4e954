internal import CJavaScript
import QuinceFoundation

/// A Swift function that JavaScript calls. Its parameters are converted to their types; what is missing is nil, 0 or empty.
final class HostFunction {
    let body: (JSContext, [JSValue]) -> Any?

    init(_ body: @escaping (JSContext, [JSValue]) -> Any?) { self.body = body }

    /// nil for values that are no function of a known form.
    convenience init?(_ object: Any) {
        guard let body = Self.zero(object) ?? Self.one(object) ?? Self.two(object) ?? Self.three(object) else { return nil }
        self.init(body)
    }

    func make(in context: JSContext) -> OpaquePointer {
        final class Held {
            let function: HostFunction
            weak var context: JSContext?
            init(_ function: HostFunction, _ context: JSContext) { (self.function, self.context) = (function, context) }
        }
        let held = Unmanaged.passRetained(Held(self, context)).toOpaque()
        return javascript_make_function(
            context.reference, held,
            { data, raw, receiver, count, arguments, exception in
                guard let data, let context = Unmanaged<Held>.fromOpaque(data).takeUnretainedValue().context else { return nil }
                let values = (0..<count).compactMap { arguments?[$0].map { JSValue($0, context) } }
                let function = Unmanaged<Held>.fromOpaque(data).takeUnretainedValue().function
                let result = context.withCall(receiver.map { JSValue($0, context) }, values) { function.body(context, values) }
                if let thrown = context.exception {
                    context.exception = nil
                    exception?.pointee = thrown.reference
                }
                return ValueConversion.value(result, in: context)
            },
            { data in if let data { Unmanaged<Held>.fromOpaque(data).release() } })
    }

    // MARK: Forms

    private typealias Body = (JSContext, [JSValue]) -> Any?

    private static func argument<Value>(_ index: Int, _ values: [JSValue], _ type: Value.Type) -> Value {
        let value = values.indices.contains(index) ? values[index] : nil
        let made: Any? =
            switch type {
            case is JSValue.Type, is JSValue?.Type: value ?? JSContext.current().map { JSValue(undefinedIn: $0) }
            case is String.Type: value?.toString() ?? ""
            case is String?.Type: value.flatMap { $0.isUndefined || $0.isNull ? nil : $0.toString() }
            case is Int.Type: Int(value?.toInt32() ?? 0)
            case is Double.Type: value?.toDouble() ?? 0
            case is Bool.Type: value?.toBool() ?? false
            case is [Any].Type: value?.toArray() ?? []
            case is [String: Any].Type: value.map { ValueConversion.dictionary(of: $0) } ?? [:]
            default: value?.toObject()
            }
        return made as! Value
    }

    private static func zero(_ object: Any) -> Body? {
        if let function = object as? () -> Void { return { _, _ in function() } }
        return zeroReturning(object)
    }

    private static func zeroReturning(_ object: Any) -> Body? {
        if let function = object as? () -> String { return { _, _ in function() } }
        if let function = object as? () -> Int { return { _, _ in function() } }
        if let function = object as? () -> Double { return { _, _ in function() } }
        if let function = object as? () -> Bool { return { _, _ in function() } }
        if let function = object as? () -> Any? { return { _, _ in function() } }
        return nil
    }

    private static func one(_ object: Any) -> Body? {
        func form<A>(_ type: A.Type) -> Body? {
            if let function = object as? (A) -> Void { return { function(argument(0, $1, A.self)) } }
            if let function = object as? (A) -> String { return { function(argument(0, $1, A.self)) } }
            if let function = object as? (A) -> Int { return { function(argument(0, $1, A.self)) } }
            if let function = object as? (A) -> Double { return { function(argument(0, $1, A.self)) } }
            if let function = object as? (A) -> Bool { return { function(argument(0, $1, A.self)) } }
            if let function = object as? (A) -> JSValue { return { function(argument(0, $1, A.self)) } }
            if let function = object as? (A) -> Any? { return { function(argument(0, $1, A.self)) } }
            return nil
        }
        return form(String.self) ?? form(JSValue.self) ?? form(Int.self) ?? form(Double.self) ?? form(Bool.self) ?? form([Any].self)
            ?? form([String: Any].self) ?? form(String?.self) ?? form(Any?.self)
    }

    private static func two(_ object: Any) -> Body? {
        func form<A, B>(_ first: A.Type, _ second: B.Type) -> Body? {
            if let function = object as? (A, B) -> Void { return { function(argument(0, $1, A.self), argument(1, $1, B.self)) } }
            if let function = object as? (A, B) -> String { return { function(argument(0, $1, A.self), argument(1, $1, B.self)) } }
            if let function = object as? (A, B) -> Int { return { function(argument(0, $1, A.self), argument(1, $1, B.self)) } }
            if let function = object as? (A, B) -> Double { return { function(argument(0, $1, A.self), argument(1, $1, B.self)) } }
            if let function = object as? (A, B) -> Bool { return { function(argument(0, $1, A.self), argument(1, $1, B.self)) } }
            if let function = object as? (A, B) -> JSValue { return { function(argument(0, $1, A.self), argument(1, $1, B.self)) } }
            return nil
        }
        func pairs<A>(_ first: A.Type) -> Body? {
            form(first, String.self) ?? form(first, JSValue.self) ?? form(first, Int.self) ?? form(first, Double.self)
                ?? form(first, Bool.self)
        }
        return pairs(String.self) ?? pairs(JSValue.self) ?? pairs(Int.self) ?? pairs(Double.self) ?? pairs(Bool.self)
    }

    private static func three(_ object: Any) -> Body? {
        func form<A>(_ type: A.Type) -> Body? {
            func values(_ list: [JSValue]) -> (A, A, A) {
                (argument(0, list, A.self), argument(1, list, A.self), argument(2, list, A.self))
            }
            if let function = object as? (A, A, A) -> Void {
                return {
                    let (a, b, c) = values($1)
                    return function(a, b, c)
                }
            }
            if let function = object as? (A, A, A) -> A {
                return {
                    let (a, b, c) = values($1)
                    return function(a, b, c)
                }
            }
            return nil
        }
        return form(String.self) ?? form(JSValue.self) ?? form(Int.self) ?? form(Double.self)
    }
}
