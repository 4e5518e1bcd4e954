import QuinceFoundation

/// A source of random numbers. Source: Apple's documentation of `SecRandomRef`.
public typealias SecRandomRef = SecRandom

public final class SecRandom: Sendable {
    fileprivate init() {}
}

/// The system's source of random numbers, which is the only one.
public let kSecRandomDefault: SecRandomRef? = SecRandom()

/// Writes random bytes that nobody can foretell.
///
/// - Parameters:
///   - rnd: `kSecRandomDefault`.
///   - bytes: Where they go; it must have room for as many.
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for position in stride(from: 0, to: count, by: MemoryLayout<UInt64>.size) {
        withUnsafeBytes(of: generator.next()) {
            bytes.advanced(by: position).copyMemory(from: $0.baseAddress!, byteCount: min(8, count - position))
        }
    }
    return errSecSuccess
}
