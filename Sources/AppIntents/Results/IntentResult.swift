import QuinceFoundation

/// The result of performing an intent.
///
/// Source: Apple's documentation of `IntentResult`.
public protocol IntentResult: Sendable {}

/// A result with a value for the next action.
///
/// Source: Apple's documentation of `ReturnsValue`.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
}

/// A result that says something.
///
/// Source: Apple's documentation of `ProvidesDialog`.
public protocol ProvidesDialog: IntentResult {}

/// The result that factories make.
///
/// Source: Apple's documentation of `IntentResultContainer`.
public struct IntentResultContainer<Value, Dialog>: IntentResult, @unchecked Sendable {
    public let value: Value?
    let dialog: IntentDialog?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
    /// Nothing but having been done.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never> { Self(value: nil, dialog: nil) }
    public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value, Never> {
        Self(value: value, dialog: nil)
    }
    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, IntentDialog> {
        Self(value: nil, dialog: dialog)
    }
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}

/// A result that opens another intent.
@available(*, unavailable, message: "not yet in Quince: intents that open others")
public protocol OpensIntent {}

/// A result that shows a view.
@available(*, unavailable, message: "not yet in Quince: views of intents' results")
public protocol ShowsSnippetView {}
