/// Damages files as merges, truncations and slips of the hand do; the same damage on every run.
public struct Damage {
    private var seed: UInt64
    /// Characters that mean something in the format.
    private let alphabet: [UInt8]

    public init(seed: UInt64 = 42, alphabet: String) { (self.seed, self.alphabet) = (seed, Array(alphabet.utf8)) }

    private mutating func random(_ bound: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % bound
    }

    /// A damaged form of `corpus`, another one with every call.
    public mutating func apply(to corpus: String) -> [UInt8] { apply(to: Array(corpus.utf8)) }

    /// A damaged form of `corpus`, another one with every call.
    public mutating func apply(to corpus: [UInt8]) -> [UInt8] {
        var bytes = corpus
        for _ in 0...random(4) where !bytes.isEmpty {
            let place = random(bytes.count)
            let end = min(bytes.count, place + random(40))
            switch random(5) {
            case 0: bytes[place] = UInt8(random(256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(alphabet[random(alphabet.count)], at: place)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: random(bytes.count))
            default: bytes.removeSubrange(place..<end)
            }
        }
        return bytes
    }
}
