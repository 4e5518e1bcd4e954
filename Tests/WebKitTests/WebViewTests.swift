@_weakLinked import FoundationNetworking
import Testing
import UIKit

@testable import WebKit

/// Web views with the real engine, off screen.
@MainActor
@Suite(
    .serialized, .enabled(if: EngineLauncher.program != nil && access("/usr/bin/Xvfb", X_OK) == 0, "quince-web and Xvfb are not installed"),
    .timeLimit(.minutes(2)))
struct WebViewTests {
    /// Waits for the ends of loads, and answers what the view asks.
    final class Follower: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler, WKScriptMessageHandlerWithReply,
        WKURLSchemeHandler
    {
        var log: [String] = []
        var refused = ""
        private var waiting: CheckedContinuation<NSError?, Never>?

        func end(of load: () -> Void) async -> NSError? {
            await withCheckedContinuation { continuation in
                waiting = continuation
                load()
            }
        }

        private func ended(_ error: (any Error)?) {
            waiting?.resume(returning: error.map { $0 as NSError })
            waiting = nil
        }

        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
            let url = navigationAction.request.url?.absoluteString ?? ""
            log.append("decide \(navigationAction.navigationType.rawValue)")
            guard refused.isEmpty || !url.contains(refused) else {
                log.append("refused")
                ended(nil)
                return .cancel
            }
            return .allow
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { log.append("start") }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            log.append("finish")
            ended(nil)
        }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            log.append("fail")
            ended(error)
        }
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
        ) {
            log.append(message)
            completionHandler(true)
        }
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
            log.append("\(message.name): \(message.body)")
        }
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async
            -> (Any?, String?)
        { (["asked": message.body], nil) }
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            let url = urlSchemeTask.request.url!, data = Data("<title>own</title><p>scheme".utf8)
            urlSchemeTask.didReceive(
                URLResponse(url: url, mimeType: "text/html", expectedContentLength: data.count, textEncodingName: "utf-8"))
            urlSchemeTask.didReceive(data)
            urlSchemeTask.didFinish()
        }
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }

    private func view(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) -> (WKWebView, Follower) {
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), configuration: configuration), follower = Follower()
        (view.navigationDelegate, view.uiDelegate) = (follower, follower)
        return (view, follower)
    }

    private let head = "<meta name=viewport content='width=device-width'><body style='margin:0'>"

    @Test func aPageLoadsAndIsObserved() async throws {
        let (view, follower) = view()
        let error = await follower.end { view.loadHTMLString(head + "<title>Hello</title><h1>Hi", baseURL: nil) }
        #expect(error == nil)
        #expect(follower.log == ["decide -1", "start", "commit", "finish"])
        #expect(view.title == "Hello")
        #expect(view.estimatedProgress == 1)
        #expect(!view.isLoading)
        #expect(view.value(forKey: "title") as? String == "Hello")
    }

    @Test func scriptsAnswerAndFail() async throws {
        let (view, follower) = view()
        _ = await follower.end { view.loadHTMLString(head, baseURL: URL(string: "https://a.example/b")) }
        #expect(try await view.evaluateJavaScript("1 + 1") as? Int == 2)
        #expect(try await view.evaluateJavaScript("location.href") as? String == "https://a.example/b")
        #expect(try await view.evaluateJavaScript("innerWidth") as? Int == 320)
        #expect(try await view.evaluateJavaScript("undefined") == nil)
        let added = try await view.callAsyncJavaScript("return await Promise.resolve(a + 'x')", arguments: ["a": "é"], contentWorld: .page)
        #expect(added as? String == "éx")
        await #expect(throws: WKError(.javaScriptExceptionOccurred)) { try await view.evaluateJavaScript("throw new Error('no')") }
        await #expect(throws: WKError(.javaScriptResultTypeIsUnsupported)) { try await view.evaluateJavaScript("document.body") }
        #expect((try await view.evaluateJavaScript("navigator.userAgent") as? String)?.contains("iPhone") == true)
    }

    @Test func messagesReachTheirHandlers() async throws {
        let configuration = WKWebViewConfiguration(), follower = Follower()
        configuration.userContentController.add(follower, name: "app")
        configuration.userContentController.addScriptMessageHandler(follower, contentWorld: .page, name: "ask")
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "window.webkit.messageHandlers.app.postMessage('early')", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        let (view, delegate) = view(configuration)
        _ = await delegate.end { view.loadHTMLString(head, baseURL: nil) }
        #expect(follower.log == ["app: early"])
        let answer = try await view.callAsyncJavaScript("return await webkit.messageHandlers.ask.postMessage(7)", contentWorld: .page)
        #expect((answer as? [String: Any])?["asked"] as? Int == 7)
    }

    @Test func dataDetectorsMakeLinks() async throws {
        let configuration = WKWebViewConfiguration()
        configuration.dataDetectorTypes = [.phoneNumber, .link]
        let (view, follower) = view(configuration)
        let text = "<p>Call 408-996-1010, see www.a.example.<a href='x:y'>408-996-1011</a>"
        _ = await follower.end { view.loadHTMLString(head + text, baseURL: nil) }
        let links = try await view.evaluateJavaScript("[...document.links].map(a => a.getAttribute('href')).join()") as? String
        #expect(links == "tel:4089961010,http://www.a.example,x:y")
        #expect(
            try await view.evaluateJavaScript("document.body.innerText.trim()") as? String
                == "Call 408-996-1010, see www.a.example.408-996-1011")
    }

    @Test func theAppDecides() async throws {
        let (view, follower) = view()
        follower.refused = "no.example"
        _ = await follower.end { view.load(URLRequest(url: URL(string: "https://no.example/")!)) }
        #expect(follower.log == ["decide -1", "refused"])
        _ = await follower.end { view.loadHTMLString(head, baseURL: nil) }
        #expect(try await view.evaluateJavaScript("confirm('Sure?')") as? Bool == true)
        #expect(follower.log.last == "Sure?")
    }

    @Test func schemesOfTheAppAreLoadedByIt() async throws {
        let configuration = WKWebViewConfiguration(), follower = Follower()
        configuration.setURLSchemeHandler(follower, forURLScheme: "quincetest")
        let (view, delegate) = view(configuration)
        let error = await delegate.end { view.load(URLRequest(url: URL(string: "quincetest://a/b")!)) }
        #expect(error == nil)
        #expect(try await view.evaluateJavaScript("document.title + location.href") as? String == "ownquincetest://a/b")
    }

    @Test func aHostThatRefusesFailsTheLoad() async throws {
        let (view, follower) = view()
        let error = await follower.end { view.load(URLRequest(url: URL(string: "http://127.0.0.1:47111/")!)) }
        #expect(error?.domain == NSURLErrorDomain)
        #expect(error?.code == NSURLErrorCannotConnectToHost)
        #expect(follower.log.filter { $0 == "fail" }.count == 1)
    }

    @Test func whatIsVisibleIsDrawn() async throws {
        let (view, follower) = view()
        _ = await follower.end { view.loadHTMLString(head + "<div style='height:3000px;background:#f00'>", baseURL: nil) }
        let image = try await view.takeSnapshot(configuration: nil)
        #expect(image.size == CGSize(width: 320, height: 400))
        let pixel = try #require(image.cgImage?.dataProvider?.data as Data?)
        #expect(pixel.count >= 4)
        for _ in 0..<200 where view.scrollView.contentSize.height != 3000 { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(view.scrollView.contentSize == CGSize(width: 320, height: 3000))
        #expect(view.page.layer.contents != nil)
    }

    @Test func cookiesAreKept() async throws {
        let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
        let cookie = try #require(HTTPCookie(properties: [.name: "a", .value: "b", .domain: "c.example", .path: "/"]))
        await store.setCookie(cookie)
        let all = await store.allCookies()
        #expect(all.contains { $0.name == "a" && $0.value == "b" && $0.domain == "c.example" })
        await store.deleteCookie(cookie)
        #expect(await store.allCookies().allSatisfy { $0.name != "a" })
    }

    @Test func touchesAndTextReachThePage() async throws {
        let (view, follower) = view()
        let html = head + "<input id=i style='position:absolute;left:20px;top:20px;width:200px;height:40px'>"
        _ = await follower.end { view.loadHTMLString(html, baseURL: nil) }
        let engine = try #require(view.engine)
        let focus = await withCheckedContinuation { continuation in
            engine.ask("pointer", view: view.number, ["phase": "tap", "x": 60, "y": 40]) { frame in
                continuation.resume(returning: (frame?.fields["value"] as? [String: Any])?["kind"] as? String)
            }
        }
        #expect(focus == "text")
        await withCheckedContinuation { continuation in
            engine.ask("edit", view: view.number, ["text": "héllo"]) { _ in continuation.resume() }
        }
        #expect(try await view.evaluateJavaScript("document.getElementById('i').value") as? String == "héllo")
    }
}
