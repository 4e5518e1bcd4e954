/// Texts without meaning, always the same: words from a small vocabulary, put together anew each time.
struct SampleTexts {
    private var state: UInt64 = 41
    private let vocabulary: [String]

    init() {
        let starts = ["b", "ch", "d", "f", "g", "l", "m", "n", "p", "r", "s", "st", "t", "th", "v", "w"]
        let middles = ["a", "e", "i", "o", "u", "ea", "oo", "ai"]
        let ends = ["", "l", "n", "r", "s", "st", "ng", "ck", "ten", "ly"]
        vocabulary = starts.flatMap { start in middles.flatMap { middle in ends.map { start + middle + $0 } } }
    }

    private mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func texts(_ count: Int, words: ClosedRange<Int>) -> [String] {
        (0..<count).map { _ in
            let length = words.lowerBound + next(below: words.count)
            return (0..<length).map { _ in vocabulary[next(below: vocabulary.count)] }.joined(separator: " ")
        }
    }
}
