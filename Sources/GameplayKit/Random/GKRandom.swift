import QuinceFoundation

/// A source of random numbers.
///
/// Source: Apple's documentation of `GKRandom`.
public protocol GKRandom {
    /// A number from `Int32.min` to `Int32.max`, of sources; of distributions, one of their numbers.
    func nextInt() -> Int
    /// A number from 0 to below the bound; 0 for bounds below 2.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers. `GKRandomSource()` is the system's; its subclasses give the same numbers for the same seed.
///
/// Source: Apple's documentation of `GKRandomSource`.
open class GKRandomSource: NSObject, GKRandom, NSCopying, NSSecureCoding, @unchecked Sendable {
    private static let shared = GKRandomSource()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }

    /// The system's source, which cannot be seeded.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// The next 32 bits.
    func nextBits() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

    open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        // Numbers of the last, incomplete stretch would come more often than others.
        let bound = UInt64(upperBound)
        let space = bound > UInt64(UInt32.max) ? UInt64.max : 1 << 32
        let limit = space - space % bound
        while true {
            let number = bound > UInt64(UInt32.max) ? UInt64(nextBits()) << 32 | UInt64(nextBits()) : UInt64(nextBits())
            if number < limit { return Int(number % bound) }
        }
    }

    open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(1 << 24 - 1) }
    open func nextBool() -> Bool { nextBits() & 1 == 1 }

    /// The objects in random order. Source: the algorithm of Fisher and Yates.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.dropFirst().reversed() { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}

extension NSArray {
    /// The objects in an order that a source decides.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: allObjects) }
    /// The objects in random order.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }

    private var allObjects: [Any] { (0..<count).map { object(at: $0) } }
}
