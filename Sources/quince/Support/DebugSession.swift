import AppBuilder
import EditorServer
import Foundation
import PageEncoding
import Simulator

/// An app that is built and started for a debugger: on a phone with a page, or headless in this process.
final class DebugSession: DebuggedProject, @unchecked Sendable {
    private let building: BuildOptions
    private let device: DeviceOptions
    private let app: String
    private let arguments: [String]
    private let lock = NSLock()
    private var running: (client: HostClient, device: String, app: String)?
    private var process: Int32?

    /// - Parameter app: The app where a request names none.
    init(app: String, building: BuildOptions, device: DeviceOptions, arguments: [String]) {
        (self.app, self.building, self.device, self.arguments) = (app, building, device, arguments)
    }

    func start(_ request: DebugRequest, output: @escaping @Sendable (String, Bool) -> Void) throws -> (process: Int32, commands: [String]) {
        let wanted = try building.request(request.app ?? app, output: nil, ProgressReporter()) { output($0.message, true) }
        let (built, modules) = try waitFor {
            let built = try await AppBuilder().build(wanted)
            return (built, try await AppBuilder().debugModules(wanted))
        }
        for warning in built.warnings where !built.wasUpToDate { output("\(warning)", true) }
        let arguments = (built.launch?.allArguments ?? []) + arguments + request.arguments
        let process =
            request.isHeadless || request.flow != nil
            ? try startHeadless(built, request, arguments, output) : try startOnPhone(built, request, arguments, output)
        lock.withLock { self.process = process }
        return (process, modules.commands)
    }

    func end() {
        let (running, process) = lock.withLock {
            defer { (self.running, self.process) = (nil, nil) }
            return (self.running, self.process)
        }
        if let running {
            _ = try? running.client.send(HostRequest(.terminate, device: running.device, app: running.app))
        } else if let process {
            kill(process, SIGKILL)
        }
    }

    // MARK: On a phone

    private func startOnPhone(
        _ built: BuiltApp, _ request: DebugRequest, _ arguments: [String], _ output: @escaping @Sendable (String, Bool) -> Void
    ) throws -> Int32 {
        let client = try HostClient(executable: Tool.executable)
        let booting = HostRequest(.boot, device: request.device ?? device.device)
        guard let phone = try client.send(booting).devices?.first else {
            throw SimulatorError("the device cannot be booted", nextStep: "See 'quince sim list'.")
        }
        guard let identifier = try client.send(HostRequest(.install, device: phone.udid, value: built.bundle.path)).text else {
            throw SimulatorError("the app cannot be installed", nextStep: "Try again.")
        }
        var launch = HostRequest(.launch, device: phone.udid, app: identifier)
        launch.arguments = arguments
        launch.environment = (built.launch?.environment ?? [:]).merging([DebuggerGate.variable: "1"]) { $1 }
        (launch.isWatched, launch.isConfined, launch.run) = (false, !device.noSandbox, getpid())
        output("To see the phone: quince open \"\(phone.name)\"", true)
        follow(client, phone.udid, output)
        guard let process = try client.send(launch).processIdentifier else {
            throw SimulatorError("the app cannot be launched", nextStep: "Try again.")
        }
        lock.withLock { running = (client, phone.udid, identifier) }
        return process
    }

    /// Hands on what the app prints.
    private func follow(_ client: HostClient, _ device: String, _ output: @escaping @Sendable (String, Bool) -> Void) {
        Thread.detachNewThread {
            try? client.followLog(device: device, run: getpid()) { line in
                if let entry = try? JSONDecoder().decode(LogLine.self, from: Data(line.utf8)) {
                    output(entry.text, entry.source != .output)
                }
                return true
            }
        }
    }

    // MARK: Headless

    /// Seconds that a person may think at a breakpoint.
    private static let patience = 7 * 86_400.0

    private func startHeadless(
        _ built: BuiltApp, _ request: DebugRequest, _ arguments: [String], _ output: @escaping @Sendable (String, Bool) -> Void
    ) throws -> Int32 {
        let bundle = try AppBundle(folder: built.bundle)
        let started = StartedProcess()
        var configuration = try device.headlessConfiguration()
        (configuration.output, configuration.patience) = (output, Self.patience)
        configuration.debugger = { started.value = .success($0) }
        let settings = configuration
        Thread.detachNewThread {
            do {
                try Self.play(bundle, settings, request.flow, arguments, environment: built.launch?.environment ?? [:])
                output(request.flow == nil ? "The app is at rest." : "The flow has passed.", false)
            } catch {
                output("\(error)", true)
                started.value = .failure(error)
            }
        }
        return try started.wait()
    }

    private static func play(
        _ bundle: AppBundle, _ configuration: HeadlessConfiguration, _ flow: String?, _ arguments: [String], environment: [String: String]
    ) throws {
        let group = HeadlessGroup()
        let session = try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
        guard let flow else { return try session.launch(arguments: arguments, environment: environment) }
        let player = FlowPlayer(session: session, options: FlowOptions(arguments: arguments)) { _ in
            try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
        }
        try player.play(URL(fileURLWithPath: flow))
    }

    // MARK: Support

    /// Waits in this thread for work of the concurrency's threads.
    private func waitFor<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
        let result = Outcome<Value>()
        Task.detached { do { result.value = .success(try await body()) } catch { result.value = .failure(error) } }
        return try result.wait()
    }
}

private typealias StartedProcess = Outcome<Int32>

/// A result that one thread waits for; the first one counts.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Result<Value, any Error>?

    var value: Result<Value, any Error>? {
        get { condition.withLock { result } }
        set {
            condition.withLock {
                if result == nil { result = newValue }
                condition.broadcast()
            }
        }
    }

    func wait() throws -> Value {
        try condition.withLock {
            while true {
                if let result { return try result.get() }
                condition.wait()
            }
        }
    }
}
