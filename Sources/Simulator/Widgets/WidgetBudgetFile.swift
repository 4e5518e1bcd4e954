import FileReplacement
import Foundation

/// The spent budgets of a device's placed widgets, in one file, so that they survive a shutdown of the device.
///
/// Not thread-safe; may only be used in the queue of a device's widgets.
final class WidgetBudgetFile {
    private struct Entry: Codable {
        var widget: WidgetStore.Key
        var budget: WidgetBudget
    }

    private let file: URL
    private(set) var budgets: [WidgetStore.Key: WidgetBudget]

    /// A damaged file counts as none.
    init(_ file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        let entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
        budgets = Dictionary(entries.map { ($0.widget, $0.budget) }) { $1 }
    }

    /// Writes what has changed; what cannot be written is tried again with the next change.
    ///
    /// - Parameter isAll: Whether these are all widgets there are: others are forgotten then.
    func keep(_ rows: [WidgetScheduler.Row], isAll: Bool = false) {
        let seen = Dictionary(rows.map { ($0.key, $0.budget) }) { $1 }
        let new = (isAll ? seen : budgets.merging(seen) { $1 }).filter { $0.value != WidgetBudget() }
        guard new != budgets else { return }
        let entries = new.map { Entry(widget: $0.key, budget: $0.value) }
        do {
            try PrivateFiles.makeFolder(file.deletingLastPathComponent())
            try JSONEncoder().encode(entries).replacePrivateFile(at: file)
            budgets = new
        } catch {}
    }
}
