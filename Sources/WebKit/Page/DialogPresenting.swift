import SwiftUI

extension WebPage {
    /// Shows the dialogs of a page's scripts.
    ///
    /// Source: Apple's documentation of `WebPage.DialogPresenting`.
    @MainActor public protocol DialogPresenting {
        /// Shows `alert()`; the script goes on once this returns. At once where it is not implemented.
        func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async
        /// Shows `confirm()`; declined where it is not implemented.
        func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult
        /// Shows `prompt()`; declined where it is not implemented.
        func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async
            -> WebPage.JavaScriptPromptResult
    }

    /// The answer to a script's `confirm()`.
    public enum JavaScriptConfirmResult: Hashable, Sendable {
        case ok, cancel
    }

    /// The answer to a script's `prompt()`.
    public enum JavaScriptPromptResult: Hashable, Sendable {
        case ok(String)
        case cancel
    }
}

extension WebPage.DialogPresenting {
    public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    public func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult {
        .cancel
    }
    public func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async
        -> WebPage.JavaScriptPromptResult
    { .cancel }
}

/// Declines all dialogs.
struct DefaultDialogs: WebPage.DialogPresenting {}
