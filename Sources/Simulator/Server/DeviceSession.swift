import DeviceCore
import DeviceProtocol
import Foundation
import Glibc
import PageEncoding
import PeerNetwork
import RenderProtocol

/// A booted device: its running apps, and the pages that show it. What happens on it is decided by its core; the session performs it in real time.
///
/// Called from the apps' threads and the server's; one lock orders them.
final class DeviceSession: @unchecked Sendable {
    let device: VirtualDevice
    let lock = NSRecursiveLock()
    var core: DeviceCore
    /// The processes that have not ended.
    var processes: [ProcessID: LiveApp] = [:]
    /// The reports of processes that have ended out of order, or could not be started.
    var reports: [ProcessID: CrashReport] = [:]
    var pages: [ObjectIdentifier: PageConnection] = [:]
    let homeScreen: HomeScreenProgram?
    /// Why the home screen is not started any more.
    var homeFailure: CrashReport?
    /// nil for devices of previews, which have none.
    private(set) var widgets: DeviceWidgets?
    /// The pages subscribed to widget reports.
    var widgetWatchers: Set<ObjectIdentifier> = []
    /// Whether a day's timelines of a widget are limited.
    private(set) var widgetsAreLimited = true
    var clock = DeviceClock.computers
    let files: ServiceFiles
    /// Waits for the core's next deadline.
    private var timer: (deadline: DeviceDeadline, clock: DeviceClock, item: DispatchWorkItem)?
    private let names = AppNames()
    /// The files that pages play.
    var soundFiles = SoundFiles()
    /// Removes an app from the device in turn with other changes of what is installed.
    var uninstall: (@Sendable (String) -> Void)?
    let log: DeviceLog
    private(set) var crash: CrashReport?
    private(set) var build: BuildReport?
    var lastLaunch: (app: String, arguments: [String], environment: [String: String])?
    /// What tools ask its processes.
    let questions = ProcessQuestions()
    /// Apps that may hang, for debugging.
    var unwatchedApps: Set<String> = []
    /// The apps that were launched with `--no-sandbox`.
    var unconfinedApps: Set<String> = []
    /// The `quince run` that each app belongs to.
    var runs = RunRegistry()
    /// The preview that the device is there for; nil for devices people use.
    var preview: PreviewCell?
    var canvas: PreviewCanvas?
    /// The progress of a preview's process towards its first picture. Until then pages show the previous process's picture.
    var drawing = PreviewDrawing()
    /// The pages that wait for a process's answer about its views.
    var viewRequests: [ProcessID: Set<ObjectIdentifier>] = [:]
    /// The video that is being recorded of the screen.
    var recording: LiveRecording?
    /// The network in which its apps find peers.
    let network: PeerNetwork

    init(
        device: VirtualDevice, preview: PreviewCell? = nil, network: PeerNetwork = PeerNetwork(), homeScreen: HomeScreenProgram? = nil
    ) {
        (self.device, self.preview, self.network, self.homeScreen) = (device, preview, network, homeScreen)
        files = ServiceFiles(folder: device.dataFolder)
        var services = files.read()
        services.permissions = device.permissions.all
        core = DeviceCore(
            description: device.description, state: device.record.state, services: services, hasHomeScreen: homeScreen != nil)
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

    // MARK: Events

    /// Handles an event, and performs its effects.
    ///
    /// - Throws: The error of the first app that could not be started.
    func handle(_ event: DeviceEvent) throws {
        try lock.withLock {
            defer { updateTimer() }
            var failures: [(process: ProcessID, start: ProcessStart, error: any Error)] = []
            for effect in effects(of: event) {
                guard case .start(let id, let start) = effect else {
                    perform(effect)
                    continue
                }
                do { processes[id] = try self.start(id, start) } catch {
                    failures.append((id, start, error))
                    let name = start.role == .home ? homeScreen?.bundle.displayName : nil
                    reports[id] = CrashReport(appName: name ?? start.app, name: "Not started", reason: "\(error)", frames: [])
                }
            }
            for (id, _, error) in failures { try handle(.notStarted(id, reason: "\(error)")) }
            if let failure = failures.first(where: { $0.start.role != .home }) { throw failure.error }
        }
    }

    /// Has the core handle an event, and keeps what is to be kept. Where that fails, the event has not happened.
    private func effects(of event: DeviceEvent) -> [DeviceEffect] {
        let before = core
        let now = DeviceTime(date: clock.now, uptime: Self.mediaTime)
        let effects = core.handle(event, now: now)
        do { for effect in effects where effect.isKept { try keep(effect) } } catch {
            core = before
            return core.refuse(event, "\(error)", now: now)
        }
        return effects
    }

    private func keep(_ effect: DeviceEffect) throws {
        switch effect {
        case .save(let part): try files.save(part, of: core.services)
        case .keepPermission(let status, let service, let app): try device.permissions.set(status, of: service, for: app)
        case .stateChanged(let new, _):
            if new != device.record.state || device.hasUnsavedLocation { try device.update { $0 = new } }
        default: break
        }
    }

    /// Waits for the core's next deadline, by the device's clock and by its uptime. Devices of previews have none.
    private func updateTimer() {
        let deadline = core.nextDeadline
        guard timer.map({ $0.deadline != deadline || $0.clock != clock }) ?? true else { return }
        stopTimer()
        let waits = [deadline.date.map { clock.wait(until: $0) }, deadline.uptime.map { max($0 - Self.mediaTime, 0) }].compactMap { $0 }
        guard preview == nil, let wait = waits.min() else { return }
        let item = DispatchWorkItem { [weak self] in
            self?.lock.withLock {
                self?.timer = nil
                self?.handleAndLog(.timePassed)
            }
        }
        timer = (deadline, clock, item)
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + wait, execute: item)
    }

    func stopTimer() {
        timer?.item.cancel()
        timer = nil
    }

    /// Handles an event that nobody waits for: errors are added to the log.
    func handleAndLog(_ event: DeviceEvent) { do { try handle(event) } catch { note(error) } }

    /// The running process of an app.
    func process(of app: String) -> LiveApp? { core.process(of: app).flatMap { processes[$0] } }

    var front: LiveApp? { core.front.flatMap { processes[$0] } }
    var homeProcess: LiveApp? { core.homeProcess.flatMap { processes[$0] } }

    func broadcast(_ message: HostMessage) { for page in pages.values { page.send(message) } }

    var appList: HostMessage {
        .apps(
            visibleApps.map {
                PageEncoding.InstalledApp(
                    bundleIdentifier: $0.identifier, name: name(of: $0), hasIcon: $0.icon != nil)
            },
            foreground: core.foreground)
    }

    // MARK: Apps

    /// An app's name in the device's language.
    func name(of app: AppBundle) -> String { names.name(of: app, in: device.record.state.languages) }

    func installedAppsChanged() {
        lock.withLock {
            names.forget()
            broadcast(appList)
            handleAndLog(.contentsChanged)
            if core.homeProcess != nil { widgets?.appsChanged() }
        }
    }

    /// Starts an app, or brings it to the front where it runs; with arguments or variables it starts again.
    ///
    /// - Returns: The number of its process.
    @discardableResult func launch(
        _ identifier: String, arguments: [String] = [], environment: [String: String] = [:], url: String? = nil
    ) throws -> Int32 {
        _ = try installed(identifier)
        return try lock.withLock {
            let opening = AppOpening(arguments: arguments, environment: environment, url: url)
            try handle(.open(identifier, opening))
            return process(of: identifier)?.processIdentifier ?? 0
        }
    }

    /// The home button.
    func goHome() { handleAndLog(.pressHome) }

    /// Ends an app; nil = all.
    func terminate(_ identifier: String? = nil) { handleAndLog(.terminate(identifier)) }

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

    func isRunning(_ identifier: String) -> Bool { lock.withLock { core.process(of: identifier) != nil } }

    func shutDown() {
        // Its last picture is that of the device before its apps end.
        _ = try? stopRecording()
        lock.withLock {
            handleAndLog(.shutDown)
            stopTimer()
            widgets?.shutDown()
            for page in pages.values { page.close(code: 4001) }
            pages = [:]
        }
    }

    func setCrash(_ report: CrashReport?) {
        guard crash != report else { return }
        crash = report
        broadcast(.crash(report))
        if let report { log.follow(report) }
    }

    // MARK: Log

    func add(_ lines: [LogLine], app: AppBundle) { tell(log.add(lines, of: app.identifier)) }

    /// Adds a line about an app to its log.
    func add(_ text: String, app: String) { tell(log.add([LogLine(source: .quince, text: text)], of: app)) }

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
            handleAndLog(.contentsChanged)
        }
    }

    func update(_ change: (inout DeviceState) -> Void) throws {
        try lock.withLock {
            try device.update(change)
            try handle(.setState(device.record.state))
        }
    }

    func screenshot() throws -> Data {
        let (tree, hosted, orientation) = lock.withLock {
            (shownTree, hostedTrees, core.focusedInterface?.orientation ?? .portrait)
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
