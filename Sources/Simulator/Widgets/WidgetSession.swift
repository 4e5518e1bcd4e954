import DeviceCore
import DeviceProtocol
import FileReplacement
import Foundation
import ProcessSupport
import RenderProtocol
import WidgetArchive

/// The process of an extension with widgets, which is asked for them: on a virtual clock, so that every run is the same, or on a device in real time.
///
/// Not thread-safe: one thread drives it.
public final class WidgetSession {
    /// Virtual seconds an extension has for an answer.
    public static let answerLimit = 30.0

    public let bundle: AppBundle
    private let patience: Double
    private let output: @Sendable (String, _ isError: Bool) -> Void
    /// The temporary folder that is removed with the session; nil on a device.
    private var folder: URL?
    private var process: AppProcess?
    private var clock: VirtualClock?
    /// The problems of the last answer that do not keep it from being shown.
    public private(set) var remarks: [WidgetProblem] = []
    /// Returns the placed widgets of the extension's app, for the extension.
    var placedWidgets: () -> [HomeWidget] = { [] }
    /// Called when the extension asks for new timelines of a kind; nil = of all kinds.
    var requestReload: (String?) -> Void = { _ in }
    /// The extension's background sessions with transfers under way, and those whose events it handles.
    private var transfers: (pending: [String], handled: Set<String>) = ([], [])
    /// What has come for the last request: nobody has asked for anything else.
    private var received: Answer?
    private var end: (status: ExitStatus, failure: AppFailure?)?
    private var lastRequest = 0

    /// Starts an extension on a virtual clock; nothing of it stays.
    ///
    /// - Parameters:
    ///   - bundle: The extension's own bundle, in `PlugIns` of its app's.
    ///   - wall: The wall clock at the start; nil = 9:41 on 9 January 2024.
    public convenience init(bundle: AppBundle, configuration: HeadlessConfiguration, wall: Date? = nil) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString)", isDirectory: true)
        var groups: [String: URL] = [:]
        for group in bundle.groups { groups[group] = folder.appendingPathComponent("Groups/\(groups.count)") }
        try self.init(
            bundle: bundle, configuration: configuration, wall: wall, dataContainer: folder.appendingPathComponent("Data"),
            groupContainers: groups,
            services: BrokerServices(folder: folder.appendingPathComponent("Device", isDirectory: true), isRealTime: false))
        self.folder = folder
    }

    /// Starts an extension on a virtual clock, with folders that stay; those that are not there are made.
    ///
    /// - Parameter isSpare: Whether its process only loads, and begins when it is asked something, at whatever time that is.
    init(
        bundle: AppBundle, configuration: HeadlessConfiguration, wall: Date?, dataContainer: URL, groupContainers: [String: URL],
        services: BrokerServices, isSpare: Bool = false
    ) throws {
        (self.bundle, patience, output) = (bundle, configuration.patience, configuration.output)
        try withFileErrors("no folder for the extension's data") {
            for each in [dataContainer] + groupContainers.values { try PrivateFiles.makeFolder(each) }
            ContainerFolders.fill(dataContainer)
        }
        let zone = TimeZone(identifier: configuration.state.timeZone) ?? .gmt
        let clock = try VirtualClock(library: configuration.clockLibrary, timeZone: zone, wall: wall)
        let launch = LaunchConfiguration(
            device: configuration.device, state: configuration.state, groupContainers: groupContainers.mapValues(\.path))
        self.clock = clock
        process = try AppProcess(
            AppProcess.Launch(bundle: bundle, dataContainer: dataContainer, configuration: launch, services: services), clock: clock,
            isHeld: isSpare)
        clock.appDescriptor.close()
    }

    /// Starts an extension of an app on a device, in real time.
    ///
    /// - Parameters:
    ///   - state: The device's settings; nil = as they are.
    ///   - environment: The additional environment variables of the process.
    ///   - output: Receives what the extension prints, line by line.
    public init(
        _ installed: InstalledBundle, on device: VirtualDevice, state: DeviceState? = nil,
        environment: [String: String] = [:], output: @escaping @Sendable (String, _ isError: Bool) -> Void = { _, _ in }
    ) throws {
        (bundle, patience, self.output) = (installed.bundle, Self.answerLimit, output)
        let launch = LaunchConfiguration(
            device: device.description, state: state ?? device.record.state, groupContainers: installed.groupContainers.mapValues(\.path))
        process = try AppProcess(
            AppProcess.Launch(
                bundle: installed.bundle, dataContainer: installed.dataContainer, configuration: launch, environment: environment,
                services: device.services))
    }

    deinit {
        process?.terminate()
        if let folder { try? FolderRemoval.remove(folder) }
    }

    /// Has the process end, without waiting for that: nothing more is asked of it.
    public func letGo() { process?.terminate() }

    /// The time on the device.
    public var date: Date { (clock?.date ?? Date()) }

    /// Lets virtual time pass up to a date.
    func advance(to date: Date) {
        guard let clock, let process, end == nil, date > clock.date else { return }
        let target = clock.now + VirtualClock.nanoseconds(date.timeIntervalSince(clock.date))
        _ = process.run(clock, to: target, patience: patience, hasEnded: { end != nil }, take)
    }

    // MARK: Requests

    /// The widgets the extension has.
    public func kinds() throws -> [WidgetDescriptor] {
        switch try answer(to: .kinds) {
        case .reply(.kinds(let kinds)): return kinds
        case .reply(.failure(let failure)): throw WidgetProblem.refused(failure)
        case .reply, .archive:
            throw SimulatorError("the extension answers what was not asked", nextStep: "Report this as a fault of Quince.")
        }
    }

    /// The archive that answers a request for one.
    ///
    /// - Throws: `WidgetProblem` for what the extension does wrong.
    public func archive(_ request: WidgetRequest) throws -> WidgetArchive {
        switch try answer(to: request) {
        case .reply(.failure(let failure)): throw WidgetProblem.refused(failure)
        case .reply: throw SimulatorError("the extension answers what was not asked", nextStep: "Report this as a fault of Quince.")
        case .archive(let data):
            do { return try WidgetArchive(binaryData: data) } catch { throw WidgetProblem.damaged("\(error)") }
        }
    }

    /// Returns the extension's reply to a request that is not answered with an archive.
    ///
    /// - Throws: `WidgetProblem` if the extension fails to answer or refuses; `SimulatorError` if it answers with an archive.
    func plainReply(to request: WidgetRequest) throws -> WidgetReply {
        switch try answer(to: request) {
        case .reply(.failure(let failure)): throw WidgetProblem.refused(failure)
        case .reply(let reply): return reply
        case .archive: throw SimulatorError("the extension answers what was not asked", nextStep: "Report this as a fault of Quince.")
        }
    }

    /// The extension's process, while it runs.
    var processIdentifier: Int32? { end == nil ? process?.processIdentifier : nil }

    enum Answer {
        case reply(WidgetReply)
        case archive(Data)
    }

    func answer(to request: WidgetRequest) throws -> Answer {
        guard let process, end == nil else { throw WidgetProblem.ended(end?.failure) }
        lastRequest += 1
        (remarks, received) = ([], nil)
        process.begin()
        process.send(.widget(id: lastRequest, request))
        let found = if let clock { wait(for: process, clock) } else { wait(for: process) }
        guard let answer = found else {
            process.terminate()
            throw end == nil ? WidgetProblem.slow : .ended(end?.failure)
        }
        return answer
    }

    private func takeAnswer() -> Answer? {
        defer { received = nil }
        return received
    }

    /// Lets virtual time pass, deadline by deadline, until there is an answer; nil where there is none in time.
    private func wait(for process: AppProcess, _ clock: VirtualClock) -> Answer? {
        let limit = clock.now + UInt64(Self.answerLimit * 1e9)
        var target = clock.now
        while process.run(clock, to: target, patience: patience, hasEnded: { end != nil }, take) {
            if let answer = takeAnswer() { return answer }
            guard end == nil, let next = clock.nextDeadline, next <= limit, clock.now < limit else { return nil }
            target = max(next, clock.now + 1_000)
        }
        return nil
    }

    /// Waits for an answer in real time; nil where there is none in time.
    private func wait(for process: AppProcess) -> Answer? {
        let deadline = Date().addingTimeInterval(Self.answerLimit)
        while end == nil, Date() < deadline {
            process.pump(timeout: 100, take)
            if let answer = takeAnswer() { return answer }
        }
        return nil
    }

    /// Whether the process is still needed though nobody asks it anything. Reads what it has said meanwhile.
    func goesOnByItself() -> Bool {
        process?.pump(timeout: 0, take)
        return end == nil && !(transfers.pending.isEmpty && transfers.handled.isEmpty)
    }

    private func take(_ command: BackgroundCommand) {
        switch command {
        case .transfers(let sessions): transfers.pending = Array(sessions.prefix(DeviceServices.sessionLimit))
        case .transfersFinished(let session):
            // More than that are told again when the extension is asked next.
            guard transfers.handled.count < DeviceServices.sessionLimit else { return }
            transfers.handled.insert(session)
            process?.send(.system(.background(.transfersFinished(session))))
        case .completed(let session, _): transfers.handled.remove(session)
        case .submit, .cancel, .pending: break
        }
    }

    private func take(_ event: AppEvent) {
        switch event {
        case .commit, .peers: break
        case .archive(let request, let data): if request == lastRequest { received = .archive(data) }
        case .message(.widget(_, .sorted)): remarks = [.unsortedTimeline]
        case .message(.widget(let id, let reply)): if id == lastRequest { received = .reply(reply) }
        case .message(.reloadWidgets(let kind)): requestReload(kind)
        case .message(.currentWidgets(let id)): process?.send(.currentWidgets(id: id, placedWidgets()))
        case .message(.system(_, .background(let command))): take(command)
        case .message: break
        case .output(let lines, let isError): for line in lines { output(line, isError) }
        case .ended(let status, let failure): end = (status, failure)
        }
    }
}
