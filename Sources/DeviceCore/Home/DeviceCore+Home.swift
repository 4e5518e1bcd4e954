import DeviceProtocol

/// The home screen: a process of its own that hosts the apps.
extension DeviceCore {
    /// The home screen's process.
    public var homeProcess: ProcessID? { home.process }
    /// Whether the home screen's drawing is the display.
    public var isHomeShown: Bool { home.shown != nil }
    /// Whether something of the home screen's lies over the app in front.
    public var isHomeCovering: Bool { home.isCovering }
    public var isHomeGivenUp: Bool { home.isGivenUp }

    mutating func startHome() {
        guard home.isAvailable, home.process == nil, !home.isGivenUp else { return }
        let id = start(SystemApps.home, .home, sendsElements: false)
        home.process = id
        sendApps()
        sendRunningApps()
        sendNotifications()
        emit(.homeStarted(id))
        updateHomeElements()
    }

    mutating func startHomeAgain() {
        guard home.isGivenUp else { return }
        home.forgetEnds()
        emit(.homeGivenUp(nil))
        startHome()
    }

    mutating func restartHome() {
        guard let id = home.process else { return }
        home.forgetEnds()
        removeHome(id)
        home.reset()
        emit(.end(id, .kill))
        startHome()
    }

    private mutating func removeHome(_ id: ProcessID) {
        processes[id] = nil
        touches.drop(id)
        cover(false)
    }

    mutating func handleHomeEnd(_ failure: String?) {
        guard let id = home.process else { return }
        removeHome(id)
        let mayStart = home.end(at: now.uptime)
        emit(.log(failure ?? "Home Screen: it has ended by itself", app: SystemApps.home))
        showFront()
        if mayStart {
            if isObserved { startHome() }
            return
        }
        let times = "The home screen has ended \(HomeScreenState.endLimit) times in a row and is not started any more."
        emit(.log(times + "\n    → Choose Start Again in the page.", app: SystemApps.home))
        home.isGivenUp = true
        emit(.homeGivenUp(id))
    }

    mutating func giveUpHome(_ reason: String) {
        guard let id = home.process else { return }
        removeHome(id)
        home.reset()
        home.isGivenUp = true
        emit(.log(reason, app: SystemApps.home))
        emit(.homeGivenUp(id))
    }

    // MARK: To the home screen

    /// Sends the home screen the apps that run, where they differ from those it knows.
    mutating func sendRunningApps() {
        home.recent.removeAll { running[$0] == nil }
        guard let id = home.process else { return }
        let apps = home.recent.compactMap { app in
            running[app].flatMap { id in processes[id].map { (id, $0) } }.map { id, process in
                RunningApp(
                    identifier: app, context: id.number, orientation: process.interface.orientation, hasDrawn: process.hasDrawn)
            }
        }
        let new = HomeState(apps: apps, front: foreground)
        guard new != home.told else { return }
        home.told = new
        send(id, .home(.running(new)))
    }

    // MARK: From the home screen

    mutating func handle(_ request: HomeRequest) {
        switch request {
        case .launch(let app): open(app, AppOpening())
        case .open(let app, let url): open(app, AppOpening(url: url))
        case .performQuickAction(let app, let action): open(app, AppOpening(action: action))
        case .goHome:
            leaveFront()
            showFront()
        case .terminate(let app):
            cancelTransfers(of: app)
            end(app, .terminate)
        case .covers(let isCovering): cover(isCovering)
        case .bannerArea(let area): home.bannerArea = area
        case .shown:
            home.show(at: now.uptime)
            updateHomeElements()
            emit(.showDisplay)
        case .bannerResponse(let response): respond(response)
        case .uninstall, .placed, .visible, .galleryPicture, .options, .performAction: emit(.home(request))
        }
    }

    /// Something of the home screen's lies over the app in front, or no longer does: the app is not active meanwhile.
    private mutating func cover(_ isCovering: Bool) {
        guard isCovering != home.isCovering else { return }
        home.isCovering = isCovering
        if isCovering, let front {
            cancelTouches(of: front)
            send(front, .lifecycle(.resignActive))
            home.covered = front
        } else {
            if let covered = home.covered, covered == front { send(covered, .lifecycle(.becomeActive)) }
            home.covered = nil
        }
        updateHomeElements()
        emit(.showFocus)
    }
}
