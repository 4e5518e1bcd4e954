import QuinceFoundation
import SwiftUI

/// Signs people in on a page of the web.
///
/// Source: Apple's documentation of `WebAuthenticationSession`.
@MainActor public struct WebAuthenticationSession: Sendable {
    /// Source: Apple's documentation of `WebAuthenticationSession.BrowserSession`.
    public enum BrowserSession: Sendable { case shared, ephemeral }

    nonisolated init() {}

    /// - Returns: The address with which the page ended.
    /// - Throws: `ASWebAuthenticationSessionError`.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        try await authenticate(using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession)
    }

    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String] = [:]
    ) async throws -> URL {
        let context = KeyWindowContext()
        return try await withCheckedThrowingContinuation { continuation in
            let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
                _ = context
                if let url {
                    continuation.resume(returning: url)
                } else {
                    continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
                }
            }
            session.prefersEphemeralWebBrowserSession = preferredBrowserSession == .ephemeral
            session.additionalHeaderFields = additionalHeaderFields
            session.presentationContextProvider = context
            session.start()
        }
    }
}

/// Shows a session in the app's window.
private final class KeyWindowContext: NSObject, ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        UIApplication.shared.keyWindow ?? ASPresentationAnchor()
    }
}

/// Has people identify themselves in a sheet.
///
/// Source: Apple's documentation of `AuthorizationController`.
@MainActor public struct AuthorizationController: Sendable {
    nonisolated init() {}

    /// - Throws: `ASAuthorizationError`.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        try await performRequests([request])
    }

    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        try await withCheckedThrowingContinuation { continuation in
            let controller = ASAuthorizationController(authorizationRequests: requests)
            controller.ended = { result in
                _ = controller
                switch result {
                case .success(let authorization):
                    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
                        return continuation.resume(throwing: ASAuthorizationError(.unknown))
                    }
                    continuation.resume(returning: .appleID(credential))
                case .failure(let error): continuation.resume(throwing: error)
                }
                controller.ended = nil
            }
            controller.performRequests()
        }
    }
}

/// The result of an authorization. Source: Apple's documentation of `ASAuthorizationResult`.
public enum ASAuthorizationResult: Sendable {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
}

private struct WebSessionKey: EnvironmentKey { static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() } }
private struct AuthorizationKey: EnvironmentKey { static var defaultValue: AuthorizationController { AuthorizationController() } }

extension EnvironmentValues {
    /// Signs people in on a page of the web. Source: Apple's documentation of `webAuthenticationSession`.
    public var webAuthenticationSession: WebAuthenticationSession { self[WebSessionKey.self] }
    /// Has people identify themselves. Source: Apple's documentation of `authorizationController`.
    public var authorizationController: AuthorizationController { self[AuthorizationKey.self] }
}
