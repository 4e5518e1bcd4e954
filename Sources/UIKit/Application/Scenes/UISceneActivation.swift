extension UIScene {
    /// The options of a request to activate a scene.
    ///
    /// Source: Apple's “UIScene.ActivationRequestOptions”.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene in which the request was made; the new one comes up beside it.
        open var requestingScene: UIScene?

        public override init() { super.init() }
    }
}

/// A request for a scene.
///
/// Source: Apple's “UISceneSessionActivationRequest”.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
    public let role: UISceneSession.Role
    /// The session whose scene is wanted; nil for a new one.
    public let session: UISceneSession?
    open var userActivity: NSUserActivity?
    open var options: UIScene.ActivationRequestOptions?

    /// A request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
        super.init()
    }

    /// A request for the scene of a session.
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
        super.init()
    }
}

/// How a scene is to be closed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// How a scene with windows is to be closed.
///
/// Source: Apple's “UIWindowSceneDestructionRequestOptions”.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The user's action that closes the window. Windows side by side leave in the same way for each of them, as on iPadOS.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }
}
