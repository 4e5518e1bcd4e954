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
        suggest()
        var all: [SmartRotation.Candidate] = []
        for case .stack(let stack) in home.layout.items where stack.rotates || stack.suggestion != nil {
            if let suggestion = stack.suggestion, showsNow(suggestion, in: stack, at: date) { continue }
            guard stack.rotates else { continue }
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

    /// Has stacks hold a widget of the app that was used last, where none of it is placed, and takes those of other apps away.
    private func suggest() {
        let board = home.board
        guard !board.kinds.isEmpty else { return }
        let gallery = home.gallery
        let suggested = Set(home.layout.items.compactMap { if case .stack(let stack) = $0 { stack.suggestion } else { nil } })
        let placed = home.layout.widgets.filter { !suggested.contains($0.id) }
        var hasChanged = false
        for case .stack(let stack) in home.layout.items where stack.suggests || stack.suggestion != nil {
            let page = stack.suggests ? gallery.suggestion(stack.size, recent: home.recent, placed: placed) : nil
            let present = stack.widgets.first { $0.id == stack.suggestion }
            guard page?.bundle != present?.bundle || page?.kind != present?.kind else { continue }
            home.change { layout in
                layout.change(stack: stack.id) { $0.withdrawSuggestion() }
                if let page { layout.suggest(page, in: stack.id) }
            }
            hasChanged = true
        }
        if hasChanged { home.arrange() }
    }

    /// Brings up what the system has added, once it has something to show and nobody has scrolled lately.
    ///
    /// - Returns: Whether it is shown.
    private func showsNow(_ suggestion: Int, in stack: WidgetStack, at date: Date) -> Bool {
        guard home.board.archive(of: suggestion) != nil else { return false }
        if let touched = touches[stack.id], date.timeIntervalSince(touched) < SmartRotation.patience { return stack.shown == suggestion }
        if stack.shown != suggestion { (home.itemView(of: .stack(stack)) as? WidgetItemView)?.show(suggestion, animated: true) }
        return true
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
