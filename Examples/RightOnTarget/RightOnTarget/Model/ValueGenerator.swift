/// Produces the values a game is played with, one at a time.
protocol ValueGenerator {
    associatedtype Value

    mutating func next() -> Value
}

/// Draws integers uniformly from a range.
struct IntegerGenerator<Source: RandomNumberGenerator>: ValueGenerator {
    private let range: ClosedRange<Int>
    private var source: Source

    init(range: ClosedRange<Int>, source: Source) {
        self.range = range
        self.source = source
    }

    /// Fails for bounds that leave no value to draw.
    init?(from lowest: Int, through highest: Int, source: Source) {
        guard lowest <= highest else { return nil }
        self.init(range: lowest...highest, source: source)
    }

    mutating func next() -> Int {
        Int.random(in: range, using: &source)
    }
}

/// Draws questions: a few pairwise different random colors, one of which is the one to find.
struct ColorQuestionGenerator<Source: RandomNumberGenerator>: ValueGenerator {
    private let optionCount: Int
    private var source: Source

    /// Fails unless there is a choice: at least two options.
    init?(optionCount: Int, source: Source) {
        guard optionCount >= 2 else { return nil }
        self.optionCount = optionCount
        self.source = source
    }

    mutating func next() -> ColorQuestion {
        var options: [RGBColor] = []
        while options.count < optionCount {
            let color = RGBColor.random(using: &source)
            if !options.contains(color) { options.append(color) }
        }
        return ColorQuestion(options: options, answer: Int.random(in: options.indices, using: &source))
    }
}
