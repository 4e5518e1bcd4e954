import Testing

@testable import UIKit

struct FlowLinesTests {
    private func lines(_ count: Int, length: CGFloat = 100, sizes: [Int: FlowLines.Size] = [:]) -> FlowLines {
        FlowLines(
            count: count, length: length, itemSpacing: 5, lineSpacing: 10, common: .init(along: 30, across: 20),
            sizes: sizes)
    }

    private func places(_ lines: FlowLines) -> [[CGFloat]] {
        (0..<lines.count).map { [lines.place(of: $0)!.along, lines.place(of: $0)!.across] }
    }

    @Test func fullLinesAreJustifiedAndTheLastKeepsTheirColumns() {
        // Three items of 30 with 5 between them in 120 points: the gaps grow to 15.
        let lines = lines(5, length: 120)
        #expect(places(lines) == [[0, 0], [45, 0], [90, 0], [0, 30], [45, 30]])
        #expect(lines.thickness == 50)
    }

    @Test func anItemThatFillsALineAloneIsCentred() {
        #expect(places(lines(2, length: 50)) == [[10, 0], [10, 30]])
        // Too long for any line, it starts at its start.
        #expect(places(lines(1, length: 20)) == [[0, 0]])
    }

    @Test func linesOfDifferentItemsAreAsThickAsTheThickest() {
        let sizes: [Int: FlowLines.Size] = [
            0: .init(along: 40, across: 10), 1: .init(along: 40, across: 30), 2: .init(along: 20, across: 20),
            3: .init(along: 50, across: 20),
        ]
        let lines = lines(4, sizes: sizes)
        // 40 + 5 + 40 fill a line justified to 100; the others are centred across it; no other item of 50 fits into the last line.
        #expect(places(lines) == [[0, 10], [60, 0], [0, 40], [50, 40]])
        #expect(lines.thickness == 60)
    }

    @Test func theLastLineStandsAsIfItsLastItemWentOn() {
        let small = FlowLines.Size(along: 20, across: 20)
        // One more item of 20 would fit beside 30 and 20; the two gaps share what is left of 100.
        #expect(places(lines(2, sizes: [1: small])) == [[0, 0], [45, 0]])
    }

    @Test func itemsInARange() {
        let lines = lines(30, length: 100)
        // Three a line, a line every 30 points.
        #expect(lines.items(from: 0, to: 1) == 0..<3)
        #expect(lines.items(from: 35, to: 65) == 3..<9)
        #expect(lines.items(from: 200, to: 10_000) == 18..<30)
        #expect(lines.items(from: 300, to: 400).isEmpty)
        #expect(lines.items(from: -50, to: -10).isEmpty)
    }

    /// What was measured bit by bit stands like what was known from the start.
    @Test(arguments: 0..<30) func measuringOneByOneComesToTheSame(seed: Int) {
        var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        var sizes: [Int: FlowLines.Size] = [:]
        var step = lines(40)
        for _ in 0..<20 {
            let item = random(40)
            let size = FlowLines.Size(along: CGFloat(10 + random(90)), across: CGFloat(10 + random(40)))
            sizes[item] = size
            step.setSizes([item: size])
        }
        let whole = lines(40, sizes: sizes)
        #expect(step.thickness == whole.thickness)
        #expect((0..<40).map { step.place(of: $0) } == (0..<40).map { whole.place(of: $0) })
        for low in stride(from: CGFloat(0), to: whole.thickness, by: 17) {
            let expected = (0..<40).filter { item in
                let line = whole.place(of: item)!
                return line.across + line.size.across > low && line.across < low + 25
            }
            let found = whole.items(from: low, to: low + 25)
            #expect(expected.allSatisfy(found.contains))
        }
    }

    @Test func aMillionEqualItemsAreOneRun() {
        let lines = lines(1_000_000)
        #expect(lines.items(from: 9_000_000, to: 9_000_001) == 900_000..<900_003)
        #expect(lines.place(of: 900_001)?.across == 9_000_000)
    }
}
