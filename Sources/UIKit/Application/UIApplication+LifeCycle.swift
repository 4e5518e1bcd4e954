import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

extension UIApplication {
    /// Acts on a message of the device.
    package func handle(_ message: DeviceMessage) {
        switch message {
        case .launch, .widget: break
        case .system(let event):
            apply(event)
            DeviceRuntime.current.handle(message)
        case .systemReply, .home, .currentWidgets: DeviceRuntime.current.handle(message)
        case .touches(let samples, let time): touchState.handle(samples, time: time, in: self)
        case .key(let event): handle(event)
        case .insertText(let text): TextInputRouting.insert(text)
        case .deleteBackward(let count): TextInputRouting.deleteBackward(count)
        case .state(let new): apply(new)
        case .lifecycle(let step): handle(step)
        case .openURL(let text): if let url = URL(string: text) { receive(url) }
        case .quickAction(let action): perform(action)
        case .memoryWarning: warnOfMemory()
        case .shake: shake()
        case .accessibility(let element, let command): perform(command, onElement: element)
        case .sendElements(let isOn): elementsConsumer.setOn(isOn)
        case .query(let id, let query): answer(query, id: id)
        case .showPreview(let number): PreviewHost.shared?.show(number)
        case .takeCode(let library, let literals): PreviewHost.shared?.loadCode(library: library, literals: literals)
        }
    }

    /// Applies what an event of the device's services changes of the app itself.
    private func apply(_ event: SystemEvent) {
        switch event {
        case .notification(.badge(let number)): applyBadge(number)
        case .background(let event): apply(event)
        default: break
        }
    }

    private func handle(_ step: DeviceMessage.Lifecycle) {
        switch step {
        case .resignActive: scenes.forEach(deactivate)
        case .becomeActive: scenes.forEach(activate)
        case .enterBackground:
            scenes.forEach(deactivate)
            scenes.forEach(enterBackground)
            UIPasteboard.appWillLeave()
        case .enterForeground:
            if waitsForScene {
                waitsForScene = false
                endBackgroundTime()
                return connectScene(url: nil)
            }
            // Every window was closed before: the app begins with a new one.
            guard !stage.visible.isEmpty else { return show(sessions.last, activity: nil, beside: nil) }
            scenesInFront.forEach(enterForeground)
            scenesInFront.forEach(activate)
            UIPasteboard.appDidReturn()
        case .terminate: terminate()
        }
    }

    /// The scenes that come forward with the app: those on the display, and those without windows.
    private var scenesInFront: [UIScene] { scenes.filter { !($0 is UIWindowScene) || stage.contains($0) } }

    // MARK: Steps of a scene

    func activate(_ scene: UIScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        setState(.active) {
            if !usesScenes { $0?.applicationDidBecomeActive(self) }
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        }
    }

    func deactivate(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        touchState.cancelAll(in: self, of: scene)
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        scene.delegate?.sceneWillResignActive(scene)
        scene.activationState = .foregroundInactive
        guard !scenes.contains(where: { $0.activationState == .foregroundActive }) else { return }
        if !usesScenes { delegate?.applicationWillResignActive(self) }
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        state = .inactive
    }

    func enterForeground(_ scene: UIScene) {
        guard scene.activationState == .background || scene.activationState == .unattached else { return }
        let isReturning = scene.activationState == .background
        let isFirst = !scenes.contains { $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive }
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.activationState = .foregroundInactive
        // The app as a whole comes forward with the first of its scenes.
        guard isFirst else { return }
        endBackgroundTime()
        if isReturning, !usesScenes { delegate?.applicationWillEnterForeground(self) }
        if isReturning || usesScenes { NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self) }
        state = .inactive
    }

    func enterBackground(_ scene: UIScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        let isLast = scenes.allSatisfy { $0.activationState == .background || $0.activationState == .unattached }
        if isLast { state = .background }
        scene.delegate?.sceneDidEnterBackground(scene)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        if usesScenes { keepState(of: scene) }
        guard isLast else { return }
        if !usesScenes { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        startBackgroundTime()
    }

    private func setState(_ new: State, _ tell: ((any UIApplicationDelegate)?) -> Void) {
        guard state != new else { return }
        state = new
        tell(delegate)
    }

    // MARK: The end

    /// Swiped away: the scenes disconnect, the app is told, the process ends.
    private func terminate() {
        scenes.forEach(deactivate)
        scenes.forEach(enterBackground)
        if usesScenes { SceneSessionStore.save(sessions, isDiscarded: true) }
        scenes.forEach(disconnect)
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        fflush(stdout)
        exit(0)
    }

    // MARK: What the device reports

    private func receive(_ url: URL) {
        if usesScenes, let scene = currentKeyWindow?.windowScene ?? scenes.first {
            scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
            _ = delegate?.application(self, open: url, options: [:])
        }
    }

    private func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for window in windows { window.rootViewController?.notifyMemoryWarning() }
        MemoryPressure.post(.warning)
    }

    /// Follows the device's settings.
    private func apply(_ new: DeviceState) {
        let settings = DeviceSettings.current
        let old = settings.state
        guard new != old else { return }
        settings.apply(new)
        DrawingSettings.follow(settings)
        if old.orientation != new.orientation {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
            for scene in stage.visible { scene.updateOrientation(animated: true) }
            stage.displayTurned()
        }
        if old.contentSize != new.contentSize {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
            UILargeContentViewerInteraction.contentSizeChanged(
                from: UIContentSizeCategory(old.contentSize), to: preferredContentSizeCategory)
        }
        if old.appearance != new.appearance || old.contentSize != new.contentSize {
            UITraitCollection.current = UIScreen.main.traitCollection
            for case let scene as UIWindowScene in scenes { scene.updateTraits() }
        }
        SystemBars.shared.update(animated: false)
    }

    // MARK: Windows

    var currentKeyWindow: UIWindow? { keyWindowReference }

    func makeKey(_ window: UIWindow) {
        guard window !== keyWindowReference, window.canBecomeKey else { return }
        if let old = keyWindowReference {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        keyWindowReference = window
        window.windowState.scene?.currentKeyWindow = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    func windowBecameVisible(_ window: UIWindow) { SystemBars.shared.update(animated: false) }

    func windowBecameHidden(_ window: UIWindow) {
        if keyWindowReference === window {
            keyWindowReference = nil
            if let next = windows.last(where: { !$0.isHidden && $0.canBecomeKey }) { makeKey(next) }
        }
        SystemBars.shared.update(animated: false)
    }

    /// Does what follows the appearance of a root controller's view: in the next turn, when the view has been drawn.
    func afterAppearance(_ body: @escaping @MainActor () -> Void) { DeferredWork.schedule(after: 0, body) }
}

extension UIViewController {
    /// Tells this controller and all it contains or presents to free memory.
    func notifyMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.notifyMemoryWarning() }
        presentation.presented?.notifyMemoryWarning()
    }
}
