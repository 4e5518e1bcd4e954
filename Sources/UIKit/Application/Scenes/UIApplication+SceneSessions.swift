/// Requests for scenes.
///
/// Source: Apple's “UIApplication”, “Supporting multiple windows on iPad”.
extension UIApplication {
    /// Asks for a scene: that of a session, or a new one where it is nil. On an iPad it comes up beside the one that asks.
    ///
    /// - Parameters:
    ///   - userActivity: The activity for the scene to present: a new scene gets it in its connection options, an existing one continues it.
    ///   - errorHandler: Called where the app or the device has one scene only.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(sceneSession, userActivity, beside: options?.requestingScene, errorHandler)
    }

    /// Asks for a scene as `request` says.
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        activate(request.session, request.userActivity, beside: request.options?.requestingScene, errorHandler)
    }

    /// Asks to close a scene for good. Its session is discarded, and the app's delegate told of it.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        DeferredWork.schedule { [self] in
            guard supportsMultipleScenes else { return UISceneError.report(.multipleScenesNotSupported, to: errorHandler) }
            guard sessions.contains(where: { $0 === sceneSession }) else { return UISceneError.report(.requestDenied, to: errorHandler) }
            discard(sceneSession)
        }
    }

    /// Lets a scene in the background lay out what has changed, so that it is up to date when it comes forward.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        DeferredWork.schedule {
            guard let scene = sceneSession.scene as? UIWindowScene, scene.activationState == .background else { return }
            for window in scene.windows { window.layoutIfNeeded() }
        }
    }

    private func activate(
        _ session: UISceneSession?, _ activity: NSUserActivity?, beside requesting: UIScene?, _ errorHandler: ((any Error) -> Void)?
    ) {
        DeferredWork.schedule { [self] in
            let isOnlyOne = session != nil && session === sessions.first && sessions.count == 1
            guard supportsMultipleScenes || isOnlyOne else {
                return UISceneError.report(.multipleScenesNotSupported, to: errorHandler)
            }
            guard session.map({ wanted in sessions.contains { $0 === wanted } }) ?? true else {
                return UISceneError.report(.requestDenied, to: errorHandler)
            }
            let asking = (requesting as? UIWindowScene).flatMap { stage.contains($0) ? $0 : nil }
            show(session, activity: activity, beside: asking ?? keyWindow?.windowScene ?? stage.visible.first)
        }
    }
}
