import CSpawn
import DeviceProtocol
import FileReplacement
import Foundation
import PageEncoding
import RenderProtocol

/// The device's home screen: a process of its own that hosts the apps, from the first page on that shows the device.
extension DeviceSession {
    /// Starts the home screen where the device has one and it does not run.
    func startHome() {
        guard let program = home.program, home.process == nil, home.failure == nil else { return }
        do {
            var launch = AppProcess.Launch(
                bundle: program.bundle, dataContainer: try HomeScreenProgram.folder(of: device),
                configuration: LaunchConfiguration(device: device.description, state: device.record.state),
                environment: clockEnvironment, services: device.services)
            launch.readable = try filesOfSystem(program.bundle)
            let process = try LiveApp(launch, watchdog: Watchdog(isInFront: true)) { [weak self] app, event, tree in
                self?.take(event, of: app, tree: tree)
            }
            home.process = process
            tellHomeOfApps()
            tellHomeWhatRuns()
            tellHomeOfNotifications()
            widgets?.appsChanged()
            widgets?.tellAll()
        } catch {
            add([LogLine(source: .quince, text: "\(error)")], app: program.bundle)
            giveUpHome(CrashReport(appName: program.bundle.displayName, name: "Not started", reason: "\(error)", frames: []))
        }
    }

    /// Leaves the home screen alone until somebody wants it started again.
    private func giveUpHome(_ report: CrashReport) {
        home.failure = report
        broadcast(.homeScreen(report))
    }

    /// Starts the home screen again that kept ending.
    func startHomeAgain() {
        guard home.failure != nil else { return }
        home.forgetEnds()
        broadcast(.homeScreen(nil))
        startHome()
    }

    /// Makes the folders of the device that a program of the system reads: the apps with their icons, and pictures of widgets. Apps read none.
    ///
    /// A process can be allowed to read only folders that exist when it starts, and a new device has neither an app nor a widget.
    func filesOfSystem(_ bundle: AppBundle) throws -> [URL] {
        guard bundle.isSystem else { return [] }
        return try ["Containers/Bundle", "Library/Widgets"].map { name in
            let folder = device.dataFolder.appendingPathComponent(name, isDirectory: true)
            try withFileErrors("no folder for the device's \(name)") { try PrivateFiles.makeFolder(folder) }
            return folder
        }
    }

    // MARK: What the display shows

    /// The process that receives keys and touches and whose accessibility elements are on the screen.
    var focus: LiveApp? {
        guard let process = home.shown, front == nil || home.isCovering else { return front }
        return process
    }

    /// The tree that is the display.
    var shownTree: RenderTree {
        let tree = (home.shown ?? front)?.tree ?? RenderTree()
        return preview == nil ? tree : drawing.shown(tree)
    }

    /// The trees that the home screen may host.
    var hostedTrees: [Int: RenderTree] {
        guard home.shown != nil else { return [:] }
        return Dictionary(apps.values.map { ($0.context, $0.tree) }) { first, _ in first }
    }

    /// Has the home screen tell its elements while they are those on the screen.
    func followFocus() {
        guard let process = home.process else { return }
        let wants = focus === process && !pages.isEmpty
        guard wants != home.sendsElements else { return }
        home.sendsElements = wants
        process.elements = nil
        process.send(.sendElements(wants))
    }

    /// Returns the processes that receive a touch that begins with `sample`. A touch at a screen edge goes to the app in front and to the home
    /// screen; the app's touch is cancelled once it is recognized as a swipe home.
    func receivers(_ sample: TouchSample) -> [LiveApp] {
        // Fingers on the picture of the process before mean nothing to the one that comes.
        guard preview == nil || drawing.isDone else { return [] }
        guard let process = home.shown else { return [front].compactMap { $0 } }
        guard let front, !home.isCovering else { return [process] }
        if system.bannerArea?.contains(x: sample.x, y: sample.y) == true { return [process] }
        return isAtEdge(sample, of: front) ? [front, process] : [front]
    }

    private func isAtEdge(_ sample: TouchSample, of app: LiveApp) -> Bool {
        let model = device.description
        let turn = DisplayTurn(orientation: app.interface.orientation, native: CGSize(width: model.width, height: model.height))
        let y = turn.upright(x: sample.x, y: sample.y).y
        return y < TouchRouter.upperEdge || (!model.hasHomeButton && y > Double(turn.size.height) - TouchRouter.edge)
    }

    // MARK: To the home screen

    func tellHomeOfApps() {
        guard let process = home.process else { return }
        let apps = visibleApps.map {
            HomeApp(
                identifier: $0.identifier, name: name(of: $0), icon: $0.icon?.path,
                badge: system.notifications.badge(of: $0.identifier), bundle: $0.folder.path,
                actions: system.quickActions.actions(of: $0, languages: device.record.state.languages))
        }
        process.send(.home(.installed(apps)))
    }

    func tellHomeWhatRuns() {
        guard let process = home.process else { return }
        home.recent.removeAll { apps[$0] == nil }
        let running = home.recent.compactMap { apps[$0] }.map {
            RunningApp(
                identifier: $0.bundle.identifier, context: $0.context, orientation: $0.interface.orientation, hasDrawn: $0.hasDrawn)
        }
        let state = HomeState(apps: running, front: foreground)
        guard state != home.told else { return }
        home.told = state
        process.send(.home(.running(state)))
    }

    /// The app switcher, as a second press of the home button brings it.
    func showSwitcher() { lock.withLock { home.process?.send(.home(.perform(.showSwitcher))) } }

    // MARK: From the home screen

    func takeFromHome(_ event: AppEvent, tree: RenderTree) {
        guard let process = home.process else { return }
        switch event {
        case .commit(let commit):
            process.tree = tree
            guard home.isShown else { return }
            for page in pages.values { page.show(commit, tree: tree, at: Self.mediaTime) }
        case .message(let message): take(message, ofHome: process)
        case .output(let lines, let isError):
            add(lines.map { LogLine(source: isError ? .error : .output, text: $0) }, app: process.bundle)
        case .archive, .peers: break
        case .ended(_, let failure): endHome(process, failure)
        }
    }

    private func take(_ message: ProcessMessage, ofHome process: LiveApp) {
        switch message {
        case .interface(let state):
            process.interface = state
            if process === focus { broadcast(.interface(state)) }
        case .elements(let root):
            process.elements = root
            if process === focus { broadcast(.elements(root)) }
        case .home(let request): follow(request, process)
        case .ready, .reply, .activity, .haptic, .openURL, .canvas, .exception, .widget, .reloadWidgets, .currentWidgets, .system: break
        }
    }

    private func follow(_ request: HomeRequest, _ process: LiveApp) {
        switch request {
        case .launch(let app): open(app, url: nil, process)
        case .open(let app, let url): open(app, url: url, process)
        case .performQuickAction(let app, let action): open(app, url: nil, action: action, process)
        case .goHome:
            leaveFront()
            showFront()
        case .terminate(let app):
            cancelTransfers(of: app)
            terminate(app)
        case .uninstall(let app): if let uninstall { DispatchQueue.global().async { uninstall(app) } }
        case .covers(let isCovering): cover(isCovering)
        case .placed(let placed): widgets?.place(placed)
        case .visible(let copies): widgets?.see(copies)
        case .galleryPicture(let id, let bundle, let kind, let family):
            widgets?.drawGalleryPicture(id, bundle: bundle, kind: kind, family: family)
        case .options(let id, let widget, let parameter, let search):
            widgets?.findOptions(id, widget: widget, parameter: parameter, search: search)
        case .performAction(let copy, let action): widgets?.perform(action, ofCopy: copy)
        case .bannerArea(let area): system.bannerArea = area
        case .bannerResponse(let response): respond(response)
        case .shown:
            home.show(at: Self.mediaTime)
            followFocus()
            for page in pages.values { greet(page) }
        }
    }

    private func open(_ app: String, url: String?, action: QuickAction? = nil, _ process: LiveApp) {
        do { try launch(app, url: url, action: action) } catch {
            add([LogLine(source: .quince, text: "\(error)")], app: process.bundle)
            // It has begun to show an app that is not there.
            home.told = nil
            tellHomeWhatRuns()
        }
    }

    /// Something of the home screen's lies over the app in front, or no longer does: the app is not active meanwhile.
    private func cover(_ isCovering: Bool) {
        guard isCovering != home.isCovering else { return }
        home.isCovering = isCovering
        if isCovering, let front {
            cancelTouches(of: front)
            front.send(.lifecycle(.resignActive))
            home.covered = front
        } else {
            if let covered = home.covered, covered === front { covered.send(.lifecycle(.becomeActive)) }
            home.covered = nil
        }
        followFocus()
        broadcastFocus()
    }

    /// Starts the home screen's process anew.
    func restartHome() {
        guard let process = home.process else { return }
        home.forgetEnds()
        home.reset()
        process.kill()
        startHome()
    }

    private func endHome(_ process: LiveApp, _ failure: AppFailure?) {
        let mayStart = home.end(at: Self.mediaTime)
        system.bannerArea = nil
        let failure =
            failure ?? AppFailure(appName: process.bundle.displayName, name: AppFailure.exit, reason: "it has ended by itself", frames: [])
        add([LogLine(source: .quince, text: failure.description)], app: process.bundle)
        showFront()
        guard mayStart else {
            let times = "The home screen has ended \(HomeScreenState.endLimit) times in a row and is not started any more."
            add([LogLine(source: .quince, text: times + "\n    → Choose Start Again in the page.")], app: process.bundle)
            return giveUpHome(failure.report)
        }
        if !pages.isEmpty { startHome() }
    }

    /// An app has ended: what it drew last is shown for as long as it takes to close it.
    func forget(_ app: LiveApp) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self, context = app.context] in
            self?.lock.withLock { self?.pages.values.forEach { $0.forget(context) } }
        }
        // By then its process has ended, and nothing holds its pictures: what was theirs stays in the arena of the app's thread, up to 16 of which there are.
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { release_free_memory() }
    }
}
