import QuinceFoundation

/// Whole numbers of a range, each as likely as the others.
///
/// Source: Apple's documentation of `GKRandomDistribution`.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom

    /// The count of the range's numbers; `Int.max` where there are more.
    open var numberOfPossibleOutcomes: Int {
        let width = offset(of: highestValue)
        return width < UInt(Int.max) ? Int(width) + 1 : .max
    }

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
        guard let die = die as? Self else {
            fatalError("Use of unimplemented initializer 'init(forDieWithSideCount:)' for class '\(String(reflecting: self))'")
        }
        return die
    }

    /// The distance of a number of the range from the lowest.
    private func offset(of number: Int) -> UInt { UInt(bitPattern: number &- lowestValue) }

    /// A number from the lowest to another of the range.
    private func nextInt(through last: Int) -> Int {
        let width = offset(of: last)
        if width < UInt(Int.max) { return lowestValue + source.nextInt(upperBound: Int(width) + 1) }
        while true {
            let high = UInt(bitPattern: source.nextInt(upperBound: 1 << 32))
            let low = UInt(bitPattern: source.nextInt(upperBound: 1 << 32))
            let number = high << 32 | low
            if number <= width { return lowestValue &+ Int(bitPattern: number) }
        }
    }

    open func nextInt() -> Int { nextInt(through: highestValue) }

    /// A number of the range's part below the bound; the lowest where there is none.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        let last = min(upperBound - 1, highestValue)
        return last > lowestValue ? nextInt(through: last) : lowestValue
    }

    /// The next number as a part of the range, from 0 to 1.
    open func nextUniform() -> Float {
        highestValue == lowestValue ? 0 : Float(offset(of: nextInt())) / Float(offset(of: highestValue))
    }

    /// Whether the next number lies in the upper half of the range.
    open func nextBool() -> Bool { offset(of: nextInt()) > offset(of: highestValue) / 2 }
}

/// Whole numbers around a mean, which are rarer the farther they lie from it; none is farther than three deviations.
///
/// Source: Apple's documentation of `GKGaussianDistribution`; the transformation of Box and Muller.
open class GKGaussianDistribution: GKRandomDistribution {
    public let mean: Float
    public let deviation: Float

    /// The numbers of a range, whose middle is the mean and whose ends are three deviations from it.
    public override init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        mean = Float((Double(lowestInclusive) + Double(highestInclusive)) / 2)
        deviation = Float(Double(highestInclusive) - Double(lowestInclusive)) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// - Parameters:
    ///   - mean: Finite.
    ///   - deviation: Finite, and not negative.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        precondition(deviation >= 0, "a deviation is not negative")
        precondition(mean.isFinite && deviation.isFinite, "a mean and a deviation are finite")
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int(nearest: mean - 3 * deviation), highestValue: Int(nearest: mean + 3 * deviation))
    }

    open override func nextInt() -> Int {
        while true {
            let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
            let number = Int(nearest: mean + deviation * radius * cos(2 * .pi * source.nextUniform()))
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
        guard upperBound > lowestValue, upperBound - 1 > lowestValue else { return lowestValue }
        while true {
            let number = nextInt()
            if number < upperBound { return number }
        }
    }
}

extension Int {
    /// Rounds a number, clamped to those that there are.
    fileprivate init(nearest number: Float) { self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max) }
}
