import Testing

@testable import Club

struct TennisScoreTests {
    private var score = TennisScore()

    private mutating func play(_ points: [Side]) { for side in points { score.addPoint(to: side) } }
    private mutating func playGames(_ sides: [Side]) { for side in sides { play(Array(repeating: side, count: 4)) } }
    private mutating func playToTieBreak() { playGames(Array(repeating: [.home, .guest], count: 6).flatMap { $0 }) }

    @Test mutating func pointsAreCalledAsInTennis() {
        #expect(score.call(for: .home) == "0")
        play([.home, .home, .guest])
        #expect(score.call(for: .home) == "30")
        #expect(score.call(for: .guest) == "15")
    }

    @Test mutating func aGameAtDeuceNeedsTwoPoints() {
        play([.home, .home, .home, .guest, .guest, .guest])
        #expect(score.isDeuce)
        play([.guest])
        #expect(score.call(for: .guest) == "Ad")
        #expect(score.call(for: .home) == "40")
        play([.home])
        #expect(score.isDeuce)
        play([.home, .home])
        #expect(score.games == Tally(home: 1, guest: 0))
    }

    @Test mutating func theServiceChangesAfterEachGame() {
        #expect(score.server == .home)
        playGames([.home])
        #expect(score.server == .guest)
    }

    @Test mutating func aSetNeedsTwoGamesMore() {
        playGames([.home, .home, .home, .home, .home, .guest, .guest, .guest, .guest, .guest])
        #expect(score.sets.isEmpty)
        playGames([.home, .home])
        #expect(score.sets == [Tally(home: 7, guest: 5)])
        #expect(score.games == Tally())
    }

    @Test mutating func sixAllIsATieBreak() {
        playToTieBreak()
        #expect(score.isTieBreak)
        #expect(score.server == .home)
        play([.home])
        #expect(score.server == .guest)
        #expect(score.call(for: .home) == "1")
        play([.guest])
        #expect(score.server == .guest)
        play(Array(repeating: .home, count: 6))
        #expect(score.sets == [Tally(home: 7, guest: 6)])
    }

    @Test mutating func twoSetsWinTheMatch() {
        playGames(Array(repeating: .guest, count: 12))
        #expect(score.winner == .guest)
        #expect(score.wonSets == Tally(home: 0, guest: 2))
        let final = score
        play([.home])
        #expect(score == final)
    }
}
