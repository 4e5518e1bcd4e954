import HomeScreenModel
import UIKit
import WidgetArchive

/// Smart Rotate: brings the likely widget of each stack up, while the home screen can be seen.
@MainActor final class StackRotator {
    private unowned let home: HomeViewController
    private let rotation = SmartRotation()
    private var touches: [Int: Date] = [:]
    private var habits: WidgetHabits
    private var wait = 0

    init(_ home: HomeViewController) {
        self.home = home
        habits = home.keptHabits()
    }

    private var hour: Int { Calendar.current.component(.hour, from: home.board.now()) }

    /// Somebody scrolled a stack to a widget.
    func touched(_ stack: Int, _ widget: Int) {
        touches[stack] = home.board.now()
        used(widget)
    }

    /// Somebody looked for a widget, or opened its app from it.
    func used(_ widget: Int) {
        habits.note(widget, at: hour)
        habits.keep(Set(home.layout.widgets.map(\.id)))
        home.keep(habits)
    }

    /// Looks which widgets are the likely ones now, and again when that may be different.
    func look() {
        wait += 1
        guard home.isInSight, !home.editor.isEditing else { return }
        let date = home.board.now()
        var all: [SmartRotation.Candidate] = []
        for case .stack(let stack) in home.layout.items where stack.rotates {
            let candidates = stack.widgets.map { SmartRotation.Candidate(id: $0.id, moments: moments(of: $0.id)) }
            all += candidates
            let choice = rotation.choice(
                among: candidates, shown: stack.shown, touched: touches[stack.id], habits: habits, at: date, hour: hour)
            if choice != stack.shown { (home.itemView(of: .stack(stack)) as? WidgetItemView)?.show(choice, animated: true) }
        }
        guard !all.isEmpty else { return }
        let number = wait
        let delay = max(rotation.nextChange(among: all, after: date).timeIntervalSince(date), 1)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, number == self.wait else { return }
                self.look()
            }
        }
    }

    /// When a widget matters, by the relevance of its entries.
    private func moments(of id: Int) -> [SmartRotation.Moment] {
        guard let entries = home.board.archive(of: id)?.entries else { return [] }
        let highest = entries.compactMap(\.relevance?.score).max() ?? 0
        guard highest > 0 else { return [] }
        return entries.enumerated().compactMap { index, entry in
            guard let relevance = entry.relevance, relevance.score > 0 else { return nil }
            let next = entries.indices.contains(index + 1) ? entries[index + 1].date : nil
            let end = relevance.duration > 0 ? entry.date.addingTimeInterval(relevance.duration) : next
            return SmartRotation.Moment(start: entry.date, end: end, weight: relevance.score / highest)
        }
    }
}
