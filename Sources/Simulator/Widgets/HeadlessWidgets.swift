import DeviceProtocol
import Foundation
import WidgetArchive

/// The placed widgets of a device without a screen, on a virtual clock: a day of theirs takes seconds, and every run is the same.
///
/// Extensions run as on a device: their processes start when something is due, and end when nothing has been asked of them for a while. What they store stays as long as
/// this object does. Not thread-safe: one thread drives it.
public final class HeadlessWidgets {
    /// What an extension was asked, and what came of it.
    public struct Request: Equatable, Sendable, CustomStringConvertible {
        /// The device's time when it was asked.
        public var date: Date
        public var key: WidgetStore.Key
        /// `placeholder`, `snapshot` or `timeline`.
        public var content: String
        /// Why, in words.
        public var reason: String
        /// Why there is nothing new to show; nil where there is.
        public var problem: WidgetProblem?

        public var description: String {
            "\(key.kind) (\(key.family.rawValue)): \(content), \(reason)" + (problem.map { ": \($0)" } ?? "")
        }
    }

    /// Everything that was asked, in turn.
    public private(set) var requests: [Request] = []
    /// The device's time.
    public private(set) var date: Date

    private let extensions: [String: AppBundle]
    private let configuration: HeadlessConfiguration
    private let folder: URL
    private let store: WidgetStore
    private var scheduler = WidgetScheduler()
    private var widgets: [HomeWidget] = []
    private var sessions: [String: (session: WidgetSession, lastUse: Date)] = [:]

    /// - Parameters:
    ///   - extensions: The extensions' own bundles, in `PlugIns` of their apps'.
    ///   - date: The device's time at the beginning; nil = 9:41 on 9 January 2024.
    public init(extensions: [AppBundle], configuration: HeadlessConfiguration, date: Date? = nil) throws {
        self.extensions = Dictionary(extensions.map { ($0.identifier, $0) }) { $1 }
        self.configuration = configuration
        self.date = date ?? VirtualClock.wallStart(timeZone: TimeZone(identifier: configuration.state.timeZone) ?? .gmt)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString)", isDirectory: true)
        store = WidgetStore(folder: folder.appendingPathComponent("Widgets", isDirectory: true))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    // MARK: What people and apps do

    /// Places widgets, in place of those that are; new ones are asked for placeholder, snapshot and timeline at once.
    public func place(_ widgets: [HomeWidget]) throws {
        self.widgets = widgets
        for key in scheduler.place(widgets, at: date, kept: store.archive) { store.remove(key) }
        try advance(by: 0)
    }

    /// Has these copies be seen from now on, and no others.
    public func see(_ copies: [Int]) { scheduler.see(Set(copies), at: date) }

    /// Whether a day's timelines are limited.
    public var isLimited: Bool {
        get { scheduler.isLimited }
        set { scheduler.isLimited = newValue }
    }

    /// Has the app of these extensions be in front: its widgets ask as often as they like.
    public var front: Set<String> {
        get { scheduler.front }
        set { scheduler.front = newValue }
    }

    /// Asks for new timelines as `WidgetCenter` does.
    ///
    /// - Parameter kind: nil = of all kinds.
    public func reload(kind: String? = nil) throws {
        scheduler.reload(.app, at: date) { kind == nil || $0.kind == kind }
        try advance(by: 0)
    }

    /// The folder of an app group, which app and extensions share.
    public func groupContainer(_ group: String) -> URL {
        folder.appendingPathComponent("Groups/\(group.replacingOccurrences(of: "/", with: "_"))", isDirectory: true)
    }

    // MARK: Time

    /// Lets time pass; whatever is due meanwhile is asked at its time.
    ///
    /// - Throws: `SimulatorError` where an extension cannot be started.
    public func advance(by seconds: Double) throws {
        let end = date.addingTimeInterval(seconds)
        while true {
            while let job = scheduler.takeJob(at: date) { try perform(job) }
            guard let next = scheduler.nextDate(at: date), next <= end else { break }
            date = max(date, next)
            endIdle()
        }
        date = max(date, end)
        endIdle()
    }

    private func endIdle() {
        sessions = sessions.filter { date.timeIntervalSince($0.value.lastUse) < WidgetWorker.idleTime }
    }

    private func perform(_ job: WidgetScheduler.Job) throws {
        var request = Request(date: date, key: job.key, content: job.step.name, reason: job.reason.summary)
        let answer = try ask(job)
        let outcome =
            switch job.step {
            case .placeholder: store.take(answer.result, as: .placeholder, for: job.key, at: date)
            case .snapshot: store.take(answer.result, as: .snapshot, for: job.key, at: date)
            case .timeline: store.take(answer.result, remarks: answer.remarks, for: job.key, at: date)
            }
        switch (outcome, answer.result) {
        case (.shown, .success(let archive)): scheduler.finish(job, .shown(archive), at: date)
        case (.kept(let problem), _), (.shown, .failure(let problem)):
            request.problem = problem
            scheduler.finish(job, .failed(problem), at: date)
        }
        requests.append(request)
    }

    private func ask(_ job: WidgetScheduler.Job) throws -> (result: Result<WidgetArchive, WidgetProblem>, remarks: [WidgetProblem]) {
        guard let bundle = extensions[job.key.bundle] else { return (.failure(.refused(.unknownKind([]))), []) }
        let session = try sessions[bundle.identifier]?.session ?? start(bundle)
        do {
            session.advance(to: date)
            let archive = try session.archive(job.request)
            // The provider may have taken its time.
            date = max(date, session.date)
            sessions[bundle.identifier] = (session, date)
            return (.success(archive), session.remarks)
        } catch let problem as WidgetProblem {
            date = max(date, session.date)
            if case .refused = problem { sessions[bundle.identifier] = (session, date) } else { sessions[bundle.identifier] = nil }
            return (.failure(problem), [])
        }
    }

    private func start(_ bundle: AppBundle) throws -> WidgetSession {
        var groups: [String: URL] = [:]
        for group in bundle.groups { groups[group] = groupContainer(group) }
        return try WidgetSession(
            bundle: bundle, configuration: configuration, wall: date,
            dataContainer: folder.appendingPathComponent("Data/\(bundle.identifier)"),
            groupContainers: groups, dataFolder: folder.appendingPathComponent("Device"))
    }

    // MARK: What there is to see

    /// What a placed widget shows from now on; nil before its first timeline.
    public func archive(of copy: Int) -> WidgetArchive? {
        widgets.first { $0.id == copy }.flatMap { store.archive(WidgetStore.Key($0)) }
    }

    /// The entry of its timeline that a placed widget shows now.
    public func entry(of copy: Int) -> WidgetArchive.Entry? {
        guard let archive = archive(of: copy), let index = archive.entryIndex(at: date) else { return nil }
        return archive.entries[index]
    }

    /// When an extension is asked next; nil where nothing happens by itself.
    public var nextDate: Date? { scheduler.nextDate(at: date) }
    /// How many timelines a placed widget has left of its day.
    public func timelinesLeft(of copy: Int) -> Int? { scheduler.rows.first { $0.copies.contains(copy) }?.budget.left(at: date) }
    /// What went wrong.
    public var log: [WidgetLog.Entry] { store.log.entries }
}

extension WidgetScheduler.Step {
    var name: String {
        switch self {
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        case .timeline: "timeline"
        }
    }
}
