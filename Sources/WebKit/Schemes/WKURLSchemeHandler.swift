@_weakLinked import FoundationNetworking
@_spi(Quince) import QuinceFoundation
import UIKit

/// Loads the addresses of a scheme for pages.
///
/// Source: Apple's documentation of `WKURLSchemeHandler`.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A load that a scheme's handler answers: with a response, data, and its end.
///
/// Source: Apple's documentation of `WKURLSchemeTask`.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

/// A load of the engine's; the answer goes there once it is whole.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private let id: Int
    private weak var engine: WebEngine?
    private weak var web: WKWebView?
    private var response: URLResponse?
    private var data = Data()
    private var isComplete = false

    init(_ frame: EngineFrame, id: Int, engine: WebEngine, web: WKWebView) {
        (request, self.id, self.engine, self.web) = (EngineRequest.request(in: frame), id, engine, web)
    }

    func didReceive(_ response: URLResponse) {
        check()
        self.response = response
    }

    func didReceive(_ data: Data) {
        check()
        if response == nil { raise(.internalInconsistencyException, "No response has been sent for this task") }
        self.data.append(data)
    }

    func didFinish() {
        check()
        guard let response else { raise(.internalInconsistencyException, "No response has been sent for this task") }
        var fields: [String: Any] = ["mime": response.mimeType ?? "application/octet-stream"]
        if let http = response as? HTTPURLResponse {
            fields["status"] = http.statusCode
            fields["headers"] = Dictionary(
                http.allHeaderFields.compactMap { name, value in (name as? String).map { ($0, "\(value)") } }, uniquingKeysWith: { $1 })
        }
        end(fields, data)
    }

    func didFailWithError(_ error: any Error) {
        check()
        end(["failure": error.localizedDescription, "code": (error as NSError).code], Data())
    }

    private func check() {
        if isComplete { raise(.internalInconsistencyException, "This task has already been stopped") }
    }

    private func end(_ fields: [String: Any], _ bytes: Data) {
        isComplete = true
        web?.schemeTasks[id] = nil
        engine?.answer("respond", id: id, fields, bytes: bytes)
    }

    /// Nobody waits for the answer any more.
    func stop() { isComplete = true }
}

extension WKWebView {
    func startSchemeTask(_ frame: EngineFrame) {
        guard let id = frame.integer("id"), let engine else { return }
        let task = SchemeTask(frame, id: id, engine: engine, web: self)
        guard let scheme = task.request.url?.scheme, let handler = copiedConfiguration.urlSchemeHandler(forURLScheme: scheme) else {
            return engine.answer("respond", id: id, ["failure": "No handler.", "code": NSURLErrorUnsupportedURL])
        }
        schemeTasks[id] = task
        handler.webView(self, start: task)
    }
}
