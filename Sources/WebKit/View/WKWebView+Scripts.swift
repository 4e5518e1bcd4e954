import UIKit

extension WKWebView {
    /// Runs a script in the page.
    ///
    /// - Parameter completionHandler: Called with the value of the script's last expression, or a `WKError`.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluate(["script": javaScriptString], in: .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in the page, and returns the value of its last expression.
    ///
    /// - Throws: A `WKError`.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await result { self.evaluate(["script": javaScriptString], in: .page, $0) }
    }

    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        evaluate(["script": javaScript], in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    @discardableResult public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld)
        async throws
        -> Any?
    {
        try await result { self.evaluate(["script": javaScript], in: contentWorld, $0) }
    }

    /// Calls a function in the page, and waits for the promise that it may return.
    ///
    /// - Parameters:
    ///   - functionBody: The function's body; `arguments` are its variables.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        evaluate(ScriptCall.fields(functionBody, arguments), in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    @discardableResult public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await result { self.evaluate(ScriptCall.fields(functionBody, arguments), in: contentWorld, $0) }
    }

    private func result(_ begin: (@escaping @MainActor (Result<Any?, any Error>) -> Void) -> Void) async throws -> Any? {
        nonisolated(unsafe) let value: Any? = try await withCheckedThrowingContinuation { continuation in
            begin { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
        return value
    }

    private func evaluate(
        _ fields: [String: Any]?, in world: WKContentWorld, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void
    ) {
        guard var fields else { return answer(.failure(WKError(.javaScriptExceptionOccurred))) }
        guard let (engine, number) = connected() else { return answer(.failure(WKError(.webContentProcessTerminated))) }
        fields["world"] = world.engineName
        engine.ask("evaluate", view: number, fields) { [weak self] frame in
            guard let frame else { return answer(.failure(WKError(.webContentProcessTerminated))) }
            self?.page.setNeedsPicture(isAwaited: true)
            switch frame.text("failure") {
            case nil: answer(.success(frame.fields["value"]))
            case "result": answer(.failure(WKError(.javaScriptResultTypeIsUnsupported)))
            case "script": answer(.failure(WKError.exception(frame.text("message") ?? "")))
            default: answer(.failure(WKError(.webContentProcessTerminated)))
            }
        }
    }

    // MARK: Finding

    /// Searches the page for a text and selects it.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        guard let (engine, number) = connected(), !string.isEmpty else { return completionHandler(WKFindResult(matchFound: false)) }
        let fields: [String: Any] = [
            "text": string, "caseSensitive": configuration.caseSensitive, "backwards": configuration.backwards,
            "wraps": configuration.wraps,
        ]
        engine.ask("find", view: number, fields) { [weak self] frame in
            self?.page.setNeedsPicture(isAwaited: true)
            completionHandler(WKFindResult(matchFound: frame?.flag("value") ?? false))
        }
    }

    public func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }
}

/// How a text is searched for in a page.
///
/// Source: Apple's documentation of `WKFindConfiguration`.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
    public override init() { super.init() }
}

/// Whether a text was found.
///
/// Source: Apple's documentation of `WKFindResult`.
@preconcurrency @MainActor open class WKFindResult: NSObject {
    public let matchFound: Bool
    init(matchFound: Bool) { self.matchFound = matchFound }
}

/// A function that is called in a page.
enum ScriptCall {
    /// The command for a function's body with variables; nil for names that are none, and values that scripts do not have.
    static func fields(_ body: String, _ arguments: [String: Any]) -> [String: Any]? {
        let names = arguments.keys.sorted()
        guard names.allSatisfy({ $0.wholeMatch(of: #/[\p{L}_$][\p{L}\p{N}_$]*/#) != nil }), JSONSerialization.isValidJSONObject(arguments),
            let json = try? JSONSerialization.data(withJSONObject: names.map { arguments[$0]! }, options: [])
        else { return nil }
        // Two line ends that JSON has and scripts of old do not.
        let values = String(decoding: json, as: UTF8.self).replacingOccurrences(of: "\u{2028}", with: "\\u2028")
            .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
        return [
            "script": "return await (async function(\(names.joined(separator: ","))){\(body)\n}).apply(undefined,\(values))",
            "function": true,
        ]
    }
}
