import DeviceProtocol
import Foundation
import PageEncoding
import WidgetArchive

/// The report on the widgets, for pages.
extension DeviceWidgets {
    /// Says whether a page shows what there is to say of the widgets.
    func watch(_ isWatched: Bool) {
        queue.async { [self] in
            self.isWatched = isWatched
            changed()
        }
    }

    func changed() { if isWatched { tell(.report(makeReport())) } }

    /// The present state of the widgets. Waits for the queue.
    var report: WidgetReport { queue.sync { makeReport() } }

    private func makeReport() -> WidgetReport {
        let now = now
        let kinds = extensions.sorted { $0.key < $1.key }.flatMap { _, each in
            (each.kinds ?? []).map {
                WidgetReport.Kind(
                    app: each.app, appName: appName(of: each), kind: $0.kind, name: $0.displayName, description: $0.description,
                    families: $0.families.map(\.rawValue))
            }
        }
        return WidgetReport(
            kinds: kinds, placed: scheduler.rows.map { placed($0, now) }, events: events, isLimited: scheduler.isLimited,
            clockOffset: clock.ahead(at: Date()).rounded(), clockSpeed: clock.speed, timeZone: settings.state.timeZone)
    }

    /// As the home screen calls it.
    private func appName(of each: Extension) -> String { names.name(of: each.appBundle, in: settings.state.languages) }

    private func placed(_ row: WidgetScheduler.Row, _ now: Date) -> WidgetReport.Placed {
        let each = extensions[row.key.bundle]
        let name = each?.kinds?.first { $0.kind == row.key.kind }?.displayName
        var placed = WidgetReport.Placed(
            id: row.copies.first ?? 0, copies: row.copies.count, app: each?.app ?? row.key.bundle, kind: row.key.kind,
            name: name.flatMap { $0.isEmpty ? nil : $0 } ?? row.key.kind, family: row.key.family.rawValue,
            configuration: row.key.values?.summary ?? "")
        placed.appName = each.map(appName) ?? placed.app
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
    /// The values for display: `name: value` pairs in alphabetical order.
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
