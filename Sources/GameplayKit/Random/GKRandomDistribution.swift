import QuinceFoundation

/// Whole numbers of a range, each as likely as the others.
///
/// Source: Apple's documentation of `GKRandomDistribution`.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom

    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// - Parameter highestInclusive: Not below the lowest.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        precondition(lowestInclusive <= highestInclusive, "the highest value of a distribution is not below the lowest")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
        super.init()
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// A die of so many sides, from 1.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    open class func d6() -> Self { make(sides: 6) }
    open class func d20() -> Self { make(sides: 20) }

    private class func make(sides: Int) -> Self {
        let die: GKRandomDistribution =
            switch self {
            case is GKShuffledDistribution.Type: GKShuffledDistribution(forDieWithSideCount: sides)
            case is GKGaussianDistribution.Type: GKGaussianDistribution(forDieWithSideCount: sides)
            default: GKRandomDistribution(forDieWithSideCount: sides)
            }
        return unsafeDowncast(die, to: self)
    }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// A number of the range's part below the bound; the lowest where there is none.
    open func nextInt(upperBound: Int) -> Int {
        let count = min(upperBound - lowestValue, numberOfPossibleOutcomes)
        return count > 1 ? lowestValue + source.nextInt(upperBound: count) : lowestValue
    }

    /// The next number as a part of the range, from 0 to 1.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes == 1 ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    /// Whether the next number lies in the upper half of the range.
    open func nextBool() -> Bool { nextInt() * 2 > lowestValue + highestValue }
}

/// Whole numbers around a mean, which are rarer the farther they lie from it; none is farther than three deviations.
///
/// Source: Apple's documentation of `GKGaussianDistribution`; the transformation of Box and Muller.
open class GKGaussianDistribution: GKRandomDistribution {
    public let mean: Float
    public let deviation: Float

    /// The numbers of a range, whose middle is the mean and whose ends are three deviations from it.
    public override init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// - Parameter deviation: Not negative.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        precondition(deviation >= 0, "a deviation is not negative")
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()), highestValue: Int((mean + 3 * deviation).rounded()))
    }

    open override func nextInt() -> Int {
        while true {
            let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
            let number = Int((mean + deviation * radius * cos(2 * .pi * source.nextUniform())).rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
    }

    open override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        while true {
            let number = nextInt()
            if number < upperBound { return number }
        }
    }
}

/// Whole numbers of a range, each of which comes once before any comes again.
///
/// Source: Apple's documentation of `GKShuffledDistribution`.
open class GKShuffledDistribution: GKRandomDistribution {
    private var rest: [Int] = []

    open override func nextInt() -> Int {
        if rest.isEmpty { rest = Array(lowestValue...highestValue) }
        return rest.remove(at: source.nextInt(upperBound: rest.count))
    }

    open override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue + 1 else { return lowestValue }
        while true {
            let number = nextInt()
            if number < upperBound { return number }
        }
    }
}
