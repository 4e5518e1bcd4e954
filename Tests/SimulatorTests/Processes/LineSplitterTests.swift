import Foundation
import Testing

@testable import Simulator

struct LineSplitterTests {
    private func lines(_ pieces: String...) -> [String] {
        var splitter = LineSplitter()
        return pieces.flatMap { splitter.lines(Data($0.utf8)) } + splitter.remainder()
    }

    @Test func linesEndWhereTheyEnd() {
        #expect(lines("a\nb\n\nc") == ["a", "b", "", "c"])
        #expect(lines("a", "b\nc", "", "\n") == ["ab", "c"])
        #expect(lines() == [])
    }

    @Test func charactersMayArriveInPieces() {
        var splitter = LineSplitter()
        let bytes = Array("grüße\n".utf8)
        #expect(splitter.lines(Data(bytes[..<3])) == [])
        #expect(splitter.lines(Data(bytes[3...])) == ["grüße"])
    }

    @Test func aLineWithoutAnEndIsCut() {
        var splitter = LineSplitter()
        let piece = Data(repeating: 97, count: 400_000)
        var lengths: [Int] = []
        for _ in 0..<6 { lengths += splitter.lines(piece).map(\.utf8.count) }
        #expect(lengths == [1_200_000, 1_200_000])
    }

    @Test func aFloodOfShortLinesIsReadInOneGo() {
        var splitter = LineSplitter()
        #expect(splitter.lines(Data(String(repeating: "x\n", count: 500_000).utf8)).count == 500_000)
    }
}
