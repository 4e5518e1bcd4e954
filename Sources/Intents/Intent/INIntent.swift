import QuinceFoundation

/// A request that people make, or what they set about something: the superclass of all generated intents.
///
/// Source: Apple's documentation of `INIntent`.
open class INIntent: NSObject, NSCopying {
    /// Tells this intent apart from all others.
    open private(set) var identifier: String? = UUID().uuidString
    /// The description of the intent, for display.
    open var intentDescription: String? { Self.definition.description.words }
    /// The phrase suggested for invoking the intent by voice.
    open var suggestedInvocationPhrase: String?

    /// The definition of the intent; generated subclasses override it.
    @_spi(Quince) open class var definition: IntentDefinition { IntentDefinition(name: "INIntent") }
    /// The parameters' values by their names.
    @_spi(Quince) public final var values: [String: Any] = [:]

    public required override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        (copy.identifier, copy.values, copy.suggestedInvocationPhrase) = (identifier, values, suggestedInvocationPhrase)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
        return values as NSDictionary == other.values as NSDictionary
    }
    open override var hash: Int { Self.definition.name.hashValue }

    @available(*, unavailable, message: "not yet in Quince: pictures of intents")
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
    @available(*, unavailable, message: "not yet in Quince: pictures of intents")
    open func keyImage() -> INImage? { nil }
}

extension INIntent {
    /// The value of an enumeration's parameter, for generated code.
    @_spi(Quince) public final func enumeration<Value: RawRepresentable>(_ name: String, unknown: Value) -> Value
    where Value.RawValue == Int {
        (values[name] as? Int).flatMap(Value.init) ?? unknown
    }
}

/// The answer to an intent: the superclass of all generated ones.
///
/// Source: Apple's documentation of `INIntentResponse`.
open class INIntentResponse: NSObject, NSCopying {
    /// The activity with which the app is opened to continue.
    open var userActivity: NSUserActivity?
    @_spi(Quince) public final var values: [String: Any] = [:]

    public required override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        (copy.userActivity, copy.values) = (userActivity, values)
        return copy
    }
}

/// A picture beside what there is to choose.
///
/// Source: Apple's documentation of `INImage`.
@available(*, unavailable, message: "not yet in Quince: pictures of intents")
public final class INImage: NSObject {}

/// An intent that was done, and what came of it.
///
/// Source: Apple's documentation of `INInteraction`.
open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

    @available(*, unavailable, message: "not yet in Quince: suggestions of what people do often")
    open func donate(completion: ((Error?) -> Void)? = nil) {}
    @available(*, unavailable, message: "not yet in Quince: suggestions of what people do often")
    open class func deleteAll(completion: ((Error?) -> Void)? = nil) {}
}
