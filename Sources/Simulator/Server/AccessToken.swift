/// A secret nobody can guess, in hexadecimal digits.
public struct AccessToken: Sendable, Equatable {
    public let text: String

    public init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Compares without telling by its duration how much was right.
    func matches(_ other: String?) -> Bool {
        guard let other, other.utf8.count == text.utf8.count else { return false }
        return zip(text.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
