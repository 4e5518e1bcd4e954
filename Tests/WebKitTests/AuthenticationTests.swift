import Testing
import UIKit

@testable import WebKit

/// Servers that ask who the user is.
@MainActor
@Suite(
    .serialized, .enabled(if: EngineLauncher.program != nil && access("/usr/bin/Xvfb", X_OK) == 0, "quince-web and Xvfb are not installed"),
    .timeLimit(.minutes(2)))
struct AuthenticationTests {
    final class Follower: NSObject, WKNavigationDelegate {
        var challenges: [URLAuthenticationChallenge] = []
        var answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]
        private var waiting: CheckedContinuation<NSError?, Never>?

        init(_ answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]) { self.answers = answers }

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

        func webView(
            _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            challenges.append(challenge)
            guard !answers.isEmpty else { return completionHandler(.performDefaultHandling, nil) }
            let (disposition, credential) = answers.removeFirst()
            completionHandler(disposition, credential)
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended(nil) }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            ended(error)
        }
    }

    private func load(_ credential: String, _ answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]) async throws
        -> (title: String?, error: NSError?, challenges: [URLAuthenticationChallenge])
    {
        let server = try LoopbackServer(html: "<title>inside</title>", credential: credential), follower = Follower(answers)
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), configuration: configuration)
        view.navigationDelegate = follower
        let error = await follower.end { view.load(URLRequest(url: server.url)) }
        return (view.title, error, follower.challenges)
    }

    private func credential(_ password: String) -> URLCredential { URLCredential(user: "u", password: password, persistence: .none) }

    @Test func theDelegatesCredentialOpensThePage() async throws {
        let result = try await load("u:p", [(.useCredential, credential("wrong")), (.useCredential, credential("p"))])
        #expect(result.title == "inside")
        #expect(result.challenges.map(\.previousFailureCount) == [0, 1])
        let space = try #require(result.challenges.first?.protectionSpace)
        #expect(space.host == "127.0.0.1")
        #expect(space.realm == "Area")
        #expect(space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
    }

    @Test func withoutACredentialTheRefusalIsShown() async throws {
        let result = try await load("u:q", [])
        #expect(result.error == nil)
        #expect(result.title == "refused")
        #expect(result.challenges.count == 1)
    }

    @Test func aCancelledChallengeFailsTheLoad() async throws {
        let result = try await load("u:r", [(.cancelAuthenticationChallenge, nil)])
        #expect(result.error?.domain == NSURLErrorDomain)
        #expect(result.error?.code == NSURLErrorCancelled)
    }

    @Test func answersBecomeTheEnginesFields() {
        let own = URLCredential(user: "a", password: "b", persistence: .forSession)
        let fields = AuthenticationQuestion.fields(.performDefaultHandling, nil, proposed: own)
        #expect(fields["user"] as? String == "a")
        #expect(fields["keeps"] as? Bool == true)
        #expect(AuthenticationQuestion.fields(.rejectProtectionSpace, own, proposed: own).isEmpty)
        #expect(AuthenticationQuestion.fields(.useCredential, nil, proposed: own).isEmpty)
        #expect(AuthenticationQuestion.fields(.cancelAuthenticationChallenge, own, proposed: own)["cancels"] as? Bool == true)
    }
}
