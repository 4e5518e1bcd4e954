import DeviceProtocol
import FileReplacement
import Foundation
import WidgetArchive

/// The placed widgets of a device without a screen, on a virtual clock: a day of theirs takes seconds, and every run is the same.
///
/// Extensions run as on a device: their processes start when something is due, and end when nothing has been asked of them for a while. What they store stays as long as
/// this object does. Not thread-safe: one thread drives it.
public final class HeadlessWidgets {
    /// A request to an extension, and its outcome.
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

    /// The last requests, in turn: an app can ask for timelines without end.
    public private(set) var requests: [Request] = []
    /// The number of requests that are kept at least.
    private static let keptRequests = 10_000

    private func note(_ request: Request) {
        if requests.count >= 2 * Self.keptRequests { requests.removeFirst(requests.count - Self.keptRequests) }
        requests.append(request)
    }

    /// The device's time.
    public private(set) var date: Date

    /// Sizes of text that timelines are drawn in besides the present one.
    var contentSizes: [ContentSize] = []

    private let extensions: [String: AppBundle]
    private var configuration: HeadlessConfiguration
    private let folder: URL
    private let container: ((_ group: String) -> URL)?
    let store: WidgetStore
    private let services: BrokerServices
    private var scheduler = WidgetScheduler()
    private var widgets: [HomeWidget] = []
    private var sessions: [String: (session: WidgetSession, lastUse: Date)] = [:]
    /// The processes that are asked next, by their extensions: they load while others work.
    private var spares: [String: WidgetSession] = [:]
    /// The processes that draw for the gallery; what takes them long keeps nothing else waiting.
    private var gallery: [String: WidgetSession] = [:]
    private var revisions: [WidgetStore.Key: Int] = [:]

    /// - Parameters:
    ///   - extensions: The extensions' own bundles, in `PlugIns` of their apps'.
    ///   - date: The device's time at the beginning; nil = 9:41 on 9 January 2024.
    public convenience init(extensions: [AppBundle], configuration: HeadlessConfiguration, date: Date? = nil) throws {
        try self.init(extensions: extensions, configuration: configuration, date: date, groupContainer: nil, services: nil)
    }

    /// - Parameters:
    ///   - groupContainer: The folders of app groups, where an app has them already.
    ///   - services: The data shared with the apps of its device; nil for a device of its own.
    init(
        extensions: [AppBundle], configuration: HeadlessConfiguration, date: Date?, groupContainer: ((_ group: String) -> URL)?,
        services: BrokerServices?
    ) throws {
        container = groupContainer
        self.extensions = Dictionary(extensions.map { ($0.identifier, $0) }) { $1 }
        self.configuration = configuration
        self.date = date ?? VirtualClock.wallStart(timeZone: TimeZone(identifier: configuration.state.timeZone) ?? .gmt)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString)", isDirectory: true)
        store = WidgetStore(folder: folder.appendingPathComponent("Widgets", isDirectory: true))
        self.services = services ?? BrokerServices(folder: folder.appendingPathComponent("Device", isDirectory: true), isRealTime: false)
    }

    deinit { try? FolderRemoval.remove(folder) }

    // MARK: What people and apps do

    /// Places widgets, in place of those that are; new ones are asked for placeholder, snapshot and timeline at once.
    public func place(_ widgets: [HomeWidget]) throws {
        put(widgets, at: date)
        try advance(by: 0)
    }

    /// Places widgets as `place` does; nobody is asked before time goes on.
    func put(_ widgets: [HomeWidget], at now: Date) {
        follow(now)
        self.widgets = widgets
        spares = [:]
        for key in scheduler.place(widgets, at: now, kept: store.archive) {
            store.remove(key)
            revisions[key] = nil
        }
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
        requestReload(kind: kind)
        try advance(by: 0)
    }

    /// Asks for new timelines as soon as time goes on.
    func requestReload(kind: String?) { scheduler.reload(.app, at: date) { kind == nil || $0.kind == kind } }

    /// Takes the device's settings: extensions follow them when they start. Words and dates in another language need new timelines.
    func update(_ state: DeviceState) {
        let old = configuration.state
        configuration.state = state
        (sessions, gallery, spares) = ([:], [:], [:])
        if old.contentSize != state.contentSize { for row in scheduler.rows { revisions[row.key, default: 0] += 1 } }
        if old.wordedWith != state.wordedWith { scheduler.reload(.settings, at: date) { _ in true } }
    }

    /// Does what a button or switch of a placed widget does; the widget has a new timeline afterwards.
    ///
    /// - Parameter action: Its place among the actions of what the widget shows.
    func perform(_ action: Int, ofCopy copy: Int) throws {
        guard let key = widgets.first(where: { $0.id == copy }).map({ WidgetStore.Key($0) }), let bundle = extensions[key.bundle],
            let archive = store.archive(key), let entry = archive.entryIndex(at: date),
            let actions = archive.rendition(of: entry, appearance: configuration.state.appearance)?.actions,
            actions.indices.contains(action)
        else { return }
        let session = try running(bundle)
        var request = Request(date: date, key: key, content: "action", reason: "somebody has tapped it")
        do { try session.perform(actions[action].action) } catch let problem as WidgetProblem { request.problem = problem }
        used(session)
        note(request)
        scheduler.reload(.action, at: date) { $0 == key }
    }

    /// The folder of an app group, which app and extensions share.
    public func groupContainer(_ group: String) -> URL {
        if let container { return container(group) }
        return folder.appendingPathComponent("Groups/\(group.replacingOccurrences(of: "/", with: "_"))", isDirectory: true)
    }

    // MARK: Time

    /// Lets time pass; whatever is due meanwhile is asked at its time.
    ///
    /// - Throws: `SimulatorError` where an extension cannot be started.
    public func advance(by seconds: Double) throws {
        let end = date.addingTimeInterval(seconds)
        while try step(to: end) {}
        date = max(date, end)
        endIdle()
    }

    /// It is later by now, and nothing was due meanwhile.
    func follow(_ now: Date) {
        guard now > date else { return }
        date = now
        endIdle()
    }

    /// Does the next thing that is due up to a date; returns whether there was one.
    func step(to end: Date) throws -> Bool {
        if scheduler.nextDate(at: date).map({ $0 > date }) == true, let next = scheduler.nextDate(at: date), next <= end {
            date = next
            endIdle()
        }
        guard let job = scheduler.takeJob(at: date) else { return false }
        prepareSpare(of: job.key.bundle, until: end)
        try perform(job)
        return true
    }

    /// Has the extension's next process load while the present one works, where time goes on until it is asked again.
    private func prepareSpare(of identifier: String, until end: Date) {
        guard spares[identifier] == nil, let bundle = extensions[identifier],
            scheduler.asks(identifier, after: date.addingTimeInterval(WidgetWorker.idleTime), until: end, at: date)
        else { return }
        // Where it cannot be started it is said when it is needed.
        spares[identifier] = try? start(bundle, isSpare: true)
    }

    private func endIdle() {
        sessions = sessions.filter { date.timeIntervalSince($0.value.lastUse) < WidgetWorker.idleTime }
        gallery = gallery.filter { date.timeIntervalSince($0.value.date) < WidgetWorker.idleTime }
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
        case (.shown, .success(let archive)):
            revisions[job.key, default: 0] += 1
            scheduler.finish(job, .shown(archive), at: date)
            if job.step == .timeline { try redraw(job.key) }
        case (.kept(let problem), _), (.shown, .failure(let problem)):
            request.problem = problem
            scheduler.finish(job, .failed(problem), at: date)
        }
        note(request)
    }

    private func ask(_ job: WidgetScheduler.Job) throws -> (result: Result<WidgetArchive, WidgetProblem>, remarks: [WidgetProblem]) {
        guard let bundle = extensions[job.key.bundle] else { return (.failure(.refused(.unknownKind([]))), []) }
        let session = try running(bundle)
        do {
            let archive = try session.archive(job.request)
            used(session)
            return (.success(archive), session.remarks)
        } catch let problem as WidgetProblem {
            used(session)
            if case .refused = problem {} else { sessions[bundle.identifier] = nil }
            return (.failure(problem), [])
        }
    }

    /// The extension's process at the present time, started where it does not run.
    private func running(_ bundle: AppBundle) throws -> WidgetSession {
        let session = try sessions[bundle.identifier]?.session ?? spares.removeValue(forKey: bundle.identifier) ?? start(bundle)
        session.advance(to: date)
        return session
    }

    /// An extension may have taken its time.
    private func used(_ session: WidgetSession) {
        date = max(date, session.date)
        sessions[session.bundle.identifier] = (session, date)
    }

    /// Has a new timeline drawn in other text sizes, too, while the process is there that has its entries.
    private func redraw(_ key: WidgetStore.Key) throws {
        guard let bundle = extensions[key.bundle] else { return }
        for size in contentSizes where size != configuration.state.contentSize {
            var query = WidgetQuery(kind: key.kind, family: key.family, configuration: key.values)
            query.redrawnIn = size
            if let archive = try? running(bundle).archive(.timeline(query)) { store.take(archive, in: size, for: key) }
        }
    }

    private func start(_ bundle: AppBundle, at now: Date? = nil, isSpare: Bool = false) throws -> WidgetSession {
        var groups: [String: URL] = [:]
        for group in bundle.groups { groups[group] = groupContainer(group) }
        let session = try WidgetSession(
            bundle: bundle, configuration: configuration, wall: now ?? date,
            dataContainer: folder.appendingPathComponent("Data/\(bundle.identifier)"),
            groupContainers: groups, services: services, isSpare: isSpare)
        session.placedWidgets = { [weak self] in self?.widgets ?? [] }
        session.requestReload = { [weak self] in self?.requestReload(kind: $0) }
        return session
    }

    // MARK: Gallery and set-up

    /// Returns the descriptors of all widgets, by extension in the order of their identifiers.
    func kinds() throws -> [(bundle: String, descriptor: WidgetDescriptor)] {
        try extensions.sorted { $0.key < $1.key }.flatMap { identifier, bundle in
            try running(bundle).kinds().map { (identifier, $0) }
        }
    }

    /// The file with a widget as the gallery shows it, nil where the extension gives none, and when it is there.
    func galleryPicture(_ id: Int, bundle: String, kind: String, family: WidgetFamilyName) throws -> (path: String?, date: Date) {
        guard let found = extensions[bundle] else { return (nil, date) }
        let session = try gallery[bundle] ?? start(found)
        session.advance(to: date)
        gallery[bundle] = session.date.timeIntervalSince(date) < WidgetSession.answerLimit ? session : nil
        let archive = try? session.archive(.snapshot(WidgetQuery(kind: kind, family: family), isPreview: true))
        return (try archive.map { try store.write($0, asPicture: id, of: bundle) }, session.date)
    }

    /// Returns the options for a widget's parameter, and the date at which the answer arrives.
    func options(
        of parameter: String, for widget: HomeWidget, in app: AppBundle, _ descriptor: WidgetDescriptor?, search: String?, at now: Date
    ) -> (options: WidgetOptions, date: Date) {
        ask(in: app, at: now) { $0.options(of: parameter, for: widget, descriptor: descriptor, search: search) }
    }

    /// Returns the default configuration of a new copy of a widget, and the date at which the answer arrives.
    func defaultConfiguration(
        of widget: HomeWidget, in app: AppBundle, _ descriptor: WidgetDescriptor?, at now: Date
    ) -> (values: WidgetParameterValues, date: Date) {
        ask(in: app, at: now) { $0.defaultConfiguration(of: widget, descriptor: descriptor) }
    }

    /// Asks processes of their own, which have the time they have taken in the end.
    private func ask<Answer>(in app: AppBundle, at now: Date, _ question: (WidgetConfigurator) -> Answer) -> (Answer, Date) {
        var asked: WidgetSession?
        let configurator = WidgetConfigurator(app: app) { [unowned self] bundle in
            let session = try start(bundle, at: now)
            asked = session
            return session
        }
        let answer = question(configurator)
        return (answer, max(asked?.date ?? now, now))
    }

    // MARK: What there is to see

    /// Returns the latest archive of a placed widget; nil before its first timeline.
    public func archive(of copy: Int) -> WidgetArchive? {
        widgets.first { $0.id == copy }.flatMap { store.archive(WidgetStore.Key($0)) }
    }

    /// The entry of its timeline that a placed widget shows now.
    public func entry(of copy: Int) -> WidgetArchive.Entry? {
        guard let archive = archive(of: copy), let index = archive.entryIndex(at: date) else { return nil }
        return archive.entries[index]
    }

    /// The content of each placed widget, for the home screen.
    var contents: [HomeWidgetContent] {
        widgets.map { widget in
            let key = WidgetStore.Key(widget)
            let shown = store.shownFile(key, in: configuration.state.contentSize)
            return HomeWidgetContent(
                id: widget.id, archive: shown?.path, revision: revisions[key] ?? 0, isPlaceholder: shown?.isPlaceholder ?? false)
        }
    }

    /// When an extension is asked next; nil where nothing happens by itself.
    public var nextDate: Date? { scheduler.nextDate(at: date) }
    /// Returns the number of timelines a placed widget has left today; nil if no such widget is placed.
    public func timelinesLeft(of copy: Int) -> Int? { scheduler.rows.first { $0.copies.contains(copy) }?.budget.left(at: date) }
    /// The problems of widgets so far, in order.
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
