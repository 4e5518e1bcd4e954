import Foundation

/// Where the cards' randomness comes from: the system, or the seed given by the launch argument `-Seed`.
struct RandomSource: RandomNumberGenerator {
    private var seeded: SeededGenerator?
    private var system = SystemRandomNumberGenerator()

    init(defaults: UserDefaults = .standard) {
        if let seed = defaults.string(forKey: "Seed").flatMap(UInt64.init) {
            seeded = SeededGenerator(seed: seed)
        }
    }

    mutating func next() -> UInt64 {
        guard var generator = seeded else { return system.next() }
        defer { seeded = generator }
        return generator.next()
    }
}
