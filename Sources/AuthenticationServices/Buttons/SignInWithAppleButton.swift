import QuinceFoundation
import SwiftUI

/// The button that signs in with Apple.
///
/// Source: Apple's documentation of `SignInWithAppleButton`.
public struct SignInWithAppleButton: View {
    /// Source: Apple's documentation of `SignInWithAppleButton.Label`.
    public struct Label: Hashable, Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        public static let signIn = Label(type: .signIn)
        public static let `continue` = Label(type: .continue)
        public static let signUp = Label(type: .signUp)
    }

    /// Source: Apple's documentation of `SignInWithAppleButton.Style`.
    public struct Style: Hashable, Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        public static let black = Style(style: .black)
        public static let white = Style(style: .white)
        public static let whiteOutline = Style(style: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// - Parameters:
    ///   - onRequest: Sets what the app asks.
    ///   - onCompletion: Receives the end.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

    public var body: some View {
        AppleButton(type: label.type, style: style.style) {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            onRequest(request)
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.ended = onCompletion
            controller.performRequests()
        }
        .id(style)
    }
}

private struct AppleButton: UIViewRepresentable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    let style: ASAuthorizationAppleIDButton.Style
    let action: () -> Void

    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(authorizationButtonType: type, authorizationButtonStyle: style)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 140, height: 30))
    }
}

private struct SignInStyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colors of the buttons that sign in with Apple.
    ///
    /// Source: Apple's documentation of `signInWithAppleButtonStyle(_:)`.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
