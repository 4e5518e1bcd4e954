import Testing

@testable import Explorer

struct PathShrinkerTests {
    @Test func onlyWhatTheOutcomeNeedsStays() {
        let path = Array(1...20)
        let result = PathShrinker.shrink(path, mostTries: 200) { $0.contains(4) && $0.contains(17) }
        #expect(result == [4, 17])
    }

    @Test func theEndStays() {
        #expect(PathShrinker.shrink([1, 2, 3, 4], keeps: 1, mostTries: 50) { $0.last == 4 } == [4])
        #expect(PathShrinker.shrink([4], keeps: 1, mostTries: 50) { _ in true } == [4])
        #expect(PathShrinker.shrink([Int](), mostTries: 50) { _ in true } == [])
    }

    @Test func loopsAreLeftOut() {
        // 0 –a→ 1 –b→ 0 –c→ 2 –d→ 2 –e→ 3
        #expect(PathShrinker.withoutLoops(["a", "b", "c", "d", "e"], [0, 1, 0, 2, 2, 3]) == ["c", "e"])
        #expect(PathShrinker.withoutLoops(["a", "b"], [0, nil, 0]) == ["a", "b"])
        #expect(PathShrinker.withoutLoops(["a"], [0, 0]) == ["a"])
    }

    @Test func triesAreLimited() {
        var tries = 0
        _ = PathShrinker.shrink(Array(1...100), mostTries: 7) { _ in
            tries += 1
            return false
        }
        #expect(tries == 7)
    }
}
