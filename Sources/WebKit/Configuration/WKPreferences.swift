import UIKit

/// Settings of web views.
///
/// Source: Apple's documentation of `WKPreferences`.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The size in points that no text is smaller than.
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether pages run scripts.
    @available(iOS, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
    open var javaScriptEnabled: Bool {
        get { allowsScripts }
        set { allowsScripts = newValue }
    }
    var allowsScripts = true
    /// Whether Web Inspector of a Mac may inspect pages; set by key.
    var wantsInspector = false
    /// Whether pages of files may read other files; set by key.
    var filesReadFiles = false
    /// Whether pages of files may read what is at any address; set by key.
    var filesReadAll = false

    @available(*, unavailable, message: "not yet in Quince: warnings of fraudulent pages")
    open var isFraudulentWebsiteWarningEnabled: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: full screen elements")
    open var isElementFullscreenEnabled: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: text interaction in pages")
    open var isTextInteractionEnabled: Bool {
        get { true }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: site quirks")
    open var isSiteSpecificQuirksModeEnabled: Bool {
        get { true }
        set {}
    }

    public override init() {
        super.init()
        WebKeys.register
    }
}

/// Settings of a page.
///
/// Source: Apple's documentation of `WKWebpagePreferences`.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// The layout that a page is asked for.
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile = 1
        case desktop = 2
    }

    /// Whether the page's own scripts run. The app's run nevertheless.
    open var allowsContentJavaScript = true
    /// The layout that the page is asked for, by the user agent.
    open var preferredContentMode = ContentMode.recommended

    @available(*, unavailable, message: "not yet in Quince: Lockdown Mode")
    open var isLockdownModeEnabled: Bool {
        get { false }
        set {}
    }

    public override init() { super.init() }

    func duplicate() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        (copy.allowsContentJavaScript, copy.preferredContentMode) = (allowsContentJavaScript, preferredContentMode)
        return copy
    }
}
