import SwiftUI
import Testing

@testable import WebKit

/// SwiftUI's pages with the real engine.
@MainActor
@Suite(
    .serialized, .enabled(if: EngineLauncher.program != nil && access("/usr/bin/Xvfb", X_OK) == 0, "quince-web and Xvfb are not installed"),
    .timeLimit(.minutes(2)))
struct WebPageTests {
    struct Refusing: WebPage.NavigationDeciding {
        mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async
            -> WKNavigationActionPolicy
        { action.request.url?.host == "no.example" ? .cancel : .allow }
    }

    struct Confirming: WebPage.DialogPresenting {
        func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult {
            message == "Sure?" ? .ok : .cancel
        }
        func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async
            -> WebPage.JavaScriptPromptResult
        { .ok((defaultText ?? "") + "!") }
    }

    struct Own: URLSchemeHandler {
        func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
            AsyncThrowingStream { continuation in
                if request.url?.host == "empty" { return continuation.finish() }
                let data = Data("<title>own</title>".utf8)
                let response = URLResponse(
                    url: request.url!, mimeType: "text/html", expectedContentLength: data.count, textEncodingName: "utf-8")
                continuation.yield(.response(response))
                continuation.yield(.data(data))
                continuation.finish()
            }
        }
    }

    private var configuration: WebPage.Configuration {
        var configuration = WebPage.Configuration()
        configuration.websiteDataStore = .nonPersistent()
        return configuration
    }

    private func events(_ sequence: some AsyncSequence<WebPage.NavigationEvent, any Error>) async throws -> [WebPage.NavigationEvent] {
        var events: [WebPage.NavigationEvent] = []
        for try await event in sequence { events.append(event) }
        return events
    }

    @Test func aLoadReportsItsEvents() async throws {
        let page = WebPage(configuration: configuration)
        let events = try await events(page.load(html: "<title>Hello</title>", baseURL: URL(string: "https://a.example/b")!))
        #expect(events == [.startedProvisionalNavigation, .committed, .finished])
        #expect(page.title == "Hello")
        #expect(page.url?.absoluteString == "https://a.example/b")
        #expect(!page.isLoading)
        #expect(page.estimatedProgress == 1)
    }

    @Test func changesAreObserved() async throws {
        let page = WebPage(configuration: configuration)
        await confirmation { changed in
            withObservationTracking {
                _ = page.title
            } onChange: {
                changed()
            }
            _ = try? await events(page.load(html: "<title>Hello</title>"))
        }
    }

    @Test func scriptsAnswer() async throws {
        let page = WebPage(configuration: configuration, dialogPresenter: Confirming())
        _ = try await events(page.load(html: "<p>"))
        #expect(try await page.callJavaScript("return a + 1", arguments: ["a": 1]) as? Int == 2)
        #expect(try await page.callJavaScript("return confirm('Sure?')") as? Bool == true)
        #expect(try await page.callJavaScript("return confirm('No?')") as? Bool == false)
        #expect(try await page.callJavaScript("return prompt('Name', 'a')") as? String == "a!")
        await #expect(throws: WKError.self) { try await page.callJavaScript("throw new Error('no')") }
    }

    @Test func failuresAreThrown() async throws {
        let page = WebPage(configuration: configuration, navigationDecider: Refusing())
        var all = page.navigations.makeAsyncIterator()
        do {
            _ = try await events(page.load(URL(string: "http://127.0.0.1:47111/")))
            Issue.record("The load ended without its error.")
        } catch WebPage.NavigationError.failedProvisionalNavigation(let error) {
            #expect((error as NSError).code == NSURLErrorCannotConnectToHost)
        }
        #expect(try await all.next() == .startedProvisionalNavigation)
        await #expect(throws: WebPage.NavigationError.self) { try await all.next() }
        do {
            _ = try await events(page.load(URL(string: "https://no.example/")))
            Issue.record("A refused load ended without an error.")
        } catch WebPage.NavigationError.failedProvisionalNavigation(let error) {
            #expect((error as NSError).code == 102)
        }
        do {
            _ = try await events(page.load(nil as URL?))
            Issue.record("No address ended without an error.")
        } catch WebPage.NavigationError.invalidURL {}
    }

    @Test func aPageThatIsGoneEndsItsSequence() async throws {
        var page: WebPage? = WebPage(configuration: configuration)
        let all = page!.navigations
        page = nil
        #expect(try await events(all).isEmpty)
    }

    @Test func theListOfPagesIsAValue() async throws {
        let first = try LoopbackServer(html: "<title>1</title>"), second = try LoopbackServer(html: "<title>2</title>")
        let page = WebPage(configuration: configuration)
        _ = try await events(page.load(first.url))
        _ = try await events(page.load(second.url))
        #expect(page.backForwardList.currentItem?.url == second.url)
        let item = try #require(page.backForwardList[-1])
        #expect(item.url == first.url)
        #expect(page.backForwardList[1] == nil)
        #expect(page.backForwardList[.min] == nil)
        _ = try await events(page.load(item))
        #expect(page.title == "1")
        #expect(page.backForwardList.forwardList.map(\.url) == [second.url])
    }

    @Test func schemesOfTheAppAreLoadedByIt() async throws {
        let scheme = try #require(URLScheme("quincepage"))
        var configuration = configuration
        configuration.urlSchemeHandlers[scheme] = Own()
        let page = WebPage(configuration: configuration)
        _ = try await events(page.load(URL(string: "quincepage://a/b")))
        #expect(page.title == "own")
        await #expect(throws: WebPage.NavigationError.self) { try await events(page.load(URL(string: "quincepage://empty/"))) }
    }

    @Test(arguments: ["https", "about", "", "a b", "1a", "ä"]) func schemesThatAreNoneAreRefused(_ name: String) {
        #expect(URLScheme(name) == nil)
    }

    @Test func aViewShowsThePage() async throws {
        let page = WebPage(configuration: configuration)
        let controller = UIHostingController(
            rootView: WebView(page).webViewBackForwardNavigationGestures(.disabled).webViewContentBackground(.hidden))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(page.web.window === window)
        #expect(page.web.bounds.width == 320)
        #expect(!page.web.allowsBackForwardNavigationGestures)
        #expect(!page.web.isOpaque)
        _ = try await events(page.load(html: "<meta name=viewport content='width=device-width'><p>"))
        #expect(try await page.callJavaScript("return innerWidth") as? Int == 320)
    }
}
