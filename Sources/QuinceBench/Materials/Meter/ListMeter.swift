import UIKit

/// Lists of twenty and of ten thousand rows, in turn: the first frame, frames while they scroll, and a jump to the end.
@MainActor struct ListMeter {
    private let stage: MeterController
    private let turns: Turns

    init(_ stage: MeterController, _ turns: Turns) { (self.stage, self.turns) = (stage, turns) }

    func run(_ kinds: [ListKind]) async {
        for kind in kinds {
            var pairs = Pairs(few: 20, many: 10_000)
            for run in 0...40 {
                let (few, many) = (await measure(kind, rows: pairs.few), await measure(kind, rows: pairs.many))
                // The first run fills caches.
                if run > 0 { pairs.add(kind.rawValue, few: few, many: many) }
            }
            pairs.report()
        }
    }

    private func measure(_ kind: ListKind, rows: Int) async -> [String: Double] {
        let screen = kind.make(rows: rows)
        var found: [String: Double] = [:]
        found["first"] = await turns.time { stage.show(screen) }
        found["first cells"] = Double(screen.cellsAsked)
        // From the middle of what there is to scroll. Twenty rows have no more of them than so many steps bring in: beyond its end a list has none.
        let steps = 16
        let start = rows > 100 ? (screen.list.contentSize.height / 2).rounded() : 0
        _ = await turns.time { screen.list.contentOffset.y = start }
        let origin = screen.list.contentOffset.y
        let before = screen.cellsAsked
        var sum = 0.0
        for step in 1...steps { sum += await turns.time { screen.list.contentOffset.y = origin + 20 * CGFloat(step) } }
        found["scroll"] = sum / Double(steps)
        found["scroll cells"] = Double(screen.cellsAsked - before)
        let asked = screen.cellsAsked
        found["jump"] = await turns.time { screen.jumpToEnd() }
        found["jump cells"] = Double(screen.cellsAsked - asked)
        _ = await turns.time { stage.hide(screen) }
        return found
    }
}
