import DeviceProtocol
import Foundation
import PageEncoding
import WidgetArchive

/// The placed widgets of a booted device: has their extensions asked when it is time, keeps what they answer, and says what there is to show.
///
/// Everything happens in a queue of its own, in turn, and without waiting; nothing happens while nothing is due.
final class DeviceWidgets: @unchecked Sendable {
    /// What it tells, in its queue.
    enum News: Sendable {
        case kinds([HomeWidgetKind])
        case contents([HomeWidgetContent])
        case picture(id: Int, archive: String?)
        case options(id: Int, WidgetOptions)
        /// What an extension prints, or what is wrong with it.
        case log(LogLine, AppBundle)
        /// What pages that watch show.
        case report(WidgetReport)
    }

    /// What extensions are started with, from their own queues.
    private final class Settings: @unchecked Sendable {
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

    private struct Extension {
        var app: String
        var installed: InstalledBundle
        var worker: WidgetWorker
        var kinds: [WidgetDescriptor]?
    }

    let device: VirtualDevice
    let store: WidgetStore
    private let tell: @Sendable (News) -> Void
    private let queue = DispatchQueue(label: "widgets")
    private let settings: Settings
    /// What follows belongs to the queue.
    private(set) var scheduler = WidgetScheduler()
    private var extensions: [String: Extension] = [:]
    private var widgets: [HomeWidget] = []
    private var front: String?
    private var revisions: [WidgetStore.Key: Int] = [:]
    private var wake: DispatchWorkItem?
    private var events: [WidgetReport.Event] = []
    private var isWatched = false
    /// How far the device's clock is ahead.
    private var clockOffset = 0.0
    private let budgets: WidgetBudgetFile

    private static let eventLimit = 200

    /// - Parameter tell: Called in the queue of the widgets.
    init(device: VirtualDevice, tell: @escaping @Sendable (News) -> Void) {
        (self.device, self.tell) = (device, tell)
        store = WidgetStore(device: device)
        budgets = WidgetBudgetFile(store.folder.appendingPathComponent("budgets.json"))
        settings = Settings(device.record.state)
    }

    private var now: Date { Date().addingTimeInterval(clockOffset) }

    // MARK: What happens on the device

    /// Looks what is installed; extensions that are new are asked for their widgets, those of a newer version for everything.
    func appsChanged() {
        queue.async { [self] in
            let old = extensions
            extensions = [:]
            for app in device.apps {
                for installed in (try? device.widgetExtensions(of: app)) ?? [] {
                    let bundle = installed.bundle.identifier
                    if let known = old[bundle], known.installed == installed {
                        extensions[bundle] = known
                        continue
                    }
                    old[bundle]?.worker.end()
                    extensions[bundle] = Extension(app: app.bundle.identifier, installed: installed, worker: worker(of: installed))
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
            placeAll()
            go()
        }
    }

    private func placeAll() {
        for key in scheduler.place(widgets, at: now, kept: { self.store.archive($0) }, budget: { self.budgets.budgets[$0] }) {
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
        return widgets.filter { $0.app == app }
    }

    /// Puts the device's clock ahead of the computer's.
    ///
    /// - Parameter environment: What processes need to follow.
    func setClock(ahead seconds: Double, environment: [String: String]) {
        settings.environment = environment
        queue.async { [self] in
            clockOffset = seconds
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
    private func go() {
        while let job = scheduler.takeJob(at: now) { start(job) }
        budgets.keep(scheduler.rows)
        wake?.cancel()
        wake = nil
        if let next = scheduler.nextDate(at: now) {
            let item = DispatchWorkItem { [weak self] in self?.go() }
            wake = item
            queue.asyncAfter(wallDeadline: .now() + max(0, next.timeIntervalSince(now)), execute: item)
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

    private func note(_ problem: WidgetProblem, _ key: WidgetStore.Key) {
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

    // MARK: Gallery and set-up

    private func askForKinds() {
        let languages = settings.state.wordedWith
        for (bundle, each) in extensions where each.kinds == nil {
            let cache = WidgetKindCache(folder: store.folder, bundle: each.installed.bundle, languages: languages)
            if let kinds = cache.kinds {
                extensions[bundle]?.kinds = kinds
                continue
            }
            each.worker.reply(.kinds) { [weak self] answer in
                guard let self else { return }
                queue.async { self.take(answer, of: each.installed, cache) }
            }
        }
        tellKinds()
    }

    private func take(_ answer: WidgetWorker.Answer<WidgetReply>, of installed: InstalledBundle, _ cache: WidgetKindCache) {
        guard extensions[installed.bundle.identifier]?.installed == installed else { return }
        switch answer.value {
        case .success(.kinds(let kinds)):
            extensions[installed.bundle.identifier]?.kinds = kinds
            cache.keep(kinds)
            tellKinds()
        case .success: break
        case .failure(let problem):
            tell(
                .log(
                    LogLine(source: .quince, text: "\(installed.bundle.displayName) does not say what widgets it has: \(problem)"),
                    installed.bundle))
        }
    }

    private func tellKinds() {
        let kinds = extensions.sorted { $0.key < $1.key }.flatMap { bundle, each in
            (each.kinds ?? []).map { HomeWidgetKind(app: each.app, bundle: bundle, descriptor: $0) }
        }
        tell(.kinds(kinds))
        changed()
    }

    /// Has an extension draw a widget for the gallery.
    func drawGalleryPicture(_ id: Int, bundle: String, kind: String, family: WidgetFamilyName) {
        queue.async { [self] in
            guard let worker = extensions[bundle]?.worker else { return tell(.picture(id: id, archive: nil)) }
            let (store, tell) = (store, tell)
            worker.archive(.snapshot(WidgetQuery(kind: kind, family: family), isPreview: true)) { answer in
                let archive = try? answer.value.get()
                tell(.picture(id: id, archive: archive.flatMap { try? store.write($0, asPicture: id, of: bundle) }))
            }
        }
    }

    /// Asks an extension what there is to choose for a parameter: the one with the widget, or the Intents extension that handles its intent.
    func findOptions(_ id: Int, widget: HomeWidget, parameter: String, search: String?) {
        queue.async { [self] in
            let tell = tell
            let descriptor = extensions[widget.bundle]?.kinds?.first { $0.kind == widget.kind }
            let isDynamic = descriptor?.intent?.parameters.first { $0.name == parameter }?.hasDynamicOptions == true
            guard isDynamic, descriptor?.intent?.handledIntent == nil, let worker = extensions[widget.bundle]?.worker else {
                let configurator = WidgetConfigurator(device: device)
                return DispatchQueue.global().async {
                    tell(.options(id: id, configurator.options(of: parameter, for: widget, descriptor: descriptor, search: search)))
                }
            }
            let request = WidgetRequest.options(
                kind: widget.kind, parameter: parameter, configuration: widget.configuration, search: search)
            worker.reply(request) { answer in
                switch answer.value {
                case .success(.options(let options)): tell(.options(id: id, options))
                case .success: tell(.options(id: id, WidgetOptions(sections: [], failure: "There is nothing to choose.")))
                case .failure(let problem): tell(.options(id: id, WidgetOptions(sections: [], failure: problem.description)))
                }
            }
        }
    }

    /// Does what a button or switch of a placed widget does; the widget has a new timeline afterwards.
    ///
    /// - Parameter action: Its place among the actions of what the widget shows.
    func perform(_ action: Int, ofCopy copy: Int) {
        queue.async { [self] in
            let state = settings.state
            guard let key = scheduler.rows.first(where: { $0.copies.contains(copy) })?.key, let worker = extensions[key.bundle]?.worker,
                let archive = store.archive(key), let entry = archive.entryIndex(at: now),
                let actions = archive.rendition(of: entry, appearance: state.appearance)?.actions, actions.indices.contains(action)
            else { return }
            worker.reply(.perform(actions[action].action)) { [weak self] answer in
                guard let self else { return }
                queue.async { self.tookAction(answer, key) }
            }
        }
    }

    private func tookAction(_ answer: WidgetWorker.Answer<WidgetReply>, _ key: WidgetStore.Key) {
        switch answer.value {
        case .success(.performed(let failure)): if let failure { note(.refused(.other(failure)), key) }
        case .success: break
        case .failure(let problem): note(problem, key)
        }
        scheduler.reload(.action, at: now) { $0 == key }
        go()
    }

    // MARK: For the page

    /// Says whether a page shows what there is to say of the widgets.
    func watch(_ isWatched: Bool) {
        queue.async { [self] in
            self.isWatched = isWatched
            changed()
        }
    }

    private func changed() { if isWatched { tell(.report(makeReport())) } }

    /// What there is to say of the widgets.
    var report: WidgetReport { queue.sync { makeReport() } }

    private func makeReport() -> WidgetReport {
        let now = now
        let kinds = extensions.sorted { $0.key < $1.key }.flatMap { _, each in
            (each.kinds ?? []).map {
                WidgetReport.Kind(
                    app: each.app, kind: $0.kind, name: $0.displayName, description: $0.description, families: $0.families.map(\.rawValue))
            }
        }
        return WidgetReport(
            kinds: kinds, placed: scheduler.rows.map { placed($0, now) }, events: events, isLimited: scheduler.isLimited,
            clockOffset: clockOffset, timeZone: settings.state.timeZone)
    }

    private func placed(_ row: WidgetScheduler.Row, _ now: Date) -> WidgetReport.Placed {
        let each = extensions[row.key.bundle]
        let name = each?.kinds?.first { $0.kind == row.key.kind }?.displayName
        var placed = WidgetReport.Placed(
            id: row.copies.first ?? 0, copies: row.copies.count, app: each?.app ?? row.key.bundle, kind: row.key.kind,
            name: name.flatMap { $0.isEmpty ? nil : $0 } ?? row.key.kind, family: row.key.family.rawValue,
            configuration: row.key.values?.summary ?? "")
        placed.isAsked = row.isAsked
        placed.next = scheduler.date(of: row, at: now)?.timeIntervalSince1970
        placed.reason = scheduler.isHeld(row, at: now) ? "today’s timelines are used up" : row.want?.reason.summary ?? "when the app asks"
        if scheduler.isLimited { (placed.left, placed.limit) = (row.budget.left(at: now), row.budget.limit(at: now)) }
        placed.revision = revisions[row.key] ?? 0
        guard let archive = store.archive(row.key) else { return placed }
        (placed.width, placed.height) = (Double(archive.size.width), Double(archive.size.height))
        placed.entries = archive.entries.map { WidgetReport.Entry(date: $0.date.timeIntervalSince1970, relevance: $0.relevance?.score) }
        placed.policy =
            switch archive.policy {
            case .atEnd: "at the end"
            case .never: "never"
            case .after: "after a date"
            }
        return placed
    }

    /// A small picture of an entry that a placed widget shows or will show; nil where there is none.
    func picture(copy: Int, entry: Int, _ completion: @escaping @Sendable (Data?) -> Void) {
        queue.async { [self] in
            guard let row = scheduler.rows.first(where: { $0.copies.contains(copy) }), let archive = store.archive(row.key) else {
                return completion(nil)
            }
            let state = settings.state
            DispatchQueue.global().async {
                completion(try? WidgetPicture(archive).png(entry: entry, appearance: state.appearance))
            }
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

    fileprivate func summary(_ archive: WidgetArchive) -> String {
        switch step {
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        case .timeline: "timeline of \(archive.entries.count) \(archive.entries.count == 1 ? "entry" : "entries") (\(reason.summary))"
        }
    }
}

extension WidgetScheduler.Reason {
    /// In words.
    var summary: String {
        switch self {
        case .isNew: "it is new"
        case .end: "after the last entry"
        case .date: "at the date the app has named"
        case .app: "the app asks"
        case .action: "after a button’s action"
        case .settings: "the settings have changed"
        case .version: "the app was installed again"
        case .retry: "another try"
        case .user: "by hand"
        }
    }
}

extension WidgetParameterValues {
    /// What is set, in words.
    var summary: String { values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.summary)" }.joined(separator: ", ") }
}

extension WidgetParameterValue {
    var summary: String {
        switch self {
        case .text(let text): text
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .flag(let flag): flag ? "on" : "off"
        case .date(let date): ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: date))
        case .option(let option): option.title
        case .list(let list): list.map(\.summary).joined(separator: ", ")
        }
    }
}

extension DeviceState {
    /// What extensions have to be started anew for.
    fileprivate var drawnWith: [String] { wordedWith + [appearance.rawValue, contentSize.rawValue] }
    /// What the words of widgets depend on.
    var wordedWith: [String] { languages + [locale, timeZone] }
}
