@_weakLinked import FoundationNetworking
import UIKit

extension WKWebView {
    /// Begins a load.
    ///
    /// - Returns: The navigation that the delegate's calls name; nil for a request without an address.
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        guard (request.httpMethod ?? "GET") == "GET" else { return loadByFoundation(request, url) }
        return begin(url, ["url": url.absoluteString, "headers": request.allHTTPHeaderFields ?? [:]])
    }

    /// Shows a text of HTML; addresses in it are relative to `baseURL`.
    @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        load(Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8", base: baseURL)
    }

    /// Shows a document.
    @discardableResult public func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        load(data, mimeType: MIMEType, characterEncodingName: characterEncodingName, base: baseURL)
    }

    /// Shows a file. The page reads what the app reads.
    @discardableResult public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL, readAccessURL.isFileURL else { return nil }
        return begin(URL, ["url": URL.absoluteString])
    }

    /// Shows a document as the answer to a request.
    @discardableResult public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        load(Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8", base: request.url) ?? WKNavigation()
    }

    @discardableResult public func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
        -> WKNavigation
    {
        load(
            data, mimeType: response.mimeType ?? "text/html", characterEncodingName: response.textEncodingName ?? "utf-8", base: request.url
        )
            ?? WKNavigation()
    }

    private func load(_ data: Data, mimeType: String, characterEncodingName: String, base: URL?) -> WKNavigation? {
        let url = base ?? URL(string: "about:blank")!
        return begin(url, ["url": url.absoluteString, "mime": mimeType, "encoding": characterEncodingName], bytes: data)
    }

    private func begin(_ url: URL, _ fields: [String: Any], bytes: Data = Data()) -> WKNavigation? {
        let navigation = WKNavigation()
        guard let (engine, number) = connected() else {
            failWithoutEngine(navigation, url)
            return navigation
        }
        pendingNavigation = navigation
        var state = state
        (state.url, state.isLoading, state.progress) = (url, true, 0.1)
        update(state)
        engine.noteLoad(in: number, isLoading: true)
        engine.send("load", view: number, fields, bytes: bytes)
        return navigation
    }

    private func failWithoutEngine(_ navigation: WKNavigation, _ url: URL) {
        let error = WKError(.webContentProcessTerminated, userInfo: [NSURLErrorFailingURLErrorKey: url]) as NSError
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    /// The engine's interface takes no body, so Foundation sends such a request, and the engine shows the answer.
    private func loadByFoundation(_ request: URLRequest, _ url: URL) -> WKNavigation? {
        let navigation = WKNavigation()
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                if let error { return navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error) ?? () }
                let mime = response?.mimeType ?? "text/html", encoding = response?.textEncodingName ?? "utf-8"
                _ = load(data ?? Data(), mimeType: mime, characterEncodingName: encoding, base: response?.url ?? url)
                pendingNavigation = navigation
            }
        }
        task.resume()
        return navigation
    }

    // MARK: The list

    @discardableResult public func goBack() -> WKNavigation? { canGoBack ? go("back") : nil }
    @discardableResult public func goForward() -> WKNavigation? { canGoForward ? go("forward") : nil }
    @discardableResult public func reload() -> WKNavigation? { go("reload") ?? loadAgain() }
    /// Loads the page anew, past all caches.
    @discardableResult public func reloadFromOrigin() -> WKNavigation? { go("origin") ?? loadAgain() }

    /// Loads the page in a new engine after the last one has ended.
    private func loadAgain() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
    @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? {
        backForwardList.offset(of: item).flatMap { go("item", ["offset": $0]) }
    }
    public func stopLoading() { sendToEngine("go", ["where": "stop"]) }

    private func go(_ place: String, _ fields: [String: Any] = [:]) -> WKNavigation? {
        guard let engine, let number else { return nil }
        let navigation = WKNavigation()
        pendingNavigation = navigation
        engine.noteLoad(in: number, isLoading: true)
        sendToEngine("go", fields.merging(["where": place]) { $1 })
        return navigation
    }
}
