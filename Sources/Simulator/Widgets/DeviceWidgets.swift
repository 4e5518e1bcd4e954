import DeviceProtocol
import Foundation
import PageEncoding
import WidgetArchive

/// The placed widgets of a booted device: has their extensions asked when it is time, keeps what they answer, and says what there is to show.
///
/// Everything happens in a queue of its own, in turn, and without waiting; nothing happens while nothing is due.
final class DeviceWidgets: @unchecked Sendable {
    /// An event for the device's session; sent from the widgets' queue.
    enum News: Sendable {
        case kinds([HomeWidgetKind])
        case contents([HomeWidgetContent])
        case picture(id: Int, archive: String?)
        case options(id: Int, WidgetOptions)
        /// The default configuration of a new copy, from its extension.
        case configured(id: Int, WidgetParameterValues)
        /// A line of an extension's output, or a problem of the extension.
        case log(LogLine, AppBundle)
        /// The report for pages subscribed to widgets.
        case report(WidgetReport)
    }

    /// The settings that extensions are launched with. May be used from any thread.
    final class Settings: @unchecked Sendable {
        private let lock = NSLock()
        private var values: (state: DeviceState, environment: [String: String])
        init(_ state: DeviceState) { values = (state, [:]) }
        var state: DeviceState {
            get { lock.withLock { values.state } }
            set { lock.withLock { values.state = newValue } }
        }
        var environment: [String: String] {
            get { lock.withLock { values.environment } }
            set { lock.withLock { values.environment = newValue } }
        }
    }

    struct Extension {
        var app: String
        var appBundle: AppBundle
        var installed: InstalledBundle
        var worker: WidgetWorker
        var kinds: [WidgetDescriptor]?
    }

    let device: VirtualDevice
    let store: WidgetStore
    let tell: @Sendable (News) -> Void
    let queue = DispatchQueue(label: "widgets")
    let settings: Settings
    /// Decides when extensions are asked. The variables from here on, and those of `Extension`, may only be used in `queue`.
    var scheduler = WidgetScheduler()
    var extensions: [String: Extension] = [:]
    var widgets: [HomeWidget] = []
    /// New copies that wait for what their extensions say they begin with.
    var beginners: Set<Int> = []
    /// The copies that have been there before; nil until the home screen has told.
    private var known: Set<Int>?
    private var front: String?
    var revisions: [WidgetStore.Key: Int] = [:]
    let names = AppNames()
    private var wake: DispatchWorkItem?
    var events: [WidgetReport.Event] = []
    var isWatched = false
    var clock = DeviceClock.computers
    private let budgets: WidgetBudgetFile

    private static let eventLimit = 200

    /// - Parameter tell: Called in the queue of the widgets.
    init(device: VirtualDevice, tell: @escaping @Sendable (News) -> Void) {
        (self.device, self.tell) = (device, tell)
        store = WidgetStore(device: device)
        budgets = WidgetBudgetFile(store.folder.appendingPathComponent("budgets.json"))
        settings = Settings(device.record.state)
    }

    var now: Date { clock.now }

    // MARK: What happens on the device

    /// Looks what is installed; extensions that are new are asked for their widgets, those of a newer version for everything.
    func appsChanged() {
        queue.async { [self] in
            let old = extensions
            extensions = [:]
            names.forget()
            for app in device.apps {
                for installed in (try? device.widgetExtensions(of: app)) ?? [] {
                    let bundle = installed.bundle.identifier
                    if let known = old[bundle], known.installed == installed {
                        extensions[bundle] = known
                        continue
                    }
                    old[bundle]?.worker.end()
                    extensions[bundle] = Extension(
                        app: app.bundle.identifier, appBundle: app.bundle, installed: installed, worker: worker(of: installed))
                    if old[bundle] != nil { scheduler.reload(.version, at: now) { $0.bundle == bundle } }
                }
            }
            for (bundle, gone) in old where extensions[bundle] == nil {
                gone.worker.end()
                widgets.removeAll { $0.bundle == bundle }
                placeAll()
                store.removeAll(of: bundle)
                events.removeAll { event in gone.kinds?.contains { $0.kind == event.widget } == true }
            }
            askForKinds()
            followFront()
            go()
        }
    }

    private func worker(of installed: InstalledBundle) -> WidgetWorker {
        let (device, settings, tell) = (device, settings, tell)
        return WidgetWorker(name: installed.bundle.identifier) { [weak self] in
            let session = try WidgetSession(installed, on: device, state: settings.state, environment: settings.environment) {
                line, isError in
                tell(.log(LogLine(source: isError ? .error : .output, text: line), installed.bundle))
            }
            session.placedWidgets = { self?.queue.sync { self?.placed(of: installed.bundle.identifier) } ?? [] }
            session.requestReload = { kind in self?.reloadFromExtension(installed.bundle.identifier, kind) }
            return session
        }
    }

    /// Takes the widgets on the home screen.
    func place(_ widgets: [HomeWidget]) {
        queue.async { [self] in
            self.widgets = widgets
            let fresh = known.map { known in widgets.filter { !known.contains($0.id) } } ?? []
            known = Set(widgets.map(\.id))
            beginners.formIntersection(widgets.filter(\.configuration.values.isEmpty).map(\.id))
            for copy in fresh { askForBeginning(of: copy) }
            placeAll()
            go()
        }
    }

    func placeAll() {
        let placed = widgets.filter { !beginners.contains($0.id) }
        for key in scheduler.place(placed, at: now, kept: { self.store.archive($0) }, budget: { self.budgets.budgets[$0] }) {
            store.remove(key)
            revisions[key] = nil
        }
        budgets.keep(scheduler.rows, isAll: true)
        tellContents()
    }

    /// Takes which copies can be seen.
    func see(_ copies: [Int]) {
        queue.async { [self] in
            scheduler.see(Set(copies), at: now)
            changed()
        }
    }

    /// Takes which app is in front: its widgets may ask as often as they like.
    func bringToFront(_ app: String?) {
        queue.async { [self] in
            guard app != front else { return }
            front = app
            followFront()
            go()
        }
    }

    private func followFront() { scheduler.front = Set(extensions.filter { $0.value.app == front }.keys) }

    /// An app asks for new timelines of its widgets of a kind, or of all.
    func reload(app: String, kind: String?, because reason: WidgetScheduler.Reason = .app) {
        queue.async { [self] in
            let bundles = Set(extensions.filter { $0.value.app == app }.keys)
            scheduler.reload(reason, at: now) { bundles.contains($0.bundle) && (kind == nil || $0.kind == kind) }
            go()
        }
    }

    private func reloadFromExtension(_ bundle: String, _ kind: String?) {
        queue.async { [self] in
            scheduler.reload(.app, at: now) { $0.bundle == bundle && (kind == nil || $0.kind == kind) }
            go()
        }
    }

    /// Somebody asks for a new timeline of a placed widget; nil = of all.
    func reload(copy: Int?) {
        queue.async { [self] in
            let keys = Set(scheduler.rows.filter { row in copy.map { row.copies.contains($0) } ?? true }.map(\.key))
            scheduler.reload(.user, at: now) { keys.contains($0) }
            go()
        }
    }

    /// Takes the device's settings: extensions follow them when they start. Words and dates in another language need new timelines.
    func settingsChanged(from old: DeviceState, to new: DeviceState) {
        settings.state = new
        queue.async { [self] in
            guard old.drawnWith != new.drawnWith else { return }
            for each in extensions.values { each.worker.end() }
            if old.contentSize != new.contentSize {
                for key in scheduler.rows.map(\.key) { revisions[key, default: 0] += 1 }
                tellContents()
            }
            guard old.wordedWith != new.wordedWith else { return }
            scheduler.reload(.settings, at: now) { _ in true }
            for bundle in extensions.keys { extensions[bundle]?.kinds = nil }
            askForKinds()
            go()
        }
    }

    /// Limits a day's timelines, or lifts the limit.
    func setLimited(_ isLimited: Bool) {
        queue.async { [self] in
            scheduler.isLimited = isLimited
            go()
        }
    }

    /// The placed widgets of an app, or of the app an extension belongs to.
    func placed(of identifier: String, _ completion: @escaping @Sendable ([HomeWidget]) -> Void) {
        queue.async { completion(self.placed(of: identifier)) }
    }

    private func placed(of identifier: String) -> [HomeWidget] {
        let app = extensions[identifier]?.app ?? identifier
        return widgets.filter { $0.app == app }.map { widget in
            var told = widget
            let intent = extensions[widget.bundle]?.kinds?.first { $0.kind == widget.kind }?.intent
            (told.intent, told.hasAppIntent) = (intent?.handledIntent, intent.map { $0.handledIntent == nil })
            return told
        }
    }

    /// Sets the device's clock.
    ///
    /// - Parameter environment: The environment variables that make processes use the clock.
    func setClock(_ clock: DeviceClock, environment: [String: String]) {
        settings.environment = environment
        queue.async { [self] in
            self.clock = clock
            for each in extensions.values { each.worker.end() }
            go()
        }
    }

    /// Calls back with the date of the next entry of a placed widget, or of any; nil where there is none.
    func nextEntry(copy: Int?, _ completion: @escaping @Sendable (_ date: Date?, _ now: Date) -> Void) {
        queue.async { [self] in
            let rows = scheduler.rows.filter { row in copy.map { row.copies.contains($0) } ?? true }
            completion(rows.compactMap { store.archive($0.key)?.nextChange(after: now) }.min(), now)
        }
    }

    /// The device is shut down.
    func shutDown() {
        queue.async { [self] in
            wake?.cancel()
            wake = nil
            for each in extensions.values { each.worker.end() }
            scheduler.see([], at: now)
            budgets.keep(scheduler.rows)
            (extensions, scheduler) = ([:], WidgetScheduler())
        }
    }

    // MARK: Timelines

    /// Starts what is due, and waits for what is next.
    func go() {
        while let job = scheduler.takeJob(at: now) { start(job) }
        budgets.keep(scheduler.rows)
        wake?.cancel()
        wake = nil
        if let next = scheduler.nextDate(at: now) {
            let item = DispatchWorkItem { [weak self] in self?.go() }
            wake = item
            queue.asyncAfter(wallDeadline: .now() + clock.wait(until: next), execute: item)
        }
        changed()
    }

    private func start(_ job: WidgetScheduler.Job) {
        guard let worker = extensions[job.key.bundle]?.worker else {
            return finish(job, WidgetWorker.Answer(value: .failure(.refused(.unknownKind([])))))
        }
        worker.archive(job.request) { [weak self] answer in
            guard let self else { return }
            queue.async {
                self.finish(job, answer)
                self.go()
            }
        }
    }

    private func finish(_ job: WidgetScheduler.Job, _ answer: WidgetWorker.Answer<WidgetArchive>) {
        guard scheduler.rows.contains(where: { $0.key == job.key }) else { return }
        let outcome =
            switch job.step {
            case .placeholder: store.take(answer.value, as: .placeholder, for: job.key, at: now)
            case .snapshot: store.take(answer.value, as: .snapshot, for: job.key, at: now)
            case .timeline: store.take(answer.value, remarks: answer.remarks, for: job.key, at: now)
            }
        for remark in answer.remarks { note(remark, job.key) }
        switch (outcome, answer.value) {
        case (.shown, .success(let archive)):
            revisions[job.key, default: 0] += 1
            scheduler.finish(job, .shown(archive), at: now)
            add(job.key, "\(job.summary(archive)) in \(Int((answer.duration * 1000).rounded())) ms", isProblem: false)
            tellContents()
            if job.step == .timeline { redraw(job.key, archive, in: ContentSize.allCases.filter { $0 != settings.state.contentSize }) }
        case (.kept(let problem), _), (.shown, .failure(let problem)):
            scheduler.finish(job, .failed(problem), at: now)
            note(problem, job.key)
        }
    }

    /// Has a new timeline drawn in the other text sizes, too, while the process is there that has its entries: when people choose another size, widgets follow at
    /// once, and no provider is asked.
    private func redraw(_ key: WidgetStore.Key, _ archive: WidgetArchive, in sizes: [ContentSize]) {
        guard let size = sizes.first, let worker = extensions[key.bundle]?.worker, revisions[key] != nil else { return }
        var query = WidgetQuery(kind: key.kind, family: key.family, configuration: key.values)
        query.redrawnIn = size
        let revision = revisions[key]
        worker.archive(.timeline(query)) { [weak self] answer in
            guard let self else { return }
            queue.async {
                guard self.revisions[key] == revision, let redrawn = try? answer.value.get() else { return }
                self.store.take(redrawn, in: size, for: key)
                self.redraw(key, archive, in: Array(sizes.dropFirst()))
            }
        }
    }

    func note(_ problem: WidgetProblem, _ key: WidgetStore.Key) {
        add(key, problem.description, isProblem: true)
        guard let bundle = extensions[key.bundle]?.installed.bundle else { return }
        tell(.log(LogLine(source: .quince, text: "\(key.kind) (\(key.family.rawValue)): \(problem)"), bundle))
    }

    private func add(_ key: WidgetStore.Key, _ text: String, isProblem: Bool) {
        let event = WidgetReport.Event(date: now.timeIntervalSince1970, widget: key.kind, text: text, isProblem: isProblem)
        events = Array((events + [event]).suffix(Self.eventLimit))
    }

    private func tellContents() {
        let contents = widgets.map { widget in
            let key = WidgetStore.Key(widget)
            let shown = store.shownFile(key, in: settings.state.contentSize)
            return HomeWidgetContent(
                id: widget.id, archive: shown?.path, revision: revisions[key] ?? 0, isPlaceholder: shown?.isPlaceholder ?? false)
        }
        tell(.contents(contents))
    }

    /// Tells everything, as a home screen that has just started needs it.
    func tellAll() {
        queue.async { [self] in
            tellKinds()
            tellContents()
        }
    }
}

extension WidgetScheduler.Job {
    var request: WidgetRequest {
        let query = WidgetQuery(kind: key.kind, family: key.family, configuration: key.values)
        return switch step {
        case .placeholder: .placeholder(query)
        case .snapshot: .snapshot(query, isPreview: false)
        case .timeline: .timeline(query)
        }
    }

    func summary(_ archive: WidgetArchive) -> String {
        switch step {
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        case .timeline: "timeline of \(archive.entries.count) \(archive.entries.count == 1 ? "entry" : "entries") (\(reason.summary))"
        }
    }
}

extension DeviceState {
    /// The settings whose change requires a restart of the extensions.
    fileprivate var drawnWith: [String] { wordedWith + [appearance.rawValue, contentSize.rawValue] }
    /// The settings that the texts of widgets depend on.
    var wordedWith: [String] { languages + [locale, timeZone] }
}
