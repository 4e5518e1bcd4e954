import QuinceFoundation

/// Says who handles an intent.
///
/// Source: Apple's documentation of `INIntentHandlerProviding`.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// An object that handles the intent; nil where there is none.
    func handler(for intent: INIntent) -> Any?
}

/// The principal object of an Intents extension.
///
/// Source: Apple's documentation of `INExtension`.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {}
    /// The extension itself, unless a subclass knows better.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// The error of a handler that lacks the requested method.
@_spi(Quince) public struct MissingIntentHandler: Error, CustomStringConvertible {
    let what: String
    public init(_ what: String) { self.what = what }
    public var description: String { "the handler does not implement \(what)" }
}
