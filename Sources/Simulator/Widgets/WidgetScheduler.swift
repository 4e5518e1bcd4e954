import DeviceProtocol
import Foundation
import WidgetArchive

/// Decides when extensions are asked for what their placed widgets show. It asks nobody itself and reads no clock: whoever drives it says what time it is, takes
/// the jobs that are due, and says what came of them.
struct WidgetScheduler {
    typealias Key = WidgetStore.Key

    /// The requests to an extension, in the order in which a new widget makes them.
    enum Step: Int, Comparable, Sendable {
        case placeholder, snapshot, timeline
        static func < (one: Step, other: Step) -> Bool { one.rawValue < other.rawValue }
    }

    /// Why an extension is asked.
    enum Reason: String, Codable, Sendable {
        case isNew = "new"
        /// The policy `atEnd`.
        case end
        /// The policy `after`.
        case date
        /// `WidgetCenter`.
        case app
        /// A button or switch of the widget has done something.
        case action
        /// Language, region or time zone.
        case settings
        /// The app was installed again.
        case version
        /// The last answer could not be shown.
        case retry
        /// Somebody asked for it, in the page or on the command line.
        case user

        /// Whether the day's budget is left alone: what people do, and what the system does, costs a widget nothing.
        var isFree: Bool { ![.end, .date, .app, .retry].contains(self) }
    }

    struct Job: Equatable, Sendable {
        var key: Key
        var step: Step
        var reason: Reason
    }

    /// The next request for a widget.
    struct Want: Equatable, Sendable {
        var step: Step
        var date: Date
        var reason: Reason
    }

    /// A widget that is placed at least once; copies that are set up alike share its content.
    struct Row: Sendable {
        let key: Key
        /// The placed copies, by their ids.
        fileprivate(set) var copies: [Int]
        /// nil = nothing before the app asks.
        fileprivate(set) var want: Want?
        /// Whether an extension is at it.
        fileprivate(set) var isAsked = false
        /// Why it is to be asked once more when it has answered.
        fileprivate var again: Reason?
        fileprivate var failures = 0
        fileprivate(set) var budget = WidgetBudget()
        fileprivate(set) var isSeen = false
    }

    /// The outcome of a job.
    enum Result {
        /// The archive is kept and shown.
        case shown(WidgetArchive)
        case failed(WidgetProblem)
    }

    /// Seconds between two timelines where the first one's end, or the date it names, is over when it comes. Apple's documentation (“Keeping a widget up to date”):
    /// entries are about five minutes apart or more.
    static let shortestDistance = 300.0
    /// Seconds before an extension is asked again that has failed; twice as long after each further failure, up to the second number.
    static let retryDistance = (first: 30.0, last: 3600.0)
    /// Extensions that run at once.
    static let concurrency = 2

    private(set) var rows: [Row] = []
    /// Whether widgets have budgets; a developer may lift them.
    var isLimited = true
    /// Extensions of the app in front, which ask as often as they like.
    var front: Set<String> = []

    // MARK: What happens

    /// Takes the placed widgets.
    ///
    /// - Parameters:
    ///   - kept: Returns the stored archive of a widget; nil if there is none.
    ///   - budget: Returns the stored budget of a widget; nil if there is none.
    /// - Returns: The widgets that are no longer placed.
    @discardableResult
    mutating func place(
        _ widgets: [HomeWidget], at now: Date, kept: (Key) -> WidgetArchive? = { _ in nil },
        budget: (Key) -> WidgetBudget? = { _ in nil }
    ) -> [Key] {
        var old: [Key: Row] = [:]
        for row in rows { old[row.key] = row }
        var order: [Key] = []
        var copies: [Key: [Int]] = [:]
        for widget in widgets {
            let key = Key(widget)
            if copies[key] == nil { order.append(key) }
            copies[key, default: []].append(widget.id)
        }
        rows = order.map { key in
            if var row = old.removeValue(forKey: key) {
                row.copies = copies[key] ?? []
                return row
            }
            var row = Row(key: key, copies: copies[key] ?? [])
            if let spent = budget(key) { row.budget = spent }
            if let archive = kept(key) {
                row.want = Self.want(after: archive, at: now, isFresh: false)
            } else {
                row.want = Want(step: .placeholder, date: now, reason: .isNew)
            }
            return row
        }
        return Array(old.keys)
    }

    /// Says which copies can be seen now.
    mutating func see(_ copies: Set<Int>, at now: Date) {
        for index in rows.indices {
            let isSeen = rows[index].copies.contains { copies.contains($0) }
            guard isSeen != rows[index].isSeen else { continue }
            rows[index].isSeen = isSeen
            rows[index].budget.isSeen(isSeen, at: now)
        }
    }

    /// Asks for new timelines.
    ///
    /// - Parameter fits: Of which widgets.
    mutating func reload(_ reason: Reason, at now: Date, where fits: (Key) -> Bool) {
        for index in rows.indices where fits(rows[index].key) {
            rows[index].failures = 0
            if rows[index].isAsked {
                rows[index].again = reason
            } else if rows[index].want.map({ $0.step < .timeline }) != true {
                rows[index].want = Want(step: .timeline, date: now, reason: reason)
            }
        }
    }

    // MARK: Jobs

    /// The next thing that is due, which the caller does from now on; nil where there is none.
    mutating func takeJob(at now: Date) -> Job? {
        let asked = rows.filter(\.isAsked)
        let busy = Set(asked.map(\.key.bundle))
        guard busy.count < Self.concurrency else { return nil }
        let due = rows.indices.filter { index in
            let row = rows[index]
            return !row.isAsked && !busy.contains(row.key.bundle) && date(of: row, at: now).map { $0 <= now } == true
        }
        func rank(_ index: Int) -> (Int, Int, Date) {
            let row = rows[index]
            return (row.want?.step.rawValue ?? 0, row.isSeen ? 0 : 1, row.want?.date ?? now)
        }
        guard let index = due.min(by: { rank($0) < rank($1) }), let want = rows[index].want else { return nil }
        if !isFree(rows[index], want) { rows[index].budget.spend(at: now) }
        rows[index].isAsked = true
        rows[index].want = nil
        return Job(key: rows[index].key, step: want.step, reason: want.reason)
    }

    /// Takes what came of a job.
    mutating func finish(_ job: Job, _ result: Result, at now: Date) {
        guard let index = rows.firstIndex(where: { $0.key == job.key && $0.isAsked }) else { return }
        rows[index].isAsked = false
        rows[index].want = next(job, result, rows[index], at: now)
        if case .failed = result, job.step == .timeline { rows[index].failures += 1 } else { rows[index].failures = 0 }
        guard let again = rows[index].again else { return }
        rows[index].again = nil
        if job.step == .timeline { rows[index].want = Want(step: .timeline, date: now, reason: again) }
    }

    private func next(_ job: Job, _ result: Result, _ row: Row, at now: Date) -> Want? {
        switch (result, Step(rawValue: job.step.rawValue + 1)) {
        // Asking again would not help.
        case (.failed(.refused(.unknownKind)), _), (.failed(.refused(.unsupportedFamily)), _): nil
        case (_, let next?): Want(step: next, date: now, reason: job.reason)
        case (.shown(let archive), nil): Self.want(after: archive, at: now, isFresh: true)
        case (.failed, nil):
            Want(
                step: .timeline,
                date: now.addingTimeInterval(
                    min(Self.retryDistance.last, Self.retryDistance.first * pow(2, Double(min(row.failures, 20))))),
                reason: .retry)
        }
    }

    private static func want(after archive: WidgetArchive, at now: Date, isFresh: Bool) -> Want? {
        guard let date = archive.reloadDate else { return nil }
        let reason: Reason = if case .after = archive.policy { .date } else { .end }
        let isOver = isFresh && date <= now
        return Want(step: .timeline, date: isOver ? now.addingTimeInterval(shortestDistance) : max(date, now), reason: reason)
    }

    // MARK: Time

    private func isFree(_ row: Row, _ want: Want) -> Bool {
        !isLimited || want.step < .timeline || want.reason.isFree || front.contains(row.key.bundle)
    }

    /// When the extension of a widget is asked next, its budget considered; nil where only the app can bring that about.
    func date(of row: Row, at now: Date) -> Date? {
        guard let want = row.want else { return nil }
        return isFree(row, want) ? want.date : max(want.date, row.budget.nextDate(at: max(now, want.date)))
    }

    /// Whether a widget waits for nothing but the next day's budget.
    func isHeld(_ row: Row, at now: Date) -> Bool {
        guard let want = row.want, let date = date(of: row, at: now) else { return false }
        return date > max(want.date, now)
    }

    /// When there is something to take by itself; nil = not before somebody says something.
    func nextDate(at now: Date) -> Date? {
        let busy = Set(rows.filter(\.isAsked).map(\.key.bundle))
        guard busy.count < Self.concurrency else { return nil }
        return rows.filter { !$0.isAsked && !busy.contains($0.key.bundle) }.compactMap { date(of: $0, at: now) }.min()
    }

    /// Whether an extension is asked by itself between two dates, whatever else happens until then.
    func asks(_ bundle: String, after begin: Date, until end: Date, at now: Date) -> Bool {
        rows.contains { row in
            !row.isAsked && row.key.bundle == bundle && date(of: row, at: now).map { $0 > begin && $0 <= end } == true
        }
    }
}

extension WidgetStore.Key {
    /// The content that a placed widget shows.
    init(_ widget: HomeWidget) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let values = widget.configuration.values.isEmpty ? nil : try? encoder.encode(widget.configuration)
        self.init(
            bundle: widget.bundle, kind: widget.kind, family: widget.family,
            configuration: values.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }

    /// The decoded configuration; nil where the user has set none.
    var values: WidgetParameterValues? {
        configuration.isEmpty ? nil : try? JSONDecoder().decode(WidgetParameterValues.self, from: Data(configuration.utf8))
    }
}
