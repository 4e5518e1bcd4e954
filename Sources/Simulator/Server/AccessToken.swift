/// A secret nobody can guess, in hexadecimal digits.
public struct AccessToken: Sendable, Equatable {
    public let text: String

    /// A token that was made before.
    ///
    /// - Returns: nil for a text that could be guessed: one of fewer than 32 characters, or with others than letters, digits, hyphens and underscores.
    public init?(_ text: String) {
        guard text.utf8.count >= 32, text.utf8.count <= 1_024, text.utf8.allSatisfy(Self.allowed.contains) else { return nil }
        self.text = text
    }

    private static let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    public init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Compares without telling by its duration how much was right.
    package func matches(_ other: String?) -> Bool {
        guard let other, other.utf8.count == text.utf8.count else { return false }
        return zip(text.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
