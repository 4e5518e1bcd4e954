import QuinceFoundation
import SwiftUI

/// Makes results of each combination of what they carry.
///
/// Source: Apple's documentation of `IntentResult`.
extension IntentResult {
    /// Returns a result that carries nothing.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, Never> { Self(opensIntent: opensIntent) }
    public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> { Self(opensIntent: opensIntent, dialog: dialog) }
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
    public static func result<Value, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Intent, Never, Never> { Self(value: value, opensIntent: opensIntent) }
    public static func result<Value, Intent: AppIntent>(value: Value, opensIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Intent, Never, IntentDialog> { Self(value: value, opensIntent: opensIntent, dialog: dialog) }

    // MARK: Views

    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> { Self(snippet: view) }
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(snippet: view, dialog: dialog) }
    public static func result<Intent: AppIntent, Content: View>(opensIntent: Intent, view: Content) -> Self
    where Self == IntentResultContainer<Never, Intent, Content, Never> { Self(opensIntent: opensIntent, snippet: view) }
    public static func result<Intent: AppIntent, Content: View>(opensIntent: Intent, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Intent, Content, IntentDialog> {
        Self(opensIntent: opensIntent, snippet: view, dialog: dialog)
    }
    public static func result<Value, Content: View>(value: Value, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value, snippet: view) }
    public static func result<Value, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, IntentDialog> { Self(value: value, snippet: view, dialog: dialog) }
    public static func result<Value, Intent: AppIntent, Content: View>(value: Value, opensIntent: Intent, view: Content) -> Self
    where Self == IntentResultContainer<Value, Intent, Content, Never> { Self(value: value, opensIntent: opensIntent, snippet: view) }
    public static func result<Value, Intent: AppIntent, Content: View>(
        value: Value, opensIntent: Intent, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<Value, Intent, Content, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, snippet: view, dialog: dialog)
    }

    // MARK: Content

    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> { Self(snippet: content()) }
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(snippet: content(), dialog: dialog) }
    public static func result<Intent: AppIntent, Content: View>(opensIntent: Intent, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Intent, Content, Never> { Self(opensIntent: opensIntent, snippet: content()) }
    public static func result<Intent: AppIntent, Content: View>(
        opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Intent, Content, IntentDialog> {
        Self(opensIntent: opensIntent, snippet: content(), dialog: dialog)
    }
    public static func result<Value, Content: View>(value: Value, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value, snippet: content()) }
    public static func result<Value, Content: View>(value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, IntentDialog> { Self(value: value, snippet: content(), dialog: dialog) }
    public static func result<Value, Intent: AppIntent, Content: View>(
        value: Value, opensIntent: Intent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Intent, Content, Never> { Self(value: value, opensIntent: opensIntent, snippet: content()) }
    public static func result<Value, Intent: AppIntent, Content: View>(
        value: Value, opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Intent, Content, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, snippet: content(), dialog: dialog)
    }

    // MARK: Snippet intents

    public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self(snippet: snippetIntent) }
    public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(snippet: snippetIntent, dialog: dialog) }
    public static func result<Intent: AppIntent, Snippet: SnippetIntent>(opensIntent: Intent, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Intent, Snippet, Never> { Self(opensIntent: opensIntent, snippet: snippetIntent) }
    public static func result<Intent: AppIntent, Snippet: SnippetIntent>(opensIntent: Intent, dialog: IntentDialog, snippetIntent: Snippet)
        -> Self
    where Self == IntentResultContainer<Never, Intent, Snippet, IntentDialog> {
        Self(opensIntent: opensIntent, snippet: snippetIntent, dialog: dialog)
    }
    public static func result<Value, Snippet: SnippetIntent>(value: Value, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, Never> { Self(value: value, snippet: snippetIntent) }
    public static func result<Value, Snippet: SnippetIntent>(value: Value, dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> { Self(value: value, snippet: snippetIntent, dialog: dialog) }
    public static func result<Value, Intent: AppIntent, Snippet: SnippetIntent>(value: Value, opensIntent: Intent, snippetIntent: Snippet)
        -> Self
    where Self == IntentResultContainer<Value, Intent, Snippet, Never> {
        Self(value: value, opensIntent: opensIntent, snippet: snippetIntent)
    }
    public static func result<Value, Intent: AppIntent, Snippet: SnippetIntent>(
        value: Value, opensIntent: Intent, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self
    where Self == IntentResultContainer<Value, Intent, Snippet, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, snippet: snippetIntent, dialog: dialog)
    }
}
