internal import CCryptography
import QuinceFoundation

/// The library that encrypts, which is loaded with the first use.
enum CryptoLibrary {
    private static let isLoaded: Void = {
        guard crypto_is_available() else {
            fatalError("CryptoKit needs OpenSSL's libcrypto.so.3, which is missing: install the package libssl3")
        }
    }()

    /// Ends the process with the remedy where the library is missing: nothing of CryptoKit could report that.
    static func load() { _ = isLoaded }

    /// Random bytes of the system's.
    static func randomBytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let isDone = bytes.withUnsafeMutableBytes { crypto_random($0.baseAddress, $0.count) }
        precondition(isDone, "the system gives no random bytes")
        return bytes
    }

    /// Compares in a time that does not depend on where bytes differ.
    static func areEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension ContiguousBytes {
    var allBytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}

extension Collection where Element == UInt8 {
    /// The bytes in lower-case hexadecimal digits.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
