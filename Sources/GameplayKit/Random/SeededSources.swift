import QuinceFoundation

/// Numbers of the stream cipher ARC4: quick, and even enough for games.
///
/// Source: Apple's documentation of `GKARC4RandomSource`.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    /// The seed: with a copy of it another source gives the same numbers.
    open var seed: Data { didSet { schedule() } }

    private var state = [UInt8](0...255)
    private var (first, second): (UInt8, UInt8) = (0, 0)

    public override convenience init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) })) }

    public init(seed: Data) {
        self.seed = seed
        super.init()
        schedule()
    }

    public required init?(coder: NSCoder) {
        guard let seed = coder.decodeObject(of: NSData.self, forKey: "seed") else { return nil }
        self.seed = seed as Data
        super.init(coder: coder)
        schedule()
    }
    open override func encode(with coder: NSCoder) { coder.encode(seed as NSData, forKey: "seed") }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.state, copy.first, copy.second) = (state, first, second)
        return copy
    }

    private func schedule() {
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        (state, first, second) = ([UInt8](0...255), 0, 0)
        var other: UInt8 = 0
        for index in state.indices {
            other = other &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(other))
        }
    }

    private func nextByte() -> UInt8 {
        first &+= 1
        second = second &+ state[Int(first)]
        state.swapAt(Int(first), Int(second))
        return state[Int(state[Int(first)] &+ state[Int(second)])]
    }

    override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }

    /// Leaves out numbers; the first 768 tell something of the seed.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }
}

/// Numbers of a linear congruential generator: quicker than the others, and less even.
///
/// Source: Apple's documentation of `GKLinearCongruentialRandomSource`; the constants of C's `rand48`.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// The state; with a copy of it another source gives the same numbers.
    open var seed: UInt64

    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    public required init?(coder: NSCoder) {
        seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) { coder.encode(Int64(bitPattern: seed), forKey: "seed") }
    open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }

    override func nextBits() -> UInt32 {
        seed = (0x5_DEEC_E66D &* seed &+ 0xB) & (1 << 48 - 1)
        return UInt32(truncatingIfNeeded: seed >> 16)
    }
}

/// Numbers of the Mersenne twister: slower than the others, and more even.
///
/// Source: Apple's documentation of `GKMersenneTwisterRandomSource`; Matsumoto and Nishimura's MT19937-64.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    private static let size = 312
    private static let middle = 156

    /// The seed: with a copy of it another source gives the same numbers.
    open var seed: UInt64 { didSet { schedule() } }

    private var state = [UInt64](repeating: 0, count: size)
    private var position = size

    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        schedule()
    }

    public required init?(coder: NSCoder) {
        seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
        super.init(coder: coder)
        schedule()
    }
    open override func encode(with coder: NSCoder) { coder.encode(Int64(bitPattern: seed), forKey: "seed") }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        (copy.state, copy.position) = (state, position)
        return copy
    }

    private func schedule() {
        state[0] = seed
        for index in 1..<Self.size {
            state[index] = 6_364_136_223_846_793_005 &* (state[index - 1] ^ state[index - 1] >> 62) &+ UInt64(index)
        }
        position = Self.size
    }

    private func twist() {
        let (upper, lower): (UInt64, UInt64) = (0xFFFF_FFFF_8000_0000, 0x7FFF_FFFF)
        for index in 0..<Self.size {
            let bits = state[index] & upper | state[(index + 1) % Self.size] & lower
            state[index] = state[(index + Self.middle) % Self.size] ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        position = 0
    }

    func nextWord() -> UInt64 {
        if position == Self.size { twist() }
        var word = state[position]
        position += 1
        word ^= word >> 29 & 0x5555_5555_5555_5555
        word ^= word << 17 & 0x71D6_7FFF_EDA6_0000
        word ^= word << 37 & 0xFFF7_EEE0_0000_0000
        return word ^ word >> 43
    }

    override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: nextWord() >> 32) }
}
