import QuinceFoundation
import UIKit

/// Notified of the end of an authorization. Source: Apple's documentation of `ASAuthorizationControllerDelegate`.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// - Parameter error: An `ASAuthorizationError`.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says where an authorization shows. Source: Apple's documentation of `ASAuthorizationControllerPresentationContextProviding`.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Has people identify themselves in a sheet.
///
/// Source: Apple's documentation of `ASAuthorizationController`.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// Source: Apple's documentation of `ASAuthorizationController.RequestOptions`.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private weak var sheet: UIViewController?
    /// Receives the end instead of the delegate.
    var ended: ((Result<ASAuthorization, any Error>) -> Void)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    open func performRequests() { performRequests(options: []) }

    open func performRequests(options: RequestOptions) {
        let request = authorizationRequests.lazy.compactMap { $0 as? ASAuthorizationAppleIDRequest }.first
        // The keychain has no passwords for the app.
        guard let request, !options.contains(.preferImmediatelyAvailableCredentials) else { return fail(.canceled) }
        let window = presentationContextProvider?.presentationAnchor(for: self) ?? UIApplication.shared.keyWindow
        guard let presenter = window?.rootViewController?.topmost else { return fail(.unknown) }
        let account = AppleAccountSheet(request)
        account.ended = { [self] credential in
            presenter.dismiss(animated: true)
            guard let credential else { return fail(.canceled) }
            finish(.success(ASAuthorization(request.provider, credential)))
        }
        let navigation = UINavigationController(rootViewController: account)
        navigation.sheetPresentationController?.detents = [.medium()]
        navigation.presentationController?.delegate = account
        sheet = navigation
        presenter.present(navigation, animated: true)
    }

    open func cancel() {
        guard let sheet else { return }
        sheet.presentingViewController?.dismiss(animated: true)
        fail(.canceled)
    }

    private func fail(_ code: ASAuthorizationError.Code) { finish(.failure(ASAuthorizationError(code))) }

    private func finish(_ result: Result<ASAuthorization, any Error>) {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                if let ended { return ended(result) }
                switch result {
                case .success(let authorization):
                    delegate?.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
                case .failure(let error): delegate?.authorizationController(controller: self, didCompleteWithError: error)
                }
            }
        }
    }
}
