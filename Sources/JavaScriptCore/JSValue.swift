internal import CJavaScript
import CoreGraphics
import QuinceFoundation

/// A value of JavaScript's, kept as long as this object.
///
/// Source: Apple's documentation of `JSValue`.
open class JSValue: NSObject, @unchecked Sendable {
    let reference: OpaquePointer
    private let owner: JSContext

    init(_ reference: OpaquePointer, _ context: JSContext) {
        (self.reference, owner) = (reference, context)
        super.init()
        javascript_protect(context.reference, reference)
    }

    deinit { javascript_unprotect(owner.reference, reference) }

    private var raw: OpaquePointer { owner.reference }
    open var context: JSContext! { owner }

    // MARK: Making

    public convenience init!(object value: Any!, in context: JSContext!) { self.init(ValueConversion.value(value, in: context), context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(javascript_boolean(context.reference, value), context) }
    public convenience init!(double value: Double, in context: JSContext!) {
        self.init(javascript_number(context.reference, value), context)
    }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(double: Double(value), in: context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(double: Double(value), in: context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(javascript_object(context.reference), context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(javascript_array(context.reference, 0, nil, nil), context) }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(javascript_error(context.reference, message ?? "", nil), context)
    }
    public convenience init!(nullIn context: JSContext!) { self.init(javascript_null(context.reference), context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(javascript_undefined(context.reference), context) }
    public convenience init!(newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!) {
        let made = context.objectForKeyedSubscript("RegExp").construct(withArguments: [pattern ?? "", flags ?? ""])
        self.init(made?.reference ?? javascript_undefined(context.reference), context)
    }

    // MARK: Kinds

    private var type: Int32 { javascript_type(raw, reference) }
    open var isUndefined: Bool { type == 0 }
    open var isNull: Bool { type == 1 }
    open var isBoolean: Bool { type == 2 }
    open var isNumber: Bool { type == 3 }
    open var isString: Bool { type == 4 }
    open var isObject: Bool { type == 5 }
    open var isSymbol: Bool { type == 6 }
    open var isArray: Bool { javascript_is_array(raw, reference) }
    open var isDate: Bool { javascript_is_date(raw, reference) }

    open func isEqual(to value: Any!) -> Bool { javascript_is_strict_equal(raw, reference, ValueConversion.value(value, in: owner)) }
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
        javascript_is_equal(raw, reference, ValueConversion.value(value, in: owner), nil)
    }
    open func isInstance(of value: Any!) -> Bool {
        let constructor = ValueConversion.value(value, in: owner)
        return javascript_type(raw, constructor) == 5 && javascript_is_instance(raw, reference, constructor, nil)
    }

    // MARK: Conversions

    /// The value as Foundation has it: numbers, texts, dates, arrays and dictionaries; nil for undefined.
    open func toObject() -> Any! { ValueConversion.object(of: self) }
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        guard let object = toObject() else { return nil }
        return Swift.type(of: object as AnyObject) == expectedClass ? object : nil
    }
    open func toBool() -> Bool { javascript_to_boolean(raw, reference) }
    open func toDouble() -> Double { javascript_to_number(raw, reference, nil) }
    open func toInt32() -> Int32 { Int32(truncatingIfNeeded: integer) }
    open func toUInt32() -> UInt32 { UInt32(truncatingIfNeeded: integer) }
    /// JavaScript's ToInt32, before the bits are cut.
    private var integer: Int64 {
        let number = toDouble()
        guard number.isFinite else { return 0 }
        return Int64(exactly: number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)) ?? 0
    }
    open func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }
    open func toString() -> String! { text }
    open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }
    open func toArray() -> [Any]! { isArray ? ValueConversion.object(of: self) as? [Any] : nil }
    open func toDictionary() -> [AnyHashable: Any]! {
        isObject ? ValueConversion.dictionary(of: self).reduce(into: [AnyHashable: Any]()) { $0[$1.key] = $1.value } : nil
    }

    private var text: String {
        var thrown: OpaquePointer?
        guard let text = javascript_to_text(raw, reference, &thrown) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    // MARK: Properties

    private func withObject(_ body: (OpaquePointer, inout OpaquePointer?) -> OpaquePointer?) -> JSValue {
        owner.perform { thrown in
            guard let object = javascript_to_object(raw, reference, &thrown) else { return nil }
            return body(object, &thrown)
        }
    }

    open func forProperty(_ property: Any!) -> JSValue! {
        let name = ValueConversion.name(property)
        return withObject { javascript_get(raw, $0, name, &$1) }
    }
    open func setValue(_ value: Any!, forProperty property: Any!) {
        let name = ValueConversion.name(property), new = ValueConversion.value(value, in: owner)
        _ = withObject {
            javascript_set(raw, $0, name, new, &$1)
            return nil
        }
    }
    @discardableResult open func deleteProperty(_ property: Any!) -> Bool {
        let name = ValueConversion.name(property)
        return withObject { javascript_boolean(raw, javascript_delete(raw, $0, name, &$1)) }.toBool()
    }
    open func hasProperty(_ property: Any!) -> Bool {
        let name = ValueConversion.name(property)
        return isObject && javascript_has(raw, reference, name)
    }
    open func atIndex(_ index: Int) -> JSValue! {
        guard let place = UInt32(exactly: index) else { return forProperty("\(index)") }
        return withObject { javascript_get_at(raw, $0, place, &$1) }
    }
    open func setValue(_ value: Any!, at index: Int) {
        guard let place = UInt32(exactly: index) else { return setValue(value, forProperty: "\(index)") }
        let new = ValueConversion.value(value, in: owner)
        _ = withObject {
            javascript_set_at(raw, $0, place, new, &$1)
            return nil
        }
    }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
    open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

    // MARK: Calls

    /// Calls the value as a function. Its exception goes to the context's handler.
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { call(nil, self, arguments) }
    @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
        let kept = (arguments ?? []).map { JSValue(ValueConversion.value($0, in: owner), owner) }
        let values: [OpaquePointer?] = kept.map(\.reference)
        return withExtendedLifetime(kept) { withObject { javascript_construct(raw, $0, values.count, values, &$1) } }
    }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        call(self, forProperty(method), arguments)
    }

    private func call(_ receiver: JSValue?, _ function: JSValue, _ arguments: [Any]?) -> JSValue {
        // The collector does not look into Swift's arrays: wrappers keep the arguments.
        let kept = (arguments ?? []).map { JSValue(ValueConversion.value($0, in: owner), owner) }
        defer { withExtendedLifetime(kept) {} }
        let values: [OpaquePointer?] = kept.map(\.reference)
        return function.withObject { object, thrown in
            guard javascript_is_function(raw, object) else {
                thrown = javascript_error(raw, "\(function.text) is not a function", nil)
                return nil
            }
            return javascript_call(raw, object, receiver?.reference, values.count, values, &thrown)
        }
    }

    open dynamic override var description: String { text }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? JSValue).map { javascript_is_strict_equal(raw, reference, $0.reference) } ?? false
    }
    open override var hash: Int { reference.hashValue }
}
