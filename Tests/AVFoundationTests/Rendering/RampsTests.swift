@testable import AVFoundation
import Testing

struct RampsTests {
    private func range(_ start: Double, _ end: Double) -> CMTimeRange {
        CMTimeRange(start: CMTime(seconds: start, preferredTimescale: 600), end: CMTime(seconds: end, preferredTimescale: 600))
    }

    private func text(_ pieces: [Ramps.Piece]) -> [String] { pieces.map { "\($0.start)…\($0.end): \($0.from[0])→\($0.to[0])" } }

    @Test func valuesHoldUntilTheNext() {
        var ramps = Ramps(initial: [1])
        #expect(text(ramps.pieces(from: 0, to: 4)) == ["0.0…4.0: 1.0→1.0"])
        ramps.set([1], [0], range(1, 2))
        #expect(text(ramps.pieces(from: 0, to: 4)) == ["0.0…1.0: 1.0→1.0", "1.0…2.0: 1.0→0.0", "2.0…4.0: 0.0→0.0"])
        ramps.set([0.5], [0.5], range(3, 3))
        #expect(text(ramps.pieces(from: 2.5, to: 4)) == ["2.5…3.0: 0.0→0.0", "3.0…4.0: 0.5→0.5"])
        #expect(text(ramps.pieces(from: 1.5, to: 2)) == ["1.5…2.0: 0.5→0.0"])
    }

    @Test func theNextEndsARamp() {
        var ramps = Ramps(initial: [0])
        ramps.set([0], [1], range(0, 4))
        ramps.set([0], [0], range(2, 2))
        #expect(text(ramps.pieces(from: 0, to: 4)) == ["0.0…2.0: 0.0→0.5", "2.0…4.0: 0.0→0.0"])
        // Times that are no numbers are ignored.
        ramps.set([7], [7], .invalid)
        ramps.set([.nan], [1], range(3, 4))
        #expect(ramps.ramps.count == 2)
    }

    @Test func expressionsOfTimeFollowThePieces() {
        var ramps = Ramps(initial: [1])
        ramps.set([1], [0], range(1, 2))
        let text = FilterGraph.expression(ramps.pieces(from: 0, to: 2), "t") { $0[0] }
        #expect(text == "if(lt(t,1.000000),1.000000,(1.000000+(t-(1.000000))*(-1.000000000)))")
        #expect(FilterGraph.number(.nan) == "0")
    }

    @Test func speedsAreProducts() {
        #expect(FilterGraph.tempo(1) == [])
        #expect(FilterGraph.tempo(2) == ["atempo=2.000000"])
        #expect(FilterGraph.tempo(0.25) == ["atempo=0.5", "atempo=0.500000"])
        #expect(FilterGraph.tempo(.nan) == [])
    }
}
