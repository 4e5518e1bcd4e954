import QuinceFoundation
import SwiftUI

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
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog? { get }
}

/// A result that asks the system to perform another intent.
///
/// Source: Apple's documentation of `OpensIntent`.
public protocol OpensIntent: IntentResult {
    associatedtype OpensIntentType: AppIntent
    var opensIntent: OpensIntentType? { get }
}

/// A result that shows a view.
///
/// Source: Apple's documentation of `ShowsSnippetView`.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows the view of a snippet intent.
///
/// Source: Apple's documentation of `ShowsSnippetIntent` (iOS 26).
public protocol ShowsSnippetIntent: IntentResult {}

/// The result that factories make.
///
/// Source: Apple's documentation of `IntentResultContainer`.
public struct IntentResultContainer<Value, OpensIntentType, Snippet, Dialog>: IntentResult, @unchecked Sendable {
    public private(set) var value: Value?
    public private(set) var opensIntent: OpensIntentType?
    public private(set) var dialog: IntentDialog?
    /// The view or snippet intent; the system shows it where it speaks with people, which a button in an app or widget does not.
    private(set) var snippet: Snippet?

    init(value: Value? = nil, opensIntent: OpensIntentType? = nil, snippet: Snippet? = nil, dialog: IntentDialog? = nil) {
        (self.value, self.opensIntent, self.snippet, self.dialog) = (value, opensIntent, snippet, dialog)
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
