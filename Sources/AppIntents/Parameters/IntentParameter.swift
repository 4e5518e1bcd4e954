import DeviceProtocol
import QuinceFoundation

/// A type that a parameter can hold.
public protocol _IntentValue {
    /// The type without its optional; `Self` for types that are not optional.
    associatedtype UnwrappedType = Self
}

extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension URL: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue { public typealias UnwrappedType = Wrapped.UnwrappedType }

/// The connection of a parameter to the result of the preceding action.
///
/// Source: Apple's documentation of `InputConnectionBehavior`.
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }

/// A property that people set, and that makes an intent's parameter.
///
/// Source: Apple's documentation of `IntentParameter`.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource
    public let description: LocalizedStringResource?
    let defaultValue: Value?
    let options: (any DynamicOptionsProvider)?
    private let lock = NSLock()
    private var value: Value?

    /// The value; one that is not optional is there once it has been set or has a default.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) { return value }
            if let nothing = Optional<Any>.none as? Value { return nothing }
            fatalError(
                "The parameter “\(String(localized: title))” has no value: it is not optional, has no default, and nothing has set it.")
        }
        set { lock.withLock { value = newValue } }
    }
    public var projectedValue: IntentParameter<Value> { self }

    init(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ defaultValue: Value?,
        _ options: (any DynamicOptionsProvider)?
    ) {
        (self.title, self.description, self.defaultValue, self.options, value) = (title, description, defaultValue, options, defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, nil, nil)
    }

    /// - Parameter defaultValue: The value that a new intent begins with; nil for none.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType?,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue.flatMap { $0 as? Value }, nil)
    }

    /// - Parameter optionsProvider: Says what there is to choose.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        self.init(title, description, nil, optionsProvider)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType?,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        self.init(title, description, defaultValue.flatMap { $0 as? Value }, optionsProvider)
    }
}

/// A parameter, whatever its value's type is.
protocol AnyIntentParameter: AnyObject {
    var title: LocalizedStringResource { get }
    var valueType: any _IntentValue.Type { get }
    var current: Any? { get }
    var options: (any DynamicOptionsProvider)? { get }
    var initial: Any? { get }
    /// - Returns: Whether the parameter can hold it.
    @discardableResult func set(_ value: Any?) -> Bool
}

extension IntentParameter: AnyIntentParameter {
    var valueType: any _IntentValue.Type { Value.self }
    var current: Any? { lock.withLock { value } }
    /// The value; nil before one is set.
    var held: Value? { lock.withLock { value } }
    var initial: Any? { defaultValue }

    func set(_ value: Any?) -> Bool {
        guard let value = value as? Value else { return false }
        lock.withLock { self.value = value }
        return true
    }
}
