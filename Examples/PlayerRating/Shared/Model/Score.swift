/// What a game brings.
enum Score {
    /// In tenths.
    private static let tenths = 1500...2000

    /// Draws a score from 150 to 200 with one decimal.
    static func random(using generator: inout some RandomNumberGenerator) -> Double {
        Double(Int.random(in: tenths, using: &generator)) / 10
    }

    static func random() -> Double {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }
}
