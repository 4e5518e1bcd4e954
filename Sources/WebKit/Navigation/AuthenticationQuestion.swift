@_weakLinked import FoundationNetworking
import UIKit

/// The engine's question for the credential of a server, which is answered once.
final class AuthenticationQuestion: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    private let id: Int
    private let engine: WebEngine
    private let proposed: URLCredential?
    /// On the main thread only.
    private var isAnswered = false

    init(id: Int, engine: WebEngine, proposed: URLCredential?) { (self.id, self.engine, self.proposed) = (id, engine, proposed) }

    @MainActor func answer(_ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?) {
        guard !isAnswered else { return }
        isAnswered = true
        engine.answer("authenticate", id: id, Self.fields(disposition, credential, proposed: proposed))
    }

    /// The command's fields for an answer; without a credential the server's refusal is shown.
    static func fields(_ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?, proposed: URLCredential?)
        -> [String: Any]
    {
        let used: URLCredential?
        switch disposition {
        case .useCredential: used = credential
        case .performDefaultHandling: used = proposed
        case .cancelAuthenticationChallenge: return ["cancels": true]
        default: used = nil
        }
        guard let used, let user = used.user, let password = used.password else { return [:] }
        return ["user": user, "password": password, "keeps": used.persistence != .none]
    }

    // MARK: Answers by the sender

    private func send(_ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential? = nil) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.answer(disposition, credential) } }
    }

    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) { send(.useCredential, credential) }
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { send(.useCredential) }
    func cancel(_ challenge: URLAuthenticationChallenge) { send(.cancelAuthenticationChallenge) }
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) { send(.performDefaultHandling) }
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) { send(.rejectProtectionSpace) }
}

extension WKWebView {
    /// Has the delegate answer a server that asks who the user is.
    func authenticate(_ frame: EngineFrame) {
        guard let id = frame.integer("id"), let engine else { return }
        let space = Self.protectionSpace(in: frame)
        let failures = frame.flag("retry") ? challengeFailures[frame.challengeKey, default: 0] + 1 : 0
        challengeFailures[frame.challengeKey] = failures
        let proposed = failures == 0 ? URLCredentialStorage.shared.defaultCredential(for: space) : nil
        let question = AuthenticationQuestion(id: id, engine: engine, proposed: proposed)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: proposed, previousFailureCount: failures, failureResponse: nil, error: nil,
            sender: question)
        guard let delegate = navigationDelegate else { return question.answer(.performDefaultHandling, nil) }
        delegate.webView(self, didReceive: challenge) { question.answer($0, $1) }
    }

    static func protectionSpace(in frame: EngineFrame) -> URLProtectionSpace {
        let method =
            switch frame.text("scheme") {
            case "basic": NSURLAuthenticationMethodHTTPBasic
            case "digest": NSURLAuthenticationMethodHTTPDigest
            case "form": NSURLAuthenticationMethodHTMLForm
            case "ntlm": NSURLAuthenticationMethodNTLM
            case "negotiate": NSURLAuthenticationMethodNegotiate
            case "certificate": NSURLAuthenticationMethodClientCertificate
            default: NSURLAuthenticationMethodDefault
            }
        return URLProtectionSpace(
            host: frame.text("host") ?? "", port: frame.integer("port") ?? 0, protocol: frame.text("protocol") ?? "http",
            realm: frame.text("realm"), authenticationMethod: method)
    }
}

extension EngineFrame {
    /// The server and area that a question for a credential is of.
    fileprivate var challengeKey: String { "\(text("host") ?? ""):\(integer("port") ?? 0) \(text("realm") ?? "")" }
}
