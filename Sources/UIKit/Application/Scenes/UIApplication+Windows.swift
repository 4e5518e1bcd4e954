@_spi(Quince) import QuinceFoundation

/// Changes of the scenes on the display, requested by the user or by the app.
extension UIApplication {
    // MARK: Connecting

    /// Makes and connects a scene for `session` as delegate and Info.plist say, and shows it.
    ///
    /// - Parameters:
    ///   - isNew: Whether the session has just been made, so that the app may choose its configuration.
    ///   - neighbour: The scene that stays beside it; nil gives the new one the whole display.
    func connect(_ session: UISceneSession, isNew: Bool, _ options: UIScene.ConnectionOptions, beside neighbour: UIWindowScene?) {
        if isNew || session.hasLostClasses, let chosen = delegate?.application(self, configurationForConnecting: session, options: options)
        {
            session.configuration = chosen
        }
        let configuration = session.configuration
        let scene = makeScene(configuration, session, options)
        let replaced = add(scene, session, beside: neighbour)
        scene.delegate = makeSceneDelegate(configuration)
        let storyboardWindow = StoryboardWindow()
        storyboardWindow.window = (scene as? UIWindowScene).flatMap { makeStoryboardWindow(configuration, in: $0) }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        storyboardWindow.show()
        if let activity = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        enterForeground(scene)
        activate(scene)
        if let scene = scene as? UIWindowScene, neighbour != nil || replaced != nil { arranged(adding: scene, replacing: replaced) }
    }

    func makeSession() -> UISceneSession {
        let role = UISceneSession.Role.windowApplication
        let listed = UISceneConfiguration(name: nil, sessionRole: role)
        return UISceneSession(role: role, configuration: listed, persistentIdentifier: UUID().uuidString)
    }

    // MARK: Showing

    /// Brings the scene of `session` onto the display, connecting it where it is not.
    ///
    /// - Parameters:
    ///   - session: nil for a new one.
    ///   - activity: The activity for the scene to present.
    ///   - neighbour: The scene that stays beside it; nil gives it the whole display.
    func show(_ session: UISceneSession?, activity: NSUserActivity?, beside neighbour: UIWindowScene?) {
        guard let session, let scene = session.scene as? UIWindowScene else {
            let options = UIScene.ConnectionOptions()
            if let activity { options.userActivities = [activity] }
            return connect(session ?? makeSession(), isNew: session == nil, options, beside: neighbour)
        }
        bringForward(scene, beside: neighbour)
        if let activity {
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        }
    }

    private func bringForward(_ scene: UIWindowScene, beside neighbour: UIWindowScene?) {
        guard !stage.contains(scene) else { return sceneTouched(scene) }
        let orientation = stage.visible.first?.currentOrientation ?? OrientationPolicy.orientation(for: scene) ?? scene.currentOrientation
        let replaced = stage.add(scene, beside: neighbour)
        scene.rotate(to: orientation, animated: false)
        scene.followStage(animated: false)
        enterForeground(scene)
        activate(scene)
        sceneTouched(scene)
        arranged(adding: scene, replacing: replaced)
    }

    private func arranged(adding scene: UIWindowScene, replacing replaced: UIWindowScene?) {
        stage.update(animated: true)
        stage.slideIn(scene)
        if let replaced { leave(replaced) }
    }

    /// Opens another window to the right of a scene: one from the background, else a new one. Split View in the multitasking menu.
    func split(_ scene: UIWindowScene) {
        let other = sessions.last { $0 !== scene.session }
        show(other, activity: nil, beside: scene)
    }

    /// Gives a scene the whole display; what was beside it goes to the background.
    func showAlone(_ scene: UIWindowScene) {
        for other in stage.visible where other !== scene { close(other) }
    }

    // MARK: Leaving

    /// Takes a scene off the display and into the background; what stood beside it fills the display.
    func close(_ scene: UIWindowScene) {
        guard stage.contains(scene) else { return }
        let frame = stage.frame(of: scene, in: scene.currentOrientation)
        let isSplit = stage.isSplit, isLeft = stage.visible.first === scene
        stage.remove(scene)
        stage.update(animated: true)
        if isSplit, UIView.areAnimationsEnabled {
            scene.slide(from: frame, to: frame.offsetBy(dx: (frame.width + SplitLayout.gap) * (isLeft ? -1 : 1), dy: 0))
        }
        leave(scene)
    }

    private func leave(_ scene: UIWindowScene) {
        deactivate(scene)
        enterBackground(scene)
        if keyWindowReference?.windowScene === scene { stage.visible.last?.keyWindow.map(makeKey) }
        let takeOff = { [stage] in if !stage.contains(scene) { scene.rootLayer.removeFromSuperlayer() } }
        guard UIView.areAnimationsEnabled else { return takeOff() }
        DeferredWork.schedule(after: SceneStage.duration * MediaTimeline.current.dragCoefficient, takeOff)
    }

    /// Ends a scene for good, and forgets its session.
    func discard(_ session: UISceneSession) {
        guard sessions.contains(where: { $0 === session }) else { return }
        if let scene = session.scene {
            if let scene = scene as? UIWindowScene { close(scene) }
            disconnect(scene)
        }
        sessions.removeAll { $0 === session }
        SceneSessionStore.save(sessions)
        delegate?.application(self, didDiscardSceneSessions: [session])
        // Its last window closed: the one used before comes back, where there is one.
        if stage.visible.isEmpty, let next = sessions.last(where: { $0.scene != nil }) { show(next, activity: nil, beside: nil) }
    }

    func disconnect(_ scene: UIScene) {
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        scene.activationState = .unattached
        scenes.removeAll { $0 === scene }
        scene.session.scene = nil
        if let scene = scene as? UIWindowScene { SystemBars.shared.remove(from: scene) }
    }

    // MARK: Keeping

    /// Asks a scene what is to be there when it connects again, and keeps that.
    func keepState(of scene: UIScene) {
        if let activity = scene.delegate?.stateRestorationActivity(for: scene) {
            if activity.needsSave { scene.updateUserActivityState(activity) }
            activity.saveIfNeeded()
            scene.session.stateRestorationActivity = activity
        }
        SceneSessionStore.save(sessions)
    }

    // MARK: Fingers

    /// A finger on a scene beside another one makes it the one that keys go to.
    func sceneTouched(_ scene: UIWindowScene) {
        guard stage.contains(scene) else { return }
        // The one used last comes back first.
        if sessions.last !== scene.session { sessions = sessions.filter { $0 !== scene.session } + [scene.session] }
        scene.keyWindow.map(makeKey)
    }

    /// The divider was let go.
    func finishDrag(_ outcome: SplitOutcome) {
        switch outcome {
        case .share(let share): stage.setShare(share)
        case .closeLeft: stage.visible.first.map(close)
        case .closeRight: stage.visible.last.map(close)
        }
        stage.update(animated: true)
    }
}
