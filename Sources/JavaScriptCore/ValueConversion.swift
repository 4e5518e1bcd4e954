internal import CJavaScript
import QuinceFoundation

/// Makes values of JavaScript's out of Swift's, and back.
enum ValueConversion {
    /// Objects in each other deeper than this are left out.
    private static let depthLimit = 64

    static func name(_ property: Any?) -> String {
        switch property {
        case let value as JSValue: value.toString()
        case let text as String: text
        case let value?: "\(value)"
        case nil: "null"
        }
    }

    // MARK: To JavaScript

    static func value(_ object: Any?, in context: JSContext) -> OpaquePointer {
        let raw = context.reference
        switch object {
        case nil: return javascript_undefined(raw)
        case let value as JSValue: return value.reference
        case is NSNull: return javascript_null(raw)
        case let function as HostFunction: return function.make(in: context)
        case let text as String: return javascript_string(raw, text)
        case let number as NSNumber where isBoolean(number): return javascript_boolean(raw, number.boolValue)
        case let flag as Bool: return javascript_boolean(raw, flag)
        case let number as NSNumber: return javascript_number(raw, number.doubleValue)
        case let date as Date: return javascript_date(raw, date.timeIntervalSince1970 * 1000, nil)
        case let list as [Any]:
            // The collector does not look into Swift's arrays: wrappers keep their elements.
            let kept = list.map { JSValue(value($0, in: context), context) }
            let values: [OpaquePointer?] = kept.map(\.reference)
            return withExtendedLifetime(kept) { javascript_array(raw, values.count, values, nil) }
        case let dictionary as [AnyHashable: Any]:
            let made: OpaquePointer = javascript_object(raw)
            for (key, item) in dictionary { javascript_set(raw, made, "\(key.base)", value(item, in: context), nil) }
            return made
        default:
            if let function = HostFunction(object as Any) { return function.make(in: context) }
            if case Optional<Any>.none = object as Any? { return javascript_undefined(raw) }
            return javascript_undefined(raw)
        }
    }

    private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" && (number == 0 || number == 1) }

    // MARK: From JavaScript

    static func object(of value: JSValue, depth: Int = 0) -> Any? {
        if value.isUndefined { return nil }
        if value.isNull { return NSNull() }
        if value.isBoolean { return value.toBool() }
        if value.isNumber { return value.toNumber() }
        if value.isString { return value.toString() }
        if value.isDate { return value.toDate() }
        guard depth < depthLimit else { return nil }
        if value.isArray {
            let count = max(0, Int(value.forProperty("length").toInt32()))
            return (0..<count).map { object(of: value.atIndex($0), depth: depth + 1) ?? NSNull() }
        }
        return dictionary(of: value, depth: depth)
    }

    static func dictionary(of value: JSValue, depth: Int = 0) -> [String: Any] {
        guard let context = value.context else { return [:] }
        final class Names { var all: [String] = [] }
        let names = Names()
        javascript_names(context.reference, value.reference, Unmanaged.passUnretained(names).toOpaque()) { data, name in
            guard let data, let name else { return }
            Unmanaged<Names>.fromOpaque(data).takeUnretainedValue().all.append(String(cString: name))
        }
        return names.all.reduce(into: [:]) { result, name in
            if let item = object(of: value.forProperty(name), depth: depth + 1) { result[name] = item }
        }
    }
}
