import QuinceFoundation

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit.
///
/// Source: Apple's documentation of `WKError`.
public struct WKError: CustomNSError, Hashable, Error {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
        case contentRuleListStoreCompileFailed = 6
        case contentRuleListStoreLookUpFailed = 7
        case contentRuleListStoreRemoveFailed = 8
        case contentRuleListStoreVersionMismatch = 9
        case attributedStringContentFailedToLoad = 10
        case attributedStringContentLoadTimedOut = 11
        case javaScriptInvalidFrameTarget = 12
        case navigationAppBoundDomain = 13
        case javaScriptAppBoundDomain = 14
        case duplicateCredential = 15
        case malformedCredential = 16
        case credentialNotFound = 17
    }

    public let code: Code
    public let errorUserInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        errorUserInfo = [NSLocalizedDescriptionKey: Self.text(code)].merging(userInfo) { $1 }
    }

    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var userInfo: [String: Any] { errorUserInfo }
    public var localizedDescription: String { errorUserInfo[NSLocalizedDescriptionKey] as? String ?? "" }
    public static func == (a: WKError, b: WKError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }

    private static func text(_ code: Code) -> String {
        switch code {
        case .webContentProcessTerminated: "The Web Content process was terminated"
        case .webViewInvalidated: "The WKWebView was invalidated"
        case .javaScriptExceptionOccurred: "A JavaScript exception occurred"
        case .javaScriptResultTypeIsUnsupported: "JavaScript execution returned a result of an unsupported type"
        case .contentRuleListStoreCompileFailed: "Failed to compile the content extension"
        case .contentRuleListStoreLookUpFailed: "Failed to look up a content extension"
        case .contentRuleListStoreRemoveFailed: "Failed to remove a content extension"
        default: "An unknown error occurred"
        }
    }
}

extension WKError.Code {
    /// Catches errors of this kind by pattern.
    public static func ~= (code: WKError.Code, error: any Error) -> Bool {
        (error as? WKError)?.code == code || ((error as NSError).domain == WKErrorDomain && (error as NSError).code == code.rawValue)
    }
}

extension WKError {
    /// The error of a script that threw, from the engine's text: `address:line:column: message`.
    static func exception(_ text: String) -> WKError {
        var information: [String: Any] = ["WKJavaScriptExceptionMessage": text, "WKJavaScriptExceptionLineNumber": 0]
        if let match = text.firstMatch(of: #/^(.*?):(\d+):(\d+): (.*)$/#.dotMatchesNewlines()) {
            information["WKJavaScriptExceptionMessage"] = String(match.4)
            information["WKJavaScriptExceptionLineNumber"] = Int(match.2) ?? 0
            information["WKJavaScriptExceptionColumnNumber"] = Int(match.3) ?? 0
            if let url = URL(string: String(match.1)) { information["WKJavaScriptExceptionSourceURL"] = url }
        }
        return WKError(.javaScriptExceptionOccurred, userInfo: information)
    }
}
