import AppBuilder
import Foundation
import PageEncoding
import Simulator

/// The loop of `quince run`: it builds, installs, launches, and reports to the page.
struct RunSession: Sendable {
    let client: HostClient
    let options: BuildOptions
    let arguments: [String]
    /// Whether the app is ended when it hangs.
    let isWatched: Bool
    let isConfined: Bool
    private let launched: LaunchedApp

    init(client: HostClient, devices: [HostReply.Device], options: BuildOptions, arguments: [String], isWatched: Bool, isConfined: Bool) {
        (self.client, self.options, self.arguments) = (client, options, arguments)
        (self.isWatched, self.isConfined) = (isWatched, isConfined)
        launched = LaunchedApp(devices: devices)
    }

    /// The phones, all of which run the app.
    private var devices: [HostReply.Device] { launched.devices }

    /// Builds and starts the app; returns the files whose change needs that again.
    func buildAndLaunch(_ app: String) async throws -> [URL] {
        let (bundle, watched, settings) = try await build(app)
        try launch(bundle: bundle, settings)
        return watched
    }

    /// Builds and installs apps, one after the other; one that fails is reported and keeps none of the others from the phone.
    func install(_ apps: [String]) async {
        var installed: [String] = []
        for (index, app) in apps.enumerated() {
            Console.error("\(Self.name(of: app)) (\(index + 1) of \(apps.count))")
            do {
                try install(bundle: try await build(app).bundle)
                installed.append(Self.name(of: app))
            } catch let failure as BuildFailure { Console.error("\(failure)") } catch { Console.error("error: \(error)") }
        }
        if !installed.isEmpty { Console.print("On the phone\(devices.count > 1 ? "s" : ""): \(installed.joined(separator: ", "))") }
    }

    /// Builds an app, unless it is one, and shows in the page how far that is.
    private func build(_ app: String) async throws -> (bundle: URL, watched: [URL], launch: LaunchSettings?) {
        let name = Self.name(of: app)
        if app.hasSuffix(".app") { return (URL(fileURLWithPath: app), [URL(fileURLWithPath: app)], nil) }
        send(BuildReport(phase: .running, appName: name, step: "Building"))
        do {
            let built = try await options.build(app) { step in self.send(BuildReport(phase: .running, appName: name, step: step.message)) }
            send(BuildReport(phase: .succeeded, appName: name, diagnostics: built.warnings.map(\.forPage)))
            return (built.bundle, built.watchedFiles, built.launch)
        } catch let failure as BuildFailure {
            send(BuildReport(phase: .failed, appName: name, step: "The build failed", diagnostics: failure.diagnostics.map(\.forPage)))
            throw failure
        }
    }

    private static func name(of app: String) -> String {
        URL(fileURLWithPath: app).standardizedFileURL.deletingPathExtension().lastPathComponent
    }

    /// Puts a bundle on the devices; returns its identifier.
    @discardableResult
    private func install(bundle: URL) throws -> String? {
        try devices.map { try client.send(HostRequest(.install, device: $0.udid, value: bundle.path)).text }.first ?? nil
    }

    /// Starts an app as its scheme says; the command line's arguments go last, and so win.
    private func launch(bundle: URL, _ settings: LaunchSettings?) throws {
        let identifier = try install(bundle: bundle)
        launched.identifier = identifier
        for device in devices {
            var request = HostRequest(.launch, device: device.udid, app: identifier)
            (request.arguments, request.run) = ((settings?.allArguments ?? []) + arguments, getpid())
            request.environment = settings?.environment
            (request.isWatched, request.isConfined) = (isWatched, isConfined)
            guard let other = try client.send(request).replacedRun else { continue }
            Console.error("Another quince run (process \(other)) was following this app on \(device.name); it has been told to stop.")
        }
    }

    private func send(_ report: BuildReport) {
        for device in devices {
            var request = HostRequest(.build, device: device.udid)
            request.build = report
            _ = try? client.send(request)
        }
    }

    /// Prints what the apps print, in the background; of several phones with the phone's name before each line.
    func followLog() {
        let devices = devices
        for device in devices {
            let prefix = devices.count > 1 ? "[\(device.name)] " : ""
            let thread = Thread {
                var isFollowing = true
                try? client.followLog(device: device.udid, run: getpid()) { line in
                    let data = Data(line.utf8)
                    if let entry = try? JSONDecoder().decode(LogLine.self, from: data) {
                        let text = prefix + entry.text
                        entry.source == .output ? Console.print(text) : Console.error(text)
                    } else if let takeover = try? JSONDecoder().decode(RunTakeover.self, from: data), takeover.replacedRun == getpid() {
                        leave(device, to: takeover)
                        isFollowing = false
                    }
                    return isFollowing
                }
                guard isFollowing else { return }
                Console.error("The simulator's host has ended.")
                exit(1)
            }
            thread.start()
        }
    }

    /// Leaves a phone, with the app on it, to another `quince run`; ends with the last phone.
    private func leave(_ device: HostReply.Device, to takeover: RunTakeover) {
        let isLast = launched.leave(device)
        Console.error(
            "Another quince run (process \(takeover.run)) has taken over \(takeover.appName) on \(device.name); "
                + (isLast ? "this one ends, the app goes on." : "this one goes on with the other phones."))
        if isLast { exit(0) }
    }

    func waitForInterrupt() { while true { pause() } }

    /// Has Control-C, and whatever else asks the tool to go, end the app with it.
    func endAppOnInterrupt() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if let app = launched.identifier {
                    for device in devices { _ = try? client.send(HostRequest(.terminate, device: device.udid, app: app)) }
                }
                exit(128 + number)
            }
            source.resume()
            launched.keep(source)
        }
    }

    /// Builds and starts again whenever a file changes, until the program is interrupted.
    ///
    /// - Parameter before: The files as they were before the first build: what was saved during it counts.
    func watch(_ app: String, files: [URL], before: FileState) async throws {
        var files = files
        var state = FileState(files).earlier(before)
        while true {
            try await Task.sleep(for: .milliseconds(200))
            let now = FileState(files)
            guard now != state else { continue }
            state = now
            do {
                files = try await buildAndLaunch(app)
                state = FileState(files).earlier(now)
            } catch let error as BuildFailure { Console.error("\(error)") } catch let error as SimulatorError {
                Console.error("error: \(error)")
            }
        }
    }
}

/// The app that was started last and the phones it runs on, known to the handler of signals.
private final class LaunchedApp: @unchecked Sendable {
    private let lock = NSLock()
    private var current: String?
    private var phones: [HostReply.Device]
    private var sources: [any DispatchSourceSignal] = []

    init(devices: [HostReply.Device]) { phones = devices }

    var devices: [HostReply.Device] { lock.withLock { phones } }

    /// Removes a phone; returns whether none is left.
    func leave(_ device: HostReply.Device) -> Bool {
        lock.withLock {
            phones.removeAll { $0.udid == device.udid }
            return phones.isEmpty
        }
    }

    var identifier: String? {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }

    func keep(_ source: any DispatchSourceSignal) { lock.withLock { sources.append(source) } }
}

extension BuildDiagnostic {
    /// As the page shows it.
    var forPage: BuildReport.Diagnostic {
        BuildReport.Diagnostic(
            severity: severity == .error ? .error : severity == .warning ? .warning : .note, file: file?.path, line: line > 0 ? line : nil,
            column: column > 0 ? column : nil, message: nextStep.map { "\(message)\n→ \($0)" } ?? message)
    }
}
