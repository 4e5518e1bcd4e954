import Foundation
import Testing

@testable import Explorer

struct StateGraphTests {
    private func action(_ title: String, row: String? = nil) -> ExplorerAction {
        ExplorerAction(kind: .tap, key: "button||\(title)|content", title: title, rowGroup: row)
    }

    private func graph(_ names: String...) -> StateGraph {
        var graph = StateGraph()
        for name in names { _ = graph.add(ScreenBuilder.screen([ScreenBuilder.bar(name)]), from: nil) }
        return graph
    }

    private func connect(_ graph: StateGraph, _ from: Int, _ to: Int, _ action: ExplorerAction) {
        graph.states[from].add([action])
        graph.states[from].update(action) { ($0.status, $0.results) = (.tried, [to]) }
    }

    @Test func theShortestWayIsTaken() {
        let graph = graph("A", "B", "C")
        connect(graph, 0, 1, action("one"))
        connect(graph, 1, 2, action("two"))
        #expect(graph.path(from: 0) { $0.number == 2 }?.map(\.action.title) == ["one", "two"])
        connect(graph, 0, 2, action("direct"))
        #expect(graph.path(from: 0) { $0.number == 2 }?.map(\.action.title) == ["direct"])
        #expect(graph.path(from: 2) { $0.number == 0 } == nil)
        #expect(graph.path(from: 2) { $0.number == 2 }?.isEmpty == true)
    }

    @Test func waysThatDoNotHoldAreLeftOut() {
        var graph = graph("A", "B")
        connect(graph, 0, 1, action("sometimes"))
        for _ in 0..<3 { graph.noteFailure(of: action("sometimes"), from: 0) }
        #expect(graph.path(from: 0) { $0.number == 1 } == nil)
    }

    @Test func screensAreKnownAgain() {
        let graph = graph("A", "B")
        #expect(graph.state(ScreenBuilder.screen([ScreenBuilder.bar("B")]).signature)?.number == 1)
        #expect(graph.state(ScreenBuilder.screen([ScreenBuilder.node("button", "C")]).signature) == nil)
    }

    @Test func rowsThatAllLeadToOnePlaceStandForTheRest() {
        let graph = graph("List", "Detail")
        let rows = (0..<20).map { action("row \($0)", row: "people") }
        graph.states[0].add(rows)
        for row in rows.prefix(8) {
            graph.states[0].update(row) { ($0.status, $0.results, $0.look) = (.tried, [1], 7) }
            graph.states[0].skipLikeRows(row)
        }
        #expect(graph.states[0].records.count { $0.status == .skipped } == 12)
        #expect(!graph.states[0].hasUntried)
    }

    @Test func aSeedGivesTheSameNumbers() {
        var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
        #expect((0..<5).map { _ in one.next() } == (0..<5).map { _ in other.next() })
        // The first number of the algorithm's reference for the seed 0.
        var zero = SeededGenerator(seed: 0)
        #expect(zero.next() == 0xe220_a839_7b1d_cdaf)
    }
}
