import Testing

@testable import GameplayKit

private final class LoadedDie: GKRandomDistribution {}

/// Always the highest number below a bound.
private struct HighestSource: GKRandom {
    func nextInt() -> Int { Int(Int32.max) }
    func nextInt(upperBound: Int) -> Int { max(0, upperBound - 1) }
    func nextUniform() -> Float { 1 }
    func nextBool() -> Bool { true }
}

struct RandomTests {
    /// The first number of Matsumoto and Nishimura's own program for its default seed.
    @Test func theTwisterIsThatOfItsAuthors() {
        #expect(GKMersenneTwisterRandomSource(seed: 5489).nextWord() == 14_514_284_786_278_117_030)
    }

    /// The key and the first bytes of the stream of a known example of ARC4.
    @Test func theCipherIsARC4() {
        let source = GKARC4RandomSource(seed: Data("Key".utf8))
        #expect(source.nextBits() == 0xEB9F_7781)
        #expect(source.nextBits() == 0xB734_CA72)
    }

    /// C's `srand48(0)` and `drand48()`, which begins with 0.17082803610628972.
    @Test func theGeneratorIsThatOfC() {
        let source = GKLinearCongruentialRandomSource(seed: 0x330E)
        #expect(abs(Double(source.nextBits()) / 4_294_967_296 - 0.170828036) < 1e-9)
    }

    private static var sources: [GKRandomSource] {
        [
            GKRandomSource(), GKARC4RandomSource(seed: Data([1, 2])), GKLinearCongruentialRandomSource(seed: 3),
            GKMersenneTwisterRandomSource(seed: 4),
        ]
    }

    @Test(arguments: 0..<4) func numbersLieInTheirRanges(_ index: Int) {
        let source = Self.sources[index]
        for _ in 0..<2000 {
            #expect((0..<7).contains(source.nextInt(upperBound: 7)))
            #expect((0...1).contains(source.nextUniform()))
            #expect((Int(Int32.min)...Int(Int32.max)).contains(source.nextInt()))
            #expect((0..<Int.max).contains(source.nextInt(upperBound: .max)))
        }
        #expect(source.nextInt(upperBound: 1) == 0)
        #expect(source.nextInt(upperBound: -4) == 0)
    }

    @Test(arguments: 1..<4) func aCopyGivesTheSameNumbers(_ index: Int) throws {
        let source = Self.sources[index]
        _ = source.nextInt()
        let copy = try #require(source.copy() as? GKRandomSource)
        #expect((0..<50).map { _ in source.nextInt() } == (0..<50).map { _ in copy.nextInt() })
        let order = Self.sources[index].arrayByShufflingObjects(in: Array(0..<20)) as? [Int]
        #expect(order == Self.sources[index].arrayByShufflingObjects(in: Array(0..<20)) as? [Int])
        #expect(order?.sorted() == Array(0..<20))
        #expect(order != Array(0..<20))
    }

    @Test func aShuffledDistributionRepeatsNothing() {
        let distribution = GKShuffledDistribution(randomSource: GKARC4RandomSource(seed: Data([1])), lowestValue: 3, highestValue: 12)
        for _ in 0..<5 { #expect(Set((0..<10).map { _ in distribution.nextInt() }) == Set(3...12)) }
    }

    @Test func aGaussianDistributionIsNarrow() {
        let source = GKMersenneTwisterRandomSource(seed: 1)
        let distribution = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
        #expect(distribution.mean == 30)
        #expect(distribution.deviation == 10)
        let numbers = (0..<4000).map { _ in distribution.nextInt() }
        #expect(numbers.allSatisfy { (0...60).contains($0) })
        let near = numbers.filter { abs($0 - 30) <= 10 }.count
        // 68 of 100 lie within a deviation.
        #expect((2500...3100).contains(near), "\(near)")
    }

    @Test func diceHaveTheirSides() {
        #expect(GKRandomDistribution.d6().numberOfPossibleOutcomes == 6)
        #expect(GKShuffledDistribution.d20().highestValue == 20)
        #expect(Set((0..<20).map { _ in GKShuffledDistribution.d20().nextInt() }).isSubset(of: Set(1...20)))
        #expect(GKRandomDistribution(forDieWithSideCount: 1).nextUniform() == 0)
    }

    /// Dice are made by initializers that a subclass may lack.
    @Test func aSubclassHasNoDice() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = LoadedDie.d6() }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("Use of unimplemented initializer 'init(forDieWithSideCount:)'"))
    }

    @Test(arguments: [(0, Int.max), (Int.min, 0), (Int.min, Int.max), (Int.max - 1, Int.max)])
    func rangesMayBeWide(_ lowest: Int, _ highest: Int) {
        let source = GKMersenneTwisterRandomSource(seed: 7)
        let even = GKRandomDistribution(randomSource: source, lowestValue: lowest, highestValue: highest)
        let bell = GKGaussianDistribution(randomSource: source, lowestValue: lowest, highestValue: highest)
        for distribution in [even, bell] {
            var upper = 0
            for _ in 0..<200 {
                let number = distribution.nextInt()
                #expect(number >= lowest)
                #expect(number <= highest)
                #expect((0...1).contains(distribution.nextUniform()))
                if distribution.nextBool() { upper += 1 }
            }
            #expect(upper > 0)
        }
        for _ in 0..<200 {
            let number = even.nextInt(upperBound: 5)
            #expect(number >= lowest)
            #expect(number <= max(lowest, 4))
        }
        #expect(even.nextInt(upperBound: .min) == lowest)
    }

    @Test func aWideRangeHasItsHighestNumber() {
        let distribution = GKRandomDistribution(randomSource: HighestSource(), lowestValue: .min, highestValue: .max)
        #expect(distribution.nextInt() == .max)
        #expect(distribution.nextUniform() == 1)
        #expect(distribution.nextBool())
        #expect(distribution.numberOfPossibleOutcomes == .max)
    }

    @Test func aShuffledDistributionMayEndWithTheLargestNumber() {
        let distribution = GKShuffledDistribution(randomSource: HighestSource(), lowestValue: .max, highestValue: .max)
        #expect(distribution.nextInt(upperBound: .max) == .max)
    }
}
