import DeviceProtocol
import Foundation
import RenderProtocol
import WidgetArchive

/// An extension with widgets on a virtual device without a screen, on a virtual clock: it is asked for widgets, and every run is the same.
///
/// Not thread-safe: one thread drives it.
public final class WidgetSession {
    /// Virtual seconds an extension has for an answer.
    public static let answerLimit = 30.0

    public let bundle: AppBundle
    private let configuration: HeadlessConfiguration
    private let folder: URL
    private var process: AppProcess?
    private var clock: VirtualClock?
    /// What was wrong with the last answer, which can be shown all the same.
    public private(set) var remarks: [WidgetProblem] = []
    private var replies: [Int: WidgetReply] = [:]
    private var archives: [Int: Data] = [:]
    private var end: (status: ExitStatus, failure: AppFailure?)?
    private var lastRequest = 0

    /// - Parameters:
    ///   - bundle: The extension's own bundle, in `PlugIns` of its app's.
    ///   - wall: The wall clock at the start; nil = 9:41 on 9 January 2024.
    public init(bundle: AppBundle, configuration: HeadlessConfiguration, wall: Date? = nil) throws {
        (self.bundle, self.configuration) = (bundle, configuration)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString)", isDirectory: true)
        try makeContainers()
        try start(wall)
    }

    deinit {
        process?.terminate()
        try? FileManager.default.removeItem(at: folder)
    }

    private func container(of group: String) -> URL {
        folder.appendingPathComponent("Groups/\(group.replacingOccurrences(of: "/", with: "_"))", isDirectory: true)
    }

    private func makeContainers() throws {
        try withFileErrors("no folder for the extension's data") {
            let data = ["Documents", "Library/Preferences", "Library/Caches", "tmp"].map {
                folder.appendingPathComponent("Data/" + $0, isDirectory: true)
            }
            for each in data + bundle.groups.map(container) {
                try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
            }
        }
    }

    private func start(_ wall: Date?) throws {
        let zone = TimeZone(identifier: configuration.state.timeZone) ?? .gmt
        let clock = try VirtualClock(library: configuration.clockLibrary, timeZone: zone, wall: wall)
        var launch = LaunchConfiguration(
            device: configuration.device, state: configuration.state, dataFolder: folder.appendingPathComponent("Device").path)
        for group in bundle.groups { launch.groupContainers[group] = container(of: group).path }
        self.clock = clock
        process = try AppProcess(
            AppProcess.Launch(bundle: bundle, dataContainer: folder.appendingPathComponent("Data"), configuration: launch), clock: clock)
        clock.appDescriptor.close()
    }

    /// The time on the device.
    public var date: Date { (clock?.date ?? Date()) }

    // MARK: Requests

    /// The widgets the extension has.
    public func kinds() throws -> [WidgetDescriptor] {
        switch try answer(to: .kinds) {
        case .reply(.kinds(let kinds)): return kinds
        case .reply(.failure(let failure)): throw WidgetProblem.refused(failure)
        case .reply, .archive: throw SimulatorError("the extension answers what was not asked", nextStep: "Report this as a fault of Quince.")
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

    private enum Answer {
        case reply(WidgetReply)
        case archive(Data)
    }

    private func answer(to request: WidgetRequest) throws -> Answer {
        guard let process, let clock, end == nil else { throw WidgetProblem.ended(end?.failure) }
        lastRequest += 1
        remarks = []
        let id = lastRequest
        process.send(.widget(id: id, request))
        let limit = clock.now + UInt64(Self.answerLimit * 1e9)
        var target = clock.now
        while true {
            guard process.run(clock, to: target, patience: configuration.patience, hasEnded: { end != nil }, take) else {
                process.terminate()
                throw WidgetProblem.slow
            }
            if let data = archives.removeValue(forKey: id) { return .archive(data) }
            if let reply = replies.removeValue(forKey: id) { return .reply(reply) }
            guard end == nil else { throw WidgetProblem.ended(end?.failure) }
            guard let next = clock.nextDeadline, next <= limit, clock.now < limit else { throw WidgetProblem.slow }
            target = max(next, clock.now + 1_000)
        }
    }

    private func take(_ event: AppEvent) {
        switch event {
        case .commit, .peers: break
        case .archive(let request, let data): archives[Int(truncatingIfNeeded: request)] = data
        case .message(.widget(_, .sorted)): remarks.append(.unsortedTimeline)
        case .message(.widget(let id, let reply)): replies[id] = reply
        case .message: break
        case .output(let lines, let isError): for line in lines { configuration.output(line, isError) }
        case .ended(let status, let failure): end = (status, failure)
        }
    }
}
