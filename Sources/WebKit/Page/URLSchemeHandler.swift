@_weakLinked import FoundationNetworking
import SwiftUI

/// A scheme of addresses that the app loads.
///
/// Source: Apple's documentation of `URLScheme`.
public struct URLScheme: Hashable, Sendable {
    public let rawValue: String

    /// - Returns: nil for a text that is no scheme, and for a scheme that WebKit loads itself.
    @MainActor public init?(_ rawValue: String) {
        guard rawValue.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*/#) != nil, !WKWebView.handlesURLScheme(rawValue) else { return nil }
        self.rawValue = rawValue.lowercased()
    }
}

/// A part of the answer for an address: its response first, and then its data.
///
/// Source: Apple's documentation of `URLSchemeTaskResult`.
public enum URLSchemeTaskResult: Sendable {
    case response(URLResponse)
    case data(Data)
}

/// Loads the addresses of a scheme for pages.
///
/// Source: Apple's documentation of `URLSchemeHandler`.
public protocol URLSchemeHandler {
    associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

    /// The answer for a request, in parts.
    func reply(for request: URLRequest) -> TaskSequence
}

/// Answers a web view's loads from a handler's sequences.
@MainActor final class SchemeAdapter: NSObject, WKURLSchemeHandler {
    private let handler: any URLSchemeHandler
    private var loads: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(_ handler: any URLSchemeHandler) { self.handler = handler }

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let handler = handler
        loads[ObjectIdentifier(urlSchemeTask)] = Task { [weak self] in
            do {
                try await Self.load(urlSchemeTask, by: handler)
            } catch  where !Task.isCancelled {
                urlSchemeTask.didFailWithError(error)
            } catch {}
            self?.loads[ObjectIdentifier(urlSchemeTask)] = nil
        }
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
        loads.removeValue(forKey: ObjectIdentifier(urlSchemeTask))?.cancel()
    }

    private static func load(_ task: any WKURLSchemeTask, by handler: some URLSchemeHandler) async throws {
        var hasResponse = false
        for try await part in handler.reply(for: task.request) {
            try Task.checkCancellation()
            switch part {
            case .response(let response):
                hasResponse = true
                task.didReceive(response)
            case .data(let data):
                guard hasResponse else { throw URLError(.badServerResponse) }
                task.didReceive(data)
            }
        }
        try Task.checkCancellation()
        guard hasResponse else { throw URLError(.badServerResponse) }
        task.didFinish()
    }
}
