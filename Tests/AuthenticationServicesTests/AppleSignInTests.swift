import QuinceFoundation
import Testing
import UIKit

@testable import AuthenticationServices

@MainActor @Suite(.serialized) struct AppleSignInTests {
    private func credential(_ scopes: [ASAuthorization.Scope], signsIn: Bool = true) -> ASAuthorizationAppleIDCredential? {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        (request.requestedScopes, request.state, request.nonce) = (scopes, "state", "nonce")
        let sheet = AppleAccountSheet(request)
        var result: ASAuthorizationAppleIDCredential?
        sheet.ended = { result = $0 }
        sheet.loadViewIfNeeded()
        guard signsIn else {
            sheet.presentationControllerDidDismiss(UIPresentationController(presentedViewController: sheet, presenting: nil))
            return result
        }
        let button = sheet.tableView.tableFooterView?.subviews.first as? UIButton
        button?.sendActions(for: .primaryActionTriggered)
        button?.sendActions(for: .touchUpInside)
        return result
    }

    private func forget() {
        for key in ["user", "signedIn"] { UserDefaults.standard.removeObject(forKey: "com.apple.AuthenticationServices.\(key)") }
    }

    @Test func theNameComesTheFirstTimeOnly() async throws {
        forget()
        defer { forget() }
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: AppleAccount.user) == .notFound)
        let first = try #require(credential([.fullName, .email]))
        #expect(first.fullName?.givenName == "John")
        #expect(first.email == "john.appleseed@icloud.com")
        #expect(first.state == "state")
        let parts = String(decoding: try #require(first.identityToken), as: UTF8.self).split(
            separator: ".", omittingEmptySubsequences: false)
        #expect(parts.count == 3)
        let second = try #require(credential([.fullName, .email]))
        #expect(second.user == first.user)
        #expect(second.fullName == nil)
        #expect(second.email == nil)
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: first.user) == .authorized)
    }

    @Test func nothingIsToldThatTheAppDidNotAsk() throws {
        forget()
        defer { forget() }
        let signedIn = try #require(credential([]))
        #expect(signedIn.fullName == nil)
        #expect(signedIn.email == nil)
    }

    @Test func dismissingTheSheetCancels() {
        #expect(credential([.email], signsIn: false) == nil)
    }

    @Test func callbacksMatchTheirAddresses() throws {
        let scheme = ASWebAuthenticationSession.Callback.customScheme("MyApp")
        #expect(scheme.matchesURL(try #require(URL(string: "myapp://done?code=1"))))
        #expect(!scheme.matchesURL(try #require(URL(string: "https://done"))))
        let https = ASWebAuthenticationSession.Callback.https(host: "a.b", path: "/done")
        #expect(https.matchesURL(try #require(URL(string: "https://a.b/done?x=1"))))
        #expect(!https.matchesURL(try #require(URL(string: "https://a.b/other"))))
    }

    @Test func aSessionWithoutAPlaceFails() async {
        let error = await withCheckedContinuation { continuation in
            let session = ASWebAuthenticationSession(url: URL(string: "https://a.b")!, callbackURLScheme: "x") {
                continuation.resume(returning: $1 as? ASWebAuthenticationSessionError)
            }
            #expect(!session.canStart)
            #expect(!session.start())
        }
        #expect(error?.code == .presentationContextNotProvided)
    }
}
