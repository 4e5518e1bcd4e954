import Testing

@testable import SwiftUI

@MainActor struct AttributeTests {
    private let scope = GraphScope(parent: nil)

    @Test func computesAgainOnlyAfterAChange() {
        let source = Attribute(1)
        var runs = 0
        let double = Attribute<Int>(in: scope) {
            runs += 1
            return source.value * 2
        }
        #expect(double.value == 2)
        #expect(double.value == 2)
        #expect(runs == 1)
        source.set(3)
        #expect(double.value == 6)
        source.set(3)
        #expect(double.value == 6)
        #expect(runs == 2)
    }

    @Test func anEqualResultLeavesWhatLiesBelowAlone() {
        let source = Attribute(1)
        let isEven = Attribute<Bool>(in: scope) { source.value.isMultiple(of: 2) }
        var runs = 0
        let text = Attribute<String>(in: scope) {
            runs += 1
            return isEven.value ? "even" : "odd"
        }
        #expect(text.value == "odd")
        source.set(3)
        #expect(text.value == "odd")
        #expect(runs == 1)
        source.set(4)
        #expect(text.value == "even")
        #expect(runs == 2)
    }

    @Test func dependsOnWhatTheLastRunHasRead() {
        let (chooses, first, second) = (Attribute(true), Attribute(1), Attribute(10))
        var runs = 0
        let chosen = Attribute<Int>(in: scope) {
            runs += 1
            return chooses.value ? first.value : second.value
        }
        #expect(chosen.value == 1)
        second.set(20)
        #expect(chosen.value == 1)
        #expect(runs == 1)
        chooses.set(false)
        #expect(chosen.value == 20)
        first.set(2)
        #expect(chosen.value == 20)
        #expect(runs == 2)
        second.set(30)
        #expect(chosen.value == 30)
    }

    @Test func sinksRunInTheUpdate() {
        let graph = Graph()
        let source = Attribute(1)
        var seen: [Int] = []
        GraphSink(in: scope, graph: graph) { seen.append(source.value) }
        source.set(2)
        source.set(3)
        #expect(seen == [1])
        graph.update()
        #expect(seen == [1, 3])
        #expect(!graph.needsUpdate)
    }

    @Test func aScopeTakesItsSinksAlong() {
        let graph = Graph()
        let source = Attribute(1)
        let inner = GraphScope(parent: scope)
        var runs = 0
        GraphSink(in: inner, graph: graph) { runs += source.value }
        inner.destroy()
        source.set(5)
        graph.update()
        #expect(runs == 1)
    }

    @Test func comparesStructuresPartByPart() {
        struct Pair { var flag: Bool; var text: String; var action: () -> Void }
        let action = {}
        #expect(ValueComparison.areEqual(Pair(flag: true, text: "a", action: action), Pair(flag: true, text: "a", action: action)))
        #expect(!ValueComparison.areEqual(Pair(flag: true, text: "a", action: action), Pair(flag: true, text: "b", action: action)))
    }
}
