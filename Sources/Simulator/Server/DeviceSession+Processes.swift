import CSpawn
import DeviceCore
import DeviceProtocol
import FileReplacement
import Foundation
import PageEncoding
import RenderProtocol

/// The device's processes: how they are started, and what they do.
extension DeviceSession {
    /// Starts the process of an app, of the home screen or of a preview.
    func start(_ id: ProcessID, _ start: ProcessStart) throws -> LiveApp {
        var launch = try makeLaunch(start)
        launch.configuration.sendsElements = start.sendsElements
        launch.environment.merge(clockEnvironment) { $1 }
        let watchdog =
            preview != nil || start.role == .home
            ? Watchdog(isInFront: true) : watchdog(for: start.app, isInFront: start.role != .backgroundApp)
        if case .app(let opening) = start.role { lastLaunch = (start.app, opening.arguments, opening.environment) }
        return try LiveApp(launch, id: id, watchdog: watchdog) { [weak self] app, event, tree in
            self?.receive(event, from: app, tree: tree)
        }
    }

    private func makeLaunch(_ start: ProcessStart) throws -> AppProcess.Launch {
        let configuration = LaunchConfiguration(device: device.description, state: start.state)
        if start.role == .home, let homeScreen {
            var launch = AppProcess.Launch(
                bundle: homeScreen.bundle, dataContainer: try HomeScreenProgram.folder(of: device), configuration: configuration,
                services: device.services)
            launch.readable = try filesOfSystem(homeScreen.bundle)
            return launch
        }
        if let preview { return makeLaunch(of: preview, configuration) }
        let installed = try installed(start.app)
        var launch = AppProcess.Launch(
            bundle: installed.bundle, dataContainer: installed.dataContainer,
            configuration: configured(configuration, for: start, groups: installed.groupContainers),
            arguments: start.opening.arguments, environment: start.opening.environment, services: device.services)
        (launch.readable, launch.isConfined) = (try filesOfSystem(installed.bundle), runsConfined(start.app))
        return launch
    }

    private func configured(
        _ configuration: LaunchConfiguration, for start: ProcessStart, groups: [String: URL]
    ) -> LaunchConfiguration {
        var configuration = configuration
        configuration.groupContainers = groups.mapValues(\.path)
        if start.role == .backgroundApp { configuration.isInBackground = true }
        configuration.badge = core.services.badge(of: start.app)
        configuration.quickActions = core.services.quickActions[start.app]
        (configuration.url, configuration.quickAction) = (start.opening.url, start.opening.action)
        configuration.notification = start.opening.notification
        return configuration
    }

    /// Makes the folders of the device that a program of the system reads: the apps with their icons, and pictures of widgets. Apps read none.
    ///
    /// A process can be allowed to read only folders that exist when it starts, and a new device has neither an app nor a widget.
    private func filesOfSystem(_ bundle: AppBundle) throws -> [URL] {
        guard bundle.isSystem else { return [] }
        return try ["Containers/Bundle", "Library/Widgets"].map { name in
            let folder = device.dataFolder.appendingPathComponent(name, isDirectory: true)
            try withFileErrors("no folder for the device's \(name)") { try PrivateFiles.makeFolder(folder) }
            return folder
        }
    }

    // MARK: Events

    func receive(_ event: AppEvent, from app: LiveApp, tree: RenderTree) {
        lock.withLock {
            switch event {
            case .commit(let commit):
                app.tree = tree
                show(commit, of: app)
            case .message(.reply(let number, let text)) where questions.answer(number, text): break
            case .message(let message): handle(.message(app.id, message), of: app)
            case .archive: break
            case .peers(let request):
                // Whoever was asked before the user has changed their mind asks too late.
                let isRefused =
                    request.refusal != nil && device.permissions.status(of: .localNetwork, for: app.bundle.identifier) == .denied
                app.take(request, from: network, isRefused: isRefused)
            case .output(let lines, let isError): add(lines.map { LogLine(source: isError ? .error : .output, text: $0) }, app: app.bundle)
            case .ended(_, let failure): handleEnd(of: app, failure)
            }
        }
    }

    /// Handles an event of a process, whose log has the errors.
    private func handle(_ event: DeviceEvent, of app: LiveApp) {
        do { try handle(event) } catch { add("\(error)", app: app.bundle.identifier) }
    }

    private func handleEnd(of app: LiveApp, _ failure: AppFailure?) {
        app.leaveNetwork()
        processes[app.id] = nil
        var failure = failure
        if app.id == core.homeProcess, failure == nil {
            failure = AppFailure(appName: app.bundle.displayName, name: AppFailure.exit, reason: "it has ended by itself", frames: [])
        }
        reports[app.id] = failure?.report
        if preview != nil, core.front == app.id { drawing.begin(instead: app.tree) }
        handle(.ended(app.id, failure: failure?.description), of: app)
        reports[app.id] = nil
    }

    private func show(_ commit: Commit, of app: LiveApp) {
        let place = core.place(of: app.id)
        if preview != nil, !drawing.isDone {
            if place == .display { finishDrawing() }
            return
        }
        switch place {
        case .display: for page in pages.values { page.show(commit, tree: app.tree, at: Self.mediaTime) }
        case .hosted: for page in pages.values { page.show(commit, tree: app.tree, of: app.id.number, at: Self.mediaTime) }
        case .nowhere: break
        }
        handle(.drew(app.id), of: app)
    }

    /// Forgets what a process that has ended drew last, which is shown for as long as it takes to close it.
    func forgetDrawing(of id: ProcessID) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.lock.withLock { self?.pages.values.forEach { $0.forget(id.number) } }
        }
        // By then its process has ended, and nothing holds its pictures: what was theirs stays in the arena of the app's thread, up to 16 of which there are.
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { release_free_memory() }
    }
}
