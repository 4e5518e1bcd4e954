import DeviceProtocol
import Foundation
import Glibc
import PageEncoding
import PeerNetwork
import RenderProtocol

/// A booted device: its running apps, and the pages that show it.
///
/// Called from the apps' threads and the server's; one lock orders them.
final class DeviceSession: @unchecked Sendable {
    let device: VirtualDevice
    let lock = NSRecursiveLock()
    private(set) var apps: [String: LiveApp] = [:]
    private(set) var foreground: String?
    var pages: [ObjectIdentifier: PageConnection] = [:]
    var home: HomeScreenState
    /// nil for devices of previews, which have none.
    private(set) var widgets: DeviceWidgets?
    /// The pages that show what there is to say of the widgets.
    var widgetWatchers: Set<ObjectIdentifier> = []
    /// Whether a day's timelines of a widget are limited.
    private(set) var widgetsAreLimited = true
    var clock = DeviceClock.computers
    let system: SystemState
    private let names = AppNames()
    var touches = TouchRouter()
    /// Removes an app from the device in turn with other changes of what is installed.
    var uninstall: (@Sendable (String) -> Void)?
    let log: DeviceLog
    private(set) var crash: CrashReport?
    private(set) var build: BuildReport?
    private(set) var lastLaunch: (app: String, arguments: [String], environment: [String: String])?
    /// Apps that may hang, for debugging.
    var unwatchedApps: Set<String> = []
    /// The apps that were launched with `--no-sandbox`.
    var unconfinedApps: Set<String> = []
    /// The `quince run` that each app belongs to.
    var runs = RunRegistry()
    /// The preview that the device is there for; nil for devices people use.
    private(set) var preview: PreviewCell?
    private var canvas: PreviewCanvas?
    /// The progress of a preview's process towards its first picture. Until then pages show the previous process's picture.
    private(set) var drawing = PreviewDrawing()
    /// The network in which its apps find peers.
    private let network: PeerNetwork

    init(
        device: VirtualDevice, preview: PreviewCell? = nil, network: PeerNetwork = PeerNetwork(), homeScreen: HomeScreenProgram? = nil
    ) {
        (self.device, self.preview, self.network, home) = (device, preview, network, HomeScreenState(program: homeScreen))
        system = SystemState(device: device)
        log = DeviceLog(folder: device.folder.appendingPathComponent("data/Logs", isDirectory: true))
        device.services.keychain.report { [weak self] text in self?.warn(text) }
        guard preview == nil else { return }
        widgets = DeviceWidgets(device: device) { [weak self] news in self?.take(news) }
    }

    /// `CACurrentMediaTime` of the apps.
    static var mediaTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    var front: LiveApp? { foreground.flatMap { apps[$0] } }

    func broadcast(_ message: HostMessage) { for page in pages.values { page.send(message) } }

    var appList: HostMessage {
        .apps(
            visibleApps.map {
                PageEncoding.InstalledApp(
                    bundleIdentifier: $0.identifier, name: name(of: $0), hasIcon: $0.icon != nil)
            },
            foreground: foreground)
    }

    // MARK: Apps

    /// An app's name in the device's language.
    func name(of app: AppBundle) -> String { names.name(of: app, in: device.record.state.languages) }

    func installedAppsChanged() {
        lock.withLock {
            names.forget()
            broadcast(appList)
            tellHomeOfApps()
            if home.process != nil { widgets?.appsChanged() }
            tellSettings()
        }
    }

    /// Starts an app, or brings it to the front where it runs; with arguments or variables it starts again.
    ///
    /// - Returns: The number of its process.
    @discardableResult func launch(
        _ identifier: String, arguments: [String] = [], environment: [String: String] = [:], url: String? = nil,
        action: QuickAction? = nil, notification: NotificationEvent? = nil
    ) throws -> Int32 {
        let installed = try installed(identifier)
        return try lock.withLock {
            setCrash(nil)
            if let app = apps[identifier], arguments.isEmpty, environment.isEmpty {
                bringToFront(app)
                if let url { app.send(.openURL(url)) }
                if let action { app.send(.quickAction(action)) }
                return app.processIdentifier
            }
            if let old = apps.removeValue(forKey: identifier) {
                old.kill()
                forget(old)
            }
            leaveFront()
            var configuration = LaunchConfiguration(
                device: device.description, state: device.record.state, url: url,
                sendsElements: !pages.isEmpty)
            configuration.badge = system.notifications.badge(of: identifier)
            (configuration.quickAction, configuration.quickActions) = (action, system.quickActions.apps[identifier])
            configuration.notification = notification
            for (group, folder) in installed.groupContainers { configuration.groupContainers[group] = folder.path }
            var launch = AppProcess.Launch(
                bundle: installed.bundle, dataContainer: installed.dataContainer, configuration: configuration, arguments: arguments,
                environment: environment.merging(clockEnvironment) { $1 }, services: device.services)
            (launch.readable, launch.isConfined) = (try filesOfSystem(installed.bundle), runsConfined(identifier))
            apps[identifier] = try LiveApp(
                launch, context: home.nextContext(), watchdog: watchdog(for: identifier)
            ) { [weak self] app, event, tree in self?.take(event, of: app, tree: tree) }
            foreground = identifier
            home.use(identifier)
            lastLaunch = (identifier, arguments, environment)
            showFront()
            return apps[identifier]?.processIdentifier ?? 0
        }
    }

    /// Ends Settings, and shows its page of languages anew where it was in front.
    private func restartSettings() {
        let identifier = HomeScreenProgram.settingsIdentifier
        guard let app = apps.removeValue(forKey: identifier) else { return }
        app.kill()
        forget(app)
        guard foreground == identifier else { return tellHomeWhatRuns() }
        foreground = nil
        do { try launch(identifier, url: Self.settingsScheme + "#language") } catch { note(error) }
    }

    /// Starts an app for something to do while nobody sees it, where it does not run.
    func launchInBackground(_ identifier: String) throws {
        guard apps[identifier] == nil else { return }
        let installed = try installed(identifier)
        var configuration = LaunchConfiguration(device: device.description, state: device.record.state)
        (configuration.isInBackground, configuration.badge) = (true, system.notifications.badge(of: identifier))
        configuration.quickActions = system.quickActions.apps[identifier]
        configuration.groupContainers = installed.groupContainers.mapValues(\.path)
        let app = try LiveApp(
            AppProcess.Launch(
                bundle: installed.bundle, dataContainer: installed.dataContainer, configuration: configuration,
                services: device.services),
            context: home.nextContext(), watchdog: watchdog(for: identifier, isInFront: false)
        ) { [weak self] app, event, tree in self?.take(event, of: app, tree: tree) }
        app.isInBackground = true
        apps[identifier] = app
    }

    /// Starts the process of a preview anew, where a page shows it.
    func launchPreview() {
        lock.withLock {
            guard let preview else { return }
            let identifier = preview.bundle.identifier
            drawing.begin(instead: front?.tree)
            for app in apps.values { app.kill() }
            (apps, foreground) = ([:], nil)
            setCrash(nil)
            guard !pages.isEmpty else { return }
            let configuration = LaunchConfiguration(
                device: device.description, state: device.record.state, sendsElements: true)
            do {
                var launch = AppProcess.Launch(
                    bundle: preview.bundle, dataContainer: preview.dataContainer, configuration: configuration,
                    environment: HeadlessSession.previewEnvironment, services: device.services)
                // New code lies beside the products of its build.
                launch.readable = [AppConfinement.outermost(preview.bundle.folder).deletingLastPathComponent().deletingLastPathComponent()]
                let app = try LiveApp(launch, watchdog: Watchdog(isInFront: true)) { [weak self] app, event, tree in
                    self?.take(event, of: app, tree: tree)
                }
                apps[identifier] = app
                foreground = identifier
                app.send(.takeCode(library: nil, literals: preview.code.literals))
                for library in preview.code.libraries { app.send(.takeCode(library: library, literals: [:])) }
                app.send(.showPreview(preview.number))
                showFront()
            } catch { setCrash(CrashReport(appName: preview.entry.name, name: "Not started", reason: "\(error)", frames: [])) }
        }
    }

    /// Shows the same preview of an app that was built anew; the old picture stays until the new one is there.
    func restart(_ preview: PreviewCell) {
        lock.withLock {
            self.preview = preview
            launchPreview()
        }
    }

    /// Has the preview take new code; one that does not run begins with it.
    func takeCode(library: String?, literals: [String: String?]) {
        lock.withLock {
            guard let front else { return launchPreview() }
            front.send(.takeCode(library: library, literals: literals))
        }
    }

    private func bringToFront(_ app: LiveApp) {
        guard foreground != app.bundle.identifier else { return }
        leaveFront()
        foreground = app.bundle.identifier
        home.use(app.bundle.identifier)
        app.isInBackground = false
        app.setInFront(true)
        app.send(.lifecycle(.enterForeground))
        app.send(.state(device.record.state))
        app.send(.sendElements(!pages.isEmpty))
        if app.heldBefore != nil { turn(for: app) }
        // By the time it answers, it has followed the device if it can.
        app.heldOnReturn = device.record.state.orientation
        app.send(.query(id: 0, .elements))
        showFront()
    }

    func leaveFront() {
        guard let app = front else { return }
        app.isInBackground = true
        app.setInFront(false)
        app.send(.lifecycle(.enterBackground))
        foreground = nil
        turnBack(after: app)
    }

    /// Turns the device for an app that cannot stand as it is held, as Simulator's Rotate Device Automatically does.
    private func turn(for app: LiveApp) {
        let held = device.record.state.orientation
        guard app.interface.orientation != held else { return }
        app.heldBefore = held
        hold(app.interface.orientation)
    }

    /// Holds the device as before it was turned for an app, where nobody has turned it since.
    private func turnBack(after app: LiveApp) {
        guard let before = app.heldBefore, device.record.state.orientation == app.interface.orientation else { return }
        hold(before)
    }

    private func hold(_ orientation: DeviceOrientation) {
        do { try update { $0.orientation = orientation } } catch { broadcast(.log([LogLine(source: .quince, text: "\(error)")])) }
    }

    /// The home button.
    func goHome() {
        lock.withLock {
            if front == nil || home.isCovering { home.process?.send(.home(.perform(.goToStart))) }
            // What lies over an app knows whether the app goes, too.
            if home.isCovering { return }
            leaveFront()
            showFront()
        }
    }

    /// Shows every page, and tells the home screen, what stands in front now.
    func showFront() {
        followFocus()
        tellHomeWhatRuns()
        widgets?.bringToFront(foreground)
        if let foreground { system.resumed.remove(foreground) }
        scheduleBackgroundTasks()
        if home.shown != nil { return broadcastFocus() }
        let messages: [HostMessage?] = [front.map { .interface($0.interface) }, .elements(front?.elements), appList]
        for page in pages.values { page.show(shownTree, at: Self.mediaTime, with: messages.compactMap { $0 }) }
    }

    func broadcastFocus() {
        if let focus { broadcast(.interface(focus.interface)) }
        broadcast(.elements(focus?.elements))
        broadcast(appList)
    }

    /// Ends an app; nil = all.
    func terminate(_ identifier: String? = nil) {
        lock.withLock {
            for (each, app) in apps where identifier == nil || each == identifier {
                apps[each] = nil
                forget(app)
                if foreground == each {
                    foreground = nil
                    turnBack(after: app)
                }
                app.terminate()
            }
            showFront()
        }
    }

    /// Opens a link in the app that declares its scheme, launching it where it does not run.
    func openURL(_ text: String) throws {
        guard let scheme = URL(string: text)?.scheme?.lowercased() else {
            throw SimulatorError("“\(text)” is no link", nextStep: "A link begins with a scheme, as in myapp://page/1.")
        }
        guard let app = device.apps.first(where: { $0.bundle.schemes.contains(scheme) }) else {
            throw SimulatorError(
                "no app on \(device.record.name) opens \(scheme): links",
                nextStep: "Declare the scheme under CFBundleURLTypes in the app's Info.plist.", exitCode: .noAppForLink)
        }
        try launch(app.bundle.identifier, url: text)
    }

    func isRunning(_ identifier: String) -> Bool { lock.withLock { apps[identifier] != nil } }

    func shutDown() {
        lock.withLock {
            stopSystem()
            for app in apps.values { app.terminate() }
            home.process?.terminate()
            home.reset()
            widgets?.shutDown()
            apps = [:]
            foreground = nil
            for page in pages.values { page.close(code: 4001) }
            pages = [:]
        }
    }

    // MARK: What apps do

    func take(_ event: AppEvent, of app: LiveApp, tree: RenderTree) {
        lock.withLock {
            if app === home.process { return takeFromHome(event, tree: tree) }
            let isCurrent = apps[app.bundle.identifier] === app
            switch event {
            case .commit(let commit):
                app.tree = tree
                guard isCurrent else { return }
                if preview != nil, !drawing.isDone { return finishDrawing() }
                show(commit, of: app)
            case .message(let message): if isCurrent { take(message, of: app) }
            case .archive: break
            case .peers(let request):
                // Whoever was asked before the user has changed their mind asks too late.
                let isRefused =
                    request.refusal != nil && device.permissions.status(of: .localNetwork, for: app.bundle.identifier) == .denied
                app.take(request, from: network, isRefused: isRefused)
            case .output(let lines, let isError): add(lines.map { LogLine(source: isError ? .error : .output, text: $0) }, app: app.bundle)
            case .ended(_, let failure):
                app.leaveNetwork()
                if isCurrent { end(app, failure) }
            }
        }
    }

    private func show(_ commit: Commit, of app: LiveApp) {
        let isFirst = !app.hasDrawn
        app.hasDrawn = true
        if home.shown != nil {
            for page in pages.values { page.show(commit, tree: app.tree, of: app.context, at: Self.mediaTime) }
        } else if foreground == app.bundle.identifier {
            for page in pages.values { page.show(commit, tree: app.tree, at: Self.mediaTime) }
        }
        if isFirst { tellHomeWhatRuns() }
    }

    private func take(_ message: ProcessMessage, of app: LiveApp) {
        let isFront = foreground == app.bundle.identifier
        switch message {
        case .interface(let state):
            app.interface = state
            if app === focus { broadcast(.interface(state)) }
            tellHomeWhatRuns()
        case .elements(let root):
            app.elements = root
            if app === focus { broadcast(.elements(root)) }
        case .system(let id, let request): take(request, id: id, of: app)
        case .openURL(let url) where url.hasPrefix(Self.settingsScheme) && isFront && home.program != nil: openSettings(for: app)
        case .openURL(let url): add([LogLine(source: .quince, text: "\(app.bundle.displayName) opens \(url)")], app: app.bundle)
        case .ready: if isFront, app.heldAtLaunch == device.record.state.orientation { turn(for: app) }
        case .reply:
            if isFront, app.heldOnReturn == device.record.state.orientation { turn(for: app) }
            app.heldOnReturn = nil
        case .haptic(let name):
            add([LogLine(source: .quince, text: "\(app.bundle.displayName) plays a haptic: \(name)")], app: app.bundle)
        case .canvas(let canvas): take(canvas)
        case .reloadWidgets(let kind):
            let which = kind.map { "of the kind \($0)" } ?? "of all kinds"
            add(
                [LogLine(source: .quince, text: "\(app.bundle.displayName) asks for new timelines of its widgets \(which)")],
                app: app.bundle)
            widgets?.reload(app: app.bundle.identifier, kind: kind)
        case .currentWidgets(let id): tellPlacedWidgets(id, app)
        // No app may do what the home screen may.
        case .activity, .exception, .widget, .home: break
        }
    }

    /// A preview tells its size before the commit that shows it.
    private func take(_ canvas: PreviewCanvas) {
        guard drawing.isDone else { return drawing.canvas = canvas }
        guard self.canvas != canvas else { return }
        self.canvas = canvas
        broadcast(.device(shownDevice, device.record.state))
    }

    /// A process of a preview has committed. Before it has told its size, that is an empty window.
    private func finishDrawing() {
        guard let new = drawing.canvas else { return }
        canvas = new
        drawing.finish()
        broadcast(.device(shownDevice, device.record.state))
        showFront()
    }

    private func end(_ app: LiveApp, _ failure: AppFailure?) {
        apps[app.bundle.identifier] = nil
        system.tasks[app.bundle.identifier] = nil
        if preview != nil { drawing.begin(instead: app.tree) }
        forget(app)
        if foreground == app.bundle.identifier {
            foreground = nil
            turnBack(after: app)
        }
        if let failure {
            add([LogLine(source: .quince, text: failure.description)], app: app.bundle)
            setCrash(failure.report)
        }
        showFront()
        resumeTransfers(of: app.bundle.identifier)
    }

    private func setCrash(_ report: CrashReport?) {
        guard crash != report else { return }
        crash = report
        broadcast(.crash(report))
        if let report { log.follow(report) }
    }

    // MARK: Log

    func add(_ lines: [LogLine], app: AppBundle) { tell(log.add(lines, of: app.identifier)) }

    /// Tells whoever reads along of a fault of the device itself.
    private func warn(_ text: String) {
        lock.withLock {
            let line = LogLine(source: .quince, text: text)
            log.add(line)
            tell([line])
        }
    }

    private func tell(_ lines: [LogLine]) {
        broadcast(.log(lines))
        for line in lines { log.follow(line) }
    }

    func logText(app: String?) -> String { lock.withLock { log.text(of: app) } }

    func setBuild(_ report: BuildReport) {
        lock.withLock {
            build = report
            broadcast(.build(report))
        }
    }

    // MARK: Settings

    /// Limits a day's timelines of a widget, or lifts the limit.
    func setWidgetBudget(_ isLimited: Bool) {
        lock.withLock {
            widgetsAreLimited = isLimited
            widgets?.setLimited(isLimited)
            tellSettings()
        }
    }

    func update(_ change: (inout DeviceState) -> Void) throws {
        try lock.withLock {
            let old = device.record.state
            try device.update(change)
            widgets?.settingsChanged(from: old, to: device.record.state)
            broadcast(.state(device.record.state))
            front?.send(.state(device.record.state))
            home.process?.send(.state(device.record.state))
            tellSettings()
            guard old.languages != device.record.state.languages else { return }
            // Everything of the system's speaks another language now, and may read the other way.
            restartHome()
            restartSettings()
        }
    }

    func screenshot() throws -> Data {
        let (tree, hosted, orientation) = lock.withLock {
            (shownTree, hostedTrees, focus?.interface.orientation ?? .portrait)
        }
        return try Screenshot.png(
            of: tree, device: device.description, orientation: orientation, time: Self.mediaTime, hosting: hosted)
    }

    /// The device as pages show it: a preview of its own size has nothing around it.
    var shownDevice: DeviceDescription {
        guard let canvas, !canvas.isDevice else { return device.description }
        var shown = device.description
        (shown.width, shown.height, shown.displayCornerRadius) = (canvas.width, canvas.height, 0)
        shown.identifier = "preview-canvas"
        return shown
    }
}
